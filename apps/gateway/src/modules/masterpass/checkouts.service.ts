import type { Kysely } from 'kysely';
import { timeOf } from '../../clock.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { hashOf, newId, newPublicId } from '../../ids.ts';
import { getMerchant, merchantAccountsOf, type Merchant } from '../merchants/merchants.service.ts';
import type { Nonce } from '../nonces/nonce-content.ts';
import { getNonce } from '../nonces/nonces.service.ts';
import { readCheckout } from './checkout-fields.ts';
import { issueWalletNonce, walletNonce, type WalletChoice } from './wallet-nonce.ts';
import * as queries from './checkouts.queries.ts';
import type { CheckoutRow } from './checkouts.queries.ts';

export type { CheckoutRow };

const hourMs = 3_600_000;

export interface Beginning {
  merchant: Merchant;
  input: unknown;
  /** May a wallet lead there? */
  isOwnAddress: (url: string) => boolean;
}

/** Lets a customer into the wallet; gives the token that their browser shows there. */
export async function beginCheckout(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { merchant, input, isOwnAddress }: Beginning,
): Promise<string> {
  if (!merchant.options.masterpassEnabled) refuse(403, 'Masterpass is not enabled.');
  const accounts = await merchantAccountsOf(db, merchant.id);
  const currencies = accounts
    .filter(({ status }) => status === 'active')
    .map(({ currency }) => currency);
  const order = readCheckout(input, { currencies, isOwnAddress });
  if ('faults' in order) {
    refuse(422, 'Masterpass checkout is invalid', { fieldErrors: order.faults });
  }
  const now = timeOf(clock, merchant);
  const token = newId();
  await queries.insertCheckout(db, {
    ...order,
    tokenHash: hashOf(token),
    merchantId: merchant.id,
    createdAt: now,
    updatedAt: now,
  });
  return token;
}

/** A session of the wallet, and whose customer it is of. */
export interface Checkout {
  row: CheckoutRow;
  merchant: Merchant;
  /** It waits for an answer. */
  isOpen: boolean;
}

/** Undefined for a token that nobody gave out. */
export async function getCheckout(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  token: string,
): Promise<Checkout | undefined> {
  const row = await queries.findCheckout(db, hashOf(token));
  const merchant = row && (await getMerchant(db, row.merchantId));
  if (!row || !merchant) return undefined;
  const ageMs = timeOf(clock, merchant).getTime() - row.createdAt.getTime();
  return { row, merchant, isOpen: row.status === 'open' && ageMs < hourMs };
}

/** What the wallet leads back with. */
export interface Approval {
  verifierToken: string;
  resourceUrl: string;
}

export interface Approving extends WalletChoice {
  /** Origin of the gateway's pages. */
  assets: string;
}

/** Undefined when it was answered before. */
export async function approveCheckout(
  deps: Dependencies,
  { row, merchant, isOpen }: Checkout,
  { assets, ...choice }: Approving,
): Promise<Approval | undefined> {
  if (!isOpen) return undefined;
  const verifierToken = newId();
  const resourceUrl = `${assets}/masterpass/v6/checkout/${newPublicId(12)}`;
  const isSettled = await deps.db.transaction().execute(async (trx) => {
    const updatedAt = timeOf(deps.clock, merchant);
    const answer = { verifierHash: hashOf(verifierToken), resourceUrl, updatedAt };
    const settled = await queries.settleCheckout(trx, row.tokenHash, {
      status: 'approved',
      ...answer,
    });
    if (settled) await issueWalletNonce(trx, { ...deps, merchant }, { row: settled, ...choice });
    return settled !== undefined;
  });
  return isSettled ? { verifierToken, resourceUrl } : undefined;
}

/** The customer does not want to. */
export async function cancelCheckout(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { row, merchant }: Checkout,
): Promise<void> {
  const updatedAt = timeOf(clock, merchant);
  await queries.settleCheckout(db, row.tokenHash, { status: 'canceled', updatedAt });
}

/** What a merchant's page says that its customer came back with. */
export interface CheckoutClaim {
  requestToken: string;
  verifierToken: string;
  checkoutResourceUrl: string;
}

/** The nonce of an approved session; undefined unless all three are of one of this merchant's. */
export async function tokenizeCheckout(
  deps: Dependencies,
  merchant: Merchant,
  claim: CheckoutClaim,
): Promise<Nonce | undefined> {
  const row = await queries.findCheckout(deps.db, hashOf(claim.requestToken));
  const isItsOwn =
    row?.merchantId === merchant.id &&
    row.verifierHash?.equals(hashOf(claim.verifierToken)) === true &&
    row.resourceUrl === claim.checkoutResourceUrl;
  if (!row || !isItsOwn) return undefined;
  return getNonce(deps.db, { ...deps, merchant }, walletNonce(deps.secrets.lasting, row));
}

/** Sessions that led to nothing, or to what is long paid. */
export function removeOldCheckouts(db: Kysely<Tables>, now: Date): Promise<void> {
  return queries.deleteOldCheckouts(db, now);
}
