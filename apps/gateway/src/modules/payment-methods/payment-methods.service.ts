import type { NonceType } from '../../db/column-values.ts';
import { recordOf } from '@albumen/domain/json-record';
import type { Kysely } from 'kysely';
import { lockName } from '../../db/locks.ts';
import type { Tables } from '../../db/tables.ts';
import { refuse } from '../../http/refusal.ts';
import { newPublicId } from '../../ids.ts';
import type { NonceContent } from '../nonces/nonce-content.ts';
import type { ServerWork } from '../server-api/server-work.ts';
import { getCards, type Card } from '../vault/cards.service.ts';
import { verificationsOf, type VerificationRow } from '../verifications/verifications.service.ts';
import * as queries from './payment-methods.queries.ts';
import type { PaymentMethodKey, PaymentMethodRow } from './payment-methods.queries.ts';

type Db = Kysely<Tables>;

/** What a customer may be charged by again. */
export interface PaymentMethod {
  token: string;
  merchantId: string;
  customerId: string;
  type: NonceType;
  /** Present for every kind of card. */
  card: Card | null;
  billingAddressId: string | null;
  isDefault: boolean;
  /** What a type other than a card has to say of itself. */
  details: Record<string, unknown>;
  /** How its card was checked, the last time first. */
  verifications: readonly VerificationRow[];
  createdAt: Date;
  updatedAt: Date;
}

export interface NewPaymentMethod {
  merchantId: string;
  customerId: string;
  /** Made when it is not given. */
  token?: string | undefined;
  content: Pick<NonceContent, 'type' | 'card' | 'details'>;
  billingAddressId?: string | undefined;
  /** The first one of a customer is the default anyway. */
  isDefault?: boolean | undefined;
  /** The merchant's time. */
  now: Date;
}

/**
 * Keeps what pays under a token of an existing customer; undefined when there is no such customer.
 * A token that is taken fails on `payment_methods_pkey`.
 */
export async function addPaymentMethod(
  trx: Db,
  order: NewPaymentMethod,
): Promise<PaymentMethod | undefined> {
  const { merchantId, customerId, content, now } = order;
  if (!(await queries.lockCustomer(trx, merchantId, customerId))) return undefined;
  const others = await queries.listPaymentMethods(trx, merchantId, customerId);
  const isDefault = order.isDefault === true || others.length === 0;
  if (isDefault) await queries.clearDefault(trx, merchantId, customerId);
  const row = await queries.insertPaymentMethod(trx, {
    merchantId,
    customerId,
    token: order.token ?? newPublicId(8),
    type: content.type,
    cardId: content.card?.id ?? null,
    billingAddressId: order.billingAddressId ?? null,
    isDefault,
    details: JSON.stringify(content.details),
    createdAt: now,
    updatedAt: now,
  });
  return methodOf(row, { card: content.card, verifications: [] });
}

export async function getPaymentMethod(
  db: Db,
  key: PaymentMethodKey,
): Promise<PaymentMethod | undefined> {
  const row = await queries.findPaymentMethod(db, key);
  const [method] = row ? await withCards(db, [row]) : [];
  return method;
}

/** Methods in the order of the tokens; those that the merchant does not have are left out. */
export async function getPaymentMethods(
  db: Db,
  merchantId: string,
  tokens: readonly string[],
): Promise<PaymentMethod[]> {
  if (tokens.length === 0) return [];
  const rows = await queries.listByToken(db, merchantId, tokens);
  const place = (row: PaymentMethodRow): number => tokens.indexOf(row.token);
  return withCards(
    db,
    rows.toSorted((one, other) => place(one) - place(other)),
  );
}

/** The method of a token; 404 where there is none. */
export async function needMethod(
  { trx, merchant }: Pick<ServerWork, 'trx' | 'merchant'>,
  token: string,
): Promise<PaymentMethod> {
  const method = await getPaymentMethod(trx, { merchantId: merchant.id, token });
  return method ?? refuse(404, 'There is no such payment method.');
}

/** Lists the methods of a customer, the default one first, then the newest. */
export async function listPaymentMethods(
  db: Db,
  merchantId: string,
  customerId: string,
): Promise<PaymentMethod[]> {
  return withCards(db, await queries.listPaymentMethods(db, merchantId, customerId));
}

export interface PaymentMethodChange {
  card?: Card;
  billingAddressId?: string;
  /** Changes to true only: another one has to become the default instead. */
  isDefault?: boolean;
  newToken?: string;
}

export async function changePaymentMethod(
  trx: Db,
  method: PaymentMethod,
  change: PaymentMethodChange & { now: Date },
): Promise<PaymentMethod> {
  const { merchantId, customerId } = method;
  await queries.lockCustomer(trx, merchantId, customerId);
  if (change.isDefault) await queries.clearDefault(trx, merchantId, customerId);
  const row = await queries.updatePaymentMethod(trx, method, {
    updatedAt: change.now,
    ...(change.card && { cardId: change.card.id }),
    ...(change.billingAddressId && { billingAddressId: change.billingAddressId }),
    ...(change.isDefault && { isDefault: true }),
    ...(change.newToken && { token: change.newToken }),
  });
  const { verifications } = method;
  return methodOf(row, { card: change.card ?? method.card, verifications });
}

/** True when it was there; another one of the customer becomes the default in its place. */
export async function removePaymentMethod(
  trx: Db,
  { merchantId, customerId, token, isDefault }: PaymentMethod,
): Promise<boolean> {
  await queries.lockCustomer(trx, merchantId, customerId);
  const wasThere = await queries.deletePaymentMethod(trx, { merchantId, token });
  const [next] = await queries.listPaymentMethods(trx, merchantId, customerId);
  if (isDefault && next) await queries.updatePaymentMethod(trx, next, { isDefault: true });
  return wasThere;
}

/** Lets the second of two equal cards wait until the first is in the vault. */
export function lockCard(
  trx: Db,
  { merchantId, fingerprint }: { merchantId: string; fingerprint: string },
): Promise<void> {
  return lockName(trx, `${merchantId}:${fingerprint}`);
}

/** Whether a card of this fingerprint is in the merchant's vault, or in one customer's part of it. */
export function isCardInVault(
  db: Db,
  search: { merchantId: string; fingerprint: string; customerId?: string | undefined },
): Promise<boolean> {
  return queries.hasCard(db, search);
}

async function withCards(db: Db, rows: readonly PaymentMethodRow[]): Promise<PaymentMethod[]> {
  const cards = await getCards(
    db,
    rows.flatMap(({ cardId }) => cardId ?? []),
  );
  const [first] = rows;
  const checks = first
    ? await verificationsOf(
        db,
        first.merchantId,
        rows.map(({ token }) => token),
      )
    : undefined;
  return rows.map((row) =>
    methodOf(row, {
      card: cards.get(row.cardId ?? '') ?? null,
      verifications: checks?.get(row.token) ?? [],
    }),
  );
}

/** Columns hold what `addPaymentMethod` wrote. */
function methodOf(
  row: PaymentMethodRow,
  { card, verifications }: Pick<PaymentMethod, 'card' | 'verifications'>,
): PaymentMethod {
  return {
    token: row.token,
    merchantId: row.merchantId,
    customerId: row.customerId,
    type: row.type,
    card,
    billingAddressId: row.billingAddressId,
    isDefault: row.isDefault,
    details: { ...recordOf(row.details) },
    verifications,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
