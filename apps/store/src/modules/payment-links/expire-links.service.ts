import { isBeingPaid } from '@albumen/domain/payment-links/link-payment.machine';
import type { Dependencies } from '../../dependencies.ts';
import { changeLink } from './change-link.service.ts';
import { findOpen } from './link-payments.queries.ts';
import { listExpiring, lockLink } from './payment-links.queries.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'settings'>;

const atOnce = 500;

/** Ends links whose time is over, each in a transaction of its own. Safe to repeat. */
export async function expireDueLinks(deps: Needs): Promise<void> {
  const now = deps.clock.now();
  for (const linkId of await listExpiring(deps.db, { now, count: atOnce })) {
    await expireLink(deps, linkId, now);
  }
}

/** One that is being paid this very moment waits for the next sweep. */
async function expireLink(deps: Needs, linkId: string, now: Date): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const link = await lockLink(trx, linkId);
    if (link === undefined || link.expiresAt === null || link.expiresAt > now) return;
    const open = await findOpen(trx, linkId);
    if (open !== undefined && isBeingPaid(open.status)) return;
    const change = { event: 'expire', ...(open && { payment: open }) } as const;
    await changeLink(trx, deps, { link, change });
  });
}
