import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/payment-links.ts';
import type { CheckoutPayment } from './orders.ts';
import type { PaymentSetupKind } from './payments.ts';

export type PaymentLinkRow = z.infer<typeof schemas.paymentLinkRow>;
export type PaymentLinks = z.infer<typeof schemas.paymentLinksReply>;
export type PaymentLink = z.infer<typeof schemas.paymentLinkReply>;
export type LinkStep = PaymentLink['timeline'][number];
export type PayableLink = z.infer<typeof schemas.payableLinkReply>;
export type PayLink = z.infer<typeof schemas.payLinkBody>;
export type StartLinkPayment = z.infer<typeof schemas.startLinkPaymentBody>;
type LinkForm = z.input<typeof schemas.paymentLinkBody>;

type Params = { linkId: string };

/**
 * 50 rows a page, newest first; `next` is the cursor that the page before gave. With `X-PageType:
 * Partial` it answers an HTML fragment of rows, asked for JSON the same as data.
 */
export const listPaymentLinks = endpoint<{ query: { next?: string }; reply: PaymentLinks }>({
  method: 'GET',
  path: '/account/payment-links',
});

export const getPaymentLink = endpoint<{ params: Params; reply: PaymentLink }>({
  method: 'GET',
  path: '/api/payment-links/:linkId',
});

export const createPaymentLink = endpoint<{ body: LinkForm; reply: PaymentLink }>({
  method: 'POST',
  path: '/api/payment-links',
});

/** While it is open, or expired; a due date that lies ahead opens it again. */
export const changePaymentLink = endpoint<{ params: Params; body: LinkForm; reply: PaymentLink }>({
  method: 'PUT',
  path: '/api/payment-links/:linkId',
  isSafeToRepeat: true,
});

export const cancelPaymentLink = endpoint<{ params: Params; reply: PaymentLink }>({
  method: 'POST',
  path: '/api/payment-links/:linkId/cancel',
  isSafeToRepeat: true,
});

/** Mails the link to its payer, as a reminder when it was mailed before. */
export const mailPaymentLink = endpoint<{ params: Params; reply: PaymentLink }>({
  method: 'POST',
  path: '/api/payment-links/:linkId/mail',
});

/** With the header `idempotency-key` a repeated call gives nothing more back. */
export const refundPaymentLink = endpoint<{
  params: Params;
  body: { amount: string };
  reply: PaymentLink;
}>({ method: 'POST', path: '/api/payment-links/:linkId/refunds', isSafeToRepeat: true });

/** The link as an SVG image. */
export const paymentLinkQrCode = endpoint<{ params: Params; reply: string }>({
  method: 'GET',
  path: '/account/payment-links/:linkId/qr.svg',
});

/** All of the account's links, RFC 4180. */
export const paymentLinksCsv = endpoint<{ reply: string }>({
  method: 'GET',
  path: '/account/payment-links.csv',
});

/** Answers whoever has the link: what it asks for, and the receipt once it is paid. */
export const getPayableLink = endpoint<{ params: Params; reply: PayableLink }>({
  method: 'GET',
  path: '/api/pay/:linkId',
});

/** What the pay page needs to take cards, or money by another method; made anew for each page. */
export const linkPaymentSetup = endpoint<{
  params: Params;
  query: { for?: PaymentSetupKind };
  reply: CheckoutPayment;
}>({
  method: 'GET',
  path: '/api/pay/:linkId/payment',
});

/**
 * Pays a link: answers its receipt. With the header `idempotency-key` a repeated call answers what the
 * first came to; 402 is a payment that was refused, after which the next press is a new try.
 */
export const payLink = endpoint<{ params: Params; body: PayLink; reply: PayableLink }>({
  method: 'POST',
  path: '/api/pay/:linkId',
  isSafeToRepeat: true,
});

/**
 * Writes down a payment that begins at a bank or on a phone, before its payer is led there: what the
 * gateway's notice of it is the link's from then on, whether its page comes back or not. One that is
 * confirmed elsewhere and later leaves the link awaiting its money.
 */
export const startLinkPayment = endpoint<{
  params: Params;
  body: StartLinkPayment;
  reply: PayableLink;
}>({ method: 'POST', path: '/api/pay/:linkId/starts', isSafeToRepeat: true });

/** Charges one that was started, by what the gateway gave the page for it; once, however often. */
export const confirmLinkPayment = endpoint<{
  params: Params & { paymentId: string };
  body: { nonce: string };
  reply: PayableLink;
}>({ method: 'POST', path: '/api/pay/:linkId/starts/:paymentId', isSafeToRepeat: true });
