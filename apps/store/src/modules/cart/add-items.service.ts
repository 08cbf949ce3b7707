import type { addItemsBody } from '@albumen/contract/schemas/cart';
import { messages } from '@albumen/contract/messages';
import { decideCartItem, eventOfDestination } from '@albumen/domain/cart/cart-item.machine';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { newId } from '../../ids.ts';
import { getOwnSpace, type DesignSpaceRow } from '../editor/design-spaces.service.ts';
import { keepFor, meetPerson } from '../favorites/visitors.service.ts';
import { acceptAdded } from './accept-soft.service.ts';
import { changeCart, type CartChange } from './cart-changes.service.ts';
import * as queries from './cart-items.queries.ts';
import { countChange, insertCart } from './cart.queries.ts';
import { enqueueProof } from './proof.jobs.ts';

type NewItem = z.infer<typeof addItemsBody>['items'][number];

interface Added {
  space: DesignSpaceRow;
  item: NewItem;
}

/** Puts designs into the cart, all or none. One that is there already is changed: a repeat adds nothing. */
export async function addItems(
  deps: Dependencies,
  visit: Visit,
  { items, ip }: { items: readonly NewItem[]; ip: string },
): Promise<string[]> {
  const added: Added[] = [];
  for (const item of items) {
    const space = await getOwnSpace(deps.db, visit, item.designSpaceId);
    const most = deps.catalogs[visit.labBrand].products.get(space.productId)?.product.maxQuantity;
    if (most === undefined) fail('editorInvalid', { params: { reason: 'unknownProduct' } });
    if (item.quantity > most) {
      fail('invalidForm', { fields: { quantity: [messages.quantity(most)] } });
    }
    added.push({ space, item });
  }
  const person = await meetPerson(deps, visit, ip);
  const cart = { id: newId(), labBrand: visit.labBrand, ...person };
  await keepFor(insertCart(deps.db, cart));
  const ids = await changeCart(deps, visit, async (change) => {
    const made: string[] = [];
    for (const each of added) made.push(await addItem(change, each));
    await countChange(change.trx, change.cartId);
    return made;
  });
  const accepted = ids.filter((_, index) => isAccepted(added[index]));
  if (accepted.length > 0) await acceptAdded(deps, visit, accepted);
  return ids;
}

function isAccepted(added: Added | undefined): boolean {
  return added !== undefined && added.item.acceptedVersion === added.space.version;
}

async function addItem(change: CartChange, { item }: Added): Promise<string> {
  const { trx, cartId, deps } = change;
  const { quantity, status, designSpaceId } = item;
  const known = await queries.findItemOfDesign(trx, designSpaceId);
  if (known === undefined) {
    const id = newId();
    await queries.insertItem(trx, { id, cartId, designSpaceId, quantity, status });
    await enqueueProof(trx, deps.jobs, { designSpaceId });
    return id;
  }
  if (known.cartId !== cartId) fail('notFound');
  if ('problem' in decideCartItem(known.status, eventOfDestination[status])) fail('cartStep');
  await queries.updateItem(trx, known.id, { quantity, status, abandonedAt: null });
  return known.id;
}
