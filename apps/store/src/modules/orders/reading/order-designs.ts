import { isCard } from '@albumen/contract/catalog/families';
import { pathOf } from '@albumen/contract/endpoint';
import { nothingChosen } from '@albumen/contract/endpoints/editor';
import type { Dependencies } from '../../../dependencies.ts';
import type { Visit } from '../../../http/visit.ts';
import { findOwnVersions } from '../../editor/design-spaces.service.ts';
import { canCancel } from '../orders.policy.ts';
import type { OrderItemDesign } from '../orders.presenter.ts';
import type { OrderItemRow } from '../order-items.queries.ts';
import type { OrderRow } from '../orders.queries.ts';

/** Where this visit may change the designs of an order; empty from the lab's cut-off on. */
export async function designsOf(
  { db, catalogs, clock }: Pick<Dependencies, 'db' | 'catalogs' | 'clock'>,
  visit: Visit,
  { order, items }: { order: OrderRow; items: readonly OrderItemRow[] },
): Promise<Map<string, OrderItemDesign>> {
  if (!canCancel(order, clock.now())) return new Map();
  const ids = items.map(({ designSpaceId }) => designSpaceId);
  const versions = await findOwnVersions(db, visit, ids);
  const { products } = catalogs[order.labBrand];
  return new Map(
    items.flatMap((item) => {
      const version = versions.get(item.designSpaceId);
      const family = products.get(item.productId)?.product.family;
      if (version === undefined || family === undefined) return [];
      const editorUrl = editorUrlOf(item, { isCard: isCard(family), order });
      const newVersion = version > item.documentVersion ? version : null;
      return [[item.id, { editorUrl, newVersion }] as const];
    }),
  );
}

/** The editor's address of a design that is there, and the way back to its order. */
function editorUrlOf(
  item: OrderItemRow,
  { order, isCard: isOfCard }: { order: OrderRow; isCard: boolean },
): string {
  const { productId, designId, galleryId, designSpaceId } = item;
  const design = designId ?? nothingChosen;
  const projectId = galleryId ?? nothingChosen;
  const { checkoutId } = order;
  const cancelUrl = `/account/order/${checkoutId}`;
  const query = { design: designSpaceId, order: checkoutId, cancelUrl };
  if (!isOfCard) {
    const params = { projectId, productId, designId: design };
    return pathOf('/editor/new/:projectId/:productId/:designId', params, query);
  }
  const gallery = galleryId === null ? {} : { gallery: galleryId };
  const params = { productId, designId: design };
  return pathOf('/editor/card/:productId/:designId', params, { ...query, ...gallery });
}
