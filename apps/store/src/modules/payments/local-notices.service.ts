import { parseAmount } from '@albumen/domain/money/decimal-amount';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { LocalPaymentNotice } from '../../third-parties/payments/payment-notices.ts';
import * as queries from './local-notices.queries.ts';
import type { LocalNoticeRow } from './local-notices.queries.ts';

export type { LocalNoticeRow };

/** Enqueues what a promise of this payment asks for; nothing when there is none. */
export type HearLocalPayment = (trx: Kysely<Tables>, paymentId: string) => Promise<void>;

/**
 * Keeps what the gateway tells of a local payment, and tells whoever waits for it. The page that started
 * it may be slower: then it is found by `heardOf`.
 */
export async function hearLocalPayment(
  db: Kysely<Tables>,
  { kind, paymentId, nonce, amount, currency }: LocalPaymentNotice,
  listeners: readonly HearLocalPayment[],
): Promise<void> {
  const amountMinor =
    amount === null || currency === null ? undefined : parseAmount(amount, currency);
  await db.transaction().execute(async (trx) => {
    await queries.lockPaymentId(trx, paymentId);
    await queries.insertNotice(trx, {
      paymentId,
      kind,
      nonce,
      currency,
      amountMinor: amountMinor ?? null,
    });
    for (const listen of listeners) await listen(trx, paymentId);
  });
}

/**
 * What was told of a payment before. Until the end of the transaction nobody hears anything of it: a
 * promise that is written in it is seen by the next notice.
 */
export async function heardOf(
  trx: Kysely<Tables>,
  paymentId: string,
): Promise<LocalNoticeRow | undefined> {
  await queries.lockPaymentId(trx, paymentId);
  return queries.findNotice(trx, paymentId);
}

export const findNotice = queries.findNotice;
export const forgetNotices = queries.deleteNoticesBefore;
export const lockPayment = queries.lockPaymentId;
