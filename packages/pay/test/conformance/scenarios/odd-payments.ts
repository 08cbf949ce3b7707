import type { Scenario } from '../scenario.ts';
import { type Odd, oddScenario } from './odd-component.ts';

const local = {
  area: 'local payment',
  component: 'localPayment',
  script: 'local-payment',
  answers: {
    local_payments: { paymentResource: { paymentToken: 'PAY-1', redirectUrl: '' } },
    paypal_accounts: {
      paypalAccounts: [{ nonce: 'n', type: 'PayPalAccount', details: { correlationId: 'c' } }],
    },
  },
} as const;
const payer = `amount: '25.00', currencyCode: 'EUR', givenName: 'Anna', surname: 'de Vries'`;
const address = "{ streetAddress: 's', locality: 'l', postalCode: 'p', countryCode: 'DE' }";
const invoice = `${payer}, onPaymentStart() {}, paymentType: 'PAY_UPON_INVOICE', birthDate: 'x', email: 'e',
  locale: 'de', customerServiceInstructions: 'c', correlationId: 'c', phone: '1', phoneCountryCode: '1'`;
const item = "{ category: 'a', name: 'b', quantity: '1', unitAmount: '1', unitTaxAmount: '1' }";
const blik = `${payer}, onPaymentStart() {}, paymentType: 'blik'`;
const bank = `${payer}, onPaymentStart() {}, paymentType: 'ideal'`;

const account = `iban: 'DE89370400440532013000', merchantAccountId: 'albumen_eur',
  customerId: 'anna', accountHolderName: 'Anna', countryCode: 'DE', mandateType: 'ONE_OFF'`;

const odds: readonly (readonly [what: string, odd: Odd])[] = [
  [
    'a payment that needs no window, with all and with nothing',
    {
      ...local,
      calls: [
        `startPayment({ ${payer}, paymentType: 'MBWAY', onPaymentStart: (a, b) => { window.args = [a, typeof b]; } })`,
        `startPayment({ ${payer}, paymentType: 'mbway', onPaymentStart() {}, fallback: null, address: null,
          billingAddress: null, windowOptions: null, shippingAddressRequired: 0, recurrent: 'x' })`,
        `startPayment({ ${payer}, paymentType: 'mbway', onPaymentStart() { throw new Error('no'); } })`,
        `startPayment({ ${invoice} })`,
        `startPayment({ ${invoice}, address: {} })`,
        `startPayment({ ${invoice}, address: ${address}, billingAddress: ${address} })`,
        `startPayment({ ${invoice}, address: ${address}, billingAddress: ${address}, lineItems: [${item}, {}] })`,
        `startPayment({ ${invoice}, address: ${address}, billingAddress: ${address}, lineItems: [${item}] })`,
        `startPayment({ ${blik}, blikOptions: { level_0: {} } })`,
        `startPayment({ ${blik}, blikOptions: { level_0: { authCode: '1' } } })`,
        `startPayment({ ${blik}, blikOptions: { oneClick: {} } })`,
        `startPayment({ ${blik}, blikOptions: { oneClick: null } })`,
        `startPayment({ ${blik}, blikOptions: { oneClick: { aliasKey: 'a' } } })`,
        `startPayment({ ${blik}, blikOptions: { oneClick: { aliasKey: 'a', consumerReference: 'c' } } })`,
        `startPayment({ ${blik}, blikOptions: null })`,
      ],
    },
  ],
  [
    'a payment at a bank, with all and with nothing',
    {
      ...local,
      options: "merchantAccountId: 'eur'",
      calls: [
        ...['givenName', 'onPaymentStart', 'amount', 'fallback'].map(
          (name) =>
            `startPayment((({ ${name}, ...rest }) => rest)({ ${bank}, fallback: { url: 'x', buttonText: 'b' } }))`,
        ),
        `startPayment({ ${bank}, fallback: { url: 'x' } })`,
        `startPayment({ ${bank}, fallback: { url: 'x', buttonText: 'b' }, recurrent: true })`,
        `startPayment({ ${bank}, fallback: { url: 'x', buttonText: 'b' }, recurrent: 'true', amount: null })`,
        `startPayment({ ${bank}, fallback: { url: 'https://a.test?x=1&y', buttonText: 'B & ck',
          cancelUrl: 'https://b.test', cancelButtonText: 'no' }, windowOptions: { width: '5', height: -1 },
          address: { odd: 1, extendedAddress: 'e' }, billingAddress: { line1: 'x' }, displayName: 'D' })`,
        "startPayment('x')",
        'tokenize(5)',
        'tokenize([])',
        "tokenize({ queryItems: null, token: 't' })",
        "tokenize({ queryItems: { btLpToken: 'a', btLpPaymentId: 'b', btLpPayerId: 'c', token: 'd' } })",
        'tokenize({ queryItems: { c: 1 } })',
        "tokenize({ errorcode: 'x', btLpToken: 't' })",
        'hasTokenizationParams(5)',
        'teardown(5)',
        'hasTokenizationParams()',
      ],
    },
  ],
  [
    'a payment that its merchant turns down never ends',
    {
      ...local,
      calls: [
        `startPayment({ ${payer}, paymentType: 'bancomatpay', onPaymentStart: () => Promise.reject(new Error('no')) })`,
      ],
    },
  ],
  [
    'a wallet’s options that are empty',
    {
      area: 'Masterpass',
      component: 'masterpass',
      script: 'masterpass',
      calls: [
        "tokenize({ subtotal: 0, currencyCode: '' })",
        'tokenize({ subtotal: null, currencyCode: null })',
        "tokenize({ subtotal: '1' })",
        "tokenize('x')",
        "tokenize({ subtotal: '1', currencyCode: 'USD', frameOptions: null, config: null })",
        'teardown(5)',
        'teardown()',
      ],
    },
  ],
  [
    'a mandate’s options that are empty',
    {
      area: 'SEPA',
      component: 'sepa',
      script: 'sepa',
      calls: [
        `tokenize({ ${account}, billingAddress: null, locale: null })`,
        `tokenize({ ${account}, billingAddress: { addressLine1: null, adminArea2: '', countryCode: 'FR' } })`,
        `tokenize({ ${account}, iban: null, customerId: undefined })`,
        `tokenize({ ${account}, iban: '' })`,
        `tokenize({ ${account}, mandateType: ['ONE_OFF'] })`,
        "tokenize('x')",
      ],
    },
  ],
  [
    'a mandate with the names of the address on the wire',
    {
      area: 'SEPA',
      component: 'sepa',
      script: 'sepa',
      calls: [`tokenize({ ${account}, billingAddress: { address_line_1: 'Lindenallee 1' } })`],
    },
  ],
  [
    'a mandate that leads back to a page of the merchant’s own',
    {
      area: 'SEPA',
      component: 'sepa',
      script: 'sepa',
      calls: [
        `tokenize({ ${account}, returnUrl: 'https://shop.test/back', cancelUrl: 'https://shop.test/no' })`,
      ],
    },
  ],
];

/** What merchants write that is empty, odd or more than there is. */
export const oddPaymentScenarios: readonly Scenario[] = odds.map(([what, odd]) =>
  oddScenario(what, odd),
);
