import { brandOf, passesLuhn, type CardBrand } from '../../../test-values/card-brands.ts';
import type { CardField } from './protocol.ts';

/** What was typed, as it stands in the inputs. */
export type TypedCard = Readonly<Record<CardField, string>>;

const longestNumber = 19;
const yearsAhead = 20;

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

export function brandOfTyped({ number }: TypedCard): CardBrand | undefined {
  return brandOf(digitsOf(number));
}

/** Digits in groups as they stand on the card, and no more than it can have. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text);
  const brand = brandOf(digits);
  const kept = digits.slice(0, brand?.lengths.at(-1) ?? longestNumber);
  const groups =
    brand?.name === 'American Express'
      ? [kept.slice(0, 4), kept.slice(4, 10), kept.slice(10)]
      : (kept.match(/.{1,4}/g) ?? []);
  return groups.filter((group) => group !== '').join(' ');
}

/** `MM/YY`; a year of four digits loses its century, a month of one digit gets its zero. */
export function formatDate(text: string): string {
  const [left = '', right] = text.split('/').map(digitsOf);
  const isShort = right === undefined ? /^[2-9]/.test(left) : /^[1-9]$/.test(left);
  const month = (isShort ? `0${left}` : left).slice(0, 2);
  const rest = (isShort ? `0${left}` : left).slice(2) + (right ?? '');
  const year = rest.length > 2 && rest.startsWith('20') ? rest.slice(2, 4) : rest.slice(0, 2);
  const isOpen = rest.length > 2 && rest.length < 4 && rest.startsWith('20');
  const shown = isOpen ? rest : year;
  return shown === '' && right === undefined ? month : `${month}/${shown}`;
}

export function formatCvv(text: string): string {
  return digitsOf(text).slice(0, 4);
}

/** Month and year of a date that can be read; the year has four digits. */
export function readDate(text: string): { month: string; year: string } | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(text) ?? [];
  return month === undefined || year === undefined ? undefined : { month, year: `20${year}` };
}

export function isFieldValid(field: CardField, card: TypedCard, now: Date): boolean {
  if (field === 'number') return isNumberValid(digitsOf(card.number));
  if (field === 'expirationDate') return isDateValid(card.expirationDate, now);
  return (
    card.cvv.length === (brandOfTyped(card)?.cvvLength ?? card.cvv.length) &&
    /^\d{3,4}$/.test(card.cvv)
  );
}

function isNumberValid(digits: string): boolean {
  return brandOf(digits)?.lengths.includes(digits.length) === true && passesLuhn(digits);
}

function isDateValid(text: string, now: Date): boolean {
  const date = readDate(text);
  if (date === undefined) return false;
  const months = Number(date.year) * 12 + Number(date.month) - 1;
  const thisMonth = now.getFullYear() * 12 + now.getMonth();
  return months >= thisMonth && months <= thisMonth + yearsAhead * 12;
}
