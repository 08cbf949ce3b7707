import { isInDoubt } from '@albumen/domain/payments/attempt.machine';
import type { Dependencies } from '../../dependencies.ts';
import { findOpenAttempt } from '../payments/attempts.service.ts';
import { settleIfCharged } from '../payments/look-up.service.ts';
import { oneByOne } from '../payments/one-by-one.ts';
import { changeLink } from './change-link.service.ts';
import { listExpiring, lockLink } from './payment-links.queries.ts';

const atOnce = 500;

/** Ends links whose time is over, each in a transaction of its own. Safe to repeat. */
export async function expireDueLinks(deps: Dependencies): Promise<void> {
  const now = deps.clock.now();
  const due = await listExpiring(deps.db, { now, count: atOnce });
  await oneByOne(deps, due, (linkId) => expireLink(deps, linkId, now));
}

/** The provider has the last word; one that is being paid this very moment waits for the next sweep. */
async function expireLink(deps: Dependencies, linkId: string, now: Date): Promise<void> {
  if (await settleIfCharged(deps, linkId)) return;
  await deps.db.transaction().execute(async (trx) => {
    const link = await lockLink(trx, linkId);
    if (link === undefined || link.expiresAt === null || link.expiresAt > now) return;
    const open = await findOpenAttempt(trx, linkId);
    if (open !== undefined && isInDoubt(open.status)) return;
    const change = { event: 'expire', ...(open && { payment: open }) } as const;
    await changeLink(trx, deps, { link, change });
  });
}
