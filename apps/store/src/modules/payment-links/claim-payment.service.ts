import { createHash } from 'node:crypto';
import type { PayLink } from '@albumen/contract/endpoints/payment-links';
import type { Kysely } from 'kysely';
import { storableText } from '../../db/storable-json.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { countHit } from '../../http/rate-limits.ts';
import type { Visit } from '../../http/visit.ts';
import { newId } from '../../ids.ts';
import { paymentLimits } from '../payments/rate-limits.ts';
import { lookUpIn } from './link-jobs.ts';
import * as payments from './link-payments.queries.ts';
import type { LinkPaymentRow, LinkPress } from './link-payments.queries.ts';
import { isOverdue, isReadable } from './payment-links.policy.ts';
import { lockLink, type LinkRow } from './payment-links.queries.ts';

export interface PayPress extends PayLink {
  linkId: string;
  key: string | undefined;
  ip: string;
}

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
  visit: Visit,
  press: PayPress,
): Promise<LinkClaim> {
  return deps.db.transaction().execute(async (trx) => {
    const link = await lockLink(trx, press.linkId);
    if (link === undefined || !isReadable(visit, link)) fail('notFound');
    const pressed = keyOf(press);
    const known = await payments.findPress(trx, pressed);
    if (known !== undefined) {
      if (!known.requestHash.equals(pressed.requestHash)) fail('idempotencyKeyReused');
      return { kind: 'join', paymentId: known.paymentId };
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

/** Without a key of its own a call is known by what it would charge. */
function keyOf({ linkId, key, payment, amountMinor, currency, payer }: PayPress): LinkPress {
  const token = tokenOf(payment);
  const parts = [payment.provider, token, amountMinor, currency, payer.payerName, payer.payerEmail];
  const requestHash = createHash('sha256').update(JSON.stringify(parts)).digest();
  const derived = createHash('sha256').update(`${linkId} ${payment.provider} ${token}`);
  return { linkId, key: key ?? `derived-${derived.digest('base64url')}`, requestHash };
}

/** What the page got in place of the card. */
export function tokenOf(payment: PayLink['payment']): string {
  return payment.provider === 'hostedFields' ? payment.nonce : payment.token;
}

const refusals = {
  awaitingPayment: 'linkAwaiting',
  paid: 'linkPaid',
  partlyRefunded: 'linkPaid',
  refunded: 'linkPaid',
  canceled: 'linkCanceled',
  expired: 'linkExpired',
} as const;

/** The browser's figure is only compared: what has changed is shown before it is charged. */
function refuseUnpayable(link: LinkRow, press: PayPress, now: Date): void {
  if (link.status !== 'open') fail(refusals[link.status]);
  if (isOverdue(link, now)) fail('linkExpired');
  if (link.accountId === null) fail('linkCanceled');
  const { amountMinor, currency } = link;
  if (press.amountMinor !== amountMinor || press.currency !== currency) {
    fail('linkChanged', { params: { amountMinor, currency } });
  }
}

async function insertClaim(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { link, press }: { link: LinkRow; press: PayPress },
): Promise<LinkPaymentRow> {
  const { provider } = press.payment;
  const isTaken = link.methods.includes('card') && deps.payments[provider]?.takes(link.currency);
  if (isTaken !== true) fail('paymentUnavailable');
  await countHit(trx, paymentLimits.perCheckout, link.id);
  await countHit(trx, paymentLimits.perAddress, press.ip);
  const id = newId();
  const payment = await payments.insertPayment(trx, {
    id,
    linkId: link.id,
    /* Unguessable behind what people quote: whoever sees a link's number can't look for its charge. */
    reference: `${link.reference}-${id.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 12)}`,
    method: 'card',
    provider,
    amountMinor: link.amountMinor,
    currency: link.currency,
    payerName: storableText(press.payer.payerName.trim()),
    payerEmail: press.payer.payerEmail.trim().toLowerCase(),
  });
  await lookUpIn(trx, deps, { paymentId: id, ms: lookUpAfterMs });
  return payment;
}
