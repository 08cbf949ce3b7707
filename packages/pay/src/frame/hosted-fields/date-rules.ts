import { decided, incomplete, invalid, type Validity } from './validity.ts';

/** How many years from now a card may expire at most. */
const yearsAhead = 19;

/** A typed expiration date in two parts, each as typed. */
export interface TypedDate {
  month: string;
  year: string;
}

/** Validates a month by itself. */
export function checkMonth(value: string): Validity {
  if (/^\s*$|^0$/.test(value)) return incomplete;
  return decided(/^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 12);
}

/** Validates a year by itself, of two or four digits. */
export function checkYear(value: string, today: Date): Validity {
  const year = value.replace(/\s/g, '');
  const thisYear = today.getFullYear();
  const century = String(thisYear).slice(0, 2);
  if (!/^\d{0,4}$/.test(year)) return invalid;
  if (year.length < 2) return incomplete;
  if (year.length === 3) return year.startsWith(century) ? incomplete : invalid;
  if (year === century) return incomplete;
  const ahead = Number(fullYear(year, today)) - thisYear;
  return decided(ahead >= 0 && ahead <= yearsAhead);
}

/** Validates a whole date: its parts, and that it does not lie in the past. */
export function checkDate(value: string, today: Date): Validity {
  const { month, year } = splitDate(value);
  const byMonth = checkMonth(month);
  const byYear = checkYear(year, today);
  const isValid = byMonth.isValid && byYear.isValid;
  if (isValid) return decided(!isPast(month, year, today));
  return {
    isValid,
    isPotentiallyValid: byMonth.isPotentiallyValid && byYear.isPotentiallyValid,
  };
}

/** Whether a valid month of a valid year is over. */
export function isPast(month: string, year: string, today: Date): boolean {
  const isThisYear = Number(fullYear(year, today)) === today.getFullYear();
  return isThisYear && Number(month) <= today.getMonth();
}

/** A year of two digits gets the current century. */
export function fullYear(year: string, today: Date): string {
  return year.length === 2 ? String(today.getFullYear()).slice(0, 2) + year : year;
}

/** Takes a date apart as people and browsers write it: 12/30, 1230, 12 2030, 2030-12. */
export function splitDate(value: string): TypedDate {
  const text = value.trim();
  const [first = '', second] = text.split(/\s*[/ -]\s*/);
  if (second !== undefined) {
    return /^\d{4}$/.test(first) ? { month: second, year: first } : { month: first, year: second };
  }
  const size = monthSize(first);
  return { month: first.slice(0, size), year: first.slice(size) };
}

/**
 * Digits of the month at the beginning of a date without separator: 530 is May 2030, 1230 is December
 * 2030, 12040 is January 2040.
 */
function monthSize(text: string): number {
  if (/^[2-9]/.test(text)) return 1;
  const isTwoDigits = /^(0|1[0-2])/.test(text) || text.length < 2;
  if (!isTwoDigits) return 1;
  return /^1([12]\d|\d{4})$/.test(text) ? 1 : 2;
}
