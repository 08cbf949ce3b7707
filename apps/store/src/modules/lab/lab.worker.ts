import type { LabDependencies } from './change-lab-order.service.ts';
import { makePrintFilesJob, sendToLab, submitToLabJob } from './lab-jobs.ts';
import { makePrintFiles } from './make-print-files.service.ts';
import { sendOrderToLab } from './send-to-lab.service.ts';
import { submitToLab } from './submit-to-lab.service.ts';

/** Print files one at a time: each fills hundreds of megabytes while it is drawn. */
export async function startLab(deps: LabDependencies): Promise<void> {
  const { jobs } = deps;
  await jobs.work(sendToLab, { concurrency: 1 }, ({ orderId }) => sendOrderToLab(deps, orderId));
  await jobs.work(makePrintFilesJob, { concurrency: 1 }, ({ labOrderId }) =>
    makePrintFiles(deps, labOrderId),
  );
  await jobs.work(submitToLabJob, { concurrency: 2 }, ({ labOrderId }) =>
    submitToLab(deps, labOrderId),
  );
}
