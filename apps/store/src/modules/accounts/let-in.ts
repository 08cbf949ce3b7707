import { originOf } from '../../http/session-origin.ts';
import type { EntryCall } from '../credentials/holder.ts';
import { askForCode } from '../credentials/second-factor.service.ts';
import type { AccountDependencies } from './account-ports.ts';
import { keepDevice, keepSession } from './session-cookies.ts';
import { enter } from './sign-in.service.ts';

interface Wanted {
  accountId: string;
  /** Where to go on. */
  next: string;
}

const codePath = '/account/verify?mode=code';

/** After a first proof: a session, or the question for a code of the account's authenticator app. */
export async function letIn(
  deps: AccountDependencies,
  { visit, request, reply }: EntryCall,
  { accountId, next }: Wanted,
): Promise<{ next: string; isIn: boolean }> {
  const isInAlready = visit.account?.id === accountId;
  if (!isInAlready) {
    const holder = { kind: 'account', id: accountId } as const;
    if (await askForCode(deps.db, visit, { holder, redirectPath: next })) {
      return { next: codePath, isIn: false };
    }
    const token = await enter(deps, visit, { accountId, origin: originOf(request) });
    keepSession({ visit, reply, csrf: deps.csrf }, token);
  }
  keepDevice({ visit, reply }, deps, accountId);
  return { next, isIn: true };
}
