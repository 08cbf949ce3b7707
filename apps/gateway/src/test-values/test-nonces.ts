import type { NonceOutcome, NonceType } from '../db/column-values.ts';
import { binDataOf, binFlags, productIds, type BinData } from './bin-data.ts';

/** A nonce that is always there, in every sandbox, and may be used again and again. */
export interface TestNonce {
  nonce: string;
  type: NonceType;
  /** The number of a card. */
  number?: string;
  binData?: BinData;
  outcome?: NonceOutcome;
  isConsumed?: true;
  details?: Record<string, unknown>;
  threeDSecure?: Record<string, unknown>;
}

const numbers = {
  visa: '4012888888881881',
  amex: '378282246310005',
  mastercard: '5555555555554444',
  discover: '6011111111111117',
  jcb: '3530111333300000',
  maestro: '6304000000000000',
  dinersclub: '36259600000004',
};

const failing: readonly TestNonce[] = [
  { ...card('fake-consumed-nonce', numbers.visa), isConsumed: true },
  { ...card('fake-luhn-invalid-nonce', numbers.visa), outcome: 'luhnInvalid' },
  {
    ...card('fake-processor-declined-visa-nonce', '4000111111111115'),
    outcome: 'processorDeclined',
  },
  {
    ...card('fake-processor-declined-mastercard-nonce', '5105105105105100'),
    outcome: 'processorDeclined',
  },
  {
    ...card('fake-processor-declined-amex-nonce', '378734493671000'),
    outcome: 'processorDeclined',
  },
  {
    ...card('fake-processor-declined-discover-nonce', '6011000990139424'),
    outcome: 'processorDeclined',
  },
  { ...card('fake-processor-failure-jcb-nonce', '3566002020360505'), outcome: 'processorFailed' },
  { ...card('fake-gateway-rejected-fraud-nonce', '4000111111111511'), outcome: 'rejectedAsFraud' },
  {
    ...card('fake-gateway-rejected-risk-thresholds-nonce', '4111130000000003'),
    outcome: 'rejectedByRisk',
  },
];

const indicators: readonly TestNonce[] = [
  ...binFlags.map((flag) => {
    const productId = productIds[flag];
    const known = { [flag]: 'Yes', ...(productId && { productId }) };
    return indicator(kebab(flag), binDataOf('Unknown', known));
  }),
  indicator('no-indicators', binDataOf('No', { productId: productIds.none })),
  indicator('unknown-indicators', binDataOf()),
  indicator('country-of-issuance-usa', binDataOf('Unknown', { countryOfIssuance: 'USA' })),
  indicator('country-of-issuance-cad', binDataOf('Unknown', { countryOfIssuance: 'CAD' })),
  indicator('issuing-bank-network-only', binDataOf('Unknown', { issuingBank: 'NETWORK ONLY' })),
];

const plainVisa = '4111111111111111';

/** Cards of wallets; a network stands for some of them by a token of its own. */
const wallets: readonly TestNonce[] = [
  { ...card('fake-android-pay-nonce', plainVisa), type: 'AndroidPayCard' },
  { ...card('fake-android-pay-visa-nonce', plainVisa), type: 'AndroidPayCard' },
  ...(['mastercard', 'amex', 'discover'] as const).map((brand) => ({
    ...card(`fake-android-pay-${brand}-nonce`, numbers[brand]),
    type: 'AndroidPayCard' as const,
    details: { isNetworkTokenized: brand !== 'discover' },
  })),
  applePay('visa', plainVisa, { paymentInstrumentName: 'Visa 8886' }),
  applePay('mastercard', numbers.mastercard, { paymentInstrumentName: 'MasterCard 0017' }),
  applePay('amex', numbers.amex, { paymentInstrumentName: 'AmEx 41002' }),
  applePay('mpan', plainVisa, { paymentInstrumentName: 'Visa 8886', isDeviceToken: false }),
  ...(['visa', 'mastercard', 'amex', 'discover'] as const).map((brand) => ({
    ...card(`fake-visa-checkout-${brand}-nonce`, numbers[brand]),
    type: 'VisaCheckoutCard' as const,
    details: { callId: 'abc123' },
  })),
  samsungPay('visa', numbers.visa),
  samsungPay('mastercard', numbers.mastercard),
  samsungPay('american_express', numbers.amex),
  samsungPay('discover', numbers.discover),
  metaCheckout('card', 'MetaCheckoutCard'),
  metaCheckout('token', 'MetaCheckoutToken'),
];

function applePay(name: string, number: string, details: Record<string, unknown>): TestNonce {
  return { ...card(`fake-apple-pay-${name}-nonce`, number), type: 'ApplePayCard', details };
}

function samsungPay(name: string, number: string): TestNonce {
  return { ...card(`tokensam_fake_${name}`, number), type: 'SamsungPayCard' };
}

function metaCheckout(name: string, type: NonceType): TestNonce {
  return { ...card(`fake-meta-checkout-${name}-nonce`, numbers.visa), type };
}

const venmo: TestNonce = {
  nonce: 'fake-venmo-account-nonce',
  type: 'VenmoAccount',
  details: {
    username: 'venmojoe',
    venmoUserId: '1234567891234567891',
    sourceDescription: 'Venmo Account: venmojoe',
  },
};

/** Whose account stands behind the nonces of PayPal. */
export const testPayer = {
  email: 'payer@example.com',
  payerId: 'PAYERFAKE1',
  firstName: 'Pat',
  lastName: 'Payer',
};

const accounts: readonly TestNonce[] = [
  { nonce: 'fake-paypal-one-time-nonce', type: 'PayPalAccount', details: testPayer },
  {
    nonce: 'fake-paypal-future-nonce',
    type: 'PayPalAccount',
    details: { ...testPayer, billingAgreementId: 'B-FAKE2' },
  },
  {
    nonce: 'fake-paypal-billing-agreement-nonce',
    type: 'PayPalAccount',
    details: { ...testPayer, billingAgreementId: 'B-FAKE1' },
  },
  {
    nonce: 'fake-local-payment-method-nonce',
    type: 'LocalPayment',
    details: { fundingSource: 'ideal', paymentId: 'PAY-FAKE1', payerId: 'PAYERFAKE1' },
  },
  {
    nonce: 'fake-sepa-direct-debit-nonce',
    type: 'SepaDebitAccount',
    details: {
      last4: '1234',
      mandateType: 'RECURRENT',
      bankReferenceToken: 'a-fake-bank-reference-token',
      merchantOrPartnerCustomerId: 'a-fake-mp-customer-id',
    },
  },
  {
    nonce: 'fake-paypal-future-refresh-token-nonce',
    type: 'PayPalAccount',
    details: { ...testPayer, billingAgreementId: 'B-FAKE3' },
  },
  venmo,
  {
    ...venmo,
    nonce: 'fake-token-issuance-error-venmo-account-nonce',
    outcome: 'tokenNotIssued',
  },
  { nonce: 'fake-us-bank-account-nonce', type: 'UsBankAccount', details: { last4: '0000' } },
  { nonce: 'fake-europe-bank-account-nonce', type: 'OtherAccount', details: {} },
  { nonce: 'fake-abstract-transactable-nonce', type: 'OtherAccount', details: {} },
];

/** Enrolled, status, liability shifted, shift possible. */
const threeDSecure: Record<string, readonly [string, string, boolean, boolean]> = {
  'visa-full-authentication': ['Y', 'authenticate_successful', true, true],
  'visa-lookup-timeout': ['U', 'lookup_error', false, false],
  'visa-failed-signature': ['Y', 'authenticate_signature_verification_failed', false, true],
  'visa-failed-authentication': ['Y', 'authenticate_failed', false, true],
  'visa-attempts-non-participating': ['Y', 'authenticate_attempt_successful', true, true],
  'visa-not-enrolled': ['N', 'lookup_not_enrolled', true, false],
  'visa-unavailable': ['U', 'lookup_card_unsupported', false, false],
  'visa-mpi-lookup-error': ['U', 'lookup_error', false, false],
  'visa-mpi-authenticate-error': ['Y', 'authenticate_error', false, true],
  'visa-authentication-unavailable': ['Y', 'authenticate_unable_to_authenticate', false, true],
  'visa-bypassed-authentication': ['B', 'lookup_bypassed', false, false],
  'two-visa-successful-frictionless-authentication': [
    'Y',
    'authenticate_frictionless_successful',
    true,
    true,
  ],
  'two-visa-successful-step-up-authentication': ['Y', 'authenticate_successful', true, true],
  'two-visa-error-on-lookup': ['U', 'lookup_error', false, false],
  'two-visa-timeout-on-lookup': ['U', 'lookup_error', false, false],
};

/** What was found of a card, as the wire says it. */
type Finding = Readonly<Record<string, unknown>>;

const findings: readonly (readonly [name: string, found: Finding])[] = Object.entries(
  threeDSecure,
).map(([name, [enrolled, status, liabilityShifted, liabilityShiftPossible]]) => [
  `fake-three-d-secure-${name}`,
  {
    enrolled,
    status,
    liabilityShifted,
    liabilityShiftPossible,
    eciFlag: liabilityShifted ? '05' : '07',
    cavv: liabilityShifted ? 'cavv_value' : null,
    xid: liabilityShifted ? 'xid_value' : null,
    dsTransactionId: null,
    threeDSecureVersion: name.startsWith('two-') ? '2.2.0' : '1.0.2',
  },
]);

const secured = findings.map(([name, found]): TestNonce => ({
  ...card(`${name}-nonce`, '4000000000001000'),
  threeDSecure: { ...found },
}));

/** The same by the ids under which a server may name them. */
export const testAuthentications: ReadonlyMap<string, Finding> = new Map(
  findings.map(([name, found]) => [`${name}-id`, found]),
);

export const testNonces: readonly TestNonce[] = [
  card('fake-valid-nonce', numbers.visa),
  ...Object.entries(numbers).map(([name, number]) => card(`fake-valid-${name}-nonce`, number)),
  ...indicators,
  { ...card('fake-pinless-debit-visa-nonce', numbers.visa), details: { debitNetwork: 'STAR' } },
  ...failing,
  ...wallets,
  ...accounts,
  ...secured,
];

function card(nonce: string, number: string): TestNonce {
  return { nonce, type: 'CreditCard', number };
}

function indicator(name: string, binData: BinData): TestNonce {
  return { ...card(`fake-valid-${name}-nonce`, numbers.visa), binData };
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
