import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Sealer } from '../../sealer.ts';
import {
  findApiKey,
  findMerchant,
  listApiKeys,
  listMerchantAccounts,
} from './merchants.queries.ts';
import { merchantOptions, type MerchantOptions } from './merchant-options.ts';

type Db = Kysely<Tables>;

/** Who takes money through us. */
export interface Merchant {
  id: string;
  name: string;
  options: MerchantOptions;
  clockOffsetMs: number;
  latencyMs: number;
}

export type MerchantAccount = Selectable<Tables['merchantAccounts']>;

export async function getMerchant(db: Db, id: string): Promise<Merchant | undefined> {
  const row = await findMerchant(db, id);
  return row && { ...row, options: merchantOptions.parse(row.options) };
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
  const row = await findApiKey(db, publicKey);
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

export function placeOfKey(publicKey: string): string {
  return `api-key:${publicKey}`;
}
