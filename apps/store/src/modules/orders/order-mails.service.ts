import { paidByWords } from '@albumen/contract/payments/paid-by';
import { sumRows, type SumRow } from '@albumen/domain/checkout/sum-rows';
import { formatPrice } from '@albumen/domain/money/format-price';
import type { Kysely } from 'kysely';
import type { StoredShipTo } from '../../db/order-tables.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { mailLater } from '../../mail-jobs.ts';
import type { MailContent } from '../../third-parties/mail/mailer.ts';
import * as mails from '../../third-parties/mail/order-mails.ts';
import type { CheckoutRow } from '../checkout/checkout.service.ts';
import * as itemQueries from './order-items.queries.ts';
import * as queries from './orders.queries.ts';
import type { OrderItemRow } from './order-items.queries.ts';
import type { OrderRow } from './orders.queries.ts';

export type MailDeps = Pick<Dependencies, 'jobs' | 'settings'>;

export function orderUrl({ settings }: Pick<Dependencies, 'settings'>, order: OrderRow): string {
  return `${settings.origins[order.labBrand]}/account/order/${order.checkoutId}`;
}

export function toCustomer(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { order, content }: { order: OrderRow; content: MailContent },
): Promise<void> {
  return mailLater(trx, deps, { to: order.email, content });
}

export async function mailReceipt(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { order, items }: { order: OrderRow; items: readonly OrderItemRow[] },
): Promise<void> {
  const content = mails.orderReceiptMail(order.labBrand, {
    url: orderUrl(deps, order),
    reference: order.reference,
    placedAt: order.placedAt ?? order.createdAt,
    currency: order.currency,
    lines: items.map((item) => ({ ...lineOf(item), totalMinor: item.listMinor })),
    sums: sumsOf(order),
    totalMinor: order.totalMinor,
    paidWith: paidWith(order),
    shipTo: formatAddress(order.shipTo),
  });
  await toCustomer(trx, deps, { order, content });
}

/** Papers say nothing of what is nothing. */
export function sumsOf(order: OrderRow): SumRow[] {
  return sumRows(order).filter(({ amountMinor }) => amountMinor !== 0);
}

export function paidWith({ paidBy, totalMinor }: OrderRow): string {
  if (totalMinor === 0) return 'Nothing to pay';
  const charged = chargedText(paidBy);
  if (paidBy === null || paidBy.hint === '') return `Paid by ${methodText(paidBy)}${charged}`;
  return `Paid with ${paidByWords(paidBy)}${charged}`;
}

/** What its payer's bank shows, where that is not the order's amount. */
function chargedText(paidBy: OrderRow['paidBy']): string {
  const { charged } = paidBy ?? {};
  return charged === undefined
    ? ''
    : `, charged as ${formatPrice(charged.amountMinor, charged.currency)}`;
}

function methodText(paidBy: OrderRow['paidBy']): string {
  return paidBy === null || paidBy.method === 'card' ? 'card' : paidByWords(paidBy);
}

export function formatAddress(shipTo: StoredShipTo): string {
  const { name, companyName, address1, address2, city, state, zip, country } = shipTo;
  const parts = [name, companyName, address1, address2, city, `${state} ${zip}`];
  return [...parts, country === 'US' ? '' : 'Canada'].filter((part) => part !== '').join(', ');
}

export function lineOf({ quantity, piecesPerUnit, productName, choices }: OrderItemRow) {
  const size = choices.find(({ label }) => label === 'Size')?.value ?? '';
  return { quantity, piecesPerUnit: piecesPerUnit ?? 1, name: `${productName} ${size}`.trim() };
}

/** The galleries' owners hear of it, but nobody of an own order. */
export async function mailPhotographers(
  trx: Kysely<Tables>,
  deps: MailDeps,
  order: OrderRow,
): Promise<void> {
  const owners = await queries.listPhotographers(trx, order.id);
  const others = Map.groupBy(
    owners.filter(({ id }) => id !== order.accountId),
    ({ email }) => email,
  );
  for (const [to, galleries] of others) {
    const content = mails.galleryOrderMail(order.labBrand, {
      url: `${deps.settings.origins[order.labBrand]}/account/sales`,
      reference: order.reference,
      galleries: galleries.map(({ title, pieces }) => ({ title, pieces: Number(pieces) })),
      ...earnedText(galleries, order.currency),
    });
    await mailLater(trx, deps, { to, content });
  }
}

function earnedText(galleries: readonly { earned: string }[], currency: string) {
  const earnedMinor = galleries.reduce((sum, { earned }) => sum + Number(earned), 0);
  return earnedMinor === 0 ? {} : { earned: formatPrice(earnedMinor, currency) };
}

export function mailCancellation(
  trx: Kysely<Tables>,
  deps: MailDeps,
  {
    order,
    ...canceled
  }: { order: OrderRow } & Pick<mails.MailedCancellation, 'returned' | 'reason' | 'isByLab'>,
): Promise<void> {
  const { reference } = order;
  const url = orderUrl(deps, order);
  const content = mails.orderCanceledMail(order.labBrand, {
    url,
    reference,
    ...canceled,
    isUnpaid: order.placedAt === null,
  });
  return toCustomer(trx, deps, { order, content });
}

export function mailNotPaid(trx: Kysely<Tables>, deps: MailDeps, order: OrderRow): Promise<void> {
  const url = `${deps.settings.origins[order.labBrand]}/cart`;
  const content = mails.orderNotPaidMail(order.labBrand, { url, reference: order.reference });
  return toCustomer(trx, deps, { order, content });
}

interface ReturnedStray {
  /** What was charged for, too late. */
  order: OrderRow;
  /** The order that its checkout came to meanwhile; without one nothing was ordered. */
  standing: OrderRow | undefined;
  amountMinor: number;
  currency: string;
}

export function mailStray(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { order, standing, amountMinor, currency }: ReturnedStray,
): Promise<void> {
  const cartUrl = `${deps.settings.origins[order.labBrand]}/cart`;
  const content = mails.lateChargeMail(order.labBrand, {
    reference: order.reference,
    amount: formatPrice(amountMinor, currency),
    ...(standing === undefined
      ? { url: cartUrl, label: 'Back to your cart' }
      : { url: orderUrl(deps, standing), label: 'See your order' }),
  });
  return toCustomer(trx, deps, { order, content });
}

/** The order is there, its money is not. */
export function mailAwaiting(trx: Kysely<Tables>, deps: MailDeps, order: OrderRow): Promise<void> {
  const { reference, labBrand, currency, totalMinor } = order;
  const content = mails.orderAwaitingMail(labBrand, {
    url: orderUrl(deps, order),
    reference,
    amount: formatPrice(totalMinor, currency),
    method: `${methodText(order.paidBy)}${chargedText(order.paidBy)}`,
    expiresAt: order.expiresAt ?? order.createdAt,
  });
  return toCustomer(trx, deps, { order, content });
}

export function mailExpired(trx: Kysely<Tables>, deps: MailDeps, order: OrderRow): Promise<void> {
  const content = mails.orderExpiredMail(order.labBrand, {
    url: orderUrl(deps, order),
    reference: order.reference,
    method: methodText(order.paidBy),
  });
  return toCustomer(trx, deps, { order, content });
}

export interface Shipment {
  itemIds: readonly string[];
  carrier: string;
  trackingNumber: string;
  extent: mails.MailedShipment['extent'];
}

export async function mailShipment(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { order, shipment }: { order: OrderRow; shipment: Shipment },
): Promise<void> {
  const items = await itemQueries.listItems(trx, order.id);
  const { carrier, trackingNumber, extent } = shipment;
  const content = mails.orderShippedMail(order.labBrand, {
    url: orderUrl(deps, order),
    reference: order.reference,
    lines: items.filter(({ id }) => shipment.itemIds.includes(id)).map(lineOf),
    carrier,
    trackingNumber,
    extent,
  });
  await toCustomer(trx, deps, { order, content });
}

export function mailReply(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { order, message }: { order: OrderRow; message: string },
): Promise<void> {
  const { reference, labBrand } = order;
  const url = orderUrl(deps, order);
  const content = mails.orderReplyMail(labBrand, { url, reference, message });
  return toCustomer(trx, deps, { order, content });
}

/** Whoever asks before giving an email reads the answer at the checkout alone. */
export async function mailReplyAtCheckout(
  trx: Kysely<Tables>,
  deps: MailDeps,
  {
    checkout,
    message,
  }: { checkout: Pick<CheckoutRow, 'id' | 'email' | 'labBrand'>; message: string },
): Promise<void> {
  const { id, email, labBrand } = checkout;
  if (email === '') return;
  const url = `${deps.settings.origins[labBrand]}/checkout/${id}`;
  await mailLater(trx, deps, {
    to: email,
    content: mails.orderReplyMail(labBrand, { url, message }),
  });
}
