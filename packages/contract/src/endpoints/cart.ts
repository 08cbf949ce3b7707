import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/cart.ts';

export type CartStatus = z.infer<typeof schemas.cartStatus>;
export type LineStop = z.infer<typeof schemas.lineStop>;
export type CartItem = z.infer<typeof schemas.cartItem>;
export type CartGroup = z.infer<typeof schemas.cartGroup>;
export type Cart = z.infer<typeof schemas.cartReply>;
export type CartChanged = z.infer<typeof schemas.cartChangedReply>;
export type EditItem = z.infer<typeof schemas.editItemReply>;
export type AddItemsBody = z.input<typeof schemas.addItemsBody>;

type ItemParams = { itemId: string };
type CartParams = { cartId: string };

/** The whole cart of this visit, priced now. */
export const getCart = endpoint<{ reply: Cart }>({ method: 'GET', path: '/api/cart' });

/** Puts designs into the cart. */
export const addItems = endpoint<{ body: AddItemsBody; reply: CartChanged }>({
  method: 'POST',
  path: '/cart/items',
  isSafeToRepeat: true,
});

/** `invalidForm` with the field `quantity` unless it is whole, from 1 to the product's most. */
export const updateQuantity = endpoint<{
  params: ItemParams & { quantity: string };
  reply: CartChanged;
}>({ method: 'PATCH', path: '/cart/updateQuantity/:itemId/:quantity', isSafeToRepeat: true });

/** Moved to `abandoned` it is softly deleted. */
export const moveItem = endpoint<{
  params: ItemParams & { destinationStatus: CartStatus };
  reply: CartChanged;
}>({ method: 'PATCH', path: '/cart/moveItem/:destinationStatus/:itemId', isSafeToRepeat: true });

/** Soft-deletes everything that is pending. */
export const abandonPending = endpoint<{ reply: CartChanged }>({
  method: 'PATCH',
  path: '/cart/moveItems/pending/abandoned',
  isSafeToRepeat: true,
});

export const removeItemPermanently = endpoint<{ params: ItemParams; reply: CartChanged }>({
  method: 'DELETE',
  path: '/cart/removeItemPermanently/:itemId',
  isSafeToRepeat: true,
});

/** Soft for saved and pending ones, for good for abandoned ones. */
export const removeItemsByProjectTitle = endpoint<{
  params: { status: CartStatus };
  query: { projectTitle: string };
  reply: CartChanged;
}>({ method: 'DELETE', path: '/cart/removeItemsByProjectTitle/:status', isSafeToRepeat: true });

/** Moves everything pending to abandoned. */
export const clearCart = endpoint<{ params: CartParams; reply: CartChanged }>({
  method: 'DELETE',
  path: '/cart/:cartId',
  isSafeToRepeat: true,
});

/** Soft for saved and pending; empties abandoned for good. */
export const clearItems = endpoint<{
  params: CartParams & { status: CartStatus };
  reply: CartChanged;
}>({ method: 'DELETE', path: '/cart/:cartId/items/:status', isSafeToRepeat: true });

/** Deletes for good the abandoned items whose 90 days are over. */
export const clearOldItems = endpoint<{ params: CartParams; reply: CartChanged }>({
  method: 'DELETE',
  path: '/cart/:cartId/items/older-than-90-days',
  isSafeToRepeat: true,
});

/**
 * The copy has a design of its own, so that editing one leaves the other alone. With an `Idempotency-Key`
 * a call that is repeated makes one copy.
 */
export const duplicateItem = endpoint<{ params: ItemParams; reply: CartChanged }>({
  method: 'POST',
  path: '/cart/duplicateItem/:itemId',
  isSafeToRepeat: true,
});

/** The customer wants it as it is: printed softly, with the design's words. `staleVersion` when it has changed since. */
export const acceptSoftItem = endpoint<{
  params: ItemParams;
  body: z.infer<typeof schemas.acceptBody>;
  reply: CartChanged;
}>({ method: 'PATCH', path: '/cart/acceptSoftItem/:itemId', isSafeToRepeat: true });

/** What the page at `/item/edit/{itemId}` opens. */
export const editItem = endpoint<{ params: ItemParams; reply: EditItem }>({
  method: 'GET',
  path: '/api/cart/items/:itemId',
});

/** The same at the page's own address, for whoever asks for JSON. */
export const editItemInPlace = endpoint<{ params: ItemParams; reply: EditItem }>({
  method: 'GET',
  path: '/item/edit/:itemId',
});
