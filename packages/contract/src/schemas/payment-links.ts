import { z } from 'zod';
import { formBody } from '../form-body.ts';
import { linkRefundForm, payForm, paymentLinkForm } from '../forms/payment-link-forms.ts';
import { linkCurrencies, paymentLinkStatuses } from '../payment-links/link-labels.ts';
import { payMethods } from '../payments/pay-methods.ts';
import * as endpoints from '../endpoints/payment-links.ts';
import { declareCalls } from './declare-calls.ts';
import { checkoutPaymentReply } from './order-payment.ts';

const id = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const amountMinor = z.number().int().min(0);
/** ISO 8601. */
const moment = z.string();
/** `2026-12-01`. */
const day = z.string();
const method = z.enum(payMethods.map((one) => one.id));
const currency = z.enum(linkCurrencies);

export const paymentSetupQuery = z.object({
  for: z.enum(['card', 'otherMethods']).default('card'),
});
export const linkParams = z.strictObject({ linkId: id });
export const paymentLinksQuery = z.object({ next: z.string().min(1).max(200).optional() });
export const paymentLinkBody = formBody(paymentLinkForm);
export const linkRefundBody = formBody(linkRefundForm);

export const paymentLinkRow = z.object({
  linkId: z.string(),
  /** What people quote. */
  reference: z.string(),
  /** The address that is paid at. */
  url: z.string(),
  status: z.enum(paymentLinkStatuses),
  amountMinor,
  refundedMinor: amountMinor,
  currency,
  purpose: z.string(),
  payerName: z.string(),
  dueOn: day.nullable(),
  createdAt: moment,
  paidAt: moment.nullable(),
});

export const paymentLinksReply = z.object({
  links: z.array(paymentLinkRow),
  /** Asks for the next page; null at the end. */
  next: z.string().nullable(),
});

export const paymentLinkReply = paymentLinkRow.extend({
  payerEmail: z.string(),
  payerCountry: z.string(),
  methods: z.array(method),
  /** Null until it is paid, or while its money is awaited. */
  payment: z.object({ name: z.string(), email: z.string(), paidWith: z.string() }).nullable(),
  /** Refunds that the provider has not confirmed. */
  refundingMinor: amountMinor,
  mailedAt: moment.nullable(),
  canChange: z.boolean(),
  canCancel: z.boolean(),
  canMail: z.boolean(),
  /** What may still go back. */
  refundableMinor: amountMinor,
  timeline: z.array(
    z.object({ title: z.string(), detail: z.string().optional(), happenedAt: moment }),
  ),
});

export const payableLinkReply = z.object({
  linkId: z.string(),
  reference: z.string(),
  status: z.enum(paymentLinkStatuses),
  amountMinor,
  currency,
  purpose: z.string(),
  from: z.object({
    name: z.string(),
    logo: z.object({ url: z.string(), width: z.number(), height: z.number() }).nullable(),
  }),
  payerName: z.string(),
  dueOn: day.nullable(),
  /** Where its payer lives, ISO 3166. */
  payerCountry: z.string(),
  /** Those that can be used now; empty where the link can't be paid. */
  methods: z.array(method),
  receipt: z
    .object({
      paidAt: moment.nullable(),
      /** Such as `Visa ending in 1111`. */
      paidWith: z.string(),
      refundedMinor: amountMinor,
    })
    .nullable(),
});

/** What a card field's origin gave out in place of the card. */
const singleUse = z.string().min(1).max(255);

export const payLinkBody = z.strictObject({
  payment: z.discriminatedUnion('provider', [
    z.strictObject({
      provider: z.literal('hostedFields'),
      nonce: singleUse,
      deviceData: z.string().max(10_000).optional(),
    }),
    z.strictObject({ provider: z.literal('cardForm'), token: singleUse }),
    z.strictObject({
      provider: z.literal('otherMethods'),
      method,
      nonce: singleUse,
      deviceData: z.string().max(10_000).optional(),
    }),
  ]),
  /** What the page showed: only compared. */
  amountMinor,
  currency: z.string().length(3),
  payer: formBody(payForm),
});

/** The gateway's id of a local payment. */
const paymentId = z.string().regex(/^[\w-]{1,100}$/);

export const startLinkPaymentBody = z.strictObject({
  method,
  paymentId,
  /** Whether it is confirmed on a phone or as an invoice, so that no bank leads back. */
  isConfirmedElsewhere: z.boolean(),
  amountMinor,
  currency: z.string().length(3),
  payer: formBody(payForm),
});
export const startedLinkParams = z.strictObject({ linkId: id, paymentId });
export const confirmLinkPaymentBody = z.strictObject({ nonce: singleUse });

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  listPaymentLinks: {
    studioRight: 'sales:see',
    query: paymentLinksQuery,
    reply: paymentLinksReply,
  },
  getPaymentLink: { studioRight: 'sales:see', params: linkParams, reply: paymentLinkReply },
  createPaymentLink: {
    studioRight: 'links:change',
    body: paymentLinkBody,
    reply: paymentLinkReply,
  },
  changePaymentLink: {
    studioRight: 'links:change',
    params: linkParams,
    body: paymentLinkBody,
    reply: paymentLinkReply,
  },
  cancelPaymentLink: { studioRight: 'links:change', params: linkParams, reply: paymentLinkReply },
  mailPaymentLink: { studioRight: 'links:change', params: linkParams, reply: paymentLinkReply },
  refundPaymentLink: {
    studioRight: 'links:change',
    params: linkParams,
    body: linkRefundBody,
    reply: paymentLinkReply,
  },
  paymentLinkQrCode: { studioRight: 'sales:see', params: linkParams, reply: z.string() },
  paymentLinksCsv: { studioRight: 'sales:see', reply: z.string() },
  getPayableLink: { params: linkParams, reply: payableLinkReply },
  linkPaymentSetup: { params: linkParams, query: paymentSetupQuery, reply: checkoutPaymentReply },
  payLink: { params: linkParams, body: payLinkBody, reply: payableLinkReply },
  startLinkPayment: { params: linkParams, body: startLinkPaymentBody, reply: payableLinkReply },
  confirmLinkPayment: {
    params: startedLinkParams,
    body: confirmLinkPaymentBody,
    reply: payableLinkReply,
  },
});
