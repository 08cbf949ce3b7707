import type { RedeemLinkReply } from '@albumen/contract/endpoints/accounts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { hashToken } from '../../ids.ts';
import { mailLater } from '../../mail-jobs.ts';
import { welcomeMail } from '../../third-parties/mail/account-mails.ts';
import { emailChangedMail } from '../../third-parties/mail/sign-in-mails.ts';
import type { AccountDependencies } from './account-ports.ts';
import {
  findByEmail,
  getAccount,
  insertEvent,
  markVerified,
  updateAccount,
} from './accounts.queries.ts';
import { shutOutOthers } from './shut-out-others.service.ts';
import { redeemToken } from './tokens.queries.ts';

const newGalleryPath = '/gallery/create';

type RedeemedToken = Awaited<ReturnType<typeof redeemToken>> & object;

export interface RedeemedLink {
  outcome: RedeemLinkReply['outcome'];
  accountId: string;
  redirectPath: string;
}

/** Redeems a mailed link once; the effect and the redemption are one transaction. */
export async function redeemLink(
  deps: AccountDependencies,
  visit: Visit,
  token: string,
): Promise<RedeemedLink> {
  return deps.db.transaction().execute(async (trx) => {
    const redeemed = await redeemToken(trx, {
      tokenHash: hashToken(token),
      labBrand: visit.labBrand,
      purposes: ['verify', 'sign-in', 'change-email', 'undo-deletion'],
    });
    if (redeemed?.accountId == null) fail('linkInvalid');
    const outcome = await applyLink(trx, deps, { visit, redeemed, accountId: redeemed.accountId });
    const { accountId, redirectPath } = redeemed;
    const waiting = isForNewGallery(outcome, redirectPath)
      ? await deps.waitingGalleryPath(trx, accountId)
      : undefined;
    return { outcome, accountId, redirectPath: waiting ?? redirectPath };
  });
}

/** The link of a new account leads to its first gallery, which may have been made meanwhile. */
function isForNewGallery(outcome: RedeemedLink['outcome'], redirectPath: string): boolean {
  return outcome === 'verified' && ['', newGalleryPath].includes(redirectPath);
}

interface LinkInHand {
  visit: Visit;
  redeemed: RedeemedToken;
  accountId: string;
}

async function applyLink(
  trx: Kysely<Tables>,
  deps: AccountDependencies,
  { visit, redeemed, accountId }: LinkInHand,
): Promise<RedeemedLink['outcome']> {
  const { purpose, targetEmail } = redeemed;
  const isOwnSession = visit.account?.id === accountId;
  // Whoever owns the mailbox alone may have been sent there by somebody who wants her in an account of his.
  if (purpose === 'change-email' && !isOwnSession) fail('signInToConfirm');
  const account = await getAccount(trx, accountId);
  const isUndone = purpose === 'undo-deletion';
  if (account.deletionDueAt !== null && !isUndone) fail('accountClosed');
  if (purpose === 'change-email') {
    await changeEmail(trx, deps, { visit, account, to: targetEmail });
    return 'email-changed';
  }
  // A link proves the mailbox it was sent to, and nothing once the account has moved on.
  if (targetEmail !== account.email) fail('linkInvalid');
  await proveMailbox(trx, deps, { visit, account });
  if (isUndone) {
    await updateAccount(trx, accountId, { deletionDueAt: null });
    await insertEvent(trx, { accountId, kind: 'deletion-undone', ip: visit.ip });
    return 'deletion-undone';
  }
  if (purpose === 'sign-in') return 'signed-in';
  if (account.verifiedAt === null) {
    const { origin } = visit;
    const content = welcomeMail(visit.labBrand, { origin, redirectPath: redeemed.redirectPath });
    await mailLater(trx, deps, { to: account.email, content });
  }
  return 'verified';
}

interface Proof {
  visit: Visit;
  account: Awaited<ReturnType<typeof getAccount>>;
}

async function proveMailbox(
  trx: Kysely<Tables>,
  deps: AccountDependencies,
  { visit, account }: Proof,
): Promise<void> {
  const { id, email, verifiedAt } = account;
  if (verifiedAt === null) await shutOutOthers(trx, deps, { visit, account });
  await markVerified(trx, id);
  await deps.adoptGuestOrders(trx, { id, email, labBrand: visit.labBrand });
}

/** In a session of the account: it stays, alone. */
async function changeEmail(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { visit, account, to }: Proof & { to: string },
): Promise<void> {
  if ((await findByEmail(trx, visit.labBrand, to)) !== undefined) fail('accountAlreadyRegistered');
  await updateAccount(trx, account.id, { email: to, verifiedAt: deps.clock.now() });
  await insertEvent(trx, { accountId: account.id, kind: 'email-changed', ip: visit.ip });
  await shutOutOthers(trx, deps, { visit, account });
  const content = emailChangedMail(visit.labBrand, {
    url: `${visit.origin}/help#accounts`,
    changedAt: deps.clock.now(),
  });
  await mailLater(trx, deps, { to: account.email, content });
}
