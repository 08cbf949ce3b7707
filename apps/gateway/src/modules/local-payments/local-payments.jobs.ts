import { defineJob } from '@albumen/server-kit/jobs';
import type { Dependencies } from '../../dependencies.ts';
import { eachAlone } from '../../each-alone.ts';
import { changePayment } from './local-payments.service.ts';
import { listOverdue } from './local-payments.queries.ts';

/** How long a payer has. */
export const paymentLifetimeMs = 30 * 60_000;

/** Ends what nobody answered. */
export const expirePayments = defineJob<Record<string, never>>({
  name: 'expire-local-payments',
  cron: '* * * * *',
  expireInSeconds: 300,
});

/** Expires what is overdue by the clock of each merchant. */
export async function expireOverdue(deps: Dependencies): Promise<void> {
  const overdue = await listOverdue(deps.db, { afterMs: paymentLifetimeMs, now: deps.clock.now() });
  await eachAlone(overdue, (key) => changePayment(deps, key, 'expire'));
}
