import { defineJob } from '@albumen/server-kit/jobs';

/** Orders whose money was waited for long enough. */
export const expireAwaited = defineJob<Record<string, never>>({
  name: 'orders.expire',
  cron: '*/5 * * * *',
});
