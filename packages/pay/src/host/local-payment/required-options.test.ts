import { expect, test } from 'vitest';
import type { LocalPaymentStartPaymentOptions } from '../../types/local-payment.ts';
import { missingOption } from './required-options.ts';

const common: LocalPaymentStartPaymentOptions = {
  paymentType: 'ideal',
  amount: '10.00',
  currencyCode: 'EUR',
  givenName: 'Ada',
  surname: 'Lovelace',
  onPaymentStart: () => undefined,
};
const fallback = { url: 'https://shop.example', buttonText: 'Back' };
const address = { streetAddress: 'x', locality: 'x', postalCode: 'x', countryCode: 'DE' };
const invoice: LocalPaymentStartPaymentOptions = {
  ...common,
  paymentType: 'pay_upon_invoice',
  address,
  billingAddress: address,
  birthDate: '1990-01-01',
  email: 'a@example.com',
  locale: 'de-DE',
  customerServiceInstructions: 'x',
  correlationId: 'x',
  phone: '1',
  phoneCountryCode: '49',
  lineItems: [],
};

test.each<[string | undefined, Partial<LocalPaymentStartPaymentOptions>]>([
  ['fallback', common],
  ['fallback.url', { ...common, fallback: {} }],
  ['fallback.buttonText', { ...common, fallback: { url: 'https://shop.example' } }],
  ['customerId', { ...common, fallback, recurrent: true }],
  [undefined, { ...common, fallback }],
  [undefined, { paymentType: 'mbway' }],
  ['address.streetAddress', { ...invoice, address: {} }],
  ['lineItems', { ...invoice, lineItems: 'a print' as never }],
  ['fallback', { ...common, paymentType: 'blik', blikOptions: null as never }],
  ['lineItems.category', { ...invoice, lineItems: [{} as never] }],
  [undefined, invoice],
  [
    'blikOptions.level_0.authCode',
    { ...common, paymentType: 'blik', blikOptions: { level_0: {} as never } },
  ],
  [
    'blikOptions.oneClick.aliasLabel',
    {
      ...common,
      paymentType: 'blik',
      blikOptions: { oneClick: { authCode: '1', consumerReference: 'r' } },
    },
  ],
  [
    undefined,
    {
      ...common,
      paymentType: 'blik',
      blikOptions: { oneClick: { aliasKey: '1', consumerReference: 'r' } },
    },
  ],
])('%s is missed', (missing, options) => {
  // As a program without types would call it.
  expect(missingOption(options as LocalPaymentStartPaymentOptions)).toBe(missing);
});
