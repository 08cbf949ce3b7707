import type { Dependencies } from '../../dependencies.ts';
import { operatorOf } from '../../http/rights.ts';
import type { HolderPort, Person } from '../credentials/holder.ts';
import { confirmSession } from './operator-sessions.queries.ts';
import { keepSession } from './operator-session.ts';
import { findById } from './operators.queries.ts';
import { signInById } from './sign-in.service.ts';

/** Where operators see how they sign in. */
export const operatorSettingsPath = '/operator#you';

/** Operators with passkeys. */
export function operatorHolders(deps: Dependencies): HolderPort {
  return {
    kind: 'operator',
    guards: [],
    settingsPath: operatorSettingsPath,
    homePath: '/operator',
    current(visit) {
      const operator = operatorOf(visit);
      const { sessionId, confirmedAt, needsSecondFactor } = operator;
      return { ...personOf(operator), sessionId, confirmedAt, needsSecondFactor };
    },
    async find(db, _visit, id) {
      const operator = await findById(db, id);
      return operator && personOf(operator);
    },
    hasPassword: () => Promise.resolve(false),
    confirm: (db, sessionId, by) => confirmSession(db, sessionId, { isStrong: by !== 'mail' }),
    isKnownBrowser: () => false,
    async enter({ request, reply }, { id }) {
      keepSession({ request, reply }, await signInById(deps, request, id));
    },
    actingAs: ({ ip }, { holder, email, name }) => ({
      operator: { id: holder.id, email, name },
      account: undefined,
      ip,
    }),
  };
}

function personOf({ id, email, name }: { id: string; email: string; name: string }): Person {
  return { holder: { kind: 'operator', id }, email, name };
}
