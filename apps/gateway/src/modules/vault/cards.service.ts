import type { Kysely, QueryCreator } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { newId } from '../../ids.ts';
import type { SealedRows } from '@albumen/server-kit/seal-again';
import type { Sealer } from '../../sealer.ts';
import type { Address } from '../addresses/address-fields.ts';
import { binDataOf, type BinData } from '../../test-values/bin-data.ts';
import { brandOf } from '../../test-values/card-brands.ts';
import { scenarioOf, type Scenario } from '../../test-values/three-d-secure-cards.ts';
import { findTestCard, type CardOutcome } from '../../test-values/test-cards.ts';
import {
  deleteCard,
  deleteUnusedCards,
  findCard,
  insertCard,
  listCards,
  pageOfCards,
  replaceNumber,
  type CardRow,
} from './cards.queries.ts';

type Db = Kysely<Tables>;

/** A card as it comes in. There is no place for a CVV: it is checked and forgotten. */
export interface CardEntry {
  /** Digits only, of a test card. */
  number: string;
  expirationMonth: string;
  expirationYear: string;
  cardholderName?: string | undefined;
  billingAddress?: Address | undefined;
}

/** What the gateway keeps of a card and may show; it never changes, another entry is another card. */
export interface Card {
  id: string;
  merchantId: string;
  /** Equal for the same number at the same merchant; 32 hex digits. */
  fingerprint: string;
  brand: string;
  bin: string;
  lastFour: string;
  /** `01` to `12`, or empty when it was not given. */
  expirationMonth: string;
  /** Four digits, or empty. */
  expirationYear: string;
  cardholderName: string | null;
  billingAddress: Address | null;
  binData: BinData;
  createdAt: Date;
}

export interface StoreCardOrder {
  merchantId: string;
  entry: CardEntry;
  /** The merchant's time. */
  now: Date;
  /** Where it is not what the number says. */
  binData?: BinData;
}

/** A card that is not kept yet. */
export interface NewCard {
  card: Card;
  /** Keeps it, as a part of another statement if need be. */
  insertInto: (db: QueryCreator<Tables>) => ReturnType<typeof insertCard>;
}

/** Seals the number. */
export function prepareCard(
  sealer: Sealer,
  { merchantId, entry, now, binData }: StoreCardOrder,
): NewCard {
  const { number, expirationMonth, expirationYear } = entry;
  const id = newId();
  const brand = brandOf(number)?.name ?? 'Unknown';
  const test = findTestCard(number, brand);
  const card: Card = {
    id,
    merchantId,
    fingerprint: fingerprintOf(sealer, merchantId, number),
    brand: test?.brand ?? brand,
    bin: number.slice(0, 6),
    lastFour: number.slice(-4),
    expirationMonth,
    expirationYear,
    cardholderName: entry.cardholderName ?? null,
    billingAddress: entry.billingAddress ?? null,
    binData: binData ?? test?.binData ?? binDataOf(),
    createdAt: now,
  };
  const row = {
    ...card,
    numberSealed: sealer.seal(number, placeOfCard(id)),
    billingAddress: card.billingAddress && JSON.stringify(card.billingAddress),
    binData: JSON.stringify(card.binData),
  };
  return { card, insertInto: (db) => insertCard(db, row) };
}

/** Seals the number and keeps the card. */
export async function storeCard(db: Db, sealer: Sealer, order: StoreCardOrder): Promise<Card> {
  const { card, insertInto } = prepareCard(sealer, order);
  await insertInto(db).execute();
  return card;
}

/** Removes a card that nobody refers to yet, because it was refused. */
export function forgetCard(db: Db, { id }: Pick<Card, 'id'>): Promise<void> {
  return deleteCard(db, id);
}

/** Numbers that nothing can be charged with any more: their nonces ended, or what they paid for is gone. */
export async function removeUnusedCards(db: Db, now: Date): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined) after = await deleteUnusedCards(db, { after, now });
}

export async function getCard(db: Db, merchantId: string, id: string): Promise<Card | undefined> {
  const row = await findCard(db, merchantId, id);
  return row && cardOf(row);
}

/** Cards by their ids. */
export async function getCards(db: Db, ids: readonly string[]): Promise<Map<string, Card>> {
  if (ids.length === 0) return new Map();
  return new Map((await listCards(db, ids)).map((row) => [row.id, cardOf(row)]));
}

/** What this card's number does by itself, whatever the amount; undefined for ordinary ones. */
export async function getCardOutcome(
  db: Db,
  sealer: Sealer,
  { merchantId, id }: Pick<Card, 'merchantId' | 'id'>,
): Promise<CardOutcome | undefined> {
  const row = await findCard(db, merchantId, id);
  return row && findTestCard(sealer.open(row.numberSealed, placeOfCard(id)), row.brand)?.outcome;
}

/** What its issuer makes of a lookup for 3-D Secure. */
export async function getCardScenario(
  db: Db,
  sealer: Sealer,
  { merchantId, id }: Pick<Card, 'merchantId' | 'id'>,
): Promise<Scenario> {
  const row = await findCard(db, merchantId, id);
  return scenarioOf(row ? sealer.open(row.numberSealed, placeOfCard(id)) : '');
}

/** The same number with another expiration or name: another card, for a card never changes. */
export async function changeCard(
  db: Db,
  sealer: Sealer,
  { card, changes, now }: { card: Card; changes: Partial<Omit<CardEntry, 'number'>>; now: Date },
): Promise<Card> {
  const { merchantId, id, binData } = card;
  const row = await findCard(db, merchantId, id);
  if (!row) throw new Error(`card ${id} is gone`);
  const number = sealer.open(row.numberSealed, placeOfCard(id));
  const kept = {
    expirationMonth: card.expirationMonth,
    expirationYear: card.expirationYear,
    cardholderName: card.cardholderName ?? undefined,
    billingAddress: card.billingAddress ?? undefined,
  };
  return storeCard(db, sealer, {
    merchantId,
    entry: { ...kept, ...changes, number },
    now,
    binData,
  });
}

/** The fingerprint of a number that is not stored yet, to look for the same card in a vault. */
export function fingerprintOf(sealer: Sealer, merchantId: string, number: string): string {
  return sealer.fingerprint(number, merchantId);
}

export function sealedCards(db: Db): SealedRows {
  return {
    placeOf: placeOfCard,
    page: (after, limit) => pageOfCards(db, after, limit),
    replace: (id, change) => replaceNumber(db, id, change),
  };
}

function placeOfCard(id: string): string {
  return `card:${id}`;
}

/** JSON columns hold what `storeCard` wrote. */
function cardOf(row: CardRow): Card {
  return {
    id: row.id,
    merchantId: row.merchantId,
    fingerprint: row.fingerprint,
    brand: row.brand,
    bin: row.bin,
    lastFour: row.lastFour,
    expirationMonth: row.expirationMonth,
    expirationYear: row.expirationYear,
    cardholderName: row.cardholderName,
    billingAddress: row.billingAddress as Address | null,
    binData: row.binData as BinData,
    createdAt: row.createdAt,
  };
}
