import type { Dependencies } from '../../dependencies.ts';
import { expireDueLinks } from './expire-links.service.ts';
import { collectStarted } from './collect-payment.service.ts';
import {
  collectLinkPayment,
  expireLinks,
  lookUpAwaitedLinks,
  lookUpLinkPayment,
  returnLinkMoney,
} from './link-jobs.ts';
import { lookUpAwaitedPayments } from './look-up-awaited.service.ts';
import { reconcilePayment } from './reconcile-payment.service.ts';
import { returnLinkMoneyOnce } from './refund-link.service.ts';

export const paymentLinkJobs = [
  lookUpLinkPayment,
  collectLinkPayment,
  returnLinkMoney,
  lookUpAwaitedLinks,
  expireLinks,
] as const;

export async function startPaymentLinkJobs(deps: Dependencies): Promise<void> {
  const { jobs } = deps;
  await jobs.work(lookUpLinkPayment, { concurrency: 4 }, ({ paymentId }) =>
    reconcilePayment(deps, paymentId),
  );
  await jobs.work(collectLinkPayment, { concurrency: 4 }, ({ providerPaymentId }) =>
    collectStarted(deps, providerPaymentId),
  );
  await jobs.work(returnLinkMoney, { concurrency: 2 }, ({ refundId }) =>
    returnLinkMoneyOnce(deps, refundId),
  );
  await jobs.work(lookUpAwaitedLinks, {}, () => lookUpAwaitedPayments(deps));
  await jobs.work(expireLinks, {}, () => expireDueLinks(deps));
}
