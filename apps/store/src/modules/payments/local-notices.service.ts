import { parseAmount } from '@albumen/domain/money/decimal-amount';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { LocalPaymentNotice } from '../../third-parties/payments/payment-notices.ts';
import { findStandingOf } from './attempts.queries.ts';
import * as queries from './local-notices.queries.ts';
import type { NoticeRow } from './local-notices.queries.ts';
import { collectPayment } from './payment-jobs.ts';
import { findStart } from './starts.queries.ts';

/**
 * Keeps what the gateway notifies of a local payment, and has a job take it up where somebody waits for
 * it. The page that starts the payment may be slower: it then finds it by `noticeFor`.
 */
export async function handleLocalPayment(
  { db, jobs }: Dependencies,
  { kind, paymentId, nonce, amount, currency }: LocalPaymentNotice,
): Promise<void> {
  const amountMinor =
    amount === null || currency === null ? undefined : parseAmount(amount, currency);
  await db.transaction().execute(async (trx: Kysely<Tables>) => {
    await queries.lockPaymentId(trx, paymentId);
    await queries.insertNotice(trx, {
      paymentId,
      kind,
      nonce,
      currency,
      amountMinor: amountMinor ?? null,
    });
    if (await isWaitedFor(trx, paymentId)) await jobs.enqueue(trx, collectPayment, { paymentId });
  });
}

async function isWaitedFor(trx: Kysely<Tables>, paymentId: string): Promise<boolean> {
  if ((await findStandingOf(trx, paymentId))?.status === 'pending') return true;
  return (await findStart(trx, paymentId))?.endedAt === null;
}

/**
 * What was notified of a payment before. Nobody else is notified of it until the end of the transaction:
 * a promise that is written in it is seen by the next notice.
 */
export async function noticeFor(
  trx: Kysely<Tables>,
  paymentId: string,
): Promise<NoticeRow | undefined> {
  await queries.lockPaymentId(trx, paymentId);
  return queries.findNotice(trx, paymentId);
}

export { lockPaymentId } from './local-notices.queries.ts';
