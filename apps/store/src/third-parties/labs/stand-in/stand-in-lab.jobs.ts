import { defineJob } from '@albumen/server-kit/jobs';

/** The stand-in's day: it looks at what was submitted, and ships it. */
export const standInLabJob = defineJob<{ confirmationId: string; step: 'process' | 'ship' }>({
  name: 'lab.standIn',
  retryLimit: 20,
  retryDelaySeconds: 2,
});
