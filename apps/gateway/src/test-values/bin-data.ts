export const binFlags = [
  'prepaid',
  'prepaidReloadable',
  'healthcare',
  'debit',
  'durbinRegulated',
  'commercial',
  'payroll',
  'business',
  'consumer',
  'corporate',
  'purchase',
] as const;

/** Of the test cards that say more than one thing of themselves. */
export const productIds: Partial<Record<BinFlag, string>> & { none: string } = {
  healthcare: 'J3',
  payroll: 'MSA',
  none: 'MSB',
};

export type BinFlag = (typeof binFlags)[number];

/** What is known of a card from its first digits. */
export type BinData = Record<BinFlag, 'Yes' | 'No' | 'Unknown'> & {
  issuingBank: string;
  countryOfIssuance: string;
  productId: string;
};

/** All of it, in the order of the wire. */
export const binNames = [...binFlags, 'issuingBank', 'countryOfIssuance', 'productId'] as const;

export function binDataOf(
  value: 'No' | 'Unknown' = 'Unknown',
  known: Partial<BinData> = {},
): BinData {
  return {
    prepaid: value,
    prepaidReloadable: value,
    healthcare: value,
    debit: value,
    durbinRegulated: value,
    commercial: value,
    payroll: value,
    business: value,
    consumer: value,
    corporate: value,
    purchase: value,
    issuingBank: 'Unknown',
    countryOfIssuance: 'Unknown',
    productId: 'Unknown',
    ...known,
  };
}
