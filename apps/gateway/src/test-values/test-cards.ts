import { binDataOf, type BinData } from './bin-data.ts';

/** Why a check of the card, or every charge to it, fails. */
export type CardOutcome =
  | 'verificationDeclined'
  | 'verificationFailed'
  | 'rejectedAsFraud'
  | 'rejectedByRisk'
  | 'disputed';

/** A number that the sandbox takes, and what it does. */
export interface TestCard {
  number: string;
  brand: string;
  /** An explanation for people, on the page of test values. */
  effect: string;
  outcome?: CardOutcome;
  binData: BinData;
}

type Row = readonly [number: string, brand: string];

const plain: readonly Row[] = [
  ['4111111111111111', 'Visa'],
  ['4005519200000004', 'Visa'],
  ['4009348888881881', 'Visa'],
  ['4012000033330026', 'Visa'],
  ['4012000077777777', 'Visa'],
  ['4012888888881881', 'Visa'],
  ['4217651111111119', 'Visa'],
  ['4500600000000061', 'Visa'],
  ['5555555555554444', 'MasterCard'],
  ['2223000048400011', 'MasterCard'],
  ['378282246310005', 'American Express'],
  ['371449635398431', 'American Express'],
  ['371260714673002', 'American Express'],
  ['378267515471109', 'American Express'],
  ['371544868764018', 'American Express'],
  ['6011111111111117', 'Discover'],
  ['6011000991300009', 'Discover'],
  ['36259600000004', 'Diners Club'],
  ['30569309025904', 'Diners Club'],
  ['3530111333300000', 'JCB'],
  ['6304000000000000', 'Maestro'],
  ['6212345678901232', 'UnionPay'],
  ['6212345678901265', 'UnionPay'],
  ['6370950000000005', 'Hiper'],
  ['6062820524845321', 'Hipercard'],
  ['5066991111111118', 'Elo'],
];

const failing: readonly (readonly [...Row, CardOutcome])[] = [
  ['4000111111111115', 'Visa', 'verificationDeclined'],
  ['4115111111111115', 'Visa', 'verificationDeclined'],
  ['5105105105105100', 'MasterCard', 'verificationDeclined'],
  ['378734493671000', 'American Express', 'verificationDeclined'],
  ['6011000990139424', 'Discover', 'verificationDeclined'],
  ['3566002020360505', 'JCB', 'verificationFailed'],
  ['4000111111111511', 'Visa', 'rejectedAsFraud'],
  ['4111130000000003', 'Visa', 'rejectedByRisk'],
  ['4023898493988028', 'Visa', 'disputed'],
];

export const outcomeTexts: Record<CardOutcome, string> = {
  verificationDeclined: 'a verification is declined (2000 Do Not Honor); charges follow the amount',
  verificationFailed: 'a verification fails (3000); charges follow the amount',
  rejectedAsFraud: 'rejected by the gateway as fraud',
  rejectedByRisk: 'rejected by the gateway for its risk threshold',
  disputed: 'a sale is settled at once, and disputed',
};

const indicators: readonly (readonly [string, Partial<BinData>])[] = [
  ['4111111111111210', { prepaid: 'Yes' }],
  ['4117101010101010', { debit: 'Yes' }],
  ['4111111111131010', { commercial: 'Yes' }],
  ['4111111510101010', { healthcare: 'Yes', productId: 'J3' }],
  ['4111161010101010', { durbinRegulated: 'Yes' }],
  ['4111111114101010', { payroll: 'Yes', productId: 'MSA' }],
  ['4111111141010101', { issuingBank: 'NETWORK ONLY' }],
  ['4111111111121102', { countryOfIssuance: 'USA' }],
  ['4229989800000003', { business: 'Yes' }],
  ['4229989700000004', { consumer: 'Yes' }],
  ['4229989100000000', { corporate: 'Yes' }],
  ['4229989500000006', { purchase: 'Yes' }],
  ['4229989900000002', { prepaidReloadable: 'Yes' }],
  ['4111111111112101', {}],
];

const allNo = '4111111111310101';

export const testCards: readonly TestCard[] = [
  ...plain.map(([number, brand]) => card(number, brand, { effect: 'charges follow the amount' })),
  ...failing.map(([number, brand, outcome]) =>
    card(number, brand, { effect: outcomeTexts[outcome], outcome }),
  ),
  ...indicators.map(([number, known]) =>
    card(number, 'Visa', { effect: indicatorText(known), binData: binDataOf('Unknown', known) }),
  ),
  card(allNo, 'Visa', {
    effect: 'every card indicator is No',
    binData: binDataOf('No', { productId: 'MSB' }),
  }),
];

function card(
  number: string,
  brand: string,
  rest: Pick<TestCard, 'effect'> & Partial<TestCard>,
): TestCard {
  return { number, brand, binData: binDataOf(), ...rest };
}

function indicatorText(known: Partial<BinData>): string {
  const [pair] = Object.entries(known);
  return pair ? `card indicator ${pair[0]}: ${pair[1]}` : 'every card indicator is Unknown';
}

/** Issuers' own test ranges for 3-D Secure. */
const threeDSecureRanges =
  /^(400000000000|520000000000|34000000000|601100000000|640000000000|620000000000|330000000000|630000000000)[12]\d{3}$/;

const byNumber = new Map(testCards.map((one) => [one.number, one]));

/** The test card of this number; undefined for every other number, real ones included. */
export function findTestCard(number: string, brand: string): TestCard | undefined {
  const listed = byNumber.get(number);
  if (listed || !threeDSecureRanges.test(number)) return listed;
  return card(number, brand, { effect: 'for 3-D Secure' });
}
