import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/tables.ts';
import type { SealedRows } from '@albumen/server-kit/seal-again';
import { isStorable } from '../../http/readable-requests.ts';
import type { Sealer } from '../../sealer.ts';
import {
  findApiKey,
  findMerchantOfKey,
  listAllOrigins,
  listOrigins,
  findMerchant,
  listApiKeys,
  listMerchantAccounts,
  pageOfApiKeys,
  replacePrivateKey,
} from './merchants.queries.ts';
import { merchantOptions, type MerchantOptions } from './merchant-options.ts';

type Db = Kysely<Tables>;

/** A merchant, who is paid through the gateway. */
export interface Merchant {
  id: string;
  name: string;
  options: MerchantOptions;
  clockOffsetMs: number;
  latencyMs: number;
  /** Ordered from the control API; empty as a rule. */
  faults: readonly unknown[];
  /** Checks whose failure the gateway itself takes for a rejection: `avs`, `cvv`. */
  rejectsOn: readonly string[];
  /** How long an equal sale counts as a mistake; 0 where it never does. */
  duplicateWindowMs: number;
}

export type MerchantAccount = Selectable<Tables['merchantAccounts']>;

export async function getMerchant(db: Db, id: string): Promise<Merchant | undefined> {
  const row = await findMerchant(db, id);
  return row && merchantOf(row);
}

function merchantOf(row: Selectable<Tables['merchants']>): Merchant {
  return {
    ...row,
    options: merchantOptions.parse(row.options),
    faults: z.array(z.unknown()).parse(row.faults),
    rejectsOn: z.array(z.string()).parse(row.rejectsOn),
  };
}

/** How payers know the merchant. */
export async function nameToPayers(db: Db, id: string): Promise<string> {
  const merchant = await getMerchant(db, id);
  return merchant?.options.displayName ?? merchant?.name ?? '';
}

/** Accounts of the merchant, the default one first. */
export function merchantAccountsOf(
  db: Db,
  merchantId: string,
): Promise<readonly MerchantAccount[]> {
  return listMerchantAccounts(db, merchantId);
}

export interface ApiKey {
  publicKey: string;
  privateKey: string;
  merchantId: string;
}

/** A key that was not revoked. */
export async function getApiKey(
  db: Db,
  sealer: Sealer,
  publicKey: string,
): Promise<ApiKey | undefined> {
  // It comes in a header's base64, where any byte may stand.
  const row = isStorable(publicKey) ? await findApiKey(db, publicKey) : undefined;
  return row && openKey(sealer, row);
}

/** The keys that sign the merchant's webhooks. */
export async function listActiveApiKeys(
  db: Db,
  sealer: Sealer,
  merchantId: string,
): Promise<readonly ApiKey[]> {
  const rows = await listApiKeys(db, merchantId);
  return rows.filter(({ revokedAt }) => revokedAt === null).map((row) => openKey(sealer, row));
}

function openKey(sealer: Sealer, row: Selectable<Tables['apiKeys']>): ApiKey {
  const { publicKey, merchantId, privateKeySealed } = row;
  return {
    publicKey,
    merchantId,
    privateKey: sealer.open(privateKeySealed, placeOfKey(publicKey)),
  };
}

export function sealedApiKeys(db: Db): SealedRows {
  return {
    placeOf: placeOfKey,
    page: (after, limit) => pageOfApiKeys(db, after, limit),
    replace: (publicKey, change) => replacePrivateKey(db, publicKey, change),
  };
}

export function placeOfKey(publicKey: string): string {
  return `api-key:${publicKey}`;
}

/** Whether the key exists, belongs to the merchant and was not revoked. */
export async function isActiveApiKey(
  db: Db,
  publicKey: string,
  merchantId: string,
): Promise<boolean> {
  return (await findApiKey(db, publicKey))?.merchantId === merchantId;
}

/** The merchant of a tokenization key that was not revoked. */
export async function merchantOfTokenizationKey(
  db: Db,
  key: string,
): Promise<Merchant | undefined> {
  const row = await findMerchantOfKey(db, key);
  return row && merchantOf(row);
}

/** Pages that may show the merchant's frames; those of all merchants together without one. */
export function allowedOrigins(db: Db, merchantId?: string): Promise<readonly string[]> {
  return merchantId === undefined ? listAllOrigins(db) : listOrigins(db, merchantId);
}
