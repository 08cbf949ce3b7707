import { z } from 'zod';
import * as endpoints from '../endpoints/operator-books.ts';
import { limits } from '../limits.ts';
import { declareCalls } from './declare-calls.ts';

const amountMinor = z.number().int();

export const operatorPayouts = z.object({
  payouts: z.array(
    z.object({
      accountId: z.string(),
      /** Whom to pay; empty for an account that is gone. */
      name: z.string(),
      email: z.string(),
      currency: z.string(),
      /** What the month before came to, less what went back since. */
      dueMinor: amountMinor,
      isBelowMinimum: z.boolean(),
      /** Where to, as the bank needs it; null until it is given. */
      holderName: z.string().nullable(),
      account: z.string().nullable(),
    }),
  ),
  /** The newest ones. */
  paid: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      currency: z.string(),
      amountMinor,
      reference: z.string(),
      paidTo: z.string(),
      paidAt: z.string(),
    }),
  ),
});

export const markPaidBody = z.strictObject({
  accountId: z.string().min(1).max(100),
  currency: z.string().length(3),
  /** What was due as the page showed it. */
  amountMinor: amountMinor.min(1),
  /** What was transferred, as it is typed; left out, all that was due. */
  paid: z.string().max(100).optional(),
  /** The transfer's reference. */
  reference: z.string().max(1_000),
});

export const booksState = z.object({
  /** Per currency and account, what stands there. */
  balances: z.array(z.object({ currency: z.string(), account: z.string(), amountMinor })),
  comparisons: z.array(
    z.object({ day: z.string(), movements: z.number().int(), comparedAt: z.string() }),
  ),
  gaps: z.array(
    z.object({
      id: z.string(),
      day: z.string(),
      kind: z.enum(['missingInBooks', 'missingAtProvider', 'otherAmount']),
      movement: z.enum(['charge', 'return']),
      reference: z.string(),
      providerId: z.string().nullable(),
      providerMinor: amountMinor.nullable(),
      bookedMinor: amountMinor.nullable(),
      currency: z.string(),
      foundAt: z.string(),
    }),
  ),
});

export const byGapId = z.strictObject({ id: z.string().max(100) });
export const resolveGapBody = z.strictObject({
  note: z.string().max(limits.gapNoteMaxCharacters * 4),
});
export const compareBody = z.strictObject({ day: z.string().max(10) });
export const booksDone = z.object({ isDone: z.boolean() });

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  listPayouts: { right: 'payouts:read', reply: operatorPayouts },
  payoutsCsv: { right: 'payouts:read', reply: z.string() },
  markPaid: { right: 'payouts:pay', body: markPaidBody, reply: booksDone },
  getBooks: { right: 'books:read', reply: booksState },
  compareBooks: { right: 'books:settle', body: compareBody, reply: booksDone },
  resolveGap: { right: 'books:settle', params: byGapId, body: resolveGapBody, reply: booksDone },
});
