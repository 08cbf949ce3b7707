import { isCard } from '@albumen/contract/catalog/families';
import type { Product } from '@albumen/contract/catalog/product';
import type { Order } from '@albumen/contract/endpoints/orders';
import { printProductOf } from '@albumen/print/products/print-product';
import { storableJson } from '../../../db/storable-json.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { fail } from '../../../http/problem-error.ts';
import type { Visit } from '../../../http/visit.ts';
import { stopsOf } from '../../cart/item-stops.ts';
import { checkDesign } from '../../editor/design-checks.ts';
import { findDesign, readDesignChoice } from '../../editor/design-choice.ts';
import { getOwnSpace, type DesignSpaceRow } from '../../editor/design-spaces.service.ts';
import { printablePhotos } from '../../editor/placed-photos.service.ts';
import { placedPhotos } from '../../editor/placed-photos.ts';
import { mailChange } from './order-change-mails.service.ts';
import { drawProofsLater } from '../order-proof.jobs.ts';
import { canCancel } from '../orders.policy.ts';
import * as itemQueries from '../order-items.queries.ts';
import * as queries from '../orders.queries.ts';
import { moveOrder } from './move-order.queries.ts';
import type { OrderItemRow } from '../order-items.queries.ts';
import { getOrder, getOwnOrder } from '../orders.service.ts';

interface DesignChange {
  resourceId: string;
  itemId: string;
  /** The version of the design that its owner has looked at. */
  version: number;
  isAccepted: boolean;
}

/**
 * An item is printed as its design is now: the same product and options, so the same price. Under the
 * order's lock, so that the lab gets the one or the other, never something between.
 */
export async function changeDesign(
  deps: Dependencies,
  visit: Visit,
  change: DesignChange,
): Promise<Order> {
  const { resourceId, itemId } = change;
  const order = await getOwnOrder(deps.db, visit, resourceId);
  const items = await itemQueries.listItems(deps.db, order.id);
  const item = items.find(({ id }) => id === itemId) ?? fail('notFound');
  if (!canCancel(order, deps.clock.now())) fail('orderNotCancelable');
  const space = await getOwnSpace(deps.db, visit, item.designSpaceId);
  if (space.version !== change.version) fail('staleVersion');
  const printProduct = await printableAs(deps, { item, space, isAccepted: change.isAccepted });
  await deps.db.transaction().execute(async (trx) => {
    const locked = await queries.lockOrder(trx, order.id);
    if (!canCancel(locked, deps.clock.now())) fail('orderNotCancelable');
    const changed = await moveOrder(trx, locked, {
      change: {},
      event: { kind: 'design-changed', details: { name: item.name, version: space.version } },
    });
    await itemQueries.updateItemDesign(trx, item.id, {
      document: storableJson(space.document),
      documentVersion: space.version,
      documentHash: space.documentHash,
      attributes: storableJson({ ...item.attributes, ...space.attributes }),
      printProduct: storableJson(printProduct),
      proofUrl: null,
    });
    await drawProofsLater(trx, deps, [item.id]);
    await mailChange(trx, deps, { order: changed, change: `“${item.name}” has a new design.` });
  });
  return getOrder(deps, visit, resourceId);
}

interface Printing {
  item: OrderItemRow;
  space: DesignSpaceRow;
  isAccepted: boolean;
}

/** How it is made, when it may be printed at all. */
async function printableAs({ db, catalogs }: Dependencies, { item, space, isAccepted }: Printing) {
  const catalog = catalogs[space.labBrand];
  const product = catalog.products.get(item.productId)?.product;
  if (product === undefined || !isSameProduct(product, item, space)) fail('designOfAnother');
  const read = readDesignChoice(product, space.attributes, findDesign(space.designId ?? undefined));
  if (!read.isComplete) fail('designOfAnother');
  const { document, documentHash, version } = space;
  const { choice } = read;
  const catalogVersion = catalog.version;
  const problems = await checkDesign({ product, choice, document, documentHash, catalogVersion });
  const photoIds = placedPhotos(document).map(({ photoId }) => photoId);
  const there = await printablePhotos(db, photoIds);
  const accepted = {
    acceptedVersion: isAccepted ? version : null,
    acceptedLevel: isAccepted ? ('warn' as const) : null,
  };
  const { stops } = stopsOf(problems, { version, ...accepted });
  const missing = photoIds.some((id) => !there.has(id)) ? ['photoMissing'] : [];
  const found = [...missing, ...stops];
  if (found.length > 0) fail('designNotReady', { params: { stops: found.join(' ') } });
  return printProductOf(product, choice, { isTurned: document.isTurned === true });
}

/** What the price is made of is as it was paid; a card's theme and layouts may change. */
function isSameProduct(
  product: Product,
  item: OrderItemRow,
  { productId, designId, attributes }: DesignSpaceRow,
): boolean {
  if (productId !== item.productId) return false;
  if (isCard(product.family) && designId !== item.designId) return false;
  const priced = ['size', 'spreads', ...product.options.map(({ key }) => key)];
  return priced.every((key) => attributes[key] === item.attributes[key]);
}
