import type { Cart, CartChanged, EditItem } from '@albumen/contract/endpoints/cart';
import type { CallSchemas, DeclaredCall } from '@albumen/contract/schemas/declare-calls';
import type { EndpointShape } from '@albumen/contract/endpoint';
import { calls } from '@albumen/contract/schemas/cart';
import type { FastifyReply } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { keyOf } from '../../http/request-keys.ts';
import { fail } from '../../http/problem-error.ts';
import type { Call, Router } from '../../http/route.ts';
import { rememberVisitor } from '../../http/visitor-cookie.ts';
import type { Visit } from '../../http/visit.ts';
import { acceptSoft } from './accept-soft.service.ts';
import { addItems } from './add-items.service.ts';
import * as changes from './cart-changes.service.ts';
import type { CartChange } from './cart-changes.service.ts';
import { listItems } from './cart-items.queries.ts';
import { presentCart } from './cart.presenter.ts';
import { cartOf } from './cart.service.ts';
import { setCartStatus } from './cart-status.ts';
import { readItems } from './read-items.ts';

export function addCart(route: Router, deps: Dependencies): void {
  addReading(route, deps);
  addPutting(route, deps);
  addMoving(route, deps);
  addClearing(route, deps);
}

async function readCart(deps: Dependencies, visit: Visit): Promise<Cart> {
  const cart = await cartOf(deps.db, visit);
  const rows = cart === undefined ? [] : await listItems(deps.db, cart.id);
  return presentCart({
    accountId: visit.account?.id,
    files: deps.files,
    catalog: deps.catalogs[visit.labBrand],
    cart,
    items: await readItems(deps, deps.db, rows),
    now: deps.clock.now(),
  });
}

/** What every change answers: which items, and the cart after it. */
async function changed(
  deps: Dependencies,
  { visit, reply }: { visit: Visit; reply: FastifyReply },
  itemIds: string[],
): Promise<CartChanged> {
  const cart = await readCart(deps, visit);
  setCartStatus(reply, visit, cart.items.filter(({ status }) => status === 'pending').length);
  return { itemIds, cart };
}

function addReading(route: Router, deps: Dependencies): void {
  route(
    calls.getCart,
    async ({ visit, reply }) => (await changed(deps, { visit, reply }, [])).cart,
  );

  route(calls.editItem, ({ visit, params: { itemId } }) => readForEditing(deps, visit, itemId));
  // The page of the editor lives there, and answers all who ask for HTML.
  route(calls.editItemInPlace, { callers: ['data'] }, ({ visit, params: { itemId } }) =>
    readForEditing(deps, visit, itemId),
  );
}

async function readForEditing(deps: Dependencies, visit: Visit, itemId: string): Promise<EditItem> {
  const cart = await cartOf(deps.db, visit);
  const rows = cart === undefined ? [] : await listItems(deps.db, cart.id);
  const row = rows.find(({ id }) => id === itemId);
  if (row === undefined) fail('notFound');
  const { designSpaceId, productId, designId, status, quantity } = row;
  // Deleted is not gone: it is edited once it was moved back.
  if (status === 'abandoned') fail('editorInvalid', { params: { reason: 'deletedItem' } });
  const cancelUrl = `/cart#${status}`;
  const editorId = designSpaceId;
  return { itemId, editorId, designSpaceId, productId, designId, status, quantity, cancelUrl };
}

function addPutting(route: Router, deps: Dependencies): void {
  route(calls.addItems, async ({ visit, body, request, reply }) => {
    const ids = await addItems(deps, visit, { items: body.items, ip: request.ip });
    rememberVisitor(visit, reply);
    return changed(deps, { visit, reply }, ids);
  });

  route(calls.acceptSoftItem, async ({ visit, params, body, reply }) =>
    changed(deps, { visit, reply }, await acceptSoft(deps, visit, { ...params, ...body })),
  );
}

/** A call that changes the caller's cart and answers it. */
interface Changing<Shape extends EndpointShape, Schemas extends CallSchemas> {
  call: DeclaredCall<Shape, Schemas>;
  change: (change: CartChange, asked: Call<Schemas>) => Promise<string[]>;
}

function addChange<
  Shape extends EndpointShape & { reply: CartChanged },
  Schemas extends CallSchemas,
>(route: Router, deps: Dependencies, { call, change }: Changing<Shape, Schemas>): void {
  route(call, async (asked) => {
    const { visit, reply } = asked;
    const ids = await changes.changeCart(deps, visit, (cart) => change(cart, asked));
    return changed(deps, { visit, reply }, ids);
  });
}

function addMoving(route: Router, deps: Dependencies): void {
  addChange(route, deps, {
    call: calls.updateQuantity,
    change: (cart, { params }) => changes.changeQuantity(cart, params),
  });
  addChange(route, deps, {
    call: calls.moveItem,
    change: (cart, { params }) => changes.moveItem(cart, params.itemId, params.destinationStatus),
  });
  addChange(route, deps, {
    call: calls.abandonPending,
    change: (cart) => changes.moveAllOf(cart, { status: 'pending' }, 'abandoned'),
  });
  addChange(route, deps, {
    call: calls.duplicateItem,
    change: (cart, { params, request }) =>
      changes.duplicateItem(cart, { ...params, key: keyOf(request) }),
  });
}

function addClearing(route: Router, deps: Dependencies): void {
  addChange(route, deps, {
    call: calls.removeItemPermanently,
    change: (cart, { params }) => changes.removeItem(cart, params.itemId),
  });
  addChange(route, deps, {
    call: calls.removeItemsByProjectTitle,
    change: (cart, { params: { status }, query: { projectTitle } }) =>
      changes.clearStatus(cart, { status, projectTitle }),
  });
  addChange(route, deps, {
    call: calls.clearCart,
    change: (cart, { params }) =>
      changes.clearStatus(ownOnly(cart, params.cartId), { status: 'pending' }),
  });
  addChange(route, deps, {
    call: calls.clearItems,
    change: (cart, { params: { cartId, status } }) =>
      changes.clearStatus(ownOnly(cart, cartId), { status }),
  });
  addChange(route, deps, {
    call: calls.clearOldItems,
    change: (cart, { params }) =>
      changes.removeAllOf(ownOnly(cart, params.cartId), { status: 'abandoned', isOld: true }),
  });
}

/** Another cart is answered like one that does not exist. */
function ownOnly(cart: CartChange, cartId: string): CartChange {
  return cart.cartId === cartId ? cart : fail('notFound');
}
