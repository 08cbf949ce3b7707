import type { Jobs } from '@albumen/server-kit/jobs';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { findItemOfDesign, updateItem, type ItemState } from './cart-items.queries.ts';
import { countChange, lockCartRow } from './cart.queries.ts';
import { enqueueProof } from './proof.jobs.ts';

/** Before a design is saved: the cart it lies in is held, as by everybody who changes a cart. */
export async function holdCartOf(
  trx: Kysely<Tables>,
  designSpaceId: string,
): Promise<ItemState | undefined> {
  const item = await findItemOfDesign(trx, designSpaceId);
  if (item !== undefined) await lockCartRow(trx, item.cartId);
  return item;
}

/** A design that lies in a cart was saved: its picture is due, and a pending one changes the cart. */
export async function recordDesignChange(
  trx: Kysely<Tables>,
  jobs: Jobs,
  item: ItemState | undefined,
): Promise<void> {
  if (item === undefined) return;
  const { id, cartId, designSpaceId, status } = item;
  await updateItem(trx, id, {});
  if (status === 'pending') await countChange(trx, cartId);
  await enqueueProof(trx, jobs, { designSpaceId, isBeingEdited: true });
}
