import { fail } from '../../http/problem-error.ts';
import { networkOf } from '@albumen/server-kit/network';
import type { SessionOrigin } from '../../http/session-origin.ts';
import { clearHits, countGuess, countHit, takeBackHits } from '../../http/rate-limits.ts';
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
  const target = { limit: accountLimits.signInPerEmail, value: `${visit.labBrand}:${email}` };
  const attempt = `${target.value}:${networkOf(given.origin.ip)}`;
  const ofNetwork = [
    { limit: accountLimits.signInPerIp, value: given.origin.ip },
    { limit: accountLimits.signInPerIpAndEmail, value: attempt },
  ];
  if (isKnown) await countHit(deps.db, accountLimits.signInPerDevice, account.id);
  else await countGuess(deps.db, { target, ofNetwork });
  const isRight = await isPassword(account?.passwordHash ?? null, given.password);
  if (account === undefined || !isRight) fail('wrongPassword');
  if (!isKnown) await takeBackHits(deps.db, [target]);
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
