import { sql, type Kysely, type Selectable, type Updateable } from 'kysely';
import { columnsOf, type RowOf } from '../../db/columns.ts';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Tables } from '../../db/tables.ts';

/** Written when it is ordered, but for the design, of which an album has megabytes. */
export const orderedColumns = columnsOf('orderItems', [
  'id',
  'orderId',
  'position',
  'cartItemId',
  'designSpaceId',
  'productId',
  'designId',
  'galleryId',
  'shareId',
  'productName',
  'name',
  'projectTitle',
  'attributes',
  'choices',
  'quantity',
  'piecesPerUnit',
  'unitMinor',
  'listMinor',
  'discountMinor',
  'totalMinor',
  'shippingGroup',
  'departmentId',
  'documentVersion',
  'documentHash',
  'proofUrl',
  'sellerId',
  'markupMinor',
  'costMinor',
]);

const itemColumns = columnsOf('orderItems', [...orderedColumns, 'refundedMinor']);

export type OrderItemRow = RowOf<'orderItems', typeof itemColumns>;
export type DesignedItemRow = OrderItemRow &
  Pick<Selectable<Tables['orderItems']>, 'document' | 'printProduct'>;

export async function addItemRefunded(
  trx: Kysely<Tables>,
  id: string,
  amountMinor: number,
): Promise<void> {
  await trx
    .updateTable('orderItems')
    .set({ refundedMinor: sql`refunded_minor + ${amountMinor}` })
    .where('id', '=', id)
    .execute();
}

export function listItems(db: Kysely<Tables>, orderId: string): Promise<OrderItemRow[]> {
  return listing(db, { orderId });
}

const listing = compiledOnce((db, { orderId }: { orderId: string }) => itemsOf(db, orderId));

export function listDesignedItems(db: Kysely<Tables>, orderId: string): Promise<DesignedItemRow[]> {
  return itemsOf(db, orderId).select(['document', 'printProduct']).execute();
}

function itemsOf(db: Kysely<Tables>, orderId: string) {
  return db
    .selectFrom('orderItems')
    .select(itemColumns)
    .where('orderId', '=', orderId)
    .orderBy('position');
}

export async function updateItemDesign(
  trx: Kysely<Tables>,
  id: string,
  design: Updateable<Tables['orderItems']>,
): Promise<void> {
  await trx.updateTable('orderItems').set(design).where('id', '=', id).execute();
}

export function findItemForProof(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom('orderItems')
    .innerJoin('orders', 'orders.id', 'orderItems.orderId')
    .select([
      'orders.labBrand',
      'orderItems.designSpaceId',
      'orderItems.productId',
      'orderItems.designId',
      'orderItems.attributes',
      'orderItems.document',
      'orderItems.documentHash',
      'orderItems.documentVersion',
      'orderItems.proofUrl',
    ])
    .where('orderItems.id', '=', id)
    .executeTakeFirst();
}

/** Only where the design has not changed once more meanwhile. */
export async function showItemProof(
  db: Kysely<Tables>,
  { itemId, documentHash, proofUrl }: { itemId: string; documentHash: string; proofUrl: string },
): Promise<void> {
  await db
    .updateTable('orderItems')
    .set({ proofUrl })
    .where('id', '=', itemId)
    .where('documentHash', '=', documentHash)
    .execute();
}

export function listItemsOf(db: Kysely<Tables>, orderIds: readonly string[]) {
  return db
    .selectFrom('orderItems')
    .select(['orderId', 'productName', 'name', 'proofUrl'])
    .where('orderId', 'in', orderIds)
    .orderBy('position')
    .execute();
}
