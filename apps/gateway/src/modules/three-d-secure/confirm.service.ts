import type { Kysely } from 'kysely';
import { timeOf } from '../../clock.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { hashOf } from '../../ids.ts';
import type { Merchant } from '../merchants/merchants.service.ts';
import { contentOf, type Nonce } from '../nonces/nonce-content.ts';
import { issueNonce, redeemNonce } from '../nonces/nonces.service.ts';
import type { Card } from '../vault/cards.service.ts';
import { lockAuthentication, updateAuthentication } from './authentications.queries.ts';
import { findAfterChallenge, type ThreeDSecureInfo } from './findings.ts';
import { readResult } from './network-token.ts';

/** A card after its challenge, however that ended. */
export interface Confirmed {
  nonce: Nonce;
  card: Card;
  info: ThreeDSecureInfo;
}

interface Confirming {
  merchant: Merchant;
  /** The nonce of the lookup. */
  nonce: string;
  jwt: unknown;
}

/**
 * Ends a challenge: the token only says which one, its result is read here. Refuses with 422 a
 * token that we did not sign, that belongs to another card or merchant, or that was used before.
 */
export async function confirm(
  deps: Dependencies,
  { merchant, nonce, jwt }: Confirming,
): Promise<Confirmed> {
  const signing = { secret: deps.secrets.secret, now: timeOf(deps.clock, merchant) };
  const token = await readResult(signing, jwt);
  if (token?.sub !== merchant.id) refuse(422, 'The result of the challenge is not valid.');
  return deps.db
    .transaction()
    .execute((trx) => finish(trx, deps, { id: token.ConsumerSessionId, merchant, nonce }));
}

interface Finishing {
  id: string;
  merchant: Merchant;
  nonce: string;
}

/** Redeems the lookup's nonce for one that carries the result. */
export async function finish(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { id, merchant, nonce: given }: Finishing,
): Promise<Confirmed> {
  const row = await lockAuthentication(trx, id);
  const isOurs = row?.merchantId === merchant.id && row.nonceHash.equals(hashOf(given));
  if (!isOurs || row.state !== 'answered' || row.outcome === null) {
    refuse(422, 'The challenge cannot be confirmed.');
  }
  const redeemed = await redeemNonce(trx, { ...deps, merchant }, given);
  const card = redeemed.isRedeemed ? redeemed.nonce.card : null;
  if (!redeemed.isRedeemed || card === null) refuse(422, 'The nonce of the challenge was used.');
  const before = row.info as ThreeDSecureInfo; // written by the lookup
  const info = findAfterChallenge(before, row.outcome, row.brand);
  const nonce = await issueNonce(
    trx,
    { clock: deps.clock, merchant },
    { ...contentOf(redeemed.nonce), threeDSecure: info },
  );
  await updateAuthentication(trx, id, {
    state: 'confirmed',
    finalNonceHash: hashOf(nonce.nonce),
    info: JSON.stringify(info),
  });
  return { nonce, card, info };
}
