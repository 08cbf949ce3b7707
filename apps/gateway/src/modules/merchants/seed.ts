import type { Dependencies } from '../../dependencies.ts';
import type { z } from 'zod';
import type { merchantSeed } from './merchant-seed.ts';
import {
  insertMerchant,
  insertMerchantAccounts,
  insertOrigin,
  insertTokenizationKey,
  upsertApiKey,
} from './merchants.queries.ts';
import { placeOfKey } from './merchants.service.ts';

export type MerchantSeed = z.output<typeof merchantSeed>;

/** The merchant of the demo, of the playground and of our own store. */
export function demoMerchant({ secrets }: Pick<Dependencies, 'secrets'>): DemoMerchant {
  return {
    id: 'albumen_sandbox',
    name: 'Albumen (sandbox)',
    publicKey: 'sandbox_public',
    privateKey: secrets.privateKey,
    tokenizationKey: `sandbox_${secrets.tokenizationKeyPart}_albumen_sandbox`,
    accounts: [
      { id: 'albumen_usd', currency: 'USD' },
      { id: 'albumen_cad', currency: 'CAD' },
      { id: 'albumen_eur', currency: 'EUR' },
      { id: 'albumen_pln', currency: 'PLN' },
    ],
  };
}

export interface DemoMerchant extends MerchantSeed {
  tokenizationKey: string;
}

/** Thrown where a merchant's id or public key is another one's already. */
export class MerchantConflictError extends Error {
  override readonly name = 'MerchantConflictError';
}

/** Makes the merchant and its keys unless they are there; its private key becomes the given one. */
export async function seedMerchant(
  { db, sealer }: Pick<Dependencies, 'db' | 'sealer'>,
  seed: MerchantSeed,
  { mustBeNew = false }: { mustBeNew?: boolean } = {},
): Promise<void> {
  const { id, name = id, publicKey, privateKey, tokenizationKey, options = {} } = seed;
  await db.transaction().execute(async (trx) => {
    const { duplicateWindowMs = 0, rejectsOn = [] } = seed;
    const values = {
      id,
      name,
      duplicateWindowMs,
      options: JSON.stringify(options),
      rejectsOn: JSON.stringify(rejectsOn),
    };
    const isNew = await insertMerchant(trx, values);
    if (mustBeNew && !isNew) throw new MerchantConflictError(`${id}: is there already`);
    await insertMerchantAccounts(
      trx,
      seed.accounts.map((account, position) => ({
        ...account,
        merchantId: id,
        isDefault: position === 0,
      })),
    );
    for (const origin of seed.origins ?? []) await insertOrigin(trx, { merchantId: id, origin });
    const privateKeySealed = sealer.seal(privateKey, placeOfKey(publicKey));
    const isOwn = await upsertApiKey(trx, { publicKey, merchantId: id, privateKeySealed });
    if (!isOwn)
      throw new MerchantConflictError(`${id}: the public key ${publicKey} is another merchant’s`);
    if (tokenizationKey) await insertTokenizationKey(trx, { key: tokenizationKey, merchantId: id });
  });
}
