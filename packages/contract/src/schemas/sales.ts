import { z } from 'zod';
import * as endpoints from '../endpoints/sales.ts';
import { formBody } from '../form-body.ts';
import { payoutForm } from '../forms/payout-form.ts';
import { declareCalls } from './declare-calls.ts';
import { orderStatuses } from '../orders/order-labels.ts';

const amountMinor = z.number().int().min(0);

/** `2026-12`. */
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);
/** Negative where more went back than was sold. */
const signedMinor = z.number().int();

export const salesQuery = z.object({ month: month.optional() });
export const statementParams = z.strictObject({ month });

export const salesReply = z.object({
  currency: z.string(),
  /** What all orders in that currency earned, returns taken off. */
  earnedMinor: signedMinor,
  /** The months that something was sold, returned or paid in; the newest first. */
  months: z.array(month),
  /** What the books as a whole say, one for each currency. */
  balances: z.array(
    z.object({
      currency: z.string(),
      soldMinor: amountMinor,
      feeMinor: amountMinor,
      returnedMinor: amountMinor,
      paidMinor: amountMinor,
      dueMinor: signedMinor,
      /** Less than this is carried on. */
      minimumMinor: amountMinor,
    }),
  ),
  /** Sales of the month that was asked for, or the newest ones. */
  sales: z.array(
    z.object({
      kind: z.enum(['order', 'link']),
      reference: z.string(),
      placedAt: z.string(),
      /** The order's status; null for a payment link. */
      status: z.enum(orderStatuses).nullable(),
      buyer: z.string(),
      /** What a payment link was for; empty for an order. */
      purpose: z.string(),
      galleryTitles: z.array(z.string()),
      pieces: z.number().int(),
      items: z.array(
        z.object({
          name: z.string(),
          quantity: z.number().int(),
          piecesPerUnit: z.number().int(),
          galleryTitle: z.string().nullable(),
        }),
      ),
      currency: z.string(),
      soldMinor: amountMinor,
      feeMinor: amountMinor,
      /** What of it went back with returns. */
      returnedMinor: amountMinor,
      /** What is left of it for the photographer. */
      earnedMinor: signedMinor,
    }),
  ),
});

export const statementReply = z.object({
  month,
  /** The month is over, so that it says the same for good. */
  isFinal: z.boolean(),
  businessName: z.string(),
  currencies: z.array(
    z.object({
      currency: z.string(),
      openingMinor: signedMinor,
      closingMinor: signedMinor,
      lines: z.array(
        z.object({
          happenedAt: z.string(),
          kind: z.enum(['sale', 'fee', 'return', 'payout']),
          reference: z.string(),
          /** Who bought what from where, or where a payout went. */
          detail: z.string(),
          amountMinor: signedMinor,
        }),
      ),
    }),
  ),
});

export const payoutDetailsBody = formBody(payoutForm);
export const payoutDetailsReply = z.object({
  /** Null until they are given. */
  details: z
    .object({ holderName: z.string(), kind: z.enum(['iban', 'us']), masked: z.string() })
    .nullable(),
});

/** The last seven days in UTC, today last. */
export const weekReply = z.object({
  days: z
    .array(
      z.object({
        /** `2026-12-31`. */
        on: z.string(),
        /** Hearts that guests left in the account's galleries. */
        favorites: z.number().int(),
        /** Orders with photos of the account's, and payment links paid. */
        sales: z.number().int(),
        /** The account's share in the lab brand's currency. */
        earnedMinor: z.number().int(),
      }),
    )
    .length(7),
  currency: z.string(),
});

const byMonth = { params: statementParams };

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  getSales: { studioRight: 'sales:see', query: salesQuery, reply: salesReply },
  getWeek: { studioRight: 'sales:see', reply: weekReply },
  getStatement: { studioRight: 'sales:see', ...byMonth, reply: statementReply },
  statementPdf: { studioRight: 'sales:see', ...byMonth, reply: z.string() },
  statementCsv: { studioRight: 'sales:see', ...byMonth, reply: z.string() },
  getPayoutDetails: { studioRight: 'payouts:change', reply: payoutDetailsReply },
  savePayoutDetails: {
    studioRight: 'payouts:change',
    body: payoutDetailsBody,
    reply: payoutDetailsReply,
  },
});
