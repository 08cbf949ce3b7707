import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/operator-books.ts';

/** What photographers are to be paid, and what they were paid last. */
export type OperatorPayouts = z.infer<typeof schemas.operatorPayouts>;
export type DuePayout = OperatorPayouts['payouts'][number];
export type BooksState = z.infer<typeof schemas.booksState>;
export type ProviderGap = BooksState['gaps'][number];
type MarkPaid = z.infer<typeof schemas.markPaidBody>;
type Done = z.infer<typeof schemas.booksDone>;

export const listPayouts = endpoint<{ reply: OperatorPayouts }>({
  method: 'GET',
  path: '/operator/payouts',
});

/** Those that are due and can be paid, for a bank's batch transfer; RFC 4180. */
export const payoutsCsv = endpoint<{ reply: string }>({
  method: 'GET',
  path: '/operator/payouts.csv',
});

/** A transfer was made. The same reference once more changes nothing. */
export const markPaid = endpoint<{ body: MarkPaid; reply: Done }>({
  method: 'POST',
  path: '/operator/payouts',
  isSafeToRepeat: true,
});

export const getBooks = endpoint<{ reply: BooksState }>({ method: 'GET', path: '/operator/books' });

/** Compares a day such as `2026-12-01` with the provider; as the daily job does with the day before. */
export const compareBooks = endpoint<{ body: { day: string }; reply: Done }>({
  method: 'POST',
  path: '/operator/books/comparisons',
  isSafeToRepeat: true,
});

/** Somebody has looked at a gap; the note says what it was. */
export const resolveGap = endpoint<{ params: { id: string }; body: { note: string }; reply: Done }>(
  {
    method: 'POST',
    path: '/operator/books/gaps/:id',
    isSafeToRepeat: true,
  },
);
