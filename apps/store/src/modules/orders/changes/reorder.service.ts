import type { Dependencies } from '../../../dependencies.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import type { Visit } from '../../../http/visit.ts';
import { addItems } from '../../cart/add-items.service.ts';
import { isInCart } from '../../cart/cart.service.ts';
import { getOwnOrder } from '../orders.service.ts';
import { listItems, type OrderItemRow } from '../order-items.queries.ts';

/** The designs of an order into the cart, each as it is now; prices are today's. Safe to repeat. */
export async function reorder(
  deps: Dependencies,
  visit: Visit,
  { resourceId, ip }: { resourceId: string; ip: string },
): Promise<{ added: number; missing: number }> {
  const order = await getOwnOrder(deps.db, visit, resourceId);
  const items = await listItems(deps.db, order.id);
  let added = 0;
  for (const item of items) {
    if (await isAdded(deps, visit, { item, ip })) added += 1;
  }
  return { added, missing: items.length - added };
}

/**
 * One whose design was deleted, or whose product is no longer sold, does not keep the others away. One that
 * is in the cart by now stays as it was chosen there.
 */
async function isAdded(
  deps: Dependencies,
  visit: Visit,
  { item, ip }: { item: OrderItemRow; ip: string },
): Promise<boolean> {
  const { designSpaceId, quantity, documentVersion: acceptedVersion } = item;
  if (await isInCart(deps.db, visit, designSpaceId)) return true;
  const newItem = { designSpaceId, quantity, acceptedVersion, status: 'pending' as const };
  try {
    await addItems(deps, visit, { items: [newItem], ip });
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status < 500) return false;
    throw error;
  }
}
