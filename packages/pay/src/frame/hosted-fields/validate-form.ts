import type { FieldKey } from '../../protocol/hosted-fields.ts';
import { brandsOf, type CardBrand } from './card-brands.ts';
import { checkDate, checkMonth, checkYear, isPast } from './date-rules.ts';
import { checkCode, checkNumber, digitsOf } from './number-rules.ts';
import type { FieldSettings } from './settings.ts';
import { checkName, checkPostalCode } from './text-rules.ts';
import { invalid, type Validity } from './validity.ts';

/** A network that the number may belong to, as events show it. */
export interface Card {
  niceType: string;
  type: string;
  code: { name: string; size: number };
  supported: boolean;
}

/** Everything a form's values are validated by. */
export interface ValidationContext {
  fields: ReadonlyMap<FieldKey, FieldSettings>;
  /** Networks in the merchant's configuration, e.g. `American Express`; undefined while not known. */
  configuredBrands: () => readonly string[] | undefined;
  today: Date;
}

/** What the values of a form amount to. */
export interface FormValidation {
  brands: readonly CardBrand[];
  cards: Card[];
  /** The number belongs to networks that the merchant does not take. */
  isUnsupported: boolean;
  validity: ReadonlyMap<FieldKey, Validity>;
}

/** Validates all values together: the number decides about the code, month and year about each other. */
export function validateForm(
  values: ReadonlyMap<FieldKey, string>,
  context: ValidationContext,
): FormValidation {
  const { fields, today } = context;
  const number = fields.get('number');
  const digits = digitsOf(values.get('number') ?? '');
  const brands = brandsOf(digits);
  const cards = brands.map(({ niceType, type, code }) => ({
    niceType,
    type,
    code: { ...code },
    supported: isSupported(type, context),
  }));
  const isStrict = Boolean(number?.rejectsUnsupported || number?.brandChoices);
  const isUnsupported =
    isStrict && digits !== '' && cards.length > 0 && cards.every(({ supported }) => !supported);
  const validity = new Map<FieldKey, Validity>();
  for (const [key, settings] of fields) {
    const value = values.get(key) ?? '';
    validity.set(
      key,
      key === 'number' && isUnsupported
        ? invalid
        : validateField(key, value, { settings, brands, today, hasNumber: Boolean(number) }),
    );
  }
  validateDateParts(values, validity, today);
  return { brands, cards, isUnsupported, validity };
}

interface FieldContext {
  settings: FieldSettings;
  brands: readonly CardBrand[];
  today: Date;
  hasNumber: boolean;
}

function validateField(key: FieldKey, value: string, context: FieldContext): Validity {
  const { settings, today } = context;
  switch (key) {
    case 'number':
      return checkNumber(value, settings.maxCardLength);
    case 'cvv':
      return checkCode(value, codeSizes(context));
    case 'expirationDate':
      return checkDate(value, today);
    case 'expirationMonth':
      return checkMonth(value);
    case 'expirationYear':
      return checkYear(value, today);
    case 'postalCode':
      return checkPostalCode(value, settings.minLength);
    case 'cardholderName':
      return checkName(value);
  }
}

/** Sizes that the security code may have. */
export function codeSizes({ settings, brands, hasNumber }: Omit<FieldContext, 'today'>): number[] {
  if (hasNumber && brands.length > 0) return [...new Set(brands.map(({ code }) => code.size))];
  const from = settings.minLength ?? 3;
  const to = Math.max(from, settings.maxLength ?? 4);
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
}

/** A month and a year in fields of their own may both be right and yet lie in the past. */
function validateDateParts(
  values: ReadonlyMap<FieldKey, string>,
  validity: Map<FieldKey, Validity>,
  today: Date,
): void {
  const isBoth =
    validity.get('expirationMonth')?.isValid && validity.get('expirationYear')?.isValid;
  const month = values.get('expirationMonth') ?? '';
  if (!isBoth || !isPast(month, values.get('expirationYear') ?? '', today)) return;
  validity.set('expirationMonth', invalid);
  validity.set('expirationYear', invalid);
}

function isSupported(type: string, { fields, configuredBrands }: ValidationContext): boolean {
  const own = plainName(type);
  const choices = fields.get('number')?.brandChoices ?? {};
  const choice = Object.keys(choices).find((name) => plainName(name) === own);
  if (choice !== undefined) return choices[choice] === true;
  const configured = configuredBrands();
  return !configured || configured.some((name) => plainName(name) === own);
}

/** Names of networks are compared without dashes, spaces and case. */
function plainName(name: string): string {
  return name.replace(/[-\s]/g, '').toLowerCase();
}
