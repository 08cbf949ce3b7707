import { plainAmount } from '@albumen/contract/payment-links/amount-text';
import { messages } from '@albumen/contract/messages';
import { parseAmount } from '@albumen/domain/money/decimal-amount';
import { priceInWords } from '@albumen/domain/money/price-in-words';
import { decideLinkPayment } from '@albumen/domain/payment-links/link-payment.machine';
import { planLinkRefund } from '@albumen/domain/payment-links/plan-link-refund';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { newId } from '../../ids.ts';
import { changeLink } from './change-link.service.ts';
import { returnLinkMoney } from './link-jobs.ts';
import { mailRefund } from './link-mails.service.ts';
import * as payments from './link-payments.queries.ts';
import * as refunds from './link-refunds.queries.ts';
import type { LinkRefundRow } from './link-refunds.queries.ts';
import { lockOwnLink } from './payment-links.service.ts';
import { insertEvent, lockLink, type LinkRow } from './payment-links.queries.ts';
import { refundableMinor } from './payment-links.policy.ts';

export interface LinkRefundPress {
  linkId: string;
  amount: string;
  /** One for each press: a repeated one gives nothing more back. */
  key: string | undefined;
}

/** Promises some of a link's money back, under the link's lock; a job asks the provider. */
export function refundLink(
  deps: Dependencies,
  visit: Visit,
  { linkId, amount, key = newId() }: LinkRefundPress,
): Promise<void> {
  return deps.db.transaction().execute(async (trx) => {
    const link = await lockOwnLink(trx, visit, linkId);
    const known = await refunds.findOfPress(trx, linkId, key);
    const amountMinor = amountOf(link, amount);
    if (known !== undefined) {
      if (known.amountMinor !== amountMinor) fail('idempotencyKeyReused');
      return;
    }
    const charged = await payments.findCharged(trx, linkId);
    if (charged === undefined || refundableMinor(link) === 0) fail('linkNotRefundable');
    const plan = planLinkRefund(link, amountMinor);
    if ('refusal' in plan) refuseAmount(link);
    const { event, refundedMinor } = plan;
    const step = { kind: 'refund', details: { amountMinor } };
    const change = { event, set: { refundedMinor }, step };
    const changed = await changeLink(trx, deps, { link, change });
    if (changed === undefined) fail('linkNotRefundable');
    await promise(trx, deps, { linkId, paymentId: charged.id, amountMinor, key });
  });
}

interface Promised {
  linkId: string;
  paymentId: string;
  amountMinor: number;
  key: string;
}

async function promise(
  trx: Kysely<Tables>,
  { jobs }: Pick<Dependencies, 'jobs'>,
  promised: Promised,
): Promise<void> {
  const id = newId();
  await refunds.insertRefund(trx, { id, reason: 'asked', ...promised });
  await jobs.enqueue(trx, returnLinkMoney, { refundId: id });
}

/** What is no amount has been refused by the form; nothing at all is not worth a refund. */
function amountOf(link: LinkRow, amount: string): number {
  return parseAmount(plainAmount(amount) ?? '', link.currency) ?? 0;
}

function refuseAmount(link: LinkRow): never {
  const left = priceInWords(refundableMinor(link), link.currency);
  fail('invalidForm', { fields: { amount: [messages.amountLeft(left)] } });
}

type JobNeeds = Pick<Dependencies, 'db' | 'jobs' | 'settings' | 'payments'>;

/** Asks the provider for a promised refund; throws where it is to be tried again. */
export async function returnLinkMoneyOnce(deps: JobNeeds, refundId: string): Promise<void> {
  const refund = await refunds.findRefund(deps.db, refundId);
  if (refund === undefined || refund.status !== 'requested') return;
  const { provider, transactionId, id: reference, amountMinor, currency } = refund;
  const from = deps.payments[provider];
  if (from === undefined) throw new Error(`${provider} is no longer set up`);
  if (transactionId === null) throw new Error(`refund ${refundId} is of a charge that never was`);
  const outcome = await from.returnMoney({ transactionId, reference, amountMinor, currency });
  if (outcome.kind === 'later') throw new Error(`refund ${refundId} has to wait for settlement`);
  if (outcome.kind === 'failed') {
    throw new Error(`refund ${refundId} was refused: ${outcome.text}`);
  }
  await deps.db.transaction().execute(async (trx) => {
    const link = await lockLink(trx, refund.linkId);
    if (link === undefined || !(await refunds.settleRefund(trx, refundId, outcome.returnId)))
      return;
    await tellRefund(trx, deps, { refund, link });
  });
}

async function tellRefund(
  trx: Kysely<Tables>,
  deps: JobNeeds,
  { refund, link }: { refund: LinkRefundRow; link: LinkRow },
): Promise<void> {
  const { amountMinor } = refund;
  await insertEvent(trx, { linkId: link.id, kind: 'returned', details: { amountMinor } });
  const payment = await payments.lockPayment(trx, refund.paymentId);
  if (refund.reason === 'asked') {
    await mailRefund(trx, deps, { link, payment, refundMinor: amountMinor });
    return;
  }
  const decision = decideLinkPayment(payment.status, 'confirm-return');
  if ('problem' in decision) return;
  await payments.updatePayment(trx, payment, { status: decision.state });
}
