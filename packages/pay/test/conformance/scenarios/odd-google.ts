import type { Scenario } from '../scenario.ts';
import { type Odd, oddScenario } from './odd-component.ts';

const google = {
  area: 'Google Pay',
  component: 'googlePayment',
  script: 'google-payment',
} as const;
const request = (options: string): string => `createPaymentDataRequest(${options})`;
const card = (options: string): string =>
  request(`{ allowedPaymentMethods: [{ type: 'CARD', ${options} }] }`);
const parse = (answer: unknown): string =>
  `parseResponse({ paymentMethodToken: { token: ${JSON.stringify(JSON.stringify(answer))} } })`;
const bought = { nonce: 'n', details: {} };

const odds: readonly (readonly [what: string, odd: Odd])[] = [
  [
    'Google’s first version, with what is empty',
    {
      ...google,
      options: 'googlePayVersion: 0, googleMerchantId: 5',
      calls: [
        request("{ cardRequirements: { allowedCardNetworks: ['X'], a: 1 } }"),
        request('{ cardRequirements: {} }'),
        request('{ cardRequirements: { allowedCardNetworks: null } }'),
        request('{ apiVersion: 2 }'),
        request('{ paymentMethodTokenizationParameters: { parameters: { a: 1 } } }'),
        request('{ transactionInfo: { totalPrice: 12.5, a: {} } }'),
        request('{ transactionInfo: null }'),
        request("'x'"),
      ],
    },
  ],
  [
    'Google’s second version, with what is empty',
    {
      ...google,
      options: "googlePayVersion: 2, googleMerchantId: ''",
      calls: [
        card('parameters: null, tokenizationSpecification: null'),
        card(
          'parameters: { allowedAuthMethods: [], billingAddressRequired: true }, tokenizationSpecification: {}',
        ),
        request('{ allowedPaymentMethods: [] }'),
        request('{ allowedPaymentMethods: null }'),
        request(
          "{ allowedPaymentMethods: [{ type: 'PAYPAL', parameters: { a: 1 } }, { type: 'X' }, {}] }",
        ),
        request("{ apiVersion: 1, apiVersionMinor: 3, environment: 'x', merchantInfo: null }"),
        request("{ transactionInfo: { totalPrice: '' } }"),
      ],
    },
  ],
  [
    'Google’s answer has more than one thing, or half of one',
    {
      ...google,
      calls: [
        parse({ androidPayCards: [bought], paypalAccounts: [{ nonce: 'p' }] }),
        parse({ error: { a: 1 }, androidPayCards: [bought] }),
        parse({ error: 0, androidPayCards: [bought] }),
        "parseResponse('x')",
        'parseResponse({ apiVersion: 2 })',
        "parseResponse({ paymentMethodToken: { token: '{' } })",
      ],
    },
  ],
  [
    'Google’s answer has no payment',
    {
      ...google,
      calls: [
        parse({}),
        parse({ androidPayCards: [] }),
        parse({ androidPayCards: [{ nonce: 'n' }] }),
        parse({ paypalAccounts: [] }),
      ],
    },
  ],
  [
    'a total price of nothing',
    { ...google, calls: [request('{ transactionInfo: { totalPrice: 0 } }')] },
  ],
  [
    'a gateway of one’s own without its parameters',
    {
      ...google,
      options: 'googlePayVersion: 2',
      calls: [card("tokenizationSpecification: { type: 'DIRECT' }")],
    },
  ],
  ...(["'1'", "'2'"] as const).map(
    (version) =>
      [
        `Google’s version as text: ${version}`,
        { ...google, options: `googlePayVersion: ${version}`, calls: [request('')] },
      ] as const,
  ),
  [
    'Google’s version as text in a payment request',
    {
      area: 'payment request',
      component: 'paymentRequest',
      script: 'payment-request',
      options: "googlePayVersion: '2'",
      calls: ["createSupportedPaymentMethodsConfiguration('googlePay')"],
    },
  ],
  [
    'a payment request that was torn down',
    {
      area: 'payment request',
      component: 'paymentRequest',
      script: 'payment-request',
      calls: [
        'teardown(5)',
        "on('x', () => 1)",
        "off('x', () => 1)",
        'canMakePayment({})',
        'teardown()',
      ],
    },
  ],
];

/** What merchants and Google write that is empty or odd. */
export const oddGoogleScenarios: readonly Scenario[] = odds.map(([what, odd]) =>
  oddScenario(what, odd),
);
