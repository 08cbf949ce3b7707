import { parseAmount } from '@albumen/domain/money/decimal-amount';
import { z } from 'zod';
import type { FieldError } from '../../http/refusal.ts';

const text = z.string().max(4000).nullish();
const amount = z.union([z.string().max(40), z.number().transform(String)]).nullish();
/** Browsers write flags as text, too. */
const flag = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
  .nullish();

const address = {
  line1: text,
  line2: text,
  city: text,
  state: text,
  postalCode: text,
  countryCode: text,
  phone: text,
  recipientName: text,
};

const lineItem = z.object({
  quantity: z.union([z.string(), z.number().transform(String)]),
  unitAmount: z.union([z.string(), z.number().transform(String)]),
  name: z.string().max(127),
  kind: z.enum(['debit', 'credit']),
});

const shippingOption = z.object({
  id: z.string().min(1).max(127),
  label: z.string().max(127),
  selected: flag,
  type: z.enum(['SHIPPING', 'PICKUP']),
  amount: z.object({ currency: z.string(), value: z.union([z.string(), z.number()]) }),
});

/** What changes with every patch. */
export const priceShape = {
  merchantAccountId: text,
  amount,
  currencyIsoCode: text,
  lineItems: z.array(lineItem).max(200).nullish(),
  shippingOptions: z.array(shippingOption).max(20).nullish(),
  amountBreakdown: z.record(z.string(), amount).nullish(),
  ...address,
};

/** What the browser sends of a payment or an agreement that begins, in camel case. */
export const requestFields = z.object({
  ...priceShape,
  returnUrl: text,
  cancelUrl: text,
  offerPaypalCredit: flag,
  offerPayLater: flag,
  experienceProfile: z
    .object({
      brandName: text,
      localeCode: text,
      noShipping: flag,
      addressOverride: flag,
      landingPageType: text,
    })
    .nullish(),
  intent: z.enum(['authorize', 'order', 'sale', 'capture', 'tokenize']).nullish(),
  requestBillingAgreement: flag,
  vaultInitiatedCheckoutPaymentMethodToken: text,
  billingAgreementDetails: z.object({ description: text }).nullish(),
  payerEmail: text,
  description: text,
  shippingAddress: z.object(address).nullish(),
  planType: z.enum(['RECURRING', 'SUBSCRIPTION', 'UNSCHEDULED', 'INSTALLMENTS']).nullish(),
  planMetadata: z.record(z.string(), z.unknown()).nullish(),
});

export type RequestFields = z.output<typeof requestFields>;
export type PriceFields = Pick<RequestFields, keyof typeof priceShape>;

const largest = 2 ** 31;

export function fault(...path: string[]): FieldError {
  return { path, code: '', message: `${path.join('.')} is invalid.` };
}

/** Field errors of a request that has not even the right shape. */
export function shapeFaults({ issues }: z.ZodError): FieldError[] {
  return issues.map(({ path }) => fault(...path.map(String)));
}

export interface Price {
  amountMinor: number;
  currency: string;
}

/** The sum of a payment, with all that is wrong with it and its parts. */
export function readPrice(fields: PriceFields): Price & { faults: FieldError[] } {
  const currency = (fields.currencyIsoCode ?? '').toUpperCase();
  const amountMinor = parseAmount(fields.amount ?? '', currency) ?? 0;
  const faults = [
    ...(amountMinor > 0 && amountMinor < largest ? [] : [fault('amount')]),
    ...(/^[A-Z]{3}$/.test(currency) ? [] : [fault('currencyIsoCode')]),
    ...breakdownFaults(fields, { amountMinor, currency }),
    ...shippingFaults(fields, { amountMinor, currency }),
  ];
  return { amountMinor, currency, faults };
}

const signs: Readonly<Record<string, number>> = {
  itemTotal: 1,
  shipping: 1,
  handling: 1,
  taxTotal: 1,
  insurance: 1,
  shippingDiscount: -1,
  discount: -1,
};

/** The parts have to come to the whole. */
function breakdownFaults({ amountBreakdown }: PriceFields, whole: Price): FieldError[] {
  if (!amountBreakdown) return [];
  let sumMinor = 0;
  for (const [part, value] of Object.entries(amountBreakdown)) {
    const partMinor = parseAmount(value ?? '0', whole.currency);
    const sign = Object.hasOwn(signs, part) ? signs[part] : undefined;
    if (sign === undefined || partMinor === undefined || partMinor < 0) {
      return [fault('amountBreakdown', part)];
    }
    sumMinor += sign * partMinor;
  }
  return sumMinor === whole.amountMinor ? [] : [fault('amountBreakdown')];
}

function shippingFaults(
  { shippingOptions }: PriceFields,
  { amountMinor, currency }: Price,
): FieldError[] {
  const options = shippingOptions ?? [];
  const ids = new Set(options.map(({ id }) => id));
  const isAmbiguous =
    ids.size < options.length || options.filter(({ selected }) => selected).length > 1;
  const wrong = options.flatMap(({ amount: { currency: own, value }, selected }, position) => {
    const isOf = own.toUpperCase() === currency;
    const optionMinor = parseAmount(String(value), currency) ?? -1;
    // What is reckoned in has to be in there.
    const isPrice = optionMinor >= 0 && (!selected || optionMinor < amountMinor);
    return isOf && isPrice ? [] : [fault('shippingOptions', String(position), 'amount')];
  });
  return isAmbiguous ? [fault('shippingOptions'), ...wrong] : wrong;
}
