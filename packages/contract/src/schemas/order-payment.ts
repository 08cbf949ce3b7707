import { z } from 'zod';
import { isLocalMethod, payMethods, walletIds } from '../payments/pay-methods.ts';

const amountMinor = z.number().int().min(0);

/** What is no card of the page's own form. */
const submittedMethods = [
  ...walletIds,
  'sepa',
  ...payMethods.map(({ id }) => id).filter(isLocalMethod),
] as const;

/** Whose payer is led to a bank and back. */
const bankMethods = payMethods
  .filter(({ place }) => place === 'bank')
  .map(({ id }) => id)
  .filter(isLocalMethod);

const cartTotal = z.number().int().min(0).max(2_000_000_000);
/** What a card field's origin gave out in place of the card. */
const singleUse = z.string().min(1).max(255);

/** What is charged where its payer is billed. */
const foreignCharge = z.strictObject({
  country: z.string().length(2),
  /** What the page showed beside the total; only compared, like the total. */
  amountMinor,
  currency: z.string().length(3),
});

const localPayment = foreignCharge.extend({
  paymentId: z.string().regex(/^[\x21-\x7e]{1,100}$/),
});

export const submittedPayment = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: z.literal('hostedFields'),
    nonce: singleUse,
    deviceData: z.string().max(10_000).optional(),
    cartTotal,
  }),
  z.strictObject({ provider: z.literal('cardForm'), token: singleUse, cartTotal }),
  /** Whatever is paid through the gateway's SDK and no card form of this page's. */
  z.strictObject({
    provider: z.literal('otherMethods'),
    method: z.enum(submittedMethods),
    /** What may be charged at once; absent where its payer says yes elsewhere and later. */
    nonce: singleUse.optional(),
    deviceData: z.string().max(10_000).optional(),
    /** What a local payment gave. */
    local: localPayment.optional(),
    /** What a debit by SEPA comes to. */
    debit: foreignCharge.optional(),
    cartTotal,
  }),
  /** An order that costs nothing. */
  z.strictObject({ provider: z.literal('none'), cartTotal }),
]);

/** The form as it stands on the page: what was not saved yet is no secret from the order. */
const checkoutForm = z.record(z.string().max(60), z.string().max(5_000));

export const submitOrderBody = z.strictObject({ payment: submittedPayment, checkoutForm });

/** What is going to be submitted once its payer has approved it at a bank. */
export const startBankPaymentBody = z.strictObject({
  payment: z.strictObject({
    provider: z.literal('otherMethods'),
    method: z.enum(bankMethods),
    local: localPayment,
    cartTotal,
  }),
  checkoutForm,
});

export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,255}$/);

const paymentSdk = z.object({
  clientToken: z.string(),
  /** Where the SDK's scripts and frames come from. */
  gatewayUrl: z.string(),
  /** Hash of each script of the release that the page was made for. */
  integrity: z.record(z.string(), z.string()),
});

/** A form that a script makes, and the global of that script which makes it. */
const scriptForm = z.object({ scriptUrl: z.string(), global: z.string() });

/** What a browser may know of the providers of cards before it asks for either; null where it is not set up. */
export const cardProviders = z.object({
  hostedFields: z.object({ gatewayUrl: z.string() }).nullable(),
  cardForm: scriptForm.nullable(),
});

/** What a page needs to take money; null for what is not set up or was not asked for. */
export const checkoutPaymentReply = z.object({
  hostedFields: paymentSdk.nullable(),
  cardForm: scriptForm.extend({ clientToken: z.string() }).nullable(),
  /** Every method but cards; with the gateway's merchant account of each currency. */
  otherMethods: paymentSdk.extend({ accounts: z.record(z.string(), z.string()) }).nullable(),
});
