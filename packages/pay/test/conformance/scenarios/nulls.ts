import type { Area, Scenario } from '../scenario.ts';

interface Component {
  area: Area;
  name: string;
  script: string;
  methods: readonly string[];
  options?: string;
}

const components: readonly Component[] = [
  { area: 'client', name: 'client', script: 'client', methods: ['request'] },
  {
    area: 'hosted fields: errors',
    name: 'hostedFields',
    script: 'hosted-fields',
    methods: ['setAttribute', 'removeAttribute', 'setMessage', 'tokenize'],
    options: "fields: { number: { container: '#number' } }",
  },
  {
    area: 'preferred payment methods',
    name: 'preferredPaymentMethods',
    script: 'preferred-payment-methods',
    methods: ['fetchPreferredPaymentMethods'],
  },
  { area: 'PayPal', name: 'paypal', script: 'paypal', methods: ['tokenize'] },
  {
    area: 'PayPal Checkout',
    name: 'paypalCheckout',
    script: 'paypal-checkout',
    methods: ['createPayment', 'updatePayment', 'tokenizePayment', 'startVaultInitiatedCheckout'],
  },
  {
    area: 'local payment',
    name: 'localPayment',
    script: 'local-payment',
    methods: ['startPayment', 'tokenize'],
  },
  { area: 'Masterpass', name: 'masterpass', script: 'masterpass', methods: ['tokenize'] },
  { area: 'SEPA', name: 'sepa', script: 'sepa', methods: ['tokenize'] },
  {
    area: '3-D Secure',
    name: 'threeDSecure',
    script: 'three-d-secure',
    methods: ['verifyCard', 'initializeChallengeWithLookupResponse', 'cancelVerifyCard'],
    options: 'version: 2',
  },
  {
    area: 'Google Pay',
    name: 'googlePayment',
    script: 'google-payment',
    methods: ['createPaymentDataRequest', 'parseResponse'],
  },
  {
    area: 'payment request',
    name: 'paymentRequest',
    script: 'payment-request',
    methods: ['tokenize', 'canMakePayment', 'createSupportedPaymentMethodsConfiguration'],
  },
  { area: 'data collector', name: 'dataCollector', script: 'data-collector', methods: [] },
];

/** What is given instead of options. */
const nothings = ['null', 'undefined', '{}'];

export const nullScenarios: readonly Scenario[] = components.map(
  ({ area, name, script, methods, options = '' }) => ({
    area,
    name: `null, nothing or an empty object instead of options: ${name} says by a code what it misses`,
    page: { components: [...new Set(['client', script])] },
    async run(shop) {
      await shop.configure({ threeDSecureEnabled: true, tokenizesByGraphQL: false });
      await shop.useToken();
      await shop.run(`window.client = await braintree.client.create({ authorization: AUTH });
        window.it = ${name === 'client' ? 'client' : `await braintree.${name}.create({ client, ${options} })`};`);
      for (const method of methods) {
        for (const nothing of nothings) {
          await shop.record(`${method}(${nothing})`, `it.${method}(${nothing})`);
        }
      }
      for (const nothing of ['null', '0', "''", '{}', '{ client: {} }', "{ client: 'x' }"]) {
        await shop.record(`create(${nothing})`, `braintree.${name}.create(${nothing})`);
      }
    },
  }),
);
