import { defineJob } from '@albumen/server-kit/jobs';

/** One attempt of a delivery; one that fails orders the next one itself. */
export const deliverWebhook = defineJob<{ deliveryId: string }>({
  name: 'deliver-webhook',
  retryLimit: 8,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
});
