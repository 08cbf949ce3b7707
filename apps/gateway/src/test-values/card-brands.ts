/** A card scheme, under the name that its cards have on the wire. */
export interface CardBrand {
  name: string;
  lengths: readonly number[];
  cvvLength: 3 | 4;
  /** Numbers begin like this; the longest match wins. */
  prefixes: RegExp;
}

/** More specific schemes first. */
export const cardBrands: readonly CardBrand[] = [
  {
    name: 'Elo',
    lengths: [16],
    cvvLength: 3,
    prefixes: /^(506699|509|627780|636297|636368|650[49]|65165)/,
  },
  { name: 'Hipercard', lengths: [16], cvvLength: 3, prefixes: /^606282/ },
  {
    name: 'Hiper',
    lengths: [16],
    cvvLength: 3,
    prefixes: /^(637095|637568|637599|637609|637612|63737423|63743358)/,
  },
  { name: 'American Express', lengths: [15], cvvLength: 4, prefixes: /^3[47]/ },
  { name: 'Diners Club', lengths: [14, 16, 19], cvvLength: 3, prefixes: /^(30[0-5]|36|38|39)/ },
  { name: 'JCB', lengths: [16, 17, 18, 19], cvvLength: 3, prefixes: /^(2131|1800|35)/ },
  { name: 'Visa', lengths: [16, 18, 19], cvvLength: 3, prefixes: /^4/ },
  {
    name: 'MasterCard',
    lengths: [16],
    cvvLength: 3,
    prefixes: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
  },
  { name: 'Discover', lengths: [16, 19], cvvLength: 3, prefixes: /^(6011|64[4-9]|65)/ },
  { name: 'UnionPay', lengths: [14, 15, 16, 17, 18, 19], cvvLength: 3, prefixes: /^(62|81)/ },
  {
    name: 'Maestro',
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    cvvLength: 3,
    prefixes: /^(493698|5[06-9]|6)/,
  },
];

export function brandOf(number: string): CardBrand | undefined {
  return cardBrands.find(({ prefixes }) => prefixes.test(number));
}

export function cvvLengthOf(brandName: string): 3 | 4 {
  return cardBrands.find(({ name }) => name === brandName)?.cvvLength ?? 3;
}

/** The check digit that every card number carries. */
export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [index, character] of number.split('').toReversed().entries()) {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return number.length > 0 && sum % 10 === 0;
}
