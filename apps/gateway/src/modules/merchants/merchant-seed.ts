import { origin } from '@albumen/server-kit/setting-kinds';
import { z } from 'zod';
import { merchantOptions } from './merchant-options.ts';

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const account = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'has up to 64 letters, digits, _ and -'),
  currency: z
    .string()
    .refine((code) => currencies.has(code), 'names a currency by its letters, such as USD'),
  status: z.enum(['active', 'suspended', 'pending']).optional(),
  /** Whether its processor changes the amount of an authorization. */
  adjustsAuthorizations: z.boolean().optional(),
});

const publicKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'has up to 64 letters, digits, _ and -');
const privateKey = z.string().min(8, 'has at least 8 characters').max(200);

const shape = {
  id: z.string().regex(/^[a-z0-9_]{1,64}$/, 'has up to 64 small letters, digits and _'),
  name: z.string().min(1).max(200).optional(),
  tokenizationKey: z
    .string()
    .regex(/^[A-Za-z0-9]+_[A-Za-z0-9]+_[a-z0-9_]+$/, 'is environment_key_merchantid')
    .optional(),
  /** The first is the default one. */
  accounts: z
    .array(account)
    .min(1)
    .refine(
      (accounts) => new Set(accounts.map(({ id }) => id)).size === accounts.length,
      'has an account twice',
    ),
  /** Whose pages may show its card fields, beside those that are listed already. */
  origins: z.array(origin).optional(),
  options: merchantOptions.partial().strict().optional(),
  /** What the issuer did not confirm, and the merchant therefore rejects. */
  rejectsOn: z.array(z.enum(['avs', 'cvv', 'postal_code'])).optional(),
  /** How long an equal sale is rejected as a duplicate; it never is without. */
  duplicateWindowMs: z.number().int().min(0).max(86_400_000).optional(),
};

/** A merchant with keys of its operator's choosing. */
export const merchantSeed = z
  .strictObject({ ...shape, publicKey, privateKey })
  .refine(...tokenizationKeyNamesMerchant());

/** The same from a form: keys that are not given are made. */
export const merchantOrder = z
  .strictObject({ ...shape, publicKey: publicKey.optional(), privateKey: privateKey.optional() })
  .refine(...tokenizationKeyNamesMerchant());

interface Named {
  id: string;
  tokenizationKey?: string | undefined;
}

/** Browsers read the merchant's id out of the key. */
function tokenizationKeyNamesMerchant() {
  const isOwn = ({ id, tokenizationKey: key }: Named): boolean =>
    key === undefined || key.split('_').slice(2).join('_') === id;
  const issue = { path: ['tokenizationKey'], message: 'ends with the merchant’s id' };
  return [isOwn, issue] as const;
}
