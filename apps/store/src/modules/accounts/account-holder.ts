import { fail } from '../../http/problem-error.ts';
import { accountOf, sessionOf, signedIn } from '../../http/guards.ts';
import { cookieOf } from '../../http/visit.ts';
import type { HolderPort, Person } from '../credentials/holder.ts';
import type { AccountDependencies } from './account-ports.ts';
import { findById, getAccount } from './accounts.queries.ts';
import { isKnownDevice } from './known-devices.ts';
import { keepDevice, keepSession } from './session-cookies.ts';
import { confirmSession } from './sessions.queries.ts';
import { enter } from './sign-in.service.ts';

/** Where photographers see how they sign in. */
export const accountSettingsPath = '/account#security';

/** Accounts with passkeys. */
export function accountHolders(deps: AccountDependencies): HolderPort {
  return {
    kind: 'account',
    guards: [signedIn],
    settingsPath: accountSettingsPath,
    homePath: '/dashboard',
    current(visit) {
      const account = accountOf(visit);
      const { id: sessionId, confirmedAt } = sessionOf(visit);
      return { ...personOf(account), sessionId, confirmedAt, needsSecondFactor: false };
    },
    async find(db, { labBrand }, id) {
      const account = await findById(db, labBrand, id);
      if (account?.deletionDueAt != null) fail('accountClosed');
      return account && personOf(account);
    },
    hasPassword: async (db, id) => (await getAccount(db, id)).passwordHash !== null,
    confirm: (db, sessionId) => confirmSession(db, sessionId),
    isKnownBrowser: (request, id) => isKnownDevice(deps, cookieOf(request, 'device'), { id }),
    async enter({ visit, reply }, { id, origin }) {
      const token = await enter(deps, visit, { accountId: id, origin });
      keepSession({ visit, reply, csrf: deps.csrf }, token);
      keepDevice({ visit, reply }, deps, id);
    },
    actingAs: ({ ip }, { holder, email }) => ({ account: { id: holder.id, email }, ip }),
  };
}

interface AccountNames {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

function personOf({ id, email, firstName, lastName }: AccountNames): Person {
  return { holder: { kind: 'account', id }, email, name: `${firstName} ${lastName}` };
}
