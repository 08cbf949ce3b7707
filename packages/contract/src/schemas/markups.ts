import { z } from 'zod';
import * as endpoints from '../endpoints/markups.ts';
import { declareCalls } from './declare-calls.ts';

const kind = z.enum(['percent', 'amount']);

export const markupsReply = z.object({
  currency: z.string(),
  products: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      /** The cheapest way to buy one, without a markup. */
      fromMinor: z.number().int().min(0),
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
        /** The markup as it was typed: a whole percentage, or an amount. Empty is none; what is wrong is said at its product. */
        value: z.string().max(10_000),
      }),
    )
    .max(500),
});

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  getMarkups: { studioRight: 'sales:see', reply: markupsReply },
  saveMarkups: { studioRight: 'prices:change', body: saveMarkupsBody, reply: markupsReply },
});
