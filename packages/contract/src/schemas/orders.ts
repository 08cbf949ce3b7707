import { z } from 'zod';
import { departmentIds } from '../catalog/families.ts';
import { shippingTypes } from '../checkout/shipping-ids.ts';
import { formBody, formRules } from '../form-body.ts';
import { orderAddressForm, orderMessageForm } from '../forms/order-forms.ts';
import { plainText } from '../lib/characters.ts';
import { orderStatuses } from '../orders/order-labels.ts';
import { sums } from './checkout.ts';
import { postalAddress } from './postal-address.ts';
import * as endpoints from '../endpoints/orders.ts';
import { declareCalls } from './declare-calls.ts';
import { byOrderId } from './operator-orders.ts';
import { orderedStudio } from './shop-photos.ts';
import { checkoutPaymentReply, startBankPaymentBody, submitOrderBody } from './order-payment.ts';
import { paymentSetupQuery } from './payment-links.ts';

const id = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const text = z.string().overwrite(plainText).max(10_000).default('');
const amountMinor = z.number().int().min(0);
/** ISO 8601. */
const moment = z.string();

export const orderParams = z.strictObject({ resourceId: id });
/** What people quote, or the secret id: a guest has nothing else to show. */
export const supportParams = z.strictObject({
  referenceId: z.string().regex(/^([A-Za-z0-9_-]{22}|[HC]-\d{5,9})$/),
});
export const ordersQuery = z.object({ next: z.string().max(60).optional() });

const orderItem = z.object({
  itemId: z.string(),
  productName: z.string(),
  name: z.string(),
  projectTitle: z.string().nullable(),
  choices: z.array(z.object({ label: z.string(), value: z.string() })),
  quantity: z.number().int(),
  /** More than one for what comes in packs. */
  piecesPerUnit: z.number().int(),
  unitMinor: amountMinor,
  listMinor: amountMinor,
  discountMinor: amountMinor,
  totalMinor: amountMinor,
  shippingGroup: z.string(),
  proofUrl: z.string().nullable(),
  /** While it may still be changed, for whom the design is theirs. */
  design: z
    .object({
      editorUrl: z.string(),
      /** The version that was made since; null while the order has the newest. */
      newVersion: z.number().int().nullable(),
    })
    .nullable(),
});

const orderGroup = z.object({
  shippingGroup: z.string(),
  departmentId: z.enum(departmentIds),
  departmentName: z.string(),
  itemIds: z.array(z.string()),
  shippingMethod: z.object({
    id: z.string(),
    name: z.string(),
    days: z.object({ least: z.number().int(), most: z.number().int() }),
  }),
  packagingOption: z.object({ id: z.string(), name: z.string() }).nullable(),
  shippingMinor: amountMinor,
  packagingMinor: amountMinor,
});

export const orderAddress = z.object({
  name: z.string(),
  companyName: z.string(),
  ...postalAddress.shape,
});

export const orderStep = z.object({
  title: z.string(),
  detail: z.string().optional(),
  trackingUrl: z.string().optional(),
  happenedAt: moment,
});

export const orderMessage = z.object({
  author: z.enum(['customer', 'staff']),
  body: z.string(),
  writtenAt: moment,
});

export const orderReply = z.object({
  resourceId: z.string(),
  reference: z.string(),
  status: z.enum(orderStatuses),
  createdAt: moment,
  /** Null until it is paid. */
  placedAt: moment.nullable(),
  email: z.string(),
  contactName: z.string(),
  shippingType: z.enum(shippingTypes),
  shipTo: orderAddress,
  customerReference: z.string(),
  instructions: z.string(),
  items: z.array(orderItem),
  groups: z.array(orderGroup),
  ...sums,
  refundedMinor: amountMinor,
  /** How it was paid, or is to be; null where nothing had to be. */
  paidBy: z
    .object({
      words: z.string(),
      /** Where that is another currency than the order's. */
      charged: z.object({ amountMinor, currency: z.string() }).nullable(),
    })
    .nullable(),
  /** While its money is awaited: until when. */
  expiresAt: moment.nullable(),
  /** The moment until which it may be canceled. */
  cutOffAt: moment.nullable(),
  /** Canceled, or corrected. */
  canCancel: z.boolean(),
  /** Read by its link alone: email and address are covered, and changes ask for one of them as `proof`. */
  asksProof: z.boolean(),
  timeline: z.array(orderStep),
  messages: z.array(orderMessage),
  /** The studio whose guest ordered; null for an own gallery, or one that is no longer shared. */
  studio: orderedStudio.nullable(),
});

const proof = z.string().max(320).default('');
/** A client that has none sends no body. */
export const orderProofBody = z
  .strictObject({ proof })
  .nullish()
  .transform((body) => body ?? { proof: '' });

/** Where it goes instead. */
export const changeAddressBody = z
  .strictObject({
    name: text,
    companyName: text,
    address1: text,
    address2: text,
    city: text,
    state: text,
    zip: text,
    country: text,
    proof,
    /** Chosen after a `confirm`. */
    addressValidated: z.boolean().default(false),
  })
  .superRefine(formRules(orderAddressForm));

export const addressChangedReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), order: orderReply }),
  z.object({
    outcome: z.literal('confirm'),
    /** Null: nothing like it was found. */
    suggested: postalAddress.nullable(),
  }),
]);

export const orderItemParams = z.strictObject({ resourceId: id, itemId: id });
export const changeDesignBody = z.strictObject({
  version: z.number().int().min(1),
  isAccepted: z.boolean(),
});

export const orderSummary = z.object({
  resourceId: z.string(),
  reference: z.string(),
  status: z.enum(orderStatuses),
  createdAt: moment,
  placedAt: moment.nullable(),
  currency: z.string(),
  totalMinor: amountMinor,
  itemCount: z.number().int(),
  /** Names of the first few items. */
  itemNames: z.array(z.string()),
  proofUrls: z.array(z.string()),
});

export const ordersReply = z.object({
  orders: z.array(orderSummary),
  /** Asks for the older ones; null at the end. */
  next: z.string().nullable(),
});

export const reorderReply = z.object({
  /** Lines that lie in the cart now. */
  added: z.number().int(),
  /** Lines whose design or product is no longer there. */
  missing: z.number().int(),
});

/** With what shows that the order is theirs, where it asks for that. */
export const orderSupportBody = formBody({ ...orderMessageForm, proof: [] });
export const orderAnswerBody = formBody(orderMessageForm);
export const orderSupportReply = z.object({ messages: z.array(orderMessage) });

/** Threads about orders, those that wait for an answer first. */
export const orderQuestion = z.object({
  /** The checkout's before there is an order. */
  orderId: z.string(),
  /** Empty before there is an order. */
  reference: z.string(),
  contactName: z.string(),
  isWaiting: z.boolean(),
  messages: z.array(orderMessage),
});
export const orderQuestions = z.object({ questions: z.array(orderQuestion) });
export const orderAnswered = z.object({ isDone: z.boolean() });

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  submitOrder: { params: orderParams, body: submitOrderBody, reply: z.null() },
  startBankPayment: { params: orderParams, body: startBankPaymentBody, reply: z.null() },
  checkoutPayment: { params: orderParams, query: paymentSetupQuery, reply: checkoutPaymentReply },
  getOrder: { params: orderParams, reply: orderReply },
  listOrders: { query: ordersQuery, reply: ordersReply },
  orderSupport: { params: supportParams, body: orderSupportBody, reply: orderSupportReply },
  readSupport: { params: supportParams, reply: orderSupportReply },
  cancelOrder: { params: orderParams, body: orderProofBody, reply: orderReply },
  changeOrderAddress: { params: orderParams, body: changeAddressBody, reply: addressChangedReply },
  changeOrderDesign: { params: orderItemParams, body: changeDesignBody, reply: orderReply },
  reorder: { params: orderParams, reply: reorderReply },
  orderInvoice: { params: orderParams, reply: z.string() },
  listQuestions: { right: 'orders:read', reply: orderQuestions },
  answerQuestion: {
    right: 'orders:support',
    params: byOrderId,
    body: orderAnswerBody,
    reply: orderAnswered,
  },
});
