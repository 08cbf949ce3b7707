import type { Dependencies } from '../../dependencies.ts';
import type { MerchantOptions } from './merchant-options.ts';
import {
  insertMerchant,
  insertMerchantAccounts,
  insertTokenizationKey,
  upsertApiKey,
} from './merchants.queries.ts';
import { placeOfKey } from './merchants.service.ts';

export interface MerchantSeed {
  id: string;
  name: string;
  publicKey: string;
  privateKey: string;
  tokenizationKey: string;
  /** The first is the default one. */
  accounts: readonly { id: string; currency: string; status?: 'active' | 'suspended' }[];
  options?: Partial<MerchantOptions>;
}

const usual = [
  { id: 'sandbox_credit_card', currency: 'USD' },
  { id: 'sandbox_credit_card_non_default', currency: 'USD' },
  { id: 'three_d_secure_merchant_account', currency: 'USD' },
  { id: 'suspended_account', currency: 'USD', status: 'suspended' as const },
];

/** The merchant of the demo, of the playground and of our own store. */
export function demoMerchant({ secrets }: Pick<Dependencies, 'secrets'>): MerchantSeed {
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

/** Merchants whose keys everybody knows: of the public specs of the server SDK, for tests only. */
export const fixtureMerchants: readonly MerchantSeed[] = [
  'integration',
  'integration2',
  'fraud_protection_enterprise_integration',
].map((name) => ({
  id: `${name}_merchant_id`,
  name: `Fixture ${name}`,
  publicKey: `${name}_public_key`,
  privateKey: `${name}_private_key`,
  tokenizationKey: `development_testing_${name}_merchant_id`,
  accounts: usual,
}));

/** Makes the merchant and its keys unless they are there; its private key becomes the given one. */
export async function seedMerchant(
  { db, sealer }: Pick<Dependencies, 'db' | 'sealer'>,
  seed: MerchantSeed,
): Promise<void> {
  const { id, name, publicKey, privateKey, options = {} } = seed;
  await db.transaction().execute(async (trx) => {
    await insertMerchant(trx, { id, name, options: JSON.stringify(options) });
    await insertMerchantAccounts(
      trx,
      seed.accounts.map((account, position) => ({
        ...account,
        merchantId: id,
        isDefault: position === 0,
      })),
    );
    const privateKeySealed = sealer.seal(privateKey, placeOfKey(publicKey));
    await upsertApiKey(trx, { publicKey, merchantId: id, privateKeySealed });
    await insertTokenizationKey(trx, { key: seed.tokenizationKey, merchantId: id });
  });
}
