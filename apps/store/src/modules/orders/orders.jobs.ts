import type { Dependencies } from '../../dependencies.ts';
import { expireOrders } from './expire-orders.service.ts';
import { expireAwaited } from './order-jobs.ts';
import { drawOrderProof, drawProof } from './order-proof.jobs.ts';

export const orderJobs = [expireAwaited, drawOrderProof] as const;

export async function startOrderJobs(deps: Dependencies): Promise<void> {
  const { jobs } = deps;
  await jobs.work(expireAwaited, {}, () => expireOrders(deps));
  await jobs.work(drawOrderProof, { concurrency: 1 }, ({ itemId }) => drawProof(deps, itemId));
}
