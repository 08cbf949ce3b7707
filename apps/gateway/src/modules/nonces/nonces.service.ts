import type { Kysely, QueryCreator } from 'kysely';
import { timeOf } from '../../clock.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { recordOf } from '@albumen/domain/json-record';
import { hashOf, newNonce } from '../../ids.ts';
import type { Merchant } from '../merchants/merchants.service.ts';
import { getCard, type NewCard } from '../vault/cards.service.ts';
import { findTestNonce } from './test-nonces.service.ts';
import type { Nonce, NonceContent } from './nonce-content.ts';
import {
  consumeNonce,
  deleteOldNonces,
  findNonce,
  insertNonce,
  type NonceRow,
} from './nonces.queries.ts';

/** What these functions need besides the transaction they run in. */
export type NonceDependencies = Pick<Dependencies, 'clock' | 'sealer' | 'settings'>;

const hourMs = 3_600_000;

/** How long a nonce may be used. */
export const nonceLifetimeMs = 3 * hourMs;

interface Issuing {
  clock: Dependencies['clock'];
  merchant: Merchant;
  /** The nonce of what has one of its own, which is then issued once. */
  nonce?: string;
}

/** Keeps a card and makes the nonce behind which it stands, both or neither, in one statement. */
export function issueCardNonce(
  db: Kysely<Tables>,
  issuing: Issuing,
  {
    card,
    insertInto,
    cvvResponse,
    customerId,
  }: NewCard & Pick<NonceContent, 'cvvResponse' | 'customerId'>,
): Promise<Nonce> {
  const content = { type: 'CreditCard', card, cvvResponse, customerId } as const;
  return issueNonce(db.with('card', insertInto), issuing, content);
}

/** Makes a nonce for one use at this merchant within three hours. */
export async function issueNonce(
  db: QueryCreator<Tables>,
  { clock, merchant, nonce = newNonce() }: Issuing,
  content: Partial<NonceContent> & Pick<NonceContent, 'type'>,
): Promise<Nonce> {
  const whole: NonceContent = { ...nothingElse, ...content };
  const createdAt = timeOf(clock, merchant);
  const expiresAt = new Date(createdAt.getTime() + nonceLifetimeMs);
  const { card, threeDSecure, details, ...columns } = whole;
  await insertNonce(db, {
    ...columns,
    nonceHash: hashOf(nonce),
    merchantId: merchant.id,
    cardId: card?.id ?? null,
    authentication: threeDSecure && JSON.stringify(threeDSecure),
    details: JSON.stringify(details),
    createdAt,
    expiresAt,
  });
  return { ...whole, nonce, isConsumed: false, createdAt, expiresAt };
}

const nothingElse: Omit<NonceContent, 'type'> = {
  card: null,
  cvvResponse: 'I',
  paymentMethodToken: null,
  customerId: null,
  outcome: null,
  threeDSecure: null,
  details: {},
};

/** The merchant's nonce, whether it was used or not; undefined when unknown, expired or another's. */
export async function getNonce(
  db: Kysely<Tables>,
  deps: NonceDependencies & { merchant: Merchant },
  nonce: string,
): Promise<Nonce | undefined> {
  const test = await findTestNonce(db, deps, nonce);
  if (test) return test;
  const { merchant } = deps;
  const row = await findNonce(db, { merchantId: merchant.id, nonceHash: hashOf(nonce) });
  if (!row || row.expiresAt <= timeOf(deps.clock, merchant)) return undefined;
  return nonceOf(db, row, nonce);
}

export type Redemption =
  | { isRedeemed: true; nonce: Nonce }
  | { isRedeemed: false; reason: 'consumed' | 'unknown' };

/**
 * Redeems a nonce, for good once the transaction commits. Call it inside the transaction that writes
 * what the nonce pays for, so that both happen or neither. Nonces of the test values may be redeemed
 * again and again.
 */
export async function redeemNonce(
  trx: Kysely<Tables>,
  deps: NonceDependencies & { merchant: Merchant },
  nonce: string,
): Promise<Redemption> {
  const test = await findTestNonce(trx, deps, nonce);
  if (test) {
    return test.isConsumed
      ? { isRedeemed: false, reason: 'consumed' }
      : { isRedeemed: true, nonce: test };
  }
  const { merchant } = deps;
  const key = { merchantId: merchant.id, nonceHash: hashOf(nonce) };
  const now = timeOf(deps.clock, merchant);
  const row = await consumeNonce(trx, key, now);
  if (row) return { isRedeemed: true, nonce: await nonceOf(trx, row, nonce) };
  const consumed = await findNonce(trx, key);
  const wasConsumed =
    consumed !== undefined && consumed.consumedAt !== null && consumed.expiresAt > now;
  return { isRedeemed: false, reason: wasConsumed ? 'consumed' : 'unknown' };
}

/** Nonces that have been of no use for a day. */
export function removeOldNonces(db: Kysely<Tables>, now: Date): Promise<void> {
  return deleteOldNonces(db, now);
}

/** Columns hold what `issueNonce` wrote. */
async function nonceOf(db: Kysely<Tables>, row: NonceRow, nonce: string): Promise<Nonce> {
  const card = row.cardId === null ? undefined : await getCard(db, row.merchantId, row.cardId);
  return {
    nonce,
    card: card ?? null,
    type: row.type,
    cvvResponse: row.cvvResponse,
    outcome: row.outcome,
    threeDSecure: row.authentication === null ? null : { ...recordOf(row.authentication) },
    details: { ...recordOf(row.details) },
    paymentMethodToken: row.paymentMethodToken,
    customerId: row.customerId,
    isConsumed: row.consumedAt !== null,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
  };
}
