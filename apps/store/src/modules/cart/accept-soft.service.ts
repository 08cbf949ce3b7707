import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { printablePhotos } from '../editor/placed-photos.service.ts';
import { placedPhotos } from '../editor/placed-photos.ts';
import * as items from './cart-items.queries.ts';
import { changeCart } from './cart-changes.service.ts';
import { countChange } from './cart.queries.ts';
import { cartOf } from './cart.service.ts';
import { readItems, type ReadItem } from './read-items.ts';

/**
 * A customer wants a soft print nevertheless. Below the lower line only the photographer may say so:
 * whose photos they are.
 */
export async function acceptSoft(
  deps: Dependencies,
  visit: Visit,
  { itemId, documentVersion }: { itemId: string; documentVersion: number },
): Promise<string[]> {
  const cart = await cartOf(deps.db, visit);
  const rows = cart === undefined ? [] : await items.listItems(deps.db, cart.id);
  const row = rows.find(({ id }) => id === itemId);
  if (row === undefined) fail('notFound');
  if (row.version !== documentVersion) fail('staleVersion');
  const [read] = await readItems(deps, deps.db, [row]);
  const level = read?.readiness ?? 'good';
  if (level === 'good') return [];
  if (level === 'block' && !(read && (await isPhotographer(deps, visit, read)))) {
    fail('photographerOnly');
  }
  return changeCart(deps, visit, async ({ trx, cartId }) => {
    await items.updateItem(trx, itemId, {
      acceptedVersion: documentVersion,
      acceptedLevel: level,
    });
    await countChange(trx, cartId);
    return [itemId];
  });
}

async function isPhotographer(
  { db }: Dependencies,
  { account }: Visit,
  { row }: ReadItem,
): Promise<boolean> {
  if (account === undefined) return false;
  const ids = placedPhotos(row.document).map(({ photoId }) => photoId);
  const there = await printablePhotos(db, ids);
  return [...there.values()].every(({ accountId }) => accountId === account.id);
}
