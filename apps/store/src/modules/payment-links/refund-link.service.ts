import { messages } from '@albumen/contract/messages';
import { formatPrice } from '@albumen/domain/money/format-price';
import { parseTypedAmount } from '@albumen/domain/money/typed-amount';
import { planLinkRefund } from '@albumen/domain/payment-links/plan-link-refund';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { newId } from '../../ids.ts';
import { recordChange } from '../audit/audit.service.ts';
import { bookLinkReturn } from '../books/books.service.ts';
import { findChargedAttempt } from '../payments/attempts.service.ts';
import { sumDisputed } from '../payments/disputes.service.ts';
import { findRefundByKey, requestRefund } from '../payments/refunds.service.ts';
import { changeLink } from './change-link.service.ts';
import { lockedLink } from './link-payable.ts';
import { refundableMinor } from './payment-links.policy.ts';
import type { LinkRow } from './payment-links.queries.ts';
import { lockOwnLink } from './payment-links.service.ts';

export interface LinkRefund {
  linkId: string;
  amount: string;
  /** One for each submission: a repeated one gives nothing more back. */
  key: string | undefined;
}

/** Promises some of a link's money back, under the link's lock; a job asks the provider. */
export function refundLink(
  deps: Dependencies,
  visit: Visit,
  { linkId, amount, key = newId() }: LinkRefund,
): Promise<void> {
  return deps.db.transaction().execute(async (trx) => {
    const link = await lockOwnLink(trx, visit, linkId);
    const amountMinor = amountOf(link, amount);
    const attempt = await findChargedAttempt(trx, linkId);
    const known = attempt && (await findRefundByKey(trx, attempt.id, key));
    if (known !== undefined) {
      if (known.amountMinor !== amountMinor) fail('idempotencyKeyReused');
      return;
    }
    if (attempt === undefined || refundableMinor(link) === 0) fail('linkNotRefundable');
    const disputedMinor = await sumDisputed(trx, linkId);
    const leftMinor = Math.max(0, refundableMinor(link) - disputedMinor);
    if (leftMinor === 0) fail('linkDisputed');
    const plan = planLinkRefund(link, amountMinor);
    if ('refusal' in plan || amountMinor > leftMinor) refuseAmount(leftMinor, link.currency);
    const { event, refundedMinor } = plan;
    const step = { kind: 'refund', details: { amountMinor } };
    const change = { event, set: { refundedMinor }, step };
    const changed = await changeLink(trx, deps, { link, change });
    if (changed === undefined) fail('linkNotRefundable');
    const payable = lockedLink(trx, deps, changed);
    const refund = { attempt, payable, amountMinor, reason: 'partial', key } as const;
    await recordChange(trx, visit, {
      action: 'link.refund',
      subjectId: linkId,
      subjectName: attempt.reference,
      before: { refundedMinor: link.refundedMinor },
      after: { refundedMinor, amountMinor },
    });
    const { refundId } = await requestRefund(trx, deps, refund);
    const { reference, currency } = attempt;
    const booked = { refundId, reference, currency, amountMinor, linkId };
    await bookLinkReturn(trx, { ...booked, accountId: link.accountId, at: deps.clock.now() });
  });
}

/** What is no amount has been refused by the form; nothing at all is not worth a refund. */
function amountOf(link: LinkRow, amount: string): number {
  return parseTypedAmount(amount, link.currency) ?? 0;
}

function refuseAmount(leftMinor: number, currency: string): never {
  const left = formatPrice(leftMinor, currency);
  fail('invalidForm', { fields: { amount: [messages.amountLeft(left)] } });
}
