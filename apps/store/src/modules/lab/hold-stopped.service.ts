import { holdLabOrder, type LabDependencies } from './change-lab-order.service.ts';
import { makePrintFilesJob, submitToLabJob } from './lab-jobs.ts';
import * as queries from './lab-orders.queries.ts';

const work = {
  preparing: { job: makePrintFilesJob, reason: 'Its print files could not be made.' },
  sending: { job: submitToLabJob, reason: 'The lab could not be reached.' },
};

/**
 * A lab order whose job failed for good, or is lost, would wait forever for what was paid: it is held,
 * so that a person sends it again or gives it up.
 */
export async function holdStopped(deps: LabDependencies): Promise<void> {
  for (const { id: labOrderId, orderId, status, version } of await queries.listUnmoved(deps.db)) {
    const { job, reason } = work[status];
    if (await deps.jobs.isPending(job, { labOrderId })) continue;
    await deps.db.transaction().execute(async (trx) => {
      const siblings = await queries.lockSiblings(trx, orderId);
      const isUnmoved = siblings.some((one) => one.id === labOrderId && one.version === version);
      if (isUnmoved) await holdLabOrder(deps, trx, { labOrderId, reason });
    });
  }
}
