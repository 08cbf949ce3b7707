import type { Scenario } from '../scenario.ts';
import { type Odd, oddScenario } from './odd-component.ts';

const checkout = {
  area: 'PayPal Checkout',
  component: 'paypalCheckout',
  script: 'paypal-checkout',
} as const;
const local = {
  area: 'local payment',
  component: 'localPayment',
  script: 'local-payment',
} as const;
const secure = {
  area: '3-D Secure',
  component: 'threeDSecure',
  script: 'three-d-secure',
  options: 'version: 2',
} as const;

const tokenize = "tokenizePayment({ paymentID: 'PAY-1', payerID: 'P' })";
const order = "createPayment({ flow: 'checkout', amount: '1.00', currency: 'USD' })";
const mbway = `startPayment({ amount: '25.00', currencyCode: 'EUR', givenName: 'Anna', surname: 'de Vries',
  paymentType: 'mbway', onPaymentStart() {} })`;
const verify =
  "verifyCard({ nonce: 'n', amount: 1, bin: '400000', onLookupComplete: (_, next) => next() })";
const method = { nonce: 'looked-up', type: 'CreditCard' };

/** Every answer makes a page of its own: some leave a component with what it was answered before. */
const lacking: readonly (readonly [what: string, odd: Odd])[] = [
  ...[{}, { paypalAccounts: null }, { paypalAccounts: [] }, 'text', []].map(
    (answer) =>
      [
        `no account: ${JSON.stringify(answer)}`,
        { ...checkout, answers: { paypal_accounts: answer }, calls: [tokenize] },
      ] as const,
  ),
  ...[
    {},
    { paymentResource: {} },
    { paymentResource: { redirectUrl: 'https://paypal.test/?a=b' } },
  ].map(
    (answer) =>
      [
        `no payment: ${JSON.stringify(answer)}`,
        { ...checkout, answers: { create_payment: answer }, calls: [order] },
      ] as const,
  ),
  ...[{}, { agreementSetup: {} }, { agreementSetup: { tokenId: '' } }].map(
    (answer) =>
      [
        `no agreement: ${JSON.stringify(answer)}`,
        {
          ...checkout,
          answers: { setup_billing: answer },
          calls: ["createPayment({ flow: 'vault' })"],
        },
      ] as const,
  ),
  ...[{}, { paypalAccounts: [] }].map(
    (answer) =>
      [
        `no paid account: ${JSON.stringify(answer)}`,
        { ...local, answers: { paypal_accounts: answer }, calls: ["tokenize({ token: 't' })"] },
      ] as const,
  ),
  ['no local payment', { ...local, answers: { local_payments: {} }, calls: [mbway] }],
  ...[{}, { paymentMethod: method }, { lookup: {} }, { lookup: {}, paymentMethod: {} }].map(
    (answer) =>
      [
        `no lookup: ${JSON.stringify(answer)}`,
        { ...secure, answers: { 'three_d_secure/lookup': answer }, calls: [verify] },
      ] as const,
  ),
  ...['{}', '{ paymentMethod: {} }', "'{'"].map(
    (answer) =>
      [
        `no lookup of the server’s: ${answer}`,
        { ...secure, calls: [`initializeChallengeWithLookupResponse(${answer})`] },
      ] as const,
  ),
];

/** Answers that have something else than the component needs, or nothing. */
const thin: readonly (readonly [what: string, odd: Odd])[] = [
  [
    'an account with as little as can be',
    {
      ...checkout,
      answers: { paypal_accounts: { paypalAccounts: [{ nonce: 'n' }] } },
      calls: [tokenize],
    },
  ],
  [
    'an account whose details are empty',
    {
      ...checkout,
      answers: {
        paypal_accounts: {
          paypalAccounts: [
            {
              nonce: 'n',
              details: {
                payerInfo: null,
                creditFinancingOffered: false,
                shippingOptionId: '',
                cobrandedCardLabel: '',
              },
            },
          ],
        },
      },
      calls: [tokenize],
    },
  ],
  [
    'a payment whose address has no origin',
    {
      ...checkout,
      answers: { create_payment: { paymentResource: { redirectUrl: '/pay?token=EC-9&b=c' } } },
      calls: [order],
    },
  ],
  [
    'a lookup of the server’s without a lookup',
    {
      ...secure,
      calls: [
        `initializeChallengeWithLookupResponse(${JSON.stringify({ paymentMethod: method })})`,
      ],
    },
  ],
  [
    'a lookup without a shift',
    {
      ...secure,
      answers: {
        'three_d_secure/lookup': { lookup: {}, paymentMethod: method, threeDSecureInfo: null },
      },
      calls: [verify],
    },
  ],
];

/** What components make of answers that nobody has promised. */
export const oddAnswerScenarios: readonly Scenario[] = [
  ...lacking.map(([what, odd]) => oddScenario(`an answer lacks what it promises: ${what}`, odd)),
  ...thin.map(([what, odd]) => oddScenario(`an answer is thin: ${what}`, odd)),
];
