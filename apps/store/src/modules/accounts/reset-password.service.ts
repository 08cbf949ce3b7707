import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { hashToken } from '../../ids.ts';
import { getAccount, markVerified } from './accounts.queries.ts';
import { refuseGuessable } from './guessable-passwords.ts';
import { setPassword } from './settings.service.ts';
import { findToken, redeemToken } from './tokens.queries.ts';

export async function resetPassword(
  deps: Dependencies,
  visit: Visit,
  { token, password }: { token: string; password: string },
): Promise<{ accountId: string }> {
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
  if ((await deps.db.transaction().execute((trx) => redeemToken(trx, filter))) === undefined) {
    fail('linkInvalid');
  }
  await setPassword(deps, visit, { account, password, keptSessionId: undefined });
  await markVerified(deps.db, account.id);
  return { accountId: account.id };
}
