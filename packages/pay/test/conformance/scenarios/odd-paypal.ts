import type { Scenario } from '../scenario.ts';
import { type Odd, oddScenario } from './odd-component.ts';

const checkout = {
  area: 'PayPal Checkout',
  component: 'paypalCheckout',
  script: 'paypal-checkout',
  answers: {
    create_payment: { paymentResource: { redirectUrl: 'https://www.paypal.com/x?token=EC-1' } },
    setup_billing: { agreementSetup: { tokenId: 'BA-1', approvalUrl: 'https://www.paypal.com' } },
    patch_payment: {},
    paypal_accounts: { paypalAccounts: [{ nonce: 'n', type: 'PayPalAccount', details: {} }] },
  },
} as const;
const order = "flow: 'checkout', amount: '1.00', currency: 'USD'";
const paid = "paymentID: 'X', payerID: 'P'";
const update = "paymentId: 'p', amount: '1', currency: 'USD'";

const odds: readonly (readonly [what: string, odd: Odd])[] = [
  [
    'PayPal’s approval, as buttons and servers hand it over',
    {
      ...checkout,
      calls: [
        `tokenizePayment({ ${paid}, vault: false, intent: 'order' })`,
        "tokenizePayment({ payerID: 'P', orderId: 'X' })",
        "tokenizePayment({ paymentToken: 'EC-2' })",
        "tokenizePayment({ paymentID: 'X', payerID: null })",
        "tokenizePayment('text')",
        "createPayment({ flow: 'vault' })",
        ...['', 'false', 'null', 'undefined', "'no'"].map(
          (vault) => `tokenizePayment({ billingToken: 'BA-1'${vault && `, vault: ${vault}`} })`,
        ),
        "tokenizePayment({ paymentID: 'x' })",
        "createPayment({ flow: 'nope' })",
        "tokenizePayment({ billingToken: 'BA-1' })",
        `createPayment({ ${order} })`,
        "tokenizePayment({ paymentID: 'x', billingToken: 'BA-2' })",
      ],
    },
  ],
  [
    'PayPal’s approval, with names that only the declarations have',
    {
      ...checkout,
      calls: [
        "tokenizePayment({ payerId: 'P', paymentId: 'X' })",
        `tokenizePayment({ ${paid}, shippingOptionsId: 's' })`,
        `tokenizePayment({ ${paid}, intent: 'capture' })`,
      ],
    },
  ],
  [
    'an agreement and a plan that hold more, or nothing',
    {
      ...checkout,
      options: "merchantAccountId: 'usd'",
      calls: [
        `createPayment({ ${order}, shippingAddressOverride: null })`,
        `createPayment({ ${order}, shippingAddressOverride: { line1: 'a', amount: '9', odd: true } })`,
        "createPayment({ flow: 'checkout' })",
        `createPayment({ ${order}, lineItems: null, shippingOptions: null, requestBillingAgreement: null })`,
        `createPayment({ ${order}, displayName: '', locale: '', landingPageType: null, offerCredit: 'true',
          enableShippingAddress: 'yes', shippingAddressEditable: 0, userAuthenticationEmail: null })`,
        "createPayment({ flow: 'vault', planType: 'RECURRING', planMetadata: { aB: [{ cD: 1 }], HI: 2 } })",
        "createPayment({ flow: 'vault', planMetadata: { aB: 1 } })",
        "createPayment({ flow: 'vault', planType: 5, planMetadata: 'x' })",
        `createPayment({ flow: 'vault', amount: '1', currency: 'USD', intent: 'sale', lineItems: [],
          requestBillingAgreement: true, shippingOptions: [] })`,
        "createPayment({ flow: 'vault', shippingAddressOverride: 'x', billingAgreementDescription: 5 })",
        "createPayment('checkout')",
        'createPayment({ flow: null })',
      ],
    },
  ],
  [
    'a payment is changed, with and without an address',
    {
      ...checkout,
      calls: [
        'updatePayment({ paymentId: null, amount: undefined, currency: undefined })',
        "updatePayment({ paymentId: '', orderId: 'o', amount: '1', currency: 'USD' })",
        `updatePayment({ ${update}, shippingAddress: {} })`,
        `updatePayment({ ${update}, shippingAddress: { line1: 'a', line2: null, city: 'c', state: 's',
          postalCode: 'p', countryCode: 'US', phone: '1', recipientName: 'x', odd: 1, currencyIsoCode: 'EUR' } })`,
        `updatePayment({ ${update}, shippingAddress: null })`,
        `updatePayment({ ${update}, shippingOptions: [] })`,
        `updatePayment({ ${update}, shippingOptions: 'x' })`,
        "updatePayment({ paymentId: 'p', lineItems: [], currency: 'USD', amountBreakdown: null })",
        "updatePayment('x')",
      ],
    },
  ],
  [
    'a vaulted account’s payment has what is named, however empty',
    {
      ...checkout,
      calls: [
        ...[
          'amount: 1',
          "amount: 1, currency: 'USD'",
          "vaultInitiatedCheckoutPaymentMethodToken: 't', currency: 'USD'",
          'amount: undefined, currency: undefined, vaultInitiatedCheckoutPaymentMethodToken: undefined',
          'amount: null, currency: null, vaultInitiatedCheckoutPaymentMethodToken: null',
          "amount: '', currency: 'USD', vaultInitiatedCheckoutPaymentMethodToken: 't', flow: 'vault'",
        ].map((options) => `startVaultInitiatedCheckout({ ${options} })`),
        'closeVaultInitiatedCheckoutWindow(5)',
        'focusVaultInitiatedCheckoutWindow()',
        'getClientId(4)',
      ],
    },
  ],
  [
    'authorizations that are none',
    {
      ...checkout,
      calls: ["'nonsense'", "'sandbox_x'", '5'].map(
        (authorization) =>
          `braintree.paypalCheckout.create({ authorization: ${authorization} }).then(() => 'made')`,
      ),
    },
  ],
  [
    'PayPal’s script, with empty words',
    {
      ...checkout,
      calls: [
        'null',
        '{}',
        "{ currency: '', vault: 0, 'client-id': 'own' }",
        "{ intent: '', currency: null, 'client-id': '', f: false }",
        "{ vault: 'true' }",
        '{ dataAttributes: null }',
        "{ dataAttributes: { 'data-a': 1, b: null, d: true, 'client-metadata-id': 'mine', 'user-id-token': 'u' } }",
        "{ components: '', locale: 'de_DE', debug: true, dataAttributes: { 'csp-nonce': 'q' } }",
      ].map(
        (options) =>
          `loadPayPalSDK(${options}).then(() => [{ ...document.head.firstElementChild.dataset }])`,
      ),
    },
  ],
  [
    'PayPal’s script, with words that it does not know',
    {
      ...checkout,
      calls: [
        "{ intent: 'sale' }",
        "{ components: ['buttons', 'messages'], locale: undefined }",
        "{ dataAttributes: { 'data-client-metadata-id': 'mine' } }",
      ].map(
        (options) =>
          `loadPayPalSDK(${options}).then(() => [{ ...document.head.firstElementChild.dataset }])`,
      ),
    },
  ],
  [
    'PayPal’s window, with what PayPal Checkout knows as well',
    {
      area: 'PayPal',
      component: 'paypal',
      script: 'paypal',
      answers: checkout.answers,
      calls: [
        "tokenize({ flow: 'checkout' })",
        "tokenize({ flow: 'toString' })",
        "tokenize('vault')",
        `tokenize({ ${order}, shippingAddressOverride: null, lineItems: [], offerCredit: 'x', offerPayLater: 1,
          displayName: '', locale: 5, landingPageType: '', shippingAddressEditable: 0 })`,
        `tokenize({ flow: 'vault', shippingAddressOverride: { line1: 'x' }, billingAgreementDescription: 'd',
          offerPayLater: true, planType: 'x', riskCorrelationId: 'r', userAuthenticationEmail: 'a@b' })`,
        'closeWindow(3)',
        'focusWindow()',
        'teardown(5)',
        'closeWindow()',
      ],
    },
  ],
];

/** What merchants write to PayPal that is empty, odd or more than there is. */
export const oddPayPalScenarios: readonly Scenario[] = odds.map(([what, odd]) =>
  oddScenario(what, odd),
);
