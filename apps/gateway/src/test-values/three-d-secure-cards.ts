/** What the issuer of a test card makes of a lookup. */
export type Scenario =
  | 'frictionless'
  | 'frictionlessFailed'
  | 'attempt'
  | 'unavailable'
  | 'rejected'
  | 'notAvailable'
  | 'lookupError'
  | 'lookupTimeout'
  | 'bypassed'
  | 'challenge'
  | 'challengeFailed'
  | 'challengeUnavailable'
  | 'challengeError'
  | 'notEnrolled';

/** The scenarios, in the order in which the test ranges of all issuers count them. */
const order: readonly Scenario[] = [
  'frictionless',
  'frictionlessFailed',
  'attempt',
  'unavailable',
  'rejected',
  'notAvailable',
  'lookupError',
  'lookupTimeout',
  'bypassed',
  'challenge',
  'challengeFailed',
  'challengeUnavailable',
  'challengeError',
];

/** What each scenario means to people. */
export const scenarioTexts: Readonly<Record<Scenario, string>> = {
  frictionless: 'authenticated without a question; liability shifts',
  frictionlessFailed: 'fails without a question; no shift',
  attempt: 'the issuer stands in for a card that takes no part; liability shifts',
  unavailable: 'the issuer cannot tell; no shift',
  rejected: 'the issuer refuses; no shift',
  notAvailable: 'not available at lookup; no shift is possible',
  lookupError: 'the lookup fails; no shift is possible',
  lookupTimeout: 'the lookup runs out of time; no shift is possible',
  bypassed: 'bypassed; no shift is possible',
  challenge: 'the issuer asks for the code 1234; then liability shifts',
  challengeFailed: 'the issuer asks, and refuses any code; no shift',
  challengeUnavailable: 'the issuer asks, and then cannot tell; no shift',
  challengeError: 'the issuer asks, and then breaks down; no shift',
  notEnrolled: 'not enrolled; liability shifts without a lookup that could',
};

/** The code that the issuer's page takes. */
export const issuerCode = '1234';

/** Prefixes up to the two digits that count the scenarios; the last digit is the check digit. */
export const cardRanges: readonly (readonly [prefix: string, brand: string])[] = [
  ['4000000000001', 'Visa'],
  ['5200000000001', 'MasterCard'],
  ['340000000001', 'American Express'],
];

/** The network's second series, which has no order. */
const secondSeries: Readonly<Record<string, Scenario>> = {
  '4000000000002701': 'frictionless',
  '4000000000002925': 'frictionlessFailed',
  '4000000000002719': 'attempt',
  '4000000000002313': 'unavailable',
  '4000000000002537': 'rejected',
  '4000000000002990': 'notAvailable',
  '4000000000002446': 'lookupError',
  '4000000000002354': 'lookupTimeout',
  '4000000000002560': 'bypassed',
  '4000000000002503': 'challenge',
  '4000000000002370': 'challengeFailed',
  '4000000000002420': 'challengeUnavailable',
  '4000000000002644': 'challengeError',
};

/** A number for 3-D Secure with a valid check digit. */
export interface SecureCard {
  number: string;
  brand: string;
  scenario: Scenario;
}

/** Every number that provokes something, brand by brand. */
export const secureCards: readonly SecureCard[] = [
  ...cardRanges.flatMap(([prefix, brand]) =>
    order.map((scenario, position) => ({
      number: withCheckDigit(`${prefix}${String(position).padStart(2, '0')}`),
      brand,
      scenario,
    })),
  ),
  ...Object.entries(secondSeries).map(([number, scenario]) => ({
    number,
    brand: 'Visa',
    scenario,
  })),
];

const byNumber = new Map(secureCards.map((card) => [card.number, card.scenario]));

/** What a lookup of this number comes to; ordinary test cards take no part in 3-D Secure. */
export function scenarioOf(number: string): Scenario {
  return byNumber.get(number) ?? 'notEnrolled';
}

function withCheckDigit(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => {
      const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
