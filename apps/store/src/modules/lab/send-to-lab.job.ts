import { defineJob } from '@albumen/server-kit/jobs';

/**
 * Begins an order's way to the lab. Enqueued in the transaction that marks the order paid, to start
 * when its change window ends; an order that was canceled meanwhile stays here.
 */
export const sendToLab = defineJob<{ orderId: string }>({
  name: 'lab.send',
  retryLimit: 10,
  retryDelaySeconds: 5,
});
