import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { hashToken } from '../../ids.ts';
import type { AccountDependencies } from './account-ports.ts';
import { getAccount, markVerified } from './accounts.queries.ts';
import { refuseGuessable } from './guessable-passwords.ts';
import { setPassword } from './settings.service.ts';
import { dropForeignCredentials } from './shut-out-others.service.ts';
import { findToken, redeemToken } from './tokens.queries.ts';

/** The link proves the mailbox as well: the first time, whatever else was set up before is not its owner's. */
export async function resetPassword(
  deps: AccountDependencies,
  visit: Visit,
  { token, password }: { token: string; password: string },
): Promise<{ accountId: string; redirectPath: string }> {
  const filter = {
    tokenHash: hashToken(token),
    labBrand: visit.labBrand,
    purposes: ['reset-password'] as const,
  };
  const found = await findToken(deps.db, filter);
  if (found?.accountId == null) fail('linkInvalid');
  const account = await getAccount(deps.db, found.accountId);
  if (found.targetEmail !== account.email) fail('linkInvalid');
  await refuseGuessable(password, account);
  await deps.db.transaction().execute(async (trx) => {
    if ((await redeemToken(trx, filter)) === undefined) fail('linkInvalid');
    if (account.verifiedAt === null) await dropForeignCredentials(trx, visit, account);
  });
  await setPassword(deps, visit, { account, password, keptSessionId: undefined });
  await deps.db.transaction().execute(async (trx) => {
    await markVerified(trx, account.id);
    const { id, email } = account;
    await deps.adoptGuestOrders(trx, { id, email, labBrand: visit.labBrand });
  });
  return { accountId: account.id, redirectPath: found.redirectPath };
}
