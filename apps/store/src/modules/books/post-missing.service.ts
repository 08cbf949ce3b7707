import type { Payable } from '@albumen/domain/books/journal';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { bookLinkReturn, bookLinkSale, bookReturned, bookStray } from './books.service.ts';
import * as queries from './missing.queries.ts';
import type { RefundMoney, UnbookedCharge } from './missing.queries.ts';
import { bookPastOrder } from './past-order.service.ts';

type Needs = Pick<Dependencies, 'db' | 'settings'>;

const atOnce = 200;

/**
 * Books what was paid before there were books, each payable under its lock and as a whole: its charge,
 * and what went back since, in order. Safe to repeat.
 */
export async function postMissing(deps: Needs): Promise<void> {
  for (;;) {
    const sales = await queries.listUnbookedSales(deps.db, atOnce);
    const strays = await queries.listUnbookedStrays(deps.db, atOnce);
    for (const charge of sales) await inTransaction(deps, charge, bookPastSale);
    for (const charge of strays) await inTransaction(deps, charge, bookPastStray);
    if (sales.length === 0 && strays.length === 0) return;
  }
}

interface PastCharge {
  trx: Kysely<Tables>;
  deps: Needs;
  charge: UnbookedCharge;
  payable: Payable;
}

function inTransaction(
  deps: Needs,
  charge: UnbookedCharge,
  book: (past: PastCharge) => Promise<void>,
): Promise<void> {
  return deps.db.transaction().execute(async (trx) => {
    const payable = payableOf(charge);
    await queries.lockPayable(trx, payable);
    await book({ trx, deps, charge, payable });
  });
}

function payableOf({ id, orderId, linkId }: UnbookedCharge): Payable {
  if (orderId !== null) return { kind: 'order', id: orderId };
  if (linkId !== null) return { kind: 'link', id: linkId };
  throw new Error(`attempt ${id} pays nothing`);
}

function momentOf({ settledAt, claimedAt }: UnbookedCharge): Date {
  return settledAt ?? claimedAt;
}

async function bookPastSale(past: PastCharge): Promise<void> {
  const { trx, charge, payable } = past;
  const refunds = await queries.listRefundsOf(trx, charge.id);
  const price =
    payable.kind === 'order'
      ? await bookPastOrder(past, refunds)
      : await bookPastLink(past, refunds);
  for (const refund of refunds) await bookPastReturned(past, { refund, ...price });
}

async function bookPastLink(
  { trx, deps, charge, payable }: PastCharge,
  refunds: readonly RefundMoney[],
): Promise<{ currency: string }> {
  const {
    accountId,
    amountMinor: totalMinor,
    currency,
  } = await queries.getLinkMoney(trx, payable.id);
  const { reference } = charge;
  const link = { linkId: payable.id, accountId, reference, currency };
  await bookLinkSale(trx, deps, {
    ...link,
    attemptId: charge.id,
    chargedMinor: charge.amountMinor,
    chargedCurrency: charge.currency,
    totalMinor,
    at: momentOf(charge),
  });
  for (const { id: refundId, amountMinor, requestedAt: at } of refunds) {
    await bookLinkReturn(trx, { ...link, refundId, amountMinor, at });
  }
  return { currency };
}

interface PastReturn {
  refund: RefundMoney;
  /** The currency of the order or link. */
  currency: string;
  strayId?: string;
}

async function bookPastReturned(
  { trx, charge, payable }: PastCharge,
  { refund, currency, strayId }: PastReturn,
): Promise<void> {
  const { id: refundId, amountMinor, chargedMinor, status, settledAt, requestedAt } = refund;
  if (status !== 'done') return;
  await bookReturned(trx, {
    refundId,
    returnReference: refundId,
    payable,
    reference: charge.reference,
    amountMinor,
    currency,
    chargedMinor: chargedMinor ?? amountMinor,
    chargedCurrency: charge.currency,
    attemptId: strayId,
    at: settledAt ?? requestedAt,
  });
}

async function bookPastStray(past: PastCharge): Promise<void> {
  const { trx, charge, payable } = past;
  const [refund] = await queries.listRefundsOf(trx, charge.id);
  const { currency } =
    payable.kind === 'order'
      ? await queries.getOrderMoney(trx, payable.id)
      : await queries.getLinkMoney(trx, payable.id);
  await bookStray(trx, {
    attemptId: charge.id,
    reference: charge.reference,
    payable,
    amountMinor: refund?.amountMinor ?? charge.amountMinor,
    currency: refund === undefined ? charge.currency : currency,
    chargedMinor: charge.amountMinor,
    chargedCurrency: charge.currency,
    at: momentOf(charge),
  });
  if (refund !== undefined) await bookPastReturned(past, { refund, currency, strayId: charge.id });
}
