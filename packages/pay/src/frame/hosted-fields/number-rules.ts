import { brandsOf } from './card-brands.ts';
import { incomplete, invalid, type Validity } from './validity.ts';

/** A card number may be typed with spaces and dashes. */
export function digitsOf(value: string): string {
  return value.replace(/[\s-]/g, '');
}

/** Validates a card number; `maxLength` shortens what its network allows. */
export function checkNumber(value: string, maxLength = Infinity): Validity {
  const digits = digitsOf(value);
  if (/\D/.test(digits)) return invalid;
  const [brand, ...others] = brandsOf(digits);
  if (!brand) return invalid;
  if (others.length > 0) return incomplete;
  if (digits.length > maxLength) return invalid;
  const longest = Math.min(brand.lengths.at(-1) ?? 0, maxLength);
  const isValid = brand.lengths.includes(digits.length) && hasRightCheckDigit(digits);
  return { isValid, isPotentiallyValid: isValid || digits.length < longest };
}

/** Validates a security code that may have one of these sizes. */
export function checkCode(value: string, sizes: readonly number[]): Validity {
  if (!/^\d*$/.test(value)) return invalid;
  if (sizes.includes(value.length)) return { isValid: true, isPotentiallyValid: true };
  return { isValid: false, isPotentiallyValid: value.length < Math.max(...sizes) };
}

/** Whether the check digit of a number of digits is right, by Luhn's formula. */
export function hasRightCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]) * (1 + (place % 2));
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}
