import {
  chargeEntry,
  disputeEntry,
  returnedEntry,
  returnFailedEntry,
  strayEntry,
  type ChargeFacts,
  type DisputeFacts,
  type ReturnedFacts,
} from '@albumen/domain/books/charge-entries';
import { balanced, opposite, type JournalEntry } from '@albumen/domain/books/journal';
import {
  labCostDroppedEntry,
  labCostEntry,
  type LabCostFacts,
} from '@albumen/domain/books/other-entries';
import {
  linkReturnEntry,
  orderReturnEntry,
  type LinkReturnFacts,
  type OrderReturnFacts,
} from '@albumen/domain/books/return-entries';
import {
  feeEntry,
  linkSaleEntry,
  orderSaleEntry,
  type LinkSaleFacts,
  type OrderSaleFacts,
} from '@albumen/domain/books/sale-entries';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { paymentFees } from './payment-fees.ts';
import * as queries from './journal.queries.ts';

/** What was charged, where that is another currency than the order's. */
interface Charged {
  chargedMinor: number;
  chargedCurrency: string;
}

type Needs = Pick<Dependencies, 'settings'>;

/** Writes entries in the transaction of what causes them; one that is there already is left alone. */
export async function post(
  trx: Kysely<Tables>,
  entries: readonly JournalEntry[],
  happenedAt: Date,
): Promise<void> {
  const dated = entries.flatMap((entry) => {
    const checked = balanced(entry);
    return checked === undefined ? [] : [{ ...checked, happenedAt }];
  });
  if (dated.length > 0) await queries.insertEntries(trx, dated);
}

/** An order's money has come: the charge, what was sold, and what taking it costs. */
export function bookOrderSale(
  trx: Kysely<Tables>,
  deps: Needs,
  { at, ...order }: OrderSaleFacts & Charged & { at: Date },
): Promise<void> {
  const payable = { kind: 'order', id: order.orderId } as const;
  return bookSale(trx, deps, { charge: { ...order, payable }, sale: orderSaleEntry(order), at });
}

/** A payment link's money has come. */
export function bookLinkSale(
  trx: Kysely<Tables>,
  deps: Needs,
  { at, ...link }: LinkSaleFacts & Charged & { at: Date },
): Promise<void> {
  const payable = { kind: 'link', id: link.linkId } as const;
  return bookSale(trx, deps, { charge: { ...link, payable }, sale: linkSaleEntry(link), at });
}

interface Sale {
  charge: Omit<ChargeFacts, 'amountMinor'> & { totalMinor: number };
  sale: JournalEntry;
  at: Date;
}

async function bookSale(
  trx: Kysely<Tables>,
  { settings }: Needs,
  { charge: { totalMinor: amountMinor, ...charge }, sale, at }: Sale,
): Promise<void> {
  const fee = paymentFees(settings).of(charge.chargedCurrency);
  await post(
    trx,
    [chargeEntry({ ...charge, amountMinor }), sale, feeEntry(sale, { ...charge, fee })],
    at,
  );
}

/** A charge came that nothing waited for any more; it is to go back. */
export function bookStray(
  trx: Kysely<Tables>,
  { at, ...charge }: ChargeFacts & { at: Date },
): Promise<void> {
  return post(trx, [chargeEntry(charge), strayEntry(charge)], at);
}

/**
 * Some of an order's money begins its way back. One whose sale is not in the books yet is left to
 * `postMissing`, which writes all of it in order.
 */
export async function bookOrderReturn(
  trx: Kysely<Tables>,
  { at, ...order }: Omit<OrderReturnFacts, 'left'> & { at: Date },
): Promise<void> {
  if (!(await queries.isSold(trx, { kind: 'order', id: order.orderId }))) return;
  const left = await queries.leftBeyondGoods(trx, order.orderId);
  await post(trx, [orderReturnEntry({ ...order, left })], at);
}

/** The same of a payment link. */
export async function bookLinkReturn(
  trx: Kysely<Tables>,
  { at, ...link }: LinkReturnFacts & { at: Date },
): Promise<void> {
  if (!(await queries.isSold(trx, { kind: 'link', id: link.linkId }))) return;
  await post(trx, [linkReturnEntry(link)], at);
}

interface ReturnOfRefund extends ReturnedFacts {
  refundId: string;
  /** Of a stray charge that it takes back. */
  attemptId?: string | undefined;
  at: Date;
}

/** The provider has confirmed a return. */
export async function bookReturned(
  trx: Kysely<Tables>,
  { at, attemptId, refundId, ...returned }: ReturnOfRefund,
): Promise<void> {
  const begun =
    attemptId === undefined
      ? ({ kind: 'return', sourceId: refundId } as const)
      : ({ kind: 'stray', sourceId: attemptId } as const);
  if (!(await queries.isBooked(trx, begun))) return;
  await post(trx, [returnedEntry(returned)], at);
}

/** A return that was confirmed came to nothing. One that is not in the books is left to `postMissing`. */
export async function bookReturnFailed(
  trx: Kysely<Tables>,
  { at, ...returned }: ReturnedFacts & { at: Date },
): Promise<void> {
  const confirmed = { kind: 'returned', sourceId: returned.returnReference } as const;
  if (await queries.isBooked(trx, confirmed)) await post(trx, [returnFailedEntry(returned)], at);
}

/** A payer's bank has taken money back. */
export async function bookDispute(
  trx: Kysely<Tables>,
  { at, ...dispute }: DisputeFacts & { at: Date },
): Promise<void> {
  await post(trx, [disputeEntry(dispute)], at);
}

/** It was decided for us: what it took is back where it was. */
export async function bookDisputeWon(
  trx: Kysely<Tables>,
  {
    disputeId,
    payable,
    reference,
    at,
  }: Pick<DisputeFacts, 'disputeId' | 'payable' | 'reference'> & { at: Date },
): Promise<void> {
  const disputed = { kind: 'disputed', sourceId: disputeId } as const;
  const lines = await queries.listLines(trx, disputed);
  await post(trx, [opposite({ ...disputed, payable, reference, lines }, 'disputeWon')], at);
}

interface LabWork extends Omit<LabCostFacts, 'amountMinor' | 'currency'> {
  itemIds: readonly string[];
  /** What the lab asks for, where it said so. */
  quote: { totalMinor: number; currency: string } | null;
  /** The catalog's currency, whose costs count otherwise. */
  currency: string;
  at: Date;
}

/** The lab has a part of an order: it costs what the lab asks for, or what the catalog says it costs. */
export async function bookLabCost(
  trx: Kysely<Tables>,
  { itemIds, quote, currency, at, ...cost }: LabWork,
): Promise<void> {
  const asked =
    quote === null
      ? { amountMinor: await queries.sumCosts(trx, itemIds), currency }
      : { amountMinor: quote.totalMinor, currency: quote.currency };
  await post(trx, [labCostEntry({ ...cost, ...asked })], at);
}

/** The lab refused what it had. */
export async function bookLabCostDropped(
  trx: Kysely<Tables>,
  { at, ...cost }: Pick<LabCostFacts, 'sourceId' | 'orderId'> & { at: Date },
): Promise<void> {
  const known = await queries.findLabCost(trx, cost.sourceId);
  if (known !== undefined) await post(trx, [labCostDroppedEntry({ ...cost, ...known })], at);
}
