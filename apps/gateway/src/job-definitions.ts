import type { JobDefinition } from '@albumen/server-kit/jobs';
import { sweep, sweepNightly } from './modules/housekeeping/housekeeping.jobs.ts';
import { expirePayments } from './modules/local-payments/local-payments.jobs.ts';
import { progressTransactions } from './modules/transactions/progress.jobs.ts';
import { deliverWebhook } from './modules/webhooks/deliver-webhook.jobs.ts';

/** Every job of the gateway. */
export const jobDefinitions: readonly JobDefinition<never>[] = [
  deliverWebhook,
  progressTransactions,
  expirePayments,
  sweep,
  sweepNightly,
];
