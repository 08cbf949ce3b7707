import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/checkout.ts';
import type { postalAddress } from '../schemas/postal-address.ts';

export type Quote = z.infer<typeof schemas.quote>;
export type QuoteLine = z.infer<typeof schemas.quoteLine>;
export type QuoteGroup = z.infer<typeof schemas.quoteGroup>;
export type QuotedMethod = z.infer<typeof schemas.quotedMethod>;
export type QuotedPackaging = z.infer<typeof schemas.quotedPackaging>;
export type TaxLine = z.infer<typeof schemas.taxLine>;

export type Checkout = z.infer<typeof schemas.checkoutReply>;
export type CheckoutItem = z.infer<typeof schemas.checkoutItem>;
export type CheckoutContact = z.infer<typeof schemas.checkoutContact>;
export type CheckoutAddress = z.infer<typeof postalAddress>;
export type AddressCheck = z.infer<typeof schemas.addressCheck>;
export type ShippingPriorityEntry = z.infer<typeof schemas.shippingPriorityEntry>;
export type CheckoutUpdate = z.infer<typeof schemas.checkoutUpdateBody>;
export type CheckoutUpdated = z.infer<typeof schemas.checkoutUpdateReply>;
export type Obstacle = z.infer<typeof schemas.obstacle>;

type Params = { resourceId: string };

/** The open checkout of this visit's cart, made if there is none. */
export const startCheckout = endpoint<{ reply: { resourceId: string } }>({
  method: 'POST',
  path: '/checkout',
  isSafeToRepeat: true,
});

export const getCheckout = endpoint<{ params: Params; reply: Checkout }>({
  method: 'GET',
  path: '/api/checkout/:resourceId',
});

/** Whether an order has come of it: for a page whose payer has left for a bank, and that looks every few seconds. */
export const findPlaced = endpoint<{ params: Params; reply: { isPlaced: boolean } }>({
  method: 'GET',
  path: '/api/checkout/:resourceId/placed',
});

export const updateCheckout = endpoint<{
  params: Params;
  body: CheckoutUpdate;
  reply: CheckoutUpdated;
}>({ method: 'PATCH', path: '/checkout/updateShippingMethod/:resourceId', isSafeToRepeat: true });

/** As entered: the typed address stays, against the service. */
export const clearSuggestedAddress = endpoint<{ params: Params; reply: Checkout }>({
  method: 'GET',
  path: '/checkout/clearSuggestedAddress/:resourceId',
  changesState: true,
});

export const selectSuggestedAddress = endpoint<{ params: Params; reply: Checkout }>({
  method: 'GET',
  path: '/checkout/selectSuggestedAddress/:resourceId',
  changesState: true,
});
