import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import * as mails from '../../../third-parties/mail/order-change-mails.ts';
import { lineOf, orderUrl, toCustomer, type MailDeps } from '../order-mails.service.ts';
import { listItems } from '../order-items.queries.ts';
import { type OrderRow } from '../orders.queries.ts';

interface ChangedPart {
  order: OrderRow;
  itemIds: readonly string[];
}

export async function mailDelay(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { order, itemIds }: ChangedPart,
): Promise<void> {
  const lines = await linesOf(trx, { order, itemIds });
  const content = mails.orderDelayedMail(order.labBrand, { ...namesOf(deps, order), lines });
  await toCustomer(trx, deps, { order, content });
}

export async function mailDropped(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { order, itemIds, returned, note }: ChangedPart & mails.MailedReturn,
): Promise<void> {
  const lines = await linesOf(trx, { order, itemIds });
  const content = mails.orderPartDroppedMail(order.labBrand, {
    ...namesOf(deps, order),
    returned,
    note,
    lines,
  });
  await toCustomer(trx, deps, { order, content });
}

export function mailRefund(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { order, ...details }: { order: OrderRow } & mails.MailedReturn,
): Promise<void> {
  const content = mails.orderRefundMail(order.labBrand, { ...namesOf(deps, order), ...details });
  return toCustomer(trx, deps, { order, content });
}

export function mailChange(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { order, change }: { order: OrderRow; change: string },
): Promise<void> {
  const content = mails.orderChangedMail(order.labBrand, { ...namesOf(deps, order), change });
  return toCustomer(trx, deps, { order, content });
}

function namesOf(deps: MailDeps, order: OrderRow) {
  return { url: orderUrl(deps, order), reference: order.reference };
}

async function linesOf(trx: Kysely<Tables>, { order, itemIds }: ChangedPart) {
  const items = await listItems(trx, order.id);
  return items.filter(({ id }) => itemIds.includes(id)).map(lineOf);
}
