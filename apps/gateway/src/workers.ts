import type { Dependencies } from './dependencies.ts';
import { workOnHousekeeping } from './modules/housekeeping/housekeeping.jobs.ts';
import { expireOverdue, expirePayments } from './modules/local-payments/local-payments.jobs.ts';
import { progress, progressTransactions } from './modules/transactions/progress.jobs.ts';
import { deliverWebhook } from './modules/webhooks/deliver-webhook.jobs.ts';
import { attemptDelivery } from './modules/webhooks/attempt-delivery.service.ts';

/** Begins to work on every kind of job. */
export async function startWorkers(deps: Dependencies): Promise<void> {
  const { jobs } = deps;
  await jobs.work(deliverWebhook, { concurrency: 8 }, ({ deliveryId }) =>
    attemptDelivery(deps, deliveryId),
  );
  await jobs.work(progressTransactions, {}, () => progress(deps));
  await jobs.work(expirePayments, {}, () => expireOverdue(deps));
  await workOnHousekeeping(deps);
}
