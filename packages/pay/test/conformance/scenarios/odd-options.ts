import type { Scenario } from '../scenario.ts';
import { type Odd, oddScenario } from './odd-component.ts';

const account = (details: unknown) => ({ nonce: 'n', type: 'PayPalAccount', details });
const order = "flow: 'checkout', amount: '1.00', currency: 'USD'";
const sepa = `iban: 'DE89370400440532013000', merchantAccountId: 'albumen_eur',
  customerId: 'anna', accountHolderName: 'Anna', countryCode: 'DE'`;
const local = `amount: '25.00', currencyCode: 'EUR', givenName: 'Anna', surname: 'de Vries'`;
const verified = "verifyCard({ nonce: 'n', amount: 1, bin: '400000' })";

const components: readonly Odd[] = [
  {
    area: 'client',
    component: 'client',
    script: 'client',
    answers: { '/thing': {}, '/42': {} },
    calls: [
      ...['0', 'null', "''", "'soon'", '{}'].map(
        (timeout) => `request({ method: 'post', endpoint: 'thing', timeout: ${timeout} })`,
      ),
      "request({ method: 'post', endpoint: 42 })",
    ],
  },
  {
    area: 'PayPal Checkout',
    component: 'paypalCheckout',
    script: 'paypal-checkout',
    answers: {
      create_payment: { paymentResource: { redirectUrl: 'https://www.paypal.com/x?token=EC-1' } },
      setup_billing: { agreementSetup: { tokenId: 'BA-1', approvalUrl: 'https://www.paypal.com' } },
      patch_payment: {},
      paypal_accounts: { paypalAccounts: [account(null)] },
    },
    calls: [
      `createPayment({ ${order}, amountBreakdown: { itemTotal: '1.00' }, offerPayLater: true })`,
      ...['null', "''", '0'].map(
        (none) => `createPayment({ ${order}, intent: ${none}, riskCorrelationId: ${none} })`,
      ),
      `createPayment({ flow: 'vault', billingAgreementDescription: '', planType: 'RECURRING',
        planMetadata: null })`,
      "tokenizePayment({ billingToken: 'BA-1' })",
      `createPayment({ ${order} })`,
      "tokenizePayment({ paymentID: '', orderID: 'EC-1', payerID: 'P', intent: '' })",
      "updatePayment({ paymentId: 'p', amount: '1.00', currency: 'USD', lineItems: null })",
      ...['42', '{}'].map(
        (currency) => `updatePayment({ paymentId: 'p', amount: '1.00', currency: ${currency},
          shippingOptions: [{ id: 'mail', amount: { currency: 'USD' } }] })`,
      ),
    ],
  },
  {
    area: 'local payment',
    component: 'localPayment',
    script: 'local-payment',
    answers: {
      local_payments: { paymentResource: { paymentToken: 'PAY-1', redirectUrl: '' } },
      paypal_accounts: { paypalAccounts: [account(undefined)] },
    },
    calls: [
      `startPayment({ ${local}, paymentType: 'mbway', onPaymentStart() {},
        fallback: { url: 'https://shop.test', buttonText: 'Back', cancelUrl: '', cancelButtonText: '' } })`,
      `startPayment({ ${local}, paymentType: null, onPaymentStart() {}, fallback: {} })`,
      "tokenize({ btLpToken: '', token: 't', paymentId: 'p', PayerID: 'y' })",
      `startPayment({ ${local}, paymentType: 'mbway',
        fallback: { url: 'https://shop.test', buttonText: 'Back' } })`,
    ],
  },
  {
    area: 'SEPA',
    component: 'sepa',
    script: 'sepa',
    calls: ['null', "''", "'MONTHLY'", 'undefined'].map(
      (mandateType) => `tokenize({ ${sepa}, mandateType: ${mandateType} })`,
    ),
  },
  {
    area: '3-D Secure',
    component: 'threeDSecure',
    script: 'three-d-secure',
    options: 'version: 2',
    answers: {
      three_d_secure: {
        lookup: {},
        paymentMethod: {
          ...account({}),
          description: 'ending+in+11',
          threeDSecureInfo: { liabilityShifted: false, liabilityShiftPossible: true },
        },
        threeDSecureInfo: { liabilityShifted: true, liabilityShiftPossible: false },
      },
    },
    calls: ["on('lookup-complete', (data, next) => next())", verified, 'cancelVerifyCard()'],
  },
  {
    area: 'hosted fields: errors',
    component: 'hostedFields',
    script: 'hosted-fields',
    options: "fields: { cvv: { container: '#cvv', minlength: '', maxlength: null } }",
    calls: ['0', "''", "'all'", 'null', '[]', 'true'].map((given) => `tokenize(${given})`),
  },
];

/** What is empty, or of another kind than the documentation says. */
export const oddOptionScenarios: readonly Scenario[] = components.map((odd) =>
  oddScenario(`options that are empty or of another kind: ${odd.component}`, odd),
);
