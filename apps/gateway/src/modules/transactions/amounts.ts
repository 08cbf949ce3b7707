import { parseAmount } from '@albumen/domain/money/decimal-amount';
import { camelKey } from '../../http/camel-keys.ts';
import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import type { ValidationCode } from '../server-api/validation-messages.ts';
import { largestMinor } from '../server-api/wire-fields.ts';

interface AmountReading {
  currency: string;
  errors: ValidationErrors;
}

/** The amount of a transaction in minor units; undefined when it is wrong, which is noted. */
export function readAmount(
  text: string | undefined,
  { currency, errors }: AmountReading,
): number | undefined {
  const refuse = (code: ValidationCode) => {
    addError(errors, 'transaction.amount', code);
    return undefined;
  };
  if (text === undefined || text.trim() === '') return refuse('81502');
  if (/^\s*-?\d{11,}/.test(text)) return refuse('81528');
  const minor = parseAmount(text, currency);
  if (minor === undefined) return refuse('81503');
  if (minor < 0) return refuse('81501');
  if (minor === 0) return refuse('81531');
  return minor > largestMinor ? refuse('81528') : minor;
}

interface PartRule {
  readonly field: 'tax_amount' | 'shipping_amount' | 'discount_amount' | 'service_fee_amount';
  readonly malformed: ValidationCode;
  readonly negative: ValidationCode;
  readonly tooLarge: ValidationCode;
}

const parts: readonly PartRule[] = [
  {
    field: 'service_fee_amount',
    malformed: '91555',
    negative: '91554',
    tooLarge: '91556',
  },
  {
    field: 'tax_amount',
    malformed: '81535',
    negative: '81534',
    tooLarge: '81536',
  },
  {
    field: 'shipping_amount',
    malformed: '915162',
    negative: '915163',
    tooLarge: '915164',
  },
  {
    field: 'discount_amount',
    malformed: '915159',
    negative: '915160',
    tooLarge: '915161',
  },
];

/** Amounts that only say what the whole is made of. */
export function checkParts(
  fields: Partial<Record<PartRule['field'], string | undefined>>,
  { currency, errors }: AmountReading,
): void {
  for (const { field, malformed, negative, tooLarge } of parts) {
    const text = fields[field];
    if (text === undefined || text === '') continue;
    const minor = parseAmount(text, currency);
    const path = `transaction.${camelKey(field)}`;
    if (minor === undefined) addError(errors, path, malformed);
    else if (minor < 0) addError(errors, path, negative);
    else if (minor > largestMinor) addError(errors, path, tooLarge);
  }
}
