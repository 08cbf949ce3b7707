import type { DesignedItem } from '../../db/lab-tables.ts';
import { storableJson } from '../../db/storable-json.ts';
import type { LabJob, LabRefusal } from '../../third-parties/labs/lab.ts';
import { faultPoint } from '../../fault-point.ts';
import { piecesPerUnitOf } from '../catalog/catalog.service.ts';
import { changeLabOrder, holdLabOrder, type LabDependencies } from './change-lab-order.service.ts';
import { labFileUrl } from './lab-file-links.ts';
import { findLabOrder, updateLabOrder, type LabOrder } from './lab-orders.queries.ts';
import { listPrintFiles } from './print-files.queries.ts';

/**
 * Gives a lab order to the lab: a quote, whose name is kept before anything is made, then the word to
 * make it. Cut short anywhere, a second run goes on with the same quote.
 */
export async function submitToLab(deps: LabDependencies, labOrderId: string): Promise<void> {
  const labOrder = await findLabOrder(deps.db, labOrderId);
  if (labOrder?.status !== 'sending') return;
  const job = await jobOf(deps, labOrder);
  const labReference = labOrder.labReference ?? (await quote(deps, job));
  if (labReference === undefined) return;
  faultPoint('before-submission');
  const answer = await deps.lab.submit(job, labReference);
  faultPoint('submitted');
  if (!answer.isAccepted) return hold(deps, labOrderId, answer);
  await deps.db
    .transaction()
    .execute((trx) =>
      changeLabOrder(deps, trx, { labOrderId, event: 'send', facts: { labReference } }),
    );
}

/** The lab's name for it, kept; undefined when it won't take it. */
async function quote(deps: LabDependencies, job: LabJob): Promise<string | undefined> {
  const { labOrderId } = job;
  const answer = await deps.lab.quote(job);
  if (!answer.isAccepted) {
    await hold(deps, labOrderId, answer);
    return undefined;
  }
  faultPoint('quoted');
  const { labReference, price } = answer;
  const stored = price === undefined ? null : storableJson(price);
  await updateLabOrder(deps.db, labOrderId, { labReference, quote: stored });
  return labReference;
}

async function hold(
  deps: LabDependencies,
  labOrderId: string,
  { reason }: LabRefusal,
): Promise<void> {
  await deps.db.transaction().execute((trx) => holdLabOrder(deps, trx, { labOrderId, reason }));
}

async function jobOf(deps: LabDependencies, labOrder: LabOrder): Promise<LabJob> {
  const { id: labOrderId, attempt, labBrand, request } = labOrder;
  const files = await listPrintFiles(deps.db, labOrderId);
  const now = deps.clock.now();
  /* What was handed over before requests said it. */
  const counted = (item: DesignedItem) => ({
    ...item,
    piecesPerUnit: piecesPerUnitOf(deps.catalogs[labBrand], item),
  });
  return {
    labOrderId,
    attempt,
    labBrand,
    request: { ...request, items: request.items.map(counted) },
    files: files.map(({ id, fileKey, widthPx, heightPx, ...file }) => ({
      ...file,
      pixels: widthPx === null || heightPx === null ? null : { width: widthPx, height: heightPx },
      read: () => deps.files.read(fileKey),
      url: labFileUrl(deps, { id, labBrand, now }),
    })),
  };
}
