import type { Dependencies } from '../../dependencies.ts';
import { expireDueLinks } from './expire-links.service.ts';
import { expireLinks } from './link-jobs.ts';

export const paymentLinkJobs = [expireLinks] as const;

export async function startPaymentLinkJobs(deps: Dependencies): Promise<void> {
  await deps.jobs.work(expireLinks, {}, () => expireDueLinks(deps));
}
