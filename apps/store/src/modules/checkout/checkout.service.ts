import type { Obstacle, Quote } from '@albumen/contract/endpoints/checkout';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Visit } from '../../http/visit.ts';

/** A checkout as it is kept. */
export type CheckoutRow = Selectable<Tables['checkouts']>;

/**
 * Locks this visit's checkout until the transaction ends: nothing of it changes meanwhile. Refuses with
 * `notFound` what belongs to others. One with an `orderId` is placed already.
 */
export async function lockCheckout(
  _trx: Kysely<Tables>,
  _resourceId: string,
  _visit: Visit,
): Promise<CheckoutRow> {
  throw new Error('not written yet');
}

/** Priced anew from the catalog, the cart, the address and the day. */
export async function quoteOf(
  _trx: Kysely<Tables>,
  _deps: Dependencies,
  _checkout: CheckoutRow,
): Promise<Quote> {
  throw new Error('not written yet');
}

/** What still keeps it from being placed; empty when it may be. */
export function checkoutProblems(_checkout: CheckoutRow, _quote: Quote): Obstacle[] {
  throw new Error('not written yet');
}
