import type { Scenario } from '../scenario.ts';
import { type Odd, oddScenario } from './odd-component.ts';

const method = {
  nonce: 'looked-up',
  type: 'CreditCard',
  description: 'ending+in+11',
  details: { lastTwo: '11' },
  binData: {},
};
const plain = {
  lookup: { threeDSecureVersion: '2.1.0' },
  paymentMethod: method,
  threeDSecureInfo: { liabilityShifted: false, liabilityShiftPossible: true },
};
const asking = {
  ...plain,
  lookup: { ...plain.lookup, acsUrl: 'https://bank.test', pareq: 'p', transactionId: 't' },
};
const listen = "on('lookup-complete', (data, next) => next())";
const verify = (more: string): string =>
  `verifyCard({ nonce: 'n', amount: '10.00', bin: '400000', ${more} })`;

function networkScript(end = ''): string {
  return `(() => { const h = {}; window.Cardinal = {
    on(event, handler) { h[event] = handler; }, off(event) { delete h[event]; },
    configure() {}, setup() { h['payments.setupComplete']({ sessionId: 's' }); },
    trigger() { return Promise.resolve({ Status: true }); },
    continue() { setTimeout(() => { ${end} }); } }; })()`;
}

const secure: Omit<Odd, 'calls'> = {
  area: '3-D Secure',
  component: 'threeDSecure',
  script: 'three-d-secure',
  options: 'version: 2',
  network: networkScript(),
  answers: { 'three_d_secure/lookup': plain },
};

/** What a network says at the end that is no number. */
const numbers = ["'10001'", "'10011'", 'null', 'undefined', "'abc'", '0'];

const odds: readonly (readonly [what: string, odd: Odd])[] = [
  ...numbers.map((number) => {
    const end = `h['payments.validated']({ ActionCode: 'ERROR', ErrorNumber: ${number} }, 'jwt')`;
    const answers = { 'three_d_secure/lookup': asking };
    const calls = [listen, verify('')];
    return [
      `a challenge ends with an error of the number ${number}`,
      { ...secure, network: networkScript(end), answers, calls },
    ] as const;
  }),
  [
    'a challenge is confirmed with a shift that is null',
    {
      ...secure,
      network: networkScript("h['payments.validated']({ ActionCode: 'SUCCESS' })"),
      answers: {
        'three_d_secure/lookup': asking,
        authenticate_from: { paymentMethod: method, threeDSecureInfo: null },
      },
      calls: [listen, verify('')],
    },
  ],
  [
    'amounts, numeric and not',
    {
      ...secure,
      calls: [
        listen,
        ...['0', "' '", 'true', '[1]', "'x'", '{}', 'NaN', "'1e3'", 'new Number(5)', "'12,50'"].map(
          (amount) => verify(`amount: ${amount}`),
        ),
      ],
    },
  ],
  [
    'a card’s options that are empty',
    {
      ...secure,
      calls: [
        listen,
        "verifyCard('x')",
        'verifyCard({})',
        ...[
          "requestedExemptionType: 'low_value'",
          "requestedExemptionType: 'x'",
          'cardAdd: null',
          'cardAdd: false',
          'cardAddChallengeRequested: null, cardAdd: true',
          'cardAddChallengeRequested: false, cardAdd: true',
          "challengeRequested: 0, exemptionRequested: '', dataOnlyRequested: 'x', merchantName: 5, customFields: null",
          "billingAddress: null, email: '', mobilePhoneNumber: 5",
          'billingAddress: {}, email: null',
          "additionalInformation: { shippingAddress: null, a: 1, email: 'own' }, email: 'e'",
          "additionalInformation: { shippingAddress: {}, billingLine1: 'own' }, billingAddress: { streetAddress: 's' }",
          "collectDeviceData: 'yes'",
          'onLookupComplete: null',
        ].map(verify),
        'cancelVerifyCard(5)',
        "prepareLookup({ nonce: 'n', bin: '4', a: 1 }).then((text) => Object.keys(JSON.parse(text)))",
      ],
    },
  ],
  [
    'versions that there are not',
    {
      ...secure,
      calls: ["'2-nope'", '3', '0', 'null', 'true', "'2.0'", '{}', "'1'"].map(
        (version) =>
          `braintree.threeDSecure.create({ client, version: ${version} }).then(() => 'made')`,
      ),
    },
  ],
  ['nobody listens to the lookup', { ...secure, calls: [verify('')] }],
  ['a card without its first digits', { ...secure, calls: [listen, verify("bin: ''")] }],
  [
    'a callback that is no function keeps a card for ever',
    { ...secure, calls: [listen, verify('onLookupComplete: 5')] },
  ],
];

/** What merchants, networks and gateways say of a card that is empty or odd. */
export const oddSecureScenarios: readonly Scenario[] = odds.map(([what, odd]) =>
  oddScenario(what, odd),
);
