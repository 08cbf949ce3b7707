import { endOfDueDay } from '@albumen/domain/payment-links/due-date';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { bookLinkSale } from '../books/books.service.ts';
import { insertEvent } from '../payments/payable-events.ts';
import type { LockedPayable, PayablePort, Price } from '../payments/payable.ts';
import { changeLink, type LinkChange } from './change-link.service.ts';
import { mailNotPaid, mailRefund, mailStray } from './link-mails.service.ts';
import { lockLink, type LinkRow } from './payment-links.queries.ts';
import { redeemStart } from './redeem-start.service.ts';

/** What payments asks of a payment link. */
export const linkPayable: PayablePort = {
  /** Longer than the gateway gives a payer; nobody else can pay the link meanwhile. */
  promiseLastsMs: 45 * 60_000,
  async lock(trx, deps, id) {
    const link = await lockLink(trx, id);
    if (link === undefined) fail('notFound');
    return lockedLink(trx, deps, link);
  },
  redeem: redeemStart,
};

/** A link that its caller has locked, as payments sees it. */
export function lockedLink(trx: Kysely<Tables>, deps: Dependencies, link: LinkRow): LockedPayable {
  const { id, amountMinor, currency } = link;
  const change = (made: LinkChange) => changeLink(trx, deps, { link, change: made });
  const record = (kind: string, { amountMinor: minor, currency: of }: Price) =>
    insertEvent(trx, { kind: 'link', id }, { kind, details: { amountMinor: minor, currency: of } });
  return {
    price: { amountMinor, currency },
    async markPaid(payment) {
      const step = { kind: 'pay', details: { to: payment.payerName } };
      const paidAt = deps.clock.now();
      const set = { paidAt };
      const paid = await change({ event: 'pay', set, step, payment });
      if (paid === undefined) throw new Error(`link ${id} is ${link.status} and was charged`);
      await bookLinkSale(trx, deps, {
        attemptId: payment.id,
        reference: payment.reference,
        chargedMinor: payment.amountMinor,
        chargedCurrency: payment.currency,
        linkId: id,
        accountId: link.accountId,
        currency,
        totalMinor: amountMinor,
        at: paidAt,
      });
    },
    async markAwaiting(payment, expiresAt) {
      const waiting = await change({ event: 'await', set: { expiresAt }, payment });
      if (waiting === undefined) throw new Error(`link ${id} is ${link.status} and was promised`);
    },
    async markUnpaid({ isNews, attempt }) {
      if (isNews) await mailNotPaid(trx, deps, { link, payment: attempt });
    },
    async markLost(payment) {
      const expiresAt = link.dueOn === null ? null : endOfDueDay(link.dueOn);
      await change({ event: 'fail', set: { expiresAt }, payment });
    },
    async recordStray({ step, charge, isAgain }) {
      await record(step, charge);
      if (step === 'stray-returned' && !isAgain)
        await mailStray(trx, deps, { link, payment: charge });
    },
    async recordReturn({ amountMinor: refundMinor, attempt, isAgain }) {
      await record('returned', { amountMinor: refundMinor, currency });
      if (!isAgain) await mailRefund(trx, deps, { link, payment: attempt, refundMinor });
    },
    recordDisputeWon: async () => undefined,
    // All of a link is its photographer's.
    bearersOf: async (minor) => [{ accountId: link.accountId ?? '', minor }],
    recordReturnFailed: (refundMinor) =>
      record('refund-failed', { amountMinor: refundMinor, currency }),
  };
}
