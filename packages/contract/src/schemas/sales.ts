import { z } from 'zod';
import { orderStatuses } from '../orders/order-words.ts';
import * as endpoints from '../endpoints/sales.ts';
import { declareCalls } from './declare-calls.ts';

const amountMinor = z.number().int().min(0);
const kind = z.enum(['percent', 'amount']);

export const markupsReply = z.object({
  currency: z.string(),
  products: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      /** The cheapest way to buy one, without a markup. */
      fromMinor: amountMinor,
      /** A whole percentage, or minor units. */
      markup: z.object({ kind, value: z.number().int().min(1) }).nullable(),
    }),
  ),
});

export const saveMarkupsBody = z.strictObject({
  markups: z
    .array(
      z.strictObject({
        productId: z.string().min(1).max(60),
        kind,
        /** As it was typed: a whole percentage, or a decimal amount. Empty is none. */
        value: z.string().max(20),
      }),
    )
    .max(500),
});

export const salesReply = z.object({
  currency: z.string(),
  /** Of all sales, returns taken off. */
  earnedMinor: amountMinor,
  /** The newest ones. */
  sales: z.array(
    z.object({
      reference: z.string(),
      placedAt: z.string(),
      status: z.enum(orderStatuses),
      galleryTitles: z.array(z.string()),
      pieces: z.number().int(),
      earnedMinor: amountMinor,
      /** What of it went back with returns. */
      returnedMinor: amountMinor,
    }),
  ),
});

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  getMarkups: { reply: markupsReply },
  saveMarkups: { body: saveMarkupsBody, reply: markupsReply },
  getSales: { reply: salesReply },
});
