import type { Jobs } from '@albumen/server-kit/jobs';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { findItemOfDesign, updateItem } from './cart-items.queries.ts';
import { countChange, lockCartRow } from './cart.queries.ts';
import { enqueueProof } from './proof.jobs.ts';

/**
 * Saves a design that may lie in a cart. The cart is held first, as by everybody who changes one; a
 * design that was saved is due a new picture, and a pending one changes the cart.
 */
export async function saveHoldingCart<Row>(
  trx: Kysely<Tables>,
  jobs: Jobs,
  { designSpaceId, save }: { designSpaceId: string; save: () => Promise<Row | undefined> },
): Promise<Row | undefined> {
  const item = await findItemOfDesign(trx, designSpaceId);
  if (item !== undefined) await lockCartRow(trx, item.cartId);
  const row = await save();
  if (item === undefined || row === undefined) return row;
  await updateItem(trx, item.id, {});
  if (item.status === 'pending') await countChange(trx, item.cartId);
  await enqueueProof(trx, jobs, { designSpaceId: item.designSpaceId, isBeingEdited: true });
  return row;
}
