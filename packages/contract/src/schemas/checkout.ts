import { z } from 'zod';
import { departmentIds } from '../catalog/families.ts';
import { packagingIds, shippingMethodIds, shippingTypes } from '../checkout/shipping-ids.ts';
import { formRules } from '../form-body.ts';
import { checkoutForm } from '../forms/checkout-forms.ts';
import { autocompleteLogs } from './accounts.ts';
import { cardProviders } from './order-payment.ts';
import { postalAddress } from './postal-address.ts';
import { plainText } from '../lib/characters.ts';
import * as endpoints from '../endpoints/checkout.ts';
import { declareCalls } from './declare-calls.ts';

const id = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const text = z.string().overwrite(plainText).max(1_000);
const amountMinor = z.number().int().min(0);
const days = z.object({ least: z.number().int(), most: z.number().int() });
const shippingMethodId = z.enum(shippingMethodIds);
const packagingId = z.enum(packagingIds);

export const quoteLine = z.object({
  itemId: z.string(),
  /** Unit price times quantity. */
  listMinor: amountMinor,
  /** Taken off for the quantity, and by a code that is for certain products. */
  itemDiscountMinor: amountMinor,
  /** This line's part of a discount on the whole order. */
  orderDiscountMinor: amountMinor,
  /** `listMinor` less both discounts. */
  totalMinor: amountMinor,
});

export const quotedMethod = z.object({
  id: shippingMethodId,
  name: z.string(),
  /** Surcharges are part of it. */
  priceMinor: amountMinor,
  /** What a season or a large piece adds, with the reason in words. */
  surcharges: z.array(z.object({ reason: z.string(), amountMinor })),
  /** Working days from order to door. */
  days,
  isAvailable: z.boolean(),
  /** Why it can't be chosen, one sentence. */
  reason: z.string().optional(),
});

export const quotedPackaging = z.object({
  id: packagingId,
  name: z.string(),
  priceMinor: amountMinor,
});

export const quoteGroup = z.object({
  shippingGroup: z.string(),
  departmentId: z.enum(departmentIds),
  itemIds: z.array(z.string()),
  methods: z.array(quotedMethod),
  /** Null: none is chosen, or what was chosen can't be had any more. */
  shippingMethod: shippingMethodId.nullable(),
  packagingOptions: z.array(quotedPackaging),
  packagingOption: packagingId.nullable(),
  /** What the group's shipping costs, its discount taken off. */
  shippingMinor: amountMinor,
  shippingDiscountMinor: amountMinor,
  packagingMinor: amountMinor,
});

export const taxLine = z.object({
  name: z.string(),
  /** Percent, up to three decimal places. */
  rate: z.number(),
  amountMinor,
});

/**
 * The sums of a quote or an order: `totalMinor` = `itemsMinor` − `discountMinor` + `shippingMinor` +
 * `packagingMinor` + `taxMinor`.
 */
export const sums = {
  currency: z.string(),
  /** All lines at list price. */
  itemsMinor: amountMinor,
  /** All discounts on lines; shipping has its own in the groups. */
  discountMinor: amountMinor,
  /** What of that the quantities brought; the rest is the code's. */
  quantityDiscountMinor: amountMinor,
  /** The code that took something off; null when none is set or its conditions don't hold. */
  discountCode: z.string().nullable(),
  shippingMinor: amountMinor,
  /** What the code took off shipping; `shippingMinor` is without it. */
  shippingDiscountMinor: amountMinor,
  packagingMinor: amountMinor,
  taxLines: z.array(taxLine),
  taxMinor: amountMinor,
  totalMinor: amountMinor,
};

/** What an order costs, worked out by the server. */
export const quote = z.object({
  lines: z.array(quoteLine),
  groups: z.array(quoteGroup),
  ...sums,
});

export const checkoutParams = z.object({ resourceId: id });

export const checkoutCreated = z.object({ resourceId: z.string() });

export const checkoutContact = z.object({
  name: z.string(),
  email: z.string(),
  companyName: z.string(),
});

/** What is known about the address: `kept` is the person's own words against the service's. */
export const addressCheck = z.enum([
  'empty',
  'verified',
  'kept',
  'suggested',
  'invalid',
  'notSupported',
  'unavailable',
]);

/** What the customer chose for one shipping group; null is no choice. */
export const shippingPriorityEntry = z.strictObject({
  shippingGroup: z.string().min(1).max(100),
  shippingMethod: shippingMethodId.nullable(),
  packagingOption: packagingId.nullable(),
});

const { zip: _, ...withoutZip } = checkoutForm;

/** What is left out stays as it is. A zip code without its country is checked by the one that is kept. */
export const checkoutUpdateBody = z
  .strictObject({
    /** Each designed card is a group of its own, and a cart has no end: only what no cart holds is refused. */
    shippingPriority: z.array(shippingPriorityEntry).max(10_000).optional(),
    name: text.optional(),
    email: text.optional(),
    companyName: text.optional(),
    address1: text.optional(),
    address2: text.optional(),
    city: text.optional(),
    state: text.optional(),
    country: text.optional(),
    zip: text.optional(),
    switchingToDropship: z.boolean().optional(),
    switchingToStudio: z.boolean().optional(),
    /** The address stays as typed, whatever the service says. */
    overrideValidatedAddress: z.boolean().optional(),
    saveAddress: z.boolean().optional(),
    instructions: z.string().max(5_000).optional(),
    /** Empty takes the discount off. */
    discountCode: text.optional(),
    reference: text.optional(),
    autocompleteLogs: autocompleteLogs.optional(),
    addressAutocompleted: z.boolean().optional(),
  })
  .superRefine((body, context) => {
    formRules(body.country === undefined ? withoutZip : checkoutForm)(body, context);
  });

export const checkoutItem = z.object({
  itemId: z.string(),
  name: z.string(),
  projectTitle: z.string().optional(),
  productName: z.string(),
  /** Size and options in words, in the order of the catalog. */
  details: z.array(z.string()),
  quantity: z.number().int(),
  maxQuantity: z.number().int(),
  /** More than one for cards, which come in packs. */
  piecesPerUnit: z.number().int(),
  proofUrl: z.string().nullable(),
});

/** What still keeps a checkout from being placed. */
export const obstacle = z.object({
  code: z.enum([
    'emptyCart',
    'itemNotReady',
    'contact',
    'address',
    'addressUnconfirmed',
    'addressNotSupported',
    'shippingMethod',
  ]),
  /** One sentence for the reader. */
  title: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
  shippingGroup: z.string().optional(),
  itemId: z.string().optional(),
});

export const checkoutReply = z.object({
  resourceId: z.string(),
  version: z.number().int(),
  cartCount: z.number().int(),
  cartTotal: amountMinor,
  payment: cardProviders,
  /** Ways to pay beside the card; null where only cards are set up. */
  otherWays: z
    .object({
      /** What one US dollar costs in the currencies of other billing countries. */
      rates: z.record(z.string(), z.string()),
    })
    .nullable(),
  contact: checkoutContact,
  /** The email is the account's own. */
  isEmailLocked: z.boolean(),
  canSaveAddress: z.boolean(),
  saveAddress: z.boolean(),
  shippingType: z.enum(shippingTypes),
  address: postalAddress,
  addressCheck,
  suggestedAddress: postalAddress.nullable(),
  discount: z.object({ code: z.string(), label: z.string(), isApplied: z.boolean() }).nullable(),
  reference: z.string(),
  instructions: z.string(),
  departments: z.array(z.object({ id: z.enum(departmentIds), name: z.string() })),
  /** The day from which working days count, `YYYY-MM-DD`. */
  orderedOn: z.string(),
  items: z.array(checkoutItem),
  quote,
  obstacles: z.array(obstacle),
  /** The account's id at the lab. */
  whccId: z.string().optional(),
});

export const placedReply = z.object({ isPlaced: z.boolean() });

export const checkoutUpdateReply = z.object({
  /** True also when the address was not part of the change. */
  addressValidated: z.union([z.literal(true), z.enum(['notSupported', 'suggested', 'invalid'])]),
  checkout: checkoutReply,
});

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  startCheckout: { reply: checkoutCreated },
  getCheckout: { params: checkoutParams, reply: checkoutReply },
  findPlaced: { params: checkoutParams, reply: placedReply },
  updateCheckout: { params: checkoutParams, body: checkoutUpdateBody, reply: checkoutUpdateReply },
  clearSuggestedAddress: { params: checkoutParams, reply: checkoutReply },
  selectSuggestedAddress: { params: checkoutParams, reply: checkoutReply },
});
