import { defineJob } from '@albumen/server-kit/jobs';
import type { Dependencies } from '../../dependencies.ts';
import { expireDueLinks } from './expire-links.service.ts';

/** Links past their time; a link that is paid or opened looks at the clock itself. */
const expireLinks = defineJob<Record<string, never>>({
  name: 'payment-links.expire',
  cron: '*/5 * * * *',
});

export const paymentLinkJobs = [expireLinks] as const;

export async function startPaymentLinkJobs(deps: Dependencies): Promise<void> {
  await deps.jobs.work(expireLinks, {}, () => expireDueLinks(deps));
}
