import type { RefundOrder } from '@albumen/contract/endpoints/operator-orders';
import { parseAmount } from '@albumen/domain/money/decimal-amount';
import { formatPrice } from '@albumen/domain/money/format-price';
import { leftOfLine, refundOfLines } from '@albumen/domain/ordering/refunds';
import type { Kysely } from 'kysely';
import { storableText } from '../../../db/storable-json.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { fail } from '../../../http/problem-error.ts';
import type { ActingVisit } from '../../../http/actor.ts';
import { recordChange } from '../../audit/audit.service.ts';
import { changeOrder } from './change-order.service.ts';
import {
  requestOrderRefund,
  openMoneyOf,
  type OrderRefund,
  type OpenMoney,
} from './order-refunds.service.ts';
import { mailRefund } from './order-change-mails.service.ts';
import * as queries from '../orders.queries.ts';

/**
 * A part of the money goes back: lines as a whole, or an amount. What the caller believed to be left is
 * compared under the order's lock, so that a form that is sent twice, or by two people at once, returns it once.
 */
export async function refundOrder(
  deps: Dependencies,
  visit: ActingVisit,
  { orderId, ...refund }: RefundOrder & { orderId: string },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    if ((await queries.findOrder(trx, orderId)) === undefined) fail('notFound');
    const order = await queries.lockOrder(trx, orderId);
    const money = await openMoneyOf(trx, order);
    if (money.refundableMinor !== refund.leftMinor) fail('staleVersion');
    const amountMinor = amountOf(money, refund, order.currency);
    const note = storableText(refund.note.trim());
    const { itemIds } = refund;
    await refundPart(trx, deps, { order, money, amountMinor, itemIds, note });
    await recordChange(trx, visit, {
      action: 'order.refund',
      subjectId: orderId,
      subjectName: order.reference,
      before: { leftMinor: money.refundableMinor },
      after: { leftMinor: money.refundableMinor - amountMinor, amountMinor, itemIds, note },
    });
  });
}

/** What nobody pays for any more is not made: all that is left of a paid order, and it is canceled. */
async function refundPart(
  trx: Kysely<Tables>,
  deps: Dependencies,
  back: Omit<OrderRefund, 'reason'>,
): Promise<void> {
  const { order, money, amountMinor, itemIds, note } = back;
  if (amountMinor === money.refundableMinor) {
    const set = { canceledAt: deps.clock.now() };
    const change = { event: 'cancel', set, details: { note }, reason: note } as const;
    if ((await changeOrder(trx, deps, { order, change })) !== undefined) return;
  }
  const carriage = itemIds.length === 0 ? {} : { carriageMinor: 0 };
  const returned = await requestOrderRefund(trx, deps, { ...back, ...carriage, reason: 'partial' });
  await mailRefund(trx, deps, { order, returned, note });
}

function amountOf(money: OpenMoney, { itemIds, amount }: RefundOrder, currency: string): number {
  if (itemIds.length > 0) return amountOfLines(money, itemIds);
  const amountMinor = parseAmount(amount, currency);
  if (amountMinor === undefined || amountMinor <= 0) {
    return refuse('amount', 'Enter an amount such as 12.50.');
  }
  if (amountMinor > money.refundableMinor) {
    return refuse('amount', `At most ${formatPrice(money.refundableMinor, currency)} is left.`);
  }
  return amountMinor;
}

function amountOfLines(money: OpenMoney, itemIds: readonly string[]): number {
  const open = money.lines.filter((line) => itemIds.includes(line.itemId) && leftOfLine(line) > 0);
  if (open.length < new Set(itemIds).size) {
    return refuse('itemIds', 'The money for one of these items went back before.');
  }
  const amountMinor = refundOfLines(money, itemIds);
  if (amountMinor <= money.refundableMinor) return amountMinor;
  return refuse(
    'itemIds',
    'The payer’s bank took more of it back than is left besides these items.',
  );
}

function refuse(field: string, message: string): never {
  fail('invalidForm', { fields: { [field]: [message] } });
}
