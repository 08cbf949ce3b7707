import { defineJob } from '@albumen/server-kit/jobs';
import type { Dependencies } from '../../dependencies.ts';
import { expireOrders } from './changes/expire-orders.service.ts';
import { drawOrderProof, drawProof } from './order-proof.jobs.ts';

/** Orders whose money was waited for long enough. */
const expireAwaited = defineJob<Record<string, never>>({
  name: 'orders.expire',
  cron: '*/5 * * * *',
});

export const orderJobs = [expireAwaited, drawOrderProof] as const;

export async function startOrderJobs(deps: Dependencies): Promise<void> {
  const { jobs } = deps;
  await jobs.work(expireAwaited, {}, () => expireOrders(deps));
  await jobs.work(drawOrderProof, { concurrency: 1 }, ({ itemId }) => drawProof(deps, itemId));
}
