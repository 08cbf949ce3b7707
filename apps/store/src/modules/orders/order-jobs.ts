import { defineJob } from '@albumen/server-kit/jobs';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';

/** Looks up what a payment came to that nobody heard of. */
export const lookUpPayment = defineJob<{ attemptId: string }>({
  name: 'orders.look-up-payment',
  retryLimit: 20,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 600,
});

/** Charges a payment that its payer has approved elsewhere. */
export const collectPayment = defineJob<{ attemptId: string }>({
  name: 'orders.collect-payment',
  retryLimit: 40,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 600,
});

/** Places what was paid at a bank, whose page may never come back. */
export const placeStartedOrder = defineJob<{ paymentId: string }>({
  name: 'orders.place-started',
  retryLimit: 40,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 600,
});

/** Charges whose money takes days, and whose notice may be lost. */
export const lookUpAwaitedPayments = defineJob<Record<string, never>>({
  name: 'orders.look-up-awaited',
  cron: '13 */6 * * *',
});

/** Orders whose money was waited for long enough. */
export const expireAwaited = defineJob<Record<string, never>>({
  name: 'orders.expire',
  cron: '*/5 * * * *',
});

type Jobs = Pick<Dependencies, 'jobs'>;

/** The submit itself ends within 25 s; one that has not been heard of by then was cut off. */
const afterClaimMs = 30_000;

/** With every claim: a process that dies before, during or after its charge leaves this behind. */
export async function lookUpLater(
  trx: Kysely<Tables>,
  { jobs }: Jobs,
  attemptId: string,
): Promise<void> {
  await lookUpIn(trx, { jobs }, { attemptId, ms: afterClaimMs });
}

export async function lookUpSoon(
  trx: Kysely<Tables>,
  { jobs }: Jobs,
  attemptId: string,
): Promise<void> {
  await lookUpIn(trx, { jobs }, { attemptId, ms: 2_000 });
}

export async function lookUpIn(
  trx: Kysely<Tables>,
  { jobs }: Jobs,
  { attemptId, ms }: { attemptId: string; ms: number },
): Promise<void> {
  const startAfter = new Date(Date.now() + ms);
  await jobs.enqueueWith(trx, lookUpPayment, { data: { attemptId }, startAfter });
}
