import { labWebhookPath } from '@albumen/contract/endpoints/lab';
import { standInLabJob } from '../../third-parties/labs/stand-in/stand-in-lab.jobs.ts';
import { workStandIn } from '../../third-parties/labs/stand-in/work-stand-in.ts';
import { unlessShared } from '../files/installation.service.ts';
import type { LabDependencies } from './change-lab-order.service.ts';
import { holdStopped } from './hold-stopped.service.ts';
import {
  holdStoppedJob,
  makePrintFilesJob,
  purgePrintFilesJob,
  registerWithLab,
  sendToLab,
  submitToLabJob,
} from './lab-jobs.ts';
import { makePrintFiles } from './make-print-files.service.ts';
import { purgePrintFiles } from './purge-print-files.service.ts';
import { sendOrderToLab } from './send-to-lab.service.ts';
import { submitToLab } from './submit-to-lab.service.ts';

/** Print files one at a time: each fills hundreds of megabytes while it is drawn. */
export async function startLab(deps: LabDependencies): Promise<void> {
  const { jobs } = deps;
  await jobs.work(sendToLab, { concurrency: 1 }, ({ orderId }) => sendOrderToLab(deps, orderId));
  await jobs.work(makePrintFilesJob, { concurrency: 1 }, ({ labOrderId }, { signal }) =>
    makePrintFiles(deps, labOrderId, signal),
  );
  await jobs.work(submitToLabJob, { concurrency: 2 }, ({ labOrderId }) =>
    submitToLab(deps, labOrderId),
  );
  await jobs.work(holdStoppedJob, {}, () => holdStopped(deps));
  await jobs.work(purgePrintFilesJob, {}, () => unlessShared(deps, () => purgePrintFiles(deps)));
  await jobs.work(registerWithLab, {}, async () => {
    await deps.lab.register?.(deps.settings.origins.halide + labWebhookPath);
  });
  if (deps.lab.register === undefined) return;
  await jobs.enqueue(deps.db, registerWithLab, {});
  if (deps.settings.LAB_STAND_IN) {
    await jobs.work(standInLabJob, { concurrency: 1 }, (step) => workStandIn(deps, step));
  }
}
