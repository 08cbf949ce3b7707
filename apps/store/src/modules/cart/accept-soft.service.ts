import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { mayAccept } from './accept.policy.ts';
import * as items from './cart-items.queries.ts';
import { changeCart } from './cart-changes.service.ts';
import { countChange } from './cart.queries.ts';
import { cartOf } from './cart.service.ts';
import { levelToAccept } from './item-stops.ts';
import { readItems } from './read-items.ts';

/** A customer wants a print nevertheless: softly printed, or with the words that the design came with. */
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
  const level = read && levelToAccept(read.stops);
  if (read === undefined || level === undefined) return [];
  if (!mayAccept(read, visit.account?.id)) fail('photographerOnly');
  return accept(deps, visit, [{ itemId, version: documentVersion, level }]);
}

/** What was accepted in the editor already; what only the photographer may pass goes on stopping. */
export async function acceptAdded(
  deps: Dependencies,
  visit: Visit,
  itemIds: readonly string[],
): Promise<void> {
  const cart = await cartOf(deps.db, visit);
  const rows = cart === undefined ? [] : await items.listItems(deps.db, cart.id);
  const added = await readItems(
    deps,
    deps.db,
    rows.filter(({ id }) => itemIds.includes(id)),
  );
  const acceptances = added.flatMap((read): Acceptance[] => {
    const level = levelToAccept(read.stops);
    if (level === undefined) return [];
    const { id: itemId, version } = read.row;
    return [{ itemId, version, level: mayAccept(read, visit.account?.id) ? level : 'warn' }];
  });
  if (acceptances.length > 0) await accept(deps, visit, acceptances);
}

interface Acceptance {
  itemId: string;
  /** The version of its design. */
  version: number;
  level: 'warn' | 'block';
}

function accept(
  deps: Dependencies,
  visit: Visit,
  acceptances: readonly Acceptance[],
): Promise<string[]> {
  return changeCart(deps, visit, async ({ trx, cartId }) => {
    for (const { itemId, version, level } of acceptances) {
      await items.updateItem(trx, itemId, { acceptedVersion: version, acceptedLevel: level });
    }
    await countChange(trx, cartId);
    return acceptances.map(({ itemId }) => itemId);
  });
}
