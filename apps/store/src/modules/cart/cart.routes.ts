import * as endpoints from '@albumen/contract/endpoints/cart';
import type { Cart, CartChanged, EditItem } from '@albumen/contract/endpoints/cart';
import type { Endpoint, EndpointShape } from '@albumen/contract/endpoint';
import * as schemas from '@albumen/contract/schemas/cart';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Router } from '../../http/route.ts';
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
    endpoints.getCart,
    { schemas: { reply: schemas.cartReply } },
    async ({ visit, reply }) => (await changed(deps, { visit, reply }, [])).cart,
  );

  const editing = { params: schemas.itemParams, reply: schemas.editItemReply };
  route(endpoints.editItem, { schemas: editing }, ({ visit, params: { itemId } }) =>
    readForEditing(deps, visit, itemId),
  );
  // The page of the editor lives there: a script that carries our token is answered data.
  route(
    endpoints.editItemInPlace,
    { schemas: editing, isByScriptOnly: true },
    ({ visit, params: { itemId } }) => readForEditing(deps, visit, itemId),
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
  route(
    endpoints.addItems,
    { schemas: { body: schemas.addItemsBody, reply: schemas.cartChangedReply } },
    async ({ visit, body, request, reply }) => {
      const wishes = schemas.addItemsBody.parse(body).items;
      const ids = await addItems(deps, visit, { wishes, ip: request.ip });
      rememberVisitor(visit, reply);
      return changed(deps, { visit, reply }, ids);
    },
  );

  route(
    endpoints.acceptSoftItem,
    {
      schemas: {
        params: schemas.itemParams,
        body: schemas.acceptBody,
        reply: schemas.cartChangedReply,
      },
    },
    async ({ visit, params, body, reply }) =>
      changed(deps, { visit, reply }, await acceptSoft(deps, visit, { ...params, ...body })),
  );
}

interface Changing<Shape extends EndpointShape> {
  endpoint: Endpoint<Shape>;
  params?: z.ZodType;
  query?: z.ZodType;
  change: (
    change: CartChange,
    asked: { params: NonNullable<Shape['params']>; query: NonNullable<Shape['query']> },
  ) => Promise<string[]>;
}

/** A call that changes this visit's cart and answers it. */
function addChange<Shape extends EndpointShape & { reply: CartChanged }>(
  route: Router,
  deps: Dependencies,
  { endpoint, params, query, change }: Changing<Shape>,
): void {
  route(
    endpoint,
    {
      schemas: {
        ...(params && { params }),
        ...(query && { query }),
        reply: schemas.cartChangedReply,
      },
    },
    async (call) => {
      const { visit, reply } = call;
      // The schemas of this very endpoint have checked both.
      const asked = { params: call.params as NonNullable<Shape['params']>, query: call.query };
      const ids = await changes.changeCart(deps, visit, (cart) => change(cart, asked));
      return changed(deps, { visit, reply }, ids);
    },
  );
}

function addMoving(route: Router, deps: Dependencies): void {
  addChange(route, deps, {
    endpoint: endpoints.updateQuantity,
    params: schemas.quantityParams,
    change: (cart, { params }) => changes.changeQuantity(cart, params),
  });
  addChange(route, deps, {
    endpoint: endpoints.moveItem,
    params: schemas.moveItemParams,
    change: (cart, { params }) =>
      changes.moveItem(cart, params.itemId, schemas.cartStatus.parse(params.destinationStatus)),
  });
  addChange(route, deps, {
    endpoint: endpoints.abandonPending,
    change: (cart) => changes.moveAllOf(cart, { status: 'pending' }, 'abandoned'),
  });
  addChange(route, deps, {
    endpoint: endpoints.duplicateItem,
    params: schemas.itemParams,
    change: (cart, { params }) => changes.duplicateItem(cart, params.itemId),
  });
}

function addClearing(route: Router, deps: Dependencies): void {
  addChange(route, deps, {
    endpoint: endpoints.removeItemPermanently,
    params: schemas.itemParams,
    change: (cart, { params }) => changes.removeItem(cart, params.itemId),
  });
  addChange(route, deps, {
    endpoint: endpoints.removeItemsByProjectTitle,
    params: schemas.statusParams,
    query: schemas.projectTitleQuery,
    change: (cart, { params, query }) =>
      changes.clearStatus(cart, {
        status: schemas.cartStatus.parse(params.status),
        projectTitle: query.projectTitle,
      }),
  });
  addChange(route, deps, {
    endpoint: endpoints.clearCart,
    params: schemas.cartParams,
    change: (cart, { params }) =>
      changes.clearStatus(ownOnly(cart, params.cartId), { status: 'pending' }),
  });
  addChange(route, deps, {
    endpoint: endpoints.clearItems,
    params: schemas.cartStatusParams,
    change: (cart, { params }) =>
      changes.clearStatus(ownOnly(cart, params.cartId), {
        status: schemas.cartStatus.parse(params.status),
      }),
  });
  addChange(route, deps, {
    endpoint: endpoints.clearOldItems,
    params: schemas.cartParams,
    change: (cart, { params }) =>
      changes.removeAllOf(ownOnly(cart, params.cartId), { status: 'abandoned', isOld: true }),
  });
}

/** Another cart is answered like one that does not exist. */
function ownOnly(cart: CartChange, cartId: string): CartChange {
  return cart.cartId === cartId ? cart : fail('notFound');
}
