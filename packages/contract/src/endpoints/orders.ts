import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as payment from '../schemas/order-payment.ts';
import type * as schemas from '../schemas/orders.ts';
import type { PaymentSetupKind } from './payments.ts';

export type SubmittedPayment = z.infer<typeof payment.submittedPayment>;
export type SubmitOrder = z.infer<typeof payment.submitOrderBody>;
export type StartBankPayment = z.infer<typeof payment.startBankPaymentBody>;
export type CheckoutPayment = z.infer<typeof payment.checkoutPaymentReply>;
export type Order = z.infer<typeof schemas.orderReply>;
export type OrderItem = Order['items'][number];
export type OrderGroup = Order['groups'][number];
export type OrderStep = z.infer<typeof schemas.orderStep>;
export type OrderMessage = z.infer<typeof schemas.orderMessage>;
export type OrderSummary = z.infer<typeof schemas.orderSummary>;
export type ChangeOrderAddress = z.input<typeof schemas.changeAddressBody>;
/** What an order's `asksProof` asks for: its email or zip. */
export type OrderProof = z.input<typeof schemas.orderProofBody>;
export type OrderAddressChanged = z.infer<typeof schemas.addressChangedReply>;
export type OrderQuestion = z.infer<typeof schemas.orderQuestion>;
export type Orders = z.infer<typeof schemas.ordersReply>;

type Params = { resourceId: string };

/**
 * Pays and places an order: 204, and its page is `/account/order/{resourceId}` of the same id. With
 * the header `idempotency-key` a repeated call answers what the first came to; 402 is a payment that was
 * refused, after which the next press is a new attempt with a new key.
 */
export const submitOrder = endpoint<{ params: Params; body: SubmitOrder; reply: null }>({
  method: 'PATCH',
  path: '/checkout/submitOrder/:resourceId',
  isSafeToRepeat: true,
});

/**
 * Writes down a payment that begins at a bank, before its payer is led there: 204. Once the gateway tells
 * that it was approved it becomes the order, whether its page comes back and submits it or not.
 */
export const startBankPayment = endpoint<{ params: Params; body: StartBankPayment; reply: null }>({
  method: 'POST',
  path: '/api/checkout/:resourceId/starts',
  isSafeToRepeat: true,
});

/** What a checkout page needs to take a card, or money by another method; made anew for each page. */
export const checkoutPayment = endpoint<{
  params: Params;
  query: { for?: PaymentSetupKind };
  reply: CheckoutPayment;
}>({
  method: 'GET',
  path: '/api/checkout/:resourceId/payment',
});

/** Its id is that of the checkout that it came of. */
export const getOrder = endpoint<{ params: Params; reply: Order }>({
  method: 'GET',
  path: '/api/orders/:resourceId',
});

/** The account's orders, newest first. */
export const listOrders = endpoint<{ query: { next?: string }; reply: Orders }>({
  method: 'GET',
  path: '/api/orders',
});

/**
 * `referenceId` is what people quote, for the account that owns it, the order's secret id, or the
 * checkout's before there is an order. An order that `asksProof` asks for it here, too.
 */
export const orderSupport = endpoint<{
  params: { referenceId: string };
  body: { message: string; proof?: string };
  reply: { messages: OrderMessage[] };
}>({ method: 'PATCH', path: '/order/support/:referenceId', isSafeToRepeat: true });

/** What was asked and answered so far, by the same reference; nothing of an order that `asksProof`. */
export const readSupport = endpoint<{
  params: { referenceId: string };
  reply: { messages: OrderMessage[] };
}>({ method: 'GET', path: '/order/support/:referenceId' });

/** Allowed until the lab's cut-off: nothing is made and all money goes back. */
export const cancelOrder = endpoint<{ params: Params; body: OrderProof; reply: Order }>({
  method: 'POST',
  path: '/api/orders/:resourceId/cancel',
  isSafeToRepeat: true,
});

/**
 * Another address, until the lab's cut-off, where everything costs the same. `confirm` when the postal
 * service knows it otherwise: what is chosen is sent again with `addressValidated`.
 */
export const changeOrderAddress = endpoint<{
  params: Params;
  body: ChangeOrderAddress;
  reply: OrderAddressChanged;
}>({ method: 'PATCH', path: '/api/orders/:resourceId/address', isSafeToRepeat: true });

/**
 * Takes the design as it is now over into the order, until the lab's cut-off. `designNotReady` names in
 * `params.stops` what keeps it from being printed; what may be accepted is sent again with `isAccepted`.
 */
export const changeOrderDesign = endpoint<{
  params: Params & { itemId: string };
  body: { version: number; isAccepted: boolean };
  reply: Order;
}>({
  method: 'PUT',
  path: '/api/orders/:resourceId/items/:itemId/design',
  isSafeToRepeat: true,
});

/** Puts what was ordered into the cart once more; repeated, it adds nothing. */
export const reorder = endpoint<{ params: Params; reply: z.infer<typeof schemas.reorderReply> }>({
  method: 'POST',
  path: '/api/orders/:resourceId/reorder',
  isSafeToRepeat: true,
});

/** The invoice as PDF. */
export const orderInvoice = endpoint<{ params: Params; reply: string }>({
  method: 'GET',
  path: '/account/order/:resourceId/invoice.pdf',
});

/** The operator's threads about orders and checkouts, those that wait for an answer first. */
export const listQuestions = endpoint<{ reply: { questions: OrderQuestion[] } }>({
  method: 'GET',
  path: '/operator/questions',
});

/** An answer by an operator; the customer gets it by mail, too. */
export const answerQuestion = endpoint<{
  params: { orderId: string };
  body: { message: string };
  reply: { isDone: boolean };
}>({ method: 'POST', path: '/operator/questions/:orderId' });
