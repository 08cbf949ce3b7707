import { defineJob } from '@albumen/server-kit/jobs';

/** Links past their time; a link that is paid or opened looks at the clock itself. */
export const expireLinks = defineJob<Record<string, never>>({
  name: 'payment-links.expire',
  cron: '*/5 * * * *',
});
