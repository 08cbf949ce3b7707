import { defineJob } from '@albumen/server-kit/jobs';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { drawKeptProof } from '../cart/proofs.service.ts';
import { proofKey } from '../cart/proof-keys.ts';
import * as itemQueries from './order-items.queries.ts';

/** Pictures an ordered item anew after its design was changed. */
export const drawOrderProof = defineJob<{ itemId: string }>({
  name: 'orders.proof',
  retryLimit: 5,
  retryDelaySeconds: 2,
});

export async function drawProofsLater(
  trx: Kysely<Tables>,
  { jobs }: Pick<Dependencies, 'jobs'>,
  itemIds: readonly string[],
): Promise<void> {
  await jobs.enqueueAll(
    trx,
    drawOrderProof,
    itemIds.map((itemId) => ({ itemId })),
  );
}

/** Safe to repeat: an item that has its picture is left alone. */
export async function drawProof(deps: Dependencies, itemId: string): Promise<void> {
  const item = await itemQueries.findItemForProof(deps.db, itemId);
  if (item?.document == null || item.proofUrl !== null) return;
  const { document, documentHash, documentVersion: version, designSpaceId, ...sold } = item;
  const design = { ...sold, id: designSpaceId, document, version };
  const token = await drawKeptProof(deps, design);
  if (token === undefined) return;
  const proofUrl = deps.files.publicUrl(proofKey(token));
  await itemQueries.showItemProof(deps.db, { itemId, documentHash, proofUrl });
}
