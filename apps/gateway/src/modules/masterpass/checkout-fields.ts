import { parseAmount } from '@albumen/domain/money/decimal-amount';
import { z } from 'zod';
import type { FieldError } from '../../http/refusal.ts';

const text = z.string().max(4000).catch('');

/** What a merchant's page asks for, in camel case; what is no text is as good as nothing. */
const fields = z
  .object({
    originUrl: text,
    subtotal: z.union([z.string().max(20), z.number().transform(String)]).catch(''),
    currencyCode: text,
    callbackUrl: text,
  })
  .catch({ originUrl: '', subtotal: '', currencyCode: '', callbackUrl: '' });

/** A session of the wallet that may begin. */
export interface CheckoutOrder {
  subtotalMinor: number;
  currency: string;
  callbackUrl: string;
}

interface Rules {
  /** The currencies of the merchant's accounts. */
  currencies: readonly string[];
  /** May a wallet lead there? */
  isOwnAddress: (url: string) => boolean;
}

/** Notes everything that is wrong, all at once. */
export function readCheckout(
  input: unknown,
  { currencies, isOwnAddress }: Rules,
): CheckoutOrder | { faults: readonly FieldError[] } {
  const { originUrl, subtotal, currencyCode: currency, callbackUrl } = fields.parse(input);
  const subtotalMinor = parseAmount(subtotal, currency) ?? 0;
  const isRight: readonly [boolean, string, string][] = [
    [subtotalMinor > 0 && subtotalMinor < 2 ** 31, 'subtotal', 'Subtotal is no amount.'],
    [currencies.includes(currency), 'currencyCode', 'The merchant has no account in it.'],
    [isOwnAddress(callbackUrl), 'callbackUrl', 'It is not at an origin of this merchant.'],
    [URL.canParse(originUrl), 'originUrl', 'It is no address.'],
  ];
  const faults = isRight
    .filter(([isFine]) => !isFine)
    .map(([, name, message]) => ({ path: ['requestToken', name], code: '', message }));
  return faults.length > 0 ? { faults } : { subtotalMinor, currency, callbackUrl };
}
