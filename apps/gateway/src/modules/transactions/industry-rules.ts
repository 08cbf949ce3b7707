import type { ValidationCode } from '../server-api/validation-messages.ts';
import { largestMinor } from '../server-api/wire-fields.ts';

/** What is wrong with the text of a field, if anything is. */
export type FieldRule = (text: string) => ValidationCode | undefined;

export const anyText: FieldRule = () => undefined;

export function atMost(longest: number, code: ValidationCode): FieldRule {
  return (text) => (text.length > longest ? code : undefined);
}

export function like(form: RegExp, code: ValidationCode): FieldRule {
  return (text) => (form.test(text) ? undefined : code);
}

export function oneOf(words: readonly string[], code: ValidationCode): FieldRule {
  return (text) => (words.includes(text) ? undefined : code);
}

export function flag(code: ValidationCode): FieldRule {
  return oneOf(['true', 'false'], code);
}

/** `2026-07-31` or `20260731`, with whatever time follows it. */
export function day(code: ValidationCode): FieldRule {
  return (text) => (dayOf(text) === undefined ? code : undefined);
}

/** `23:59`. */
export function timeOfDay(code: ValidationCode): FieldRule {
  return like(/^([01]\d|2[0-3]):[0-5]\d$/, code);
}

interface AmountCodes {
  tooSmall: ValidationCode;
  malformed: ValidationCode;
  tooLarge: ValidationCode;
}

/** An amount that is not negative, or with `isPositive` above zero. */
export function amount(codes: AmountCodes, { isPositive = false } = {}): FieldRule {
  return (text) => {
    if (!/^-?\d+(\.\d{1,2})?$/.test(text)) return codes.malformed;
    const value = Number(text);
    if (value < 0 || (isPositive && value === 0)) return codes.tooSmall;
    return value * 100 > largestMinor ? codes.tooLarge : undefined;
  };
}

/** The calendar's day as `2026-07-31`; undefined where there is no such day. */
export function dayOf(text: string): string | undefined {
  const [, year, month, date] = /^(?!0000)(\d{4})-?(\d{2})-?(\d{2})(T.*|\s.*)?$/.exec(text) ?? [];
  const iso = `${year}-${month}-${date}`;
  const parsed = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime())) return undefined;
  return parsed.toISOString().startsWith(iso) ? iso : undefined;
}
