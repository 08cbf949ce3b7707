import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { newPublicId } from '../../ids.ts';
import { placeOfKey } from './merchants.service.ts';
import type { merchantOrder } from './merchant-seed.ts';
import { MerchantConflictError, seedMerchant, type MerchantSeed } from './seed.ts';
import * as queries from './merchants.queries.ts';

type Db = Kysely<Tables>;

/** Pages of this origin may show the merchant's frames and use its authorizations from now on. */
export async function addOrigin(db: Db, merchantId: string, origin: string): Promise<void> {
  await queries.insertOrigin(db, { merchantId, origin });
}

export async function removeOrigin(db: Db, merchantId: string, origin: string): Promise<void> {
  await queries.deleteOrigin(db, merchantId, origin);
}

/** All keys, revoked ones included, without what is secret about them. */
export async function listKeys(db: Db, merchantId: string) {
  const [apiKeys, tokenizationKeys] = [
    await queries.listApiKeys(db, merchantId),
    await queries.listTokenizationKeys(db, merchantId),
  ];
  return {
    apiKeys: apiKeys.map(({ publicKey, createdAt, revokedAt }) => ({
      publicKey,
      createdAt,
      revokedAt,
    })),
    tokenizationKeys: tokenizationKeys.map(({ key, createdAt, revokedAt }) => ({
      key,
      createdAt,
      revokedAt,
    })),
  };
}

/** The only moment at which the private key is shown. */
export async function addApiKey(
  { db, sealer }: Pick<Dependencies, 'db' | 'sealer'>,
  merchantId: string,
): Promise<{ publicKey: string; privateKey: string }> {
  const publicKey = newPublicId(16);
  const privateKey = randomBytes(16).toString('hex');
  const privateKeySealed = sealer.seal(privateKey, placeOfKey(publicKey));
  await queries.upsertApiKey(db, { publicKey, merchantId, privateKeySealed });
  return { publicKey, privateKey };
}

/** The only moment at which its private key is shown; undefined where id or key is somebody's. */
export async function addMerchant(
  deps: Pick<Dependencies, 'db' | 'sealer'>,
  order: z.output<typeof merchantOrder>,
): Promise<MerchantSeed | undefined> {
  const seed = {
    ...order,
    publicKey: order.publicKey ?? newPublicId(16),
    privateKey: order.privateKey ?? randomBytes(16).toString('hex'),
    tokenizationKey: order.tokenizationKey ?? `sandbox_${newPublicId(12)}_${order.id}`,
  };
  try {
    await seedMerchant(deps, seed, { mustBeNew: true });
    return seed;
  } catch (error) {
    if (error instanceof MerchantConflictError) return undefined;
    throw error;
  }
}

export async function addTokenizationKey(db: Db, merchantId: string): Promise<{ key: string }> {
  const key = `sandbox_${newPublicId(12)}_${merchantId}`;
  await queries.insertTokenizationKey(db, { key, merchantId });
  return { key };
}

/** Client tokens that the key has asked for end with it. The last key of a merchant stays. */
export async function revokeApiKey(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  merchantId: string,
  publicKey: string,
): Promise<'revoked' | 'unknown' | 'last'> {
  return db.transaction().execute(async (trx) => {
    const active = await queries.lockActiveApiKeys(trx, merchantId);
    if (!active.includes(publicKey)) return 'unknown';
    if (active.length === 1) return 'last';
    await queries.revokeApiKey(trx, publicKey, clock.now());
    return 'revoked';
  });
}

/** True when the merchant had it. */
export function revokeTokenizationKey(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  merchantId: string,
  key: string,
): Promise<boolean> {
  return queries.revokeTokenizationKey(db, { merchantId, key, now: clock.now() });
}
