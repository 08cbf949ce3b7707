import { declineTexts } from '../../modules/processor/processor-answers.ts';
import { outcomeTexts, testCards } from '../../test-values/test-cards.ts';
import {
  testAvsErrors,
  testCvvs,
  testPostalCodes,
  testStreetNumbers,
  type TestAnswer,
} from '../../test-values/issuer-answers.ts';
import { testNonces, type TestNonce } from '../../test-values/test-nonces.ts';
import { walletCards } from '../google-pay/wallet-cards.ts';
import { walletCustomers, walletPassword as masterpassPassword } from '../masterpass/customers.ts';
import { walletGuest, walletPassword, walletPayers } from '../paypal/payers.ts';
import { issuerCode, scenarioTexts, secureCards } from '../../test-values/three-d-secure-cards.ts';

/** A table of test values as people read it and as programs do. */
export interface ValueTable {
  id: string;
  title: string;
  note: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

const amounts: readonly (readonly [string, string])[] = [
  ['up to 1999.99', 'authorized (1000 Approved)'],
  [
    '1004.00 to 1004.99',
    'half of it authorized (1004), if the sale accepts a partial authorization',
  ],
  ['2000.00 to 2999.99', 'processor_declined; the code is the whole number: 2000 Do Not Honor, …'],
  ['2015.00', 'processor_declined, hard (2015 Transaction Not Allowed)'],
  ['3000.00 to 3000.99', 'failed (3000 Processor Network Unavailable)'],
  [
    '4001.00 to 4001.99',
    'authorized; a bank account’s debit ends as settlement_declined (4001 Settlement Declined)',
  ],
  ['5001.00', 'gateway_rejected (application_incomplete)'],
  ['5001.01', 'a PayPal payment: processor_declined (2038 Processor Declined)'],
  ['from 3001.00', 'authorized'],
];

const errors: readonly (readonly [string, string, string])[] = [
  ['81714', 'Credit card number is required', 'leave the number empty'],
  ['81715', 'Credit card number is invalid', '4111111111111112'],
  ['81716', 'Credit card number must be 12-19 digits', '4111'],
  ['81717', 'Not an accepted test number', '4242424242424242'],
  ['81703', 'Card type is not accepted', 'a brand that the configuration does not list'],
  ['81706', 'CVV is required', 'no CVV, challenge cvv, validate'],
  ['81707', 'CVV has the wrong length', '12'],
  ['81709', 'Expiration date is required', 'no date, validate'],
  ['81710', 'Expiration date is invalid', '122034'],
  ['81711', 'Expiration year is out of range', '12/1974'],
  ['81712', 'Expiration month is invalid', '13'],
  ['81713', 'Expiration year is invalid', '3'],
  ['81723', 'Cardholder name is too long', '176 characters'],
  ['81724', 'Duplicate card in the vault', 'vault twice with fail_on_duplicate_payment_method'],
  ['81763', 'Duplicate card of the customer', 'fail_on_duplicate_payment_method_for_customer'],
  ['81736', 'CVV verification failed', 'CVV 200, challenge cvv, verify_card, vault'],
  ['81737', 'Postal code verification failed', '20000, challenge postal_code, verify_card, vault'],
  ['81808', 'Postal code is required', 'none, challenge postal_code, validate'],
  ['81809', 'Postal code is too long', '10 characters'],
  ['81813', 'Postal code has other characters', '#'],
  ['81805', 'First name is too long', '256 characters'],
  ['81806', 'Last name is too long', '256 characters'],
  ['81802', 'Company is too long', '256 characters'],
  ['81812', 'Street address is too long', '256 characters'],
  ['81804', 'Extended address is too long', '256 characters'],
  ['81807', 'Locality is too long', '256 characters'],
  ['81810', 'Region is too long', '256 characters'],
  ['91803', 'No such country by name', 'Atlantis'],
  ['91814', 'No such country by two letters', 'XX'],
  ['91816', 'No such country by three letters', 'XXX'],
  ['91817', 'No such country by number', '999'],
  ['91815', 'Two different countries', 'US and CAN'],
];

const nonceOutcomes = {
  processorDeclined: 'the processor declines it (2000 Do Not Honor)',
  processorFailed: 'the processor does not answer (3000)',
  rejectedAsFraud: outcomeTexts.rejectedAsFraud,
  rejectedByRisk: outcomeTexts.rejectedByRisk,
  tokenNotIssued: 'rejected by the gateway: its wallet gives out no token',
  luhnInvalid: 'its number turns out to be invalid (81715)',
};

export const tables: readonly ValueTable[] = [
  {
    id: 'cards',
    title: 'Cards',
    note: 'Any expiration date from this month on. Every other number is refused.',
    columns: ['Number', 'Brand', 'What it does'],
    rows: testCards.map(({ number, brand, effect }) => [number, brand, effect]),
  },
  {
    id: 'three-d-secure-cards',
    title: 'Cards of 3-D Secure',
    note: `What the card’s issuer makes of a lookup; its page takes the code ${issuerCode}. Low value is exempt up to 30.00, risk analysis up to 500.00. Every other test card is not enrolled.`,
    columns: ['Number', 'Brand', 'What its issuer does'],
    rows: secureCards.map(({ number, brand, scenario }) => [
      number,
      brand,
      scenarioTexts[scenario],
    ]),
  },
  {
    id: 'amounts',
    title: 'Amounts',
    note: 'What a charge comes to, in any currency.',
    columns: ['Amount', 'Outcome'],
    rows: amounts,
  },
  {
    id: 'declines',
    title: 'Declines',
    note: 'Amounts with a decline of their own; the cents do not matter.',
    columns: ['Amount', 'Answer of the processor'],
    rows: Object.entries(declineTexts).map(([code, text]) => [`${code}.00`, `${code} ${text}`]),
  },
  answers(
    {
      id: 'cvvs',
      title: 'CVVs',
      note: 'Every other CVV matches (M); none at all is not provided (I). Four digits: 2000, 2011, 3011.',
    },
    testCvvs,
  ),
  answers(
    { id: 'postal-codes', title: 'Postal codes', note: 'Every other postal code matches (M).' },
    [...testPostalCodes, ...testAvsErrors],
  ),
  answers(
    { id: 'house-numbers', title: 'House numbers', note: 'At the start of the street address.' },
    testStreetNumbers,
  ),
  {
    id: 'nonces',
    title: 'Nonces',
    note: 'Always there, for any number of uses.',
    columns: ['Nonce', 'What it is'],
    rows: testNonces.map((nonce) => [nonce.nonce, describeNonce(nonce)]),
  },
  {
    id: 'paypal-payers',
    title: 'Payers of the PayPal wallet',
    note: `Their password is “${walletPassword}”. Pay Later is there in their own country’s currency.`,
    columns: ['Email', 'Name', 'Country', 'What they do'],
    rows: [...walletPayers, walletGuest].map((payer) => [
      payer.email,
      `${payer.firstName} ${payer.lastName}`,
      payer.countryCode,
      payer.ending,
    ]),
  },
  {
    id: 'masterpass-customers',
    title: 'Customers of Masterpass',
    note: `Their password is “${masterpassPassword}”.`,
    columns: ['Email', 'Card', 'What it does'],
    rows: walletCustomers.flatMap(({ email, cards }) =>
      cards.map(({ brand, entry, isDeclined }) => [
        email,
        `${brand} ending in ${entry.number.slice(-4)}`,
        isDeclined ? nonceOutcomes.processorDeclined : 'pays without trouble',
      ]),
    ),
  },
  {
    id: 'google-cards',
    title: 'Cards in Google Pay',
    note: 'In the sheet of everybody who pays here.',
    columns: ['Card', 'What it does'],
    rows: walletCards.map(({ brand, number, note }) => [
      `${brand} ending in ${number.slice(-4)}`,
      note,
    ]),
  },
  {
    id: 'errors',
    title: 'Errors of tokenization',
    note: 'All of them are reported at once, with status 422.',
    columns: ['Code', 'Meaning', 'How to get it'],
    rows: errors,
  },
];

interface AnswerTable {
  id: string;
  title: string;
  note: string;
}

function answers(table: AnswerTable, rows: readonly TestAnswer[]): ValueTable {
  return {
    ...table,
    columns: ['Value', 'Answer', 'Meaning'],
    rows: rows.map(({ value, response, meaning }) => [value, response, meaning]),
  };
}

function describeNonce({ type, number, outcome, isConsumed, threeDSecure }: TestNonce): string {
  const parts = [
    number === undefined ? type : `${type} ending in ${number.slice(-4)}`,
    isConsumed === true ? 'was used already' : undefined,
    outcome && nonceOutcomes[outcome],
    threeDSecure && String(threeDSecure['status']),
  ];
  return parts.filter((part) => part !== undefined).join(': ');
}
