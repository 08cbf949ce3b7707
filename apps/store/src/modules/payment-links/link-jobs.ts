import { defineJob } from '@albumen/server-kit/jobs';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';

/** Looks up what a payment of a link came to that nobody heard of. */
export const lookUpLinkPayment = defineJob<{ paymentId: string }>({
  name: 'payment-links.look-up',
  retryLimit: 20,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 600,
});

/** Charges a payment that its payer has confirmed at a bank or on a phone. */
export const collectLinkPayment = defineJob<{ providerPaymentId: string }>({
  name: 'payment-links.collect',
  retryLimit: 40,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 600,
});

/** Tried for days before a person has to look: money that is owed is not forgotten. */
export const returnLinkMoney = defineJob<{ refundId: string }>({
  name: 'payment-links.return',
  retryLimit: 40,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 3 * 3600,
});

/** Charges whose money takes days, and whose notice may be lost. */
export const lookUpAwaitedLinks = defineJob<Record<string, never>>({
  name: 'payment-links.look-up-awaited',
  cron: '43 */6 * * *',
});

/** Links past their time; a link that is paid or opened looks at the clock itself. */
export const expireLinks = defineJob<Record<string, never>>({
  name: 'payment-links.expire',
  cron: '*/5 * * * *',
});

export async function lookUpIn(
  trx: Kysely<Tables>,
  { jobs }: Pick<Dependencies, 'jobs'>,
  { paymentId, ms }: { paymentId: string; ms: number },
): Promise<void> {
  const startAfter = new Date(Date.now() + ms);
  await jobs.enqueueWith(trx, lookUpLinkPayment, { data: { paymentId }, startAfter });
}
