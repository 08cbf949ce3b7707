import { fail } from '../../http/problem-error.ts';
import { networkOf } from '@albumen/server-kit/network';
import type { SessionOrigin } from '../../http/session-origin.ts';
import {
  clearHits,
  countHit,
  countHits,
  refuseWhenUsedUp,
  takeBackHits,
} from '../../http/rate-limits.ts';
import { visitorTokenOf, type Visit } from '../../http/visit.ts';
import type { AccountDependencies } from './account-ports.ts';
import { findByEmail, insertEvent, lockAccount } from './accounts.queries.ts';
import { isKnownDevice } from './known-devices.ts';
import { isPassword } from './passwords.ts';
import { accountLimits } from './rate-limits.ts';
import { startSession } from './sessions.service.ts';

interface Credentials {
  email: string;
  password: string;
  origin: SessionOrigin;
  /** What the browser keeps of an earlier sign-in, if anything. */
  device: string | undefined;
}

/** One answer for an unknown email and a wrong password, after the same work. */
export async function signIn(deps: AccountDependencies, visit: Visit, given: Credentials) {
  const email = given.email.trim().toLowerCase();
  const account = await findByEmail(deps.db, visit.labBrand, email);
  const isKnown = account !== undefined && isKnownDevice(deps, given.device, account);
  const target = `${visit.labBrand}:${email}`;
  const attempt = `${target}:${networkOf(given.origin.ip)}`;
  const guess = [{ limit: accountLimits.signInPerEmail, value: target }];
  if (isKnown) await countHit(deps.db, accountLimits.signInPerDevice, account.id);
  else {
    await refuseWhenUsedUp(deps.db, accountLimits.signInPerEmail, target);
    await countHit(deps.db, accountLimits.signInPerIp, given.origin.ip);
    await countHit(deps.db, accountLimits.signInPerIpAndEmail, attempt);
    // Last: whoever is held back by the limits of one network uses up nothing of the email's.
    await countHits(deps.db, guess);
  }
  const isRight = await isPassword(account?.passwordHash ?? null, given.password);
  if (account === undefined || !isRight) fail('wrongPassword');
  if (!isKnown) await takeBackHits(deps.db, guess);
  // Everybody knows a demo account's password.
  if (account.isDemo && deps.settings.isPublic) fail('wrongPassword');
  if (account.deletionDueAt !== null) fail('accountClosed');
  await clearHits(deps.db, accountLimits.signInPerIpAndEmail, attempt);
  await clearHits(deps.db, accountLimits.signInPerDevice, account.id);
  return account;
}

interface Entry {
  accountId: string;
  origin: SessionOrigin;
}

/** What every way of signing in does: a new session, and the visitor's cart and favorites become the account's. */
export async function enter(
  deps: AccountDependencies,
  visit: Visit,
  { accountId, origin }: Entry,
): Promise<string> {
  return deps.db.transaction().execute(async (trx) => {
    // Held, so that nobody gets in beside the suspension that is just being made.
    const account = await lockAccount(trx, accountId);
    if (account?.suspendedAt != null) fail('accountSuspended');
    await deps.adoptVisitor(trx, visitorTokenOf(visit), accountId);
    await insertEvent(trx, { accountId, kind: 'signed-in', ip: origin.ip });
    return (await startSession(trx, accountId, origin)).token;
  });
}
