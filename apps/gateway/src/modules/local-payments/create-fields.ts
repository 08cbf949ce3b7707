import { parseAmount } from '@albumen/domain/money/decimal-amount';
import { z } from 'zod';
import type { FieldError } from '../../http/refusal.ts';
import type { MerchantAccount } from '../merchants/merchants.service.ts';
import { paymentWays, type PaymentWay } from './payment-ways.ts';

const text = z.string().max(4000).nullish();
const amount = z.union([z.string(), z.number().transform(String)]);

/** What the browser sends of a payment that begins, in camel case. */
const fields = z.object({
  amount: amount.optional(),
  currencyIsoCode: z.string().optional(),
  fundingSource: z.string().optional(),
  paymentTypeCountryCode: text,
  merchantAccountId: text,
  returnUrl: text,
  cancelUrl: text,
  firstName: text,
  lastName: text,
  payerEmail: text,
  phone: text,
  phoneCountryCode: text,
  countryCode: text,
  birthDate: text,
  blikOptions: z
    .object({
      level0: z.object({ authCode: text }).nullish(),
      oneClick: z
        .object({ authCode: text, consumerReference: text, aliasLabel: text, aliasKey: text })
        .nullish(),
    })
    .nullish(),
});

type Fields = z.output<typeof fields>;

/** A payment that can begin. */
export interface PaymentOrder {
  type: string;
  place: PaymentWay['place'];
  amountMinor: number;
  currency: string;
  account: MerchantAccount;
  returnUrl: string | null;
  cancelUrl: string | null;
  phoneKey: string | null;
  payer: Record<string, string | null>;
}

interface Rules {
  accounts: readonly MerchantAccount[];
  /** May a bank lead there? */
  isOwnAddress: (url: string) => boolean;
}

/** Notes everything that is wrong, all at once. */
export function readOrder(
  input: Readonly<Record<string, unknown>>,
  rules: Rules,
): PaymentOrder | { faults: readonly FieldError[] } {
  const parsed = fields.safeParse(input);
  if (!parsed.success) {
    return { faults: parsed.error.issues.map(({ path }) => fault(path.map(String).join('.'))) };
  }
  const { data } = parsed;
  const type = (data.fundingSource ?? '').toLowerCase();
  const way = Object.hasOwn(paymentWays, type) ? paymentWays[type] : undefined;
  const currency = data.currencyIsoCode ?? '';
  const account = accountFor(data, rules.accounts);
  const amountMinor = parseAmount(data.amount ?? '', currency) ?? 0;
  const place = way && placeOf(way, data);
  const faults = [
    ...(way ? [] : [fault('fundingSource')]),
    ...(amountMinor > 0 && amountMinor < 2 ** 31 ? [] : [fault('amount')]),
    ...(way && !way.currencies.includes(currency) ? [fault('currencyIsoCode')] : []),
    ...(account ? [] : [fault('merchantAccountId')]),
    ...countryFaults(data, way),
    ...(place === 'phone' ? phoneFaults(data, type) : []),
    ...(place === 'bank' ? addressFaults(data, rules) : []),
  ];
  if (!account || !place || faults.length > 0) return { faults };
  return {
    type,
    place,
    amountMinor,
    currency,
    account,
    returnUrl: place === 'bank' ? (data.returnUrl ?? null) : null,
    cancelUrl: place === 'bank' ? (data.cancelUrl ?? null) : null,
    phoneKey: place === 'phone' ? phoneKeyOf(data) : null,
    payer: payerOf(data),
  };
}

function fault(name: string): FieldError {
  return { path: ['localPayment', ...name.split('.')], code: '', message: `${name} is invalid.` };
}

/** The account that was named, else the one of this currency; a sandbox without one takes any. */
function accountFor(
  { merchantAccountId, currencyIsoCode }: Fields,
  accounts: readonly MerchantAccount[],
): MerchantAccount | undefined {
  const active = accounts.filter(({ status }) => status === 'active');
  if (merchantAccountId) {
    return active.find(
      ({ id, currency }) => id === merchantAccountId && currency === currencyIsoCode,
    );
  }
  return active.find(({ currency }) => currency === currencyIsoCode);
}

/** BLIK with a code, or an alias of an earlier one, is confirmed on the phone. */
function placeOf(way: PaymentWay, { blikOptions }: Fields): PaymentWay['place'] {
  const isSeamless = way.title === 'BLIK' && (blikOptions?.level0 ?? blikOptions?.oneClick);
  return isSeamless ? 'phone' : way.place;
}

function countryFaults(
  { paymentTypeCountryCode: country }: Fields,
  way: PaymentWay | undefined,
): FieldError[] {
  const isOther = Boolean(country) && way && !way.countries.includes(String(country));
  return isOther ? [fault('paymentTypeCountryCode')] : [];
}

function phoneFaults(data: Fields, type: string): FieldError[] {
  if (type !== 'blik') {
    const isNumber = /^[\d ()-]{5,20}$/.test(data.phone ?? '');
    const isCountry = /^\+?\d{1,4}$/.test(data.phoneCountryCode ?? '');
    return [
      ...(isNumber ? [] : [fault('phone')]),
      ...(isCountry ? [] : [fault('phoneCountryCode')]),
    ];
  }
  const { level0, oneClick } = data.blikOptions ?? {};
  const code = level0?.authCode ?? oneClick?.authCode;
  const hasAlias = Boolean(oneClick?.aliasKey && oneClick.consumerReference);
  return hasAlias || /^\d{6}$/.test(code ?? '') ? [] : [fault('blikOptions.authCode')];
}

function addressFaults({ returnUrl, cancelUrl }: Fields, { isOwnAddress }: Rules): FieldError[] {
  return [
    ...(isOwnAddress(returnUrl ?? '') ? [] : [fault('returnUrl')]),
    ...(isOwnAddress(cancelUrl ?? '') ? [] : [fault('cancelUrl')]),
  ];
}

function phoneKeyOf({ phone, phoneCountryCode, blikOptions }: Fields): string {
  const { level0, oneClick } = blikOptions ?? {};
  const code = level0?.authCode ?? oneClick?.authCode ?? oneClick?.consumerReference;
  return code ?? `${phoneCountryCode ?? ''}${phone ?? ''}`.replaceAll(/\D/g, '');
}

function payerOf(data: Fields): PaymentOrder['payer'] {
  return {
    email: data.payerEmail ?? null,
    firstName: data.firstName ?? null,
    lastName: data.lastName ?? null,
    phone: data.phone ?? null,
    countryCode: data.countryCode ?? null,
  };
}
