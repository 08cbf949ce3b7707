import type { DeletionPrepared } from '@albumen/contract/endpoints/accounts';
import { limits } from '@albumen/contract/limits';
import { accountOf, sessionOf } from '../../http/guards.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { hashToken } from '../../ids.ts';
import { mailLater } from '../../mail-jobs.ts';
import { accountDeletionScheduledMail } from '../../third-parties/mail/account-mails.ts';
import { requireFreshProof } from '../credentials/fresh-proof.ts';
import type { AccountDependencies } from './account-ports.ts';
import { insertEvent, scheduleDeletion } from './accounts.queries.ts';
import { linkTo, makeToken } from './mail-links.service.ts';
import { deleteSessions } from './sessions.queries.ts';
import { redeemToken } from './tokens.queries.ts';

/** A one-time confirmation, bound to the session that opened the overlay, and what is due by then. */
export async function prepareDeletion(
  deps: AccountDependencies,
  visit: Visit,
): Promise<DeletionPrepared> {
  const { id, email } = accountOf(visit);
  const confirmation = await deps.db.transaction().execute((trx) =>
    makeToken(trx, {
      purpose: 'confirm-deletion',
      labBrand: visit.labBrand,
      accountId: id,
      email,
      ...(visit.session !== undefined && { sessionId: visit.session.id }),
    }),
  );
  return { confirmation, owed: await deps.owedTo(deps.db, id) };
}

interface DeletionRequest {
  isTicked: boolean;
  confirmation: string;
  ip: string;
}

/** The account closes now and is deleted in 30 days, unless the mailed link undoes it. */
export async function deleteAccount(
  deps: AccountDependencies,
  visit: Visit,
  { isTicked, confirmation, ip }: DeletionRequest,
): Promise<Date> {
  const { id, email } = accountOf(visit);
  if (!isTicked) fail('confirmDeletion');
  requireFreshProof(deps, sessionOf(visit).confirmedAt);
  return deps.db.transaction().execute(async (trx) => {
    const redeemed = await redeemToken(trx, {
      tokenHash: hashToken(confirmation),
      labBrand: visit.labBrand,
      purposes: ['confirm-deletion'],
    });
    if (redeemed?.accountId !== id || redeemed.sessionId !== visit.session?.id)
      fail('confirmDeletion');
    const deletedAt = await scheduleDeletion(trx, id, limits.deletedKeptDays);
    await deleteSessions(trx, id);
    await deps.closeAddresses(trx, id);
    await insertEvent(trx, { accountId: id, kind: 'deletion-scheduled', ip });
    const token = await makeToken(trx, {
      purpose: 'undo-deletion',
      labBrand: visit.labBrand,
      accountId: id,
      email,
      redirectPath: '/dashboard',
    });
    const url = linkTo(visit.origin, 'undo', token);
    await mailLater(trx, deps, {
      to: email,
      content: accountDeletionScheduledMail(visit.labBrand, {
        url,
        deletedAt,
        owed: await deps.owedTo(trx, id),
      }),
    });
    return deletedAt;
  });
}
