import { defineJob } from '@albumen/server-kit/jobs';
import { timeOf } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { getMerchant } from '../merchants/merchants.service.ts';
import { inTransaction } from '../server-api/server-work.ts';
import { listDue } from './transactions.queries.ts';
import { happen, lockTransaction } from './transactions.service.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What time does to a transaction, by its merchant's clock. */
export const stages = [
  { status: 'authorized', afterMs: 7 * dayMs, event: 'expire' },
  { status: 'submitted_for_settlement', afterMs: hourMs, event: 'settle' },
  { status: 'settled', afterMs: dayMs, event: 'disburse' },
] as const;

/** The sandbox's processor settles and pays out by itself. */
export const progressTransactions = defineJob<Record<string, never>>({
  name: 'progress-transactions',
  cron: '* * * * *',
  expireInSeconds: 300,
});

const actor = 'gateway';

/** Each on its own: one that fails keeps no other from moving on. */
export async function progress(deps: Dependencies): Promise<void> {
  for (const { status, afterMs, event } of stages) {
    const due = await listDue(deps.db, { status, afterMs, now: deps.clock.now() });
    for (const { id, merchantId } of due) {
      const merchant = await getMerchant(deps.db, merchantId);
      if (merchant === undefined) continue;
      const caller = { merchant, actor, now: timeOf(deps.clock, merchant) };
      await inTransaction(deps, caller, async (work) => {
        const transaction = await lockTransaction(work, id);
        const isStillDue = transaction.status === status && transaction.disbursedAt === null;
        if (isStillDue) await happen(work, transaction, { event });
      });
    }
  }
}
