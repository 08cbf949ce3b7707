import type { FieldError } from '../../http/refusal.ts';
import { brandOf, cvvLengthOf, passesLuhn } from '../../test-values/card-brands.ts';
import { findTestCard } from '../../test-values/test-cards.ts';
import type { MerchantOptions } from '../merchants/merchant-options.ts';
import type { CardInput } from './card-input.ts';

interface CheckOptions {
  merchant: Pick<MerchantOptions, 'supportedCardTypes' | 'challenges'>;
  /** Checks also what is missing; the form alone is always checked. */
  isValidating: boolean;
}

/** All that is wrong with a card but for the form of its address; paths begin at the card. */
export function checkCard(card: CardInput, options: CheckOptions): readonly FieldError[] {
  if (isCvvAlone(card) && !options.isValidating) return checkCvv(card, options);
  return [
    ...checkNumber(card.number, options.merchant.supportedCardTypes),
    ...checkExpiration(card, options.isValidating),
    ...checkCvv(card, options),
    ...checkName(card.cardholderName),
    ...checkPostalCode(card, options),
  ];
}

/** The CVV of a card that is in the vault, typed again by its holder. */
export function isCvvAlone(card: CardInput): boolean {
  const { number, expirationMonth, expirationYear, expirationDate, cvv } = card;
  return Boolean(cvv) && !number && !expirationDate && !expirationMonth && !expirationYear;
}

function checkNumber(number: string | undefined, supported: readonly string[]): FieldError[] {
  const path = ['number'];
  if (number === undefined || number === '') {
    return [{ path, code: '81714', message: 'Credit card number is required.' }];
  }
  if (!/^\d{12,19}$/.test(number)) {
    return [{ path, code: '81716', message: 'Credit card number must be 12-19 digits.' }];
  }
  const brand = brandOf(number);
  const test = brand && findTestCard(number, brand.name);
  if (!brand || (!passesLuhn(number) && !test)) {
    return [{ path, code: '81715', message: 'Credit card number is invalid.' }];
  }
  if (!test || (!passesLuhn(number) && test.effect === 'for 3-D Secure')) {
    return [{ path, code: '81717', message: 'Credit card number is not an accepted test number.' }];
  }
  if (!supported.includes(brand.name)) {
    const message = 'Credit card type is not accepted by this merchant account.';
    return [{ path, code: '81703', message }];
  }
  return [];
}

const firstYear = 1975;
const lastYear = 2201;

export type ExpirationInput = Pick<
  CardInput,
  'expirationDate' | 'expirationMonth' | 'expirationYear'
>;

/** Whether a card has run out is the issuer's business, which a sandbox does not ask. */
export function checkExpiration(card: ExpirationInput, isValidating: boolean): FieldError[] {
  const { expirationDate, expirationMonth = '', expirationYear = '' } = card;
  const path = ['expirationDate'];
  if (expirationDate && !/^[^/]+\/[^/]+$/.test(expirationDate)) {
    return [{ path, code: '81710', message: 'Expiration date is invalid.' }];
  }
  if (expirationMonth === '' && expirationYear === '') {
    if (!isValidating) return [];
    return [{ path, code: '81709', message: 'Expiration date is required.' }];
  }
  return [...checkMonth(expirationMonth), ...checkYear(expirationYear)];
}

function checkMonth(month: string): FieldError[] {
  if (/^(0?[1-9]|1[0-2])$/.test(month)) return [];
  const path = ['expirationMonth'];
  return [{ path, code: '81712', message: 'Expiration month is invalid.' }];
}

function checkYear(year: string): FieldError[] {
  const path = ['expirationYear'];
  if (!/^(\d{2}|\d{4})$/.test(year)) {
    return [{ path, code: '81713', message: 'Expiration year is invalid.' }];
  }
  const full = Number(fullYear(year));
  if (full >= firstYear && full <= lastYear) return [];
  const message = 'Expiration year must be between 1975 and 2201.';
  return [{ path: ['expirationDate'], code: '81711', message }];
}

/** Two digits are of this century. */
export function fullYear(year: string): string {
  return year.length === 2 ? `20${year}` : year;
}

function checkCvv(
  { cvv, number = '' }: CardInput,
  { merchant, isValidating }: CheckOptions,
): FieldError[] {
  const path = ['cvv'];
  if (cvv === undefined || cvv === '') {
    const isMissing = isValidating && merchant.challenges.includes('cvv');
    return isMissing ? [{ path, code: '81706', message: 'CVV is required.' }] : [];
  }
  const length = number === '' ? cvv.length : cvvLengthOf(brandOf(number)?.name ?? '');
  if (/^\d{3,4}$/.test(cvv) && cvv.length === length) return [];
  const message = 'CVV must be 4 digits for American Express and 3 digits for other card types.';
  return [{ path, code: '81707', message }];
}

function checkName(name: string | undefined): FieldError[] {
  if (name === undefined || name.length <= 175) return [];
  return [{ path: ['cardholderName'], code: '81723', message: 'Cardholder name is too long.' }];
}

function checkPostalCode(
  { billingAddress }: CardInput,
  { merchant, isValidating }: CheckOptions,
): FieldError[] {
  const isAsked = isValidating && merchant.challenges.includes('postal_code');
  if (!isAsked || billingAddress?.postalCode) return [];
  const path = ['billingAddress', 'postalCode'];
  return [{ path, code: '81808', message: 'Postal code is required.' }];
}
