import type { NonceOutcome, NonceType } from '../../db/column-values.ts';
import type { Card, CardEntry } from '../vault/cards.service.ts';
import { getCard, getCardOutcome, storeCard } from '../vault/cards.service.ts';
import { cvvResponseOf } from '../../test-values/issuer-answers.ts';
import type { Nonce } from '../nonces/nonce-content.ts';
import type { ServerWork } from '../server-api/server-work.ts';
import { hashOf } from '../../ids.ts';
import type { CardOutcome } from '../../test-values/test-cards.ts';

/** A payment method that is in the vault. */
interface VaultedMethod extends Pick<Nonce, 'type' | 'card' | 'details'> {
  token: string;
  customerId: string;
}

/** What shall be charged, however it was named. */
export interface Instrument {
  type: NonceType;
  /** Present for every kind of card. */
  card: Card | null;
  /** What a type other than a card has to say of itself. */
  details: Record<string, unknown>;
  cvvResponse: string;
  /** How a value for tests ends, whatever the amount. */
  outcome: NonceOutcome | CardOutcome | null;
  threeDSecure: Record<string, unknown> | null;
  /** Equal for the same card or account at this merchant. */
  fingerprint: string;
  /** The method in the vault that this is. */
  method: Pick<VaultedMethod, 'token' | 'customerId'> | null;
  /** The hash of the nonce, where that can be redeemed but once. */
  nonceHash: Buffer | null;
}

export async function instrumentOfNonce(work: ServerWork, nonce: Nonce): Promise<Instrument> {
  const { type, card, details, cvvResponse, threeDSecure } = nonce;
  const { paymentMethodToken: token, customerId } = nonce;
  return {
    type,
    card,
    details,
    cvvResponse,
    threeDSecure,
    outcome: nonce.outcome ?? (await outcomeOf(work, nonce)),
    fingerprint: fingerprintOf(work, nonce),
    method: token === null || customerId === null ? null : { token, customerId },
    // Nonces of the test values expire at once and may be used again.
    nonceHash: nonce.expiresAt > nonce.createdAt ? hashOf(nonce.nonce) : null,
  };
}

export async function instrumentOfMethod(
  work: ServerWork,
  method: VaultedMethod,
  cvv?: string,
): Promise<Instrument> {
  const { type, card, details } = method;
  return {
    type,
    card,
    details,
    method,
    cvvResponse: cvvResponseOf(cvv),
    outcome: await outcomeOf(work, method),
    threeDSecure: null,
    fingerprint: fingerprintOf(work, method),
    nonceHash: null,
  };
}

export async function instrumentOfCard(
  work: ServerWork,
  entry: CardEntry,
  cvv: string | undefined,
): Promise<Instrument> {
  const { trx, deps, merchant, now } = work;
  const card = await storeCard(trx, deps.sealer, { merchantId: merchant.id, entry, now });
  return {
    type: 'CreditCard',
    card,
    details: {},
    cvvResponse: cvvResponseOf(cvv),
    outcome: await outcomeOf(work, { card, details: {} }),
    threeDSecure: null,
    fingerprint: card.fingerprint,
    method: null,
    nonceHash: null,
  };
}

/** What an earlier transaction charged, to be charged again. */
export async function instrumentOfCharged(
  work: ServerWork,
  charged: { cardId: string | null; instrument: Pick<Instrument, 'type' | 'details'> },
): Promise<Instrument> {
  const { type, details } = charged.instrument;
  const { trx, merchant } = work;
  const card =
    charged.cardId === null ? undefined : await getCard(trx, merchant.id, charged.cardId);
  const known = { type, details, card: card ?? null };
  return {
    ...known,
    cvvResponse: cvvResponseOf(undefined),
    outcome: await outcomeOf(work, known),
    threeDSecure: null,
    fingerprint: fingerprintOf(work, known),
    method: null,
    nonceHash: null,
  };
}

/** A payment that its payer approved as a sale, not as something to be held first. */
export function isPaidAtOnce({ type, details, nonceHash }: Instrument): boolean {
  const { intent } = details;
  return (
    type === 'PayPalAccount' && nonceHash !== null && (intent === 'sale' || intent === 'capture')
  );
}

/** Nobody agreed to be charged again. */
export function isOneTime({ type, details }: Pick<Instrument, 'type' | 'details'>): boolean {
  return type === 'PayPalAccount' && details['billingAgreementId'] === undefined;
}

async function outcomeOf(
  { trx, deps }: ServerWork,
  { card, details }: Pick<Instrument, 'card' | 'details'>,
): Promise<Instrument['outcome']> {
  if (card) return (await getCardOutcome(trx, deps.sealer, card)) ?? null;
  return deps.world.payPal.payer(details['payerId'])?.isDeclined ? 'processorDeclined' : null;
}

function fingerprintOf(
  { deps, merchant }: ServerWork,
  { type, card, details }: Pick<Instrument, 'type' | 'card' | 'details'>,
): string {
  if (card !== null) return card.fingerprint;
  const account = JSON.stringify([type, Object.entries(details).toSorted(byName)]);
  return deps.sealer.fingerprint(account, merchant.id);
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}
