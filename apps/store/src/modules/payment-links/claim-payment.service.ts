import { createHash } from 'node:crypto';
import type { PayLink } from '@albumen/contract/endpoints/payment-links';
import type { PayMethodId } from '@albumen/contract/payments/pay-methods';
import type { Kysely } from 'kysely';
import { storableText } from '../../db/storable-json.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { countHits } from '../../http/rate-limits.ts';
import type { Visit } from '../../http/visit.ts';
import type { ProviderId } from '../../third-parties/payments/payment-provider.ts';
import * as attempts from '../payments/attempts.service.ts';
import type { AttemptRow, IdempotencyKey } from '../payments/attempts.service.ts';
import type { Claim } from '../payments/pay.service.ts';
import { paymentLimits } from '../payments/rate-limits.ts';
import { isOverdue, isReadable } from './payment-links.policy.ts';
import { isSenderOpen, lockLink, type LinkRow } from './payment-links.queries.ts';

/** A submission of the page's form, or of what the gateway notified. */
export interface LinkSubmission extends PayLink {
  linkId: string;
  key: string | undefined;
  /** The gateway's id of a payment that was approved at a bank. */
  paymentId?: string;
  /** Undefined for what the gateway notified: nobody can submit that often. */
  ip: string | undefined;
}

/** Where a submission comes from: a page of this brand. */
export type PayVisit = Pick<Visit, 'labBrand'>;

/**
 * Writes down that a link is about to be paid. Whoever holds the link's lock decides: of any number of
 * submissions one claims, repetitions join it, and those of other payers wait.
 */
export function claimPayment(
  deps: Dependencies,
  visit: PayVisit,
  submission: LinkSubmission,
): Promise<Claim> {
  return deps.db.transaction().execute(async (trx) => {
    const link = await lockLink(trx, submission.linkId);
    if (link === undefined || !isReadable(visit, link)) fail('notFound');
    const key = keyOf(submission);
    const earlier = await attempts.findEarlierAttempt(trx, key, submission.paymentId);
    if (earlier !== undefined) return { kind: 'join', attemptId: earlier };
    const open = await attempts.findOpenAttempt(trx, link.id);
    if (open !== undefined && open.status !== 'pending') {
      return { kind: 'wait', attemptId: open.id };
    }
    refuseUnpayable(link, submission, deps.clock.now());
    await refuseClosedSender(trx, link);
    const attempt = await claimSubmitted(trx, deps, { link, submission, key });
    return { kind: 'charge', attempt };
  });
}

/** Without a key of its own a call is known by what it would charge. */
function keyOf(submission: LinkSubmission): IdempotencyKey {
  const { linkId, key, payment, amountMinor, currency, payer } = submission;
  const token = tokenOf(payment);
  const parts = [payment.provider, token, amountMinor, currency, payer.payerName, payer.payerEmail];
  const requestHash = createHash('sha256').update(JSON.stringify(parts)).digest();
  const derived = createHash('sha256').update(`${linkId} ${payment.provider} ${token}`);
  return { scopeId: linkId, key: key ?? `derived-${derived.digest('base64url')}`, requestHash };
}

/** What the page got in place of the card or account. */
export function tokenOf(payment: PayLink['payment']): string {
  return payment.provider === 'cardForm' ? payment.token : payment.nonce;
}

const refusals = {
  awaitingPayment: 'linkAwaiting',
  paid: 'linkPaid',
  partlyRefunded: 'linkPaid',
  refunded: 'linkPaid',
  canceled: 'linkCanceled',
  expired: 'linkExpired',
} as const;

type ShownPrice = Pick<LinkSubmission, 'amountMinor' | 'currency'>;

/** The browser's figure is only compared: what has changed is shown before it is charged. */
export function refuseUnpayable(link: LinkRow, shown: ShownPrice, now: Date): void {
  if (link.status !== 'open') fail(refusals[link.status]);
  if (isOverdue(link, now)) fail('linkExpired');
  if (link.accountId === null) fail('linkCanceled');
  const { amountMinor, currency } = link;
  if (shown.amountMinor !== amountMinor || shown.currency !== currency) {
    fail('linkChanged', { params: { amountMinor, currency } });
  }
}

/** Nobody is asked for money in the name of an account that may not act. */
export async function refuseClosedSender(trx: Kysely<Tables>, link: LinkRow): Promise<void> {
  if (!(await isSenderOpen(trx, link.accountId))) fail('linkCanceled');
}

function claimSubmitted(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { link, submission, key }: { link: LinkRow; submission: LinkSubmission; key: IdempotencyKey },
): Promise<AttemptRow> {
  const { payment, paymentId } = submission;
  const method = payment.provider === 'otherMethods' ? payment.method : 'card';
  if (payment.provider === 'otherMethods' && method === 'card') fail('paymentUnavailable');
  const { provider } = payment;
  return claimAttempt(trx, deps, { link, submission, key, method, provider, paymentId });
}

interface Claiming {
  link: LinkRow;
  submission: Pick<LinkSubmission, 'payer' | 'ip'>;
  key?: IdempotencyKey;
  method: PayMethodId;
  provider: ProviderId;
  paymentId: string | undefined;
}

/** Writes down an attempt to pay a link that may be paid by this method. */
export async function claimAttempt(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { link, submission, key, method, provider, paymentId }: Claiming,
): Promise<AttemptRow> {
  refuseMethod(deps, link, { method, provider });
  await countSubmission(trx, link, submission.ip);
  return attempts.claimAttempt(trx, {
    payable: { kind: 'link', id: link.id },
    payableReference: link.reference,
    method,
    provider,
    amountMinor: link.amountMinor,
    currency: link.currency,
    payer: payerOf(submission),
    ...(key && { key }),
    ...(paymentId !== undefined && { paymentId }),
  });
}

export function refuseMethod(
  { payments: providers }: Pick<Dependencies, 'payments'>,
  { methods, currency }: LinkRow,
  { method, provider }: Pick<Claiming, 'method' | 'provider'>,
): void {
  const isOffered = methods.includes(method) && providers[provider]?.takes(currency) === true;
  if (!isOffered) fail('paymentUnavailable');
}

export async function countSubmission(
  trx: Kysely<Tables>,
  { id }: LinkRow,
  ip: string | undefined,
): Promise<void> {
  if (ip === undefined) return;
  await countHits(trx, [
    { limit: paymentLimits.perCheckout, value: id },
    { limit: paymentLimits.perAddress, value: ip },
  ]);
}

export function payerOf({ payer }: Pick<LinkSubmission, 'payer'>) {
  return {
    payerName: storableText(payer.payerName.trim()),
    payerEmail: payer.payerEmail.trim().toLowerCase(),
  };
}
