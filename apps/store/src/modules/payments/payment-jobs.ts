import { defineJob } from '@albumen/server-kit/jobs';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';

/** Looks up the result of an attempt whose answer never arrived. */
export const lookUpAttempt = defineJob<{ attemptId: string }>({
  name: 'payments.look-up',
  retryLimit: 20,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 600,
});

/** Charges a payment that its payer approved at a bank or on a phone. */
export const collectPayment = defineJob<{ paymentId: string }>({
  name: 'payments.collect',
  retryLimit: 40,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 600,
});

/** Tried for days before a person has to look: money that is owed is not forgotten. */
export const refundMoney = defineJob<{ refundId: string }>({
  name: 'payments.return',
  retryLimit: 40,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 3 * 3600,
});

/** Asks for charges whose money takes days, and whose notice may be lost. */
export const lookUpAwaited = defineJob<Record<string, never>>({
  name: 'payments.look-up-awaited',
  cron: '13 */6 * * *',
});

/** Takes up what a lost job left behind. */
export const sweepPayments = defineJob<Record<string, never>>({
  name: 'payments.sweep',
  cron: '*/10 * * * *',
});

export const paymentJobs = [
  lookUpAttempt,
  collectPayment,
  refundMoney,
  lookUpAwaited,
  sweepPayments,
] as const;

/** Asks the provider for what an attempt came to, this long from now. */
export async function lookUpIn(
  trx: Kysely<Tables>,
  { jobs, clock }: Pick<Dependencies, 'jobs' | 'clock'>,
  { attemptId, ms }: { attemptId: string; ms: number },
): Promise<void> {
  const startAfter = new Date(clock.now().getTime() + ms);
  await jobs.enqueueWith(trx, lookUpAttempt, { data: { attemptId }, startAfter });
}
