import type { OwnAnswer } from '../../../../scripts/lib/conformance-rig/provider-hosts.ts';

/** How a call that a component makes is answered, and what the client says to that. */
export const answers: Readonly<Record<string, readonly [answer: OwnAnswer, clientCode: string]>> = {
  'status 400': [{ status: 400, body: '{}' }, 'CLIENT_REQUEST_ERROR'],
  'status 401': [{ status: 401, body: '{}' }, 'CLIENT_AUTHORIZATION_INVALID'],
  'status 403': [{ status: 403, body: '{}' }, 'CLIENT_AUTHORIZATION_INSUFFICIENT'],
  'status 404': [{ status: 404, body: '{}' }, 'CLIENT_REQUEST_ERROR'],
  'status 422': [{ status: 422, body: '{}' }, 'CLIENT_REQUEST_ERROR'],
  'status 429': [{ status: 429, body: '{}' }, 'CLIENT_RATE_LIMITED'],
  'status 500': [{ status: 500, body: '{}' }, 'CLIENT_GATEWAY_NETWORK'],
  'a broken line': ['broken line', 'CLIENT_GATEWAY_NETWORK'],
};

/** A call of a component that asks the gateway for something. */
export interface Call {
  component: string;
  call: string;
  /** Where it asks. */
  path: RegExp;
  /** What it rejects with, whatever the client says. */
  code: string;
  /** Codes of its own for some of the answers. */
  codes?: Readonly<Record<string, string>>;
  /** The cause of a refusal is what the gateway said, not the client's error. */
  isBodyTheCause?: true;
}

const local = `amount: '25.00', currencyCode: 'EUR', givenName: 'Anna', surname: 'de Vries',
  fallback: { url: location.origin, buttonText: 'Back' }`;
const invalidPayPal = { 'status 422': 'PAYPAL_INVALID_PAYMENT_OPTION' };

export const calls: readonly Call[] = [
  {
    component: 'paypal',
    call: `tokenize({ flow: 'checkout', amount: '25.00', currency: 'USD' })`,
    path: /create_payment_resource/,
    code: 'PAYPAL_FLOW_FAILED',
    codes: invalidPayPal,
  },
  {
    component: 'paypalCheckout',
    call: `createPayment({ flow: 'checkout', amount: '25.00', currency: 'USD' })`,
    path: /create_payment_resource/,
    code: 'PAYPAL_FLOW_FAILED',
    codes: invalidPayPal,
  },
  {
    component: 'paypalCheckout',
    call: `updatePayment({ paymentId: 'x', amount: '25.00', currency: 'USD' })`,
    path: /patch_payment_resource/,
    code: 'PAYPAL_FLOW_FAILED',
    codes: invalidPayPal,
  },
  {
    component: 'paypalCheckout',
    call: `tokenizePayment({ payerID: 'x', paymentID: 'y' })`,
    path: /paypal_accounts/,
    code: 'PAYPAL_ACCOUNT_TOKENIZATION_FAILED',
  },
  {
    component: 'paypalCheckout',
    call: `startVaultInitiatedCheckout({ amount: '25.00', currency: 'USD',
      vaultInitiatedCheckoutPaymentMethodToken: 'x' })`,
    path: /create_payment_resource/,
    code: 'PAYPAL_FLOW_FAILED',
    codes: invalidPayPal,
  },
  {
    component: 'localPayment',
    call: `startPayment({ ${local}, paymentType: 'ideal', onPaymentStart: () => undefined })`,
    path: /local_payments/,
    code: 'LOCAL_PAYMENT_START_PAYMENT_FAILED',
    codes: { 'status 422': 'LOCAL_PAYMENT_INVALID_PAYMENT_OPTION' },
  },
  {
    component: 'localPayment',
    call: `startPayment({ ${local}, paymentType: 'mbway', onPaymentStart: () => undefined })`,
    path: /local_payments/,
    code: 'LOCAL_PAYMENT_START_PAYMENT_FAILED',
    codes: { 'status 422': 'LOCAL_PAYMENT_INVALID_PAYMENT_OPTION' },
  },
  {
    component: 'localPayment',
    call: `tokenize({ btLpToken: 'x', btLpPaymentId: 'y', btLpPayerId: 'z' })`,
    path: /paypal_accounts/,
    code: 'LOCAL_PAYMENT_TOKENIZATION_FAILED',
  },
  {
    component: 'hostedFields',
    call: 'tokenize()',
    path: /credit_cards/,
    code: 'HOSTED_FIELDS_FAILED_TOKENIZATION',
    isBodyTheCause: true,
    codes: {
      'status 403': 'CLIENT_AUTHORIZATION_INSUFFICIENT',
      'status 500': 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR',
      'a broken line': 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR',
    },
  },
  {
    component: 'masterpass',
    call: `tokenize({ subtotal: '25.00', currencyCode: 'USD' })`,
    path: /request_token/,
    code: 'MASTERPASS_FLOW_FAILED',
    codes: { 'status 422': 'MASTERPASS_INVALID_PAYMENT_OPTION' },
  },
  {
    component: 'sepa',
    call: `tokenize({ iban: 'DE89370400440532013000', merchantAccountId: 'albumen_eur',
      mandateType: 'ONE_OFF', customerId: 'anna', accountHolderName: 'Anna', countryCode: 'DE' })`,
    path: /sepa_debit/,
    code: 'SEPA_CREATE_MANDATE_FAILED',
  },
  {
    component: 'threeDSecure',
    call: `verifyCard({ nonce: 'x', amount: '25.00', bin: '411111' })`,
    path: /three_d_secure\/lookup/,
    code: 'THREEDS_LOOKUP_ERROR',
    codes: {
      'status 404': 'THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR',
      'status 422': 'THREEDS_LOOKUP_VALIDATION_ERROR',
    },
  },
];

/** Of `create`, beside a client. */
export const createOptions: Readonly<Record<string, string>> = {
  threeDSecure: 'version: 2',
  hostedFields: `fields: { number: { container: '#number', prefill: '4111111111111111' },
    expirationDate: { container: '#expirationDate', prefill: '12 / 2034' },
    cvv: { container: '#cvv', prefill: '123' } }`,
};

/** What Google may answer that is no payment. */
export const googleAnswers: Readonly<Record<string, unknown>> = {
  nothing: null,
  'an empty answer': {},
  'text that is no JSON': { paymentMethodToken: { token: 'x' } },
  'no card': { paymentMethodToken: { token: '{"androidPayCards":[]}' } },
  'an error of the gateway': { paymentMethodToken: { token: '{"error":{"message":"no"}}' } },
};

/** What leaves a component without a client, and what the call for one says to it. */
export const withoutClient: Readonly<Record<string, string>> = {
  'no authorization at all': 'CLIENT_INVALID_AUTHORIZATION',
  'a key of nobody': 'CLIENT_AUTHORIZATION_INVALID',
  'a token that is forged': 'CLIENT_AUTHORIZATION_INVALID',
  'a token that has expired': 'CLIENT_AUTHORIZATION_INVALID',
  'a gateway that is away': 'CLIENT_GATEWAY_NETWORK',
  'a gateway that has no time': 'CLIENT_GATEWAY_NETWORK',
};

/** How each component is created, up to the call that has to know the merchant. */
export const creations: Readonly<Record<string, string>> = {
  dataCollector: 'create({ authorization })',
  googlePayment: 'create({ authorization })',
  hostedFields: `create({ authorization, fields: { number: { container: '#number' } } })`,
  localPayment: 'create({ authorization })',
  masterpass: 'create({ authorization })',
  paymentRequest: 'create({ authorization })',
  paypal: 'create({ authorization })',
  paypalCheckout: 'create({ authorization }).then((it) => it.getClientId())',
  preferredPaymentMethods:
    'create({ authorization }).then((it) => it.fetchPreferredPaymentMethods())',
  sepa: 'create({ authorization })',
  threeDSecure: `create({ authorization, version: 2 })
    .then((it) => it.verifyCard({ nonce: 'x', amount: '25.00', bin: '411111' }))`,
};
