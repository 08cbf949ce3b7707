import { createHash } from 'node:crypto';
import type { PayLink } from '@albumen/contract/endpoints/payment-links';
import type { PayMethodId } from '@albumen/contract/payments/pay-methods';
import type { Kysely } from 'kysely';
import { storableText } from '../../db/storable-json.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { countHit } from '../../http/rate-limits.ts';
import type { Visit } from '../../http/visit.ts';
import { newId } from '../../ids.ts';
import type { ProviderId } from '../../third-parties/payments/payment-provider.ts';
import { paymentLimits } from '../payments/rate-limits.ts';
import { lookUpIn } from './link-jobs.ts';
import * as payments from './link-payments.queries.ts';
import type { LinkPaymentRow, LinkPress } from './link-payments.queries.ts';
import { isOverdue, isReadable } from './payment-links.policy.ts';
import { lockLink, type LinkRow } from './payment-links.queries.ts';

export interface PayPress extends PayLink {
  linkId: string;
  key: string | undefined;
  /** Undefined for what the gateway tells: nobody can press it often. */
  ip: string | undefined;
}

/** Where a press comes from: a page of this brand. */
export type PayVisit = Pick<Visit, 'labBrand'>;

/** What a press of Pay is to do. */
export type LinkClaim =
  | { kind: 'charge'; payment: LinkPaymentRow }
  /** The same press was heard before. */
  | { kind: 'join'; paymentId: string }
  /** Somebody else's press has the link in hand. */
  | { kind: 'wait'; paymentId: string };

/** The press itself ends within 25 s; one that has not been heard of by then was cut off. */
const lookUpAfterMs = 30_000;

/**
 * Writes down that a link is about to be paid. Whoever holds the link's lock decides: of any number of
 * presses one claims, repetitions join it, and those of others wait and are told.
 */
export function claimPayment(
  deps: Dependencies,
  visit: PayVisit,
  press: PayPress,
): Promise<LinkClaim> {
  return deps.db.transaction().execute(async (trx) => {
    const link = await lockLink(trx, press.linkId);
    if (link === undefined || !isReadable(visit, link)) fail('notFound');
    const pressed = keyOf(press);
    const known = await payments.findPress(trx, pressed);
    if (known !== undefined) {
      if (!known.requestHash.equals(pressed.requestHash)) fail('idempotencyKeyReused');
      if (!(await isLost(trx, known.paymentId))) {
        return { kind: 'join', paymentId: known.paymentId };
      }
    }
    const open = await payments.findOpen(trx, link.id);
    if (open !== undefined && open.status !== 'pending') {
      return { kind: 'wait', paymentId: open.id };
    }
    refuseUnpayable(link, press, deps.clock.now());
    const payment = await insertClaim(trx, deps, { link, press });
    await payments.insertPress(trx, { ...pressed, paymentId: payment.id });
    return { kind: 'charge', payment };
  });
}

/**
 * A payment that was confirmed at a bank and never charged is tried once more by the same press; what
 * stands for it can be charged but once.
 */
async function isLost(trx: Kysely<Tables>, paymentId: string): Promise<boolean> {
  const payment = await payments.findPayment(trx, paymentId);
  if (payment?.provider !== 'otherMethods' || payment.status !== 'failed') return false;
  return payment.failureCode === 'never-charged' || payment.failureCode === 'unreachable';
}

/** Without a key of its own a call is known by what it would charge. */
function keyOf({ linkId, key, payment, amountMinor, currency, payer }: PayPress): LinkPress {
  const token = tokenOf(payment);
  const parts = [payment.provider, token, amountMinor, currency, payer.payerName, payer.payerEmail];
  const requestHash = createHash('sha256').update(JSON.stringify(parts)).digest();
  const derived = createHash('sha256').update(`${linkId} ${payment.provider} ${token}`);
  return { linkId, key: key ?? `derived-${derived.digest('base64url')}`, requestHash };
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

type ShownPrice = Pick<PayPress, 'amountMinor' | 'currency'>;

/** The browser's figure is only compared: what has changed is shown before it is charged. */
export function refuseUnpayable(link: LinkRow, press: ShownPrice, now: Date): void {
  if (link.status !== 'open') fail(refusals[link.status]);
  if (isOverdue(link, now)) fail('linkExpired');
  if (link.accountId === null) fail('linkCanceled');
  const { amountMinor, currency } = link;
  if (press.amountMinor !== amountMinor || press.currency !== currency) {
    fail('linkChanged', { params: { amountMinor, currency } });
  }
}

interface Claiming {
  link: LinkRow;
  press: Pick<PayPress, 'payer' | 'ip'>;
  method: PayMethodId;
  provider: ProviderId;
  /** When somebody looks what came of it. */
  lookAfterMs: number;
}

async function insertClaim(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { link, press }: { link: LinkRow; press: PayPress },
): Promise<LinkPaymentRow> {
  const { payment } = press;
  const method = payment.provider === 'otherMethods' ? payment.method : 'card';
  if (payment.provider === 'otherMethods' && method === 'card') fail('paymentUnavailable');
  const { provider } = payment;
  return insertTry(trx, deps, { link, press, method, provider, lookAfterMs: lookUpAfterMs });
}

/** Writes down a try to pay a link that may be paid by this method. */
export async function insertTry(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { link, press, method, provider, lookAfterMs }: Claiming,
): Promise<LinkPaymentRow> {
  refuseMethod(deps, link, { method, provider });
  await countPress(trx, link, press.ip);
  const id = newId();
  const payment = await payments.insertPayment(trx, {
    id,
    linkId: link.id,
    /* Unguessable behind what people quote: whoever sees a link's number can't look for its charge. */
    reference: `${link.reference}-${id.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 12)}`,
    method,
    provider,
    amountMinor: link.amountMinor,
    currency: link.currency,
    ...payerOf(press),
  });
  await lookUpIn(trx, deps, { paymentId: id, ms: lookAfterMs });
  return payment;
}

export function refuseMethod(
  { payments: providers }: Pick<Dependencies, 'payments'>,
  { methods, currency }: LinkRow,
  { method, provider }: Pick<Claiming, 'method' | 'provider'>,
): void {
  const isTaken = methods.includes(method) && providers[provider]?.takes(currency) === true;
  if (!isTaken) fail('paymentUnavailable');
}

export async function countPress(
  trx: Kysely<Tables>,
  { id }: LinkRow,
  ip: string | undefined,
): Promise<void> {
  if (ip === undefined) return;
  await countHit(trx, paymentLimits.perCheckout, id);
  await countHit(trx, paymentLimits.perAddress, ip);
}

export function payerOf({ payer }: Pick<PayPress, 'payer'>) {
  return {
    payerName: storableText(payer.payerName.trim()),
    payerEmail: payer.payerEmail.trim().toLowerCase(),
  };
}
