import { z } from 'zod';
import { camelKey } from '../../http/camel-keys.ts';
import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import type { ValidationCode } from '../server-api/validation-messages.ts';
import { wireText } from '../server-api/wire-fields.ts';

export const lineItemFields = z.object({
  kind: wireText,
  name: wireText,
  quantity: wireText,
  unit_amount: wireText,
  total_amount: wireText,
  unit_tax_amount: wireText,
  tax_amount: wireText,
  discount_amount: wireText,
  description: wireText,
  product_code: wireText,
  commodity_code: wireText,
  unit_of_measure: wireText,
  upc_code: wireText,
  upc_type: wireText,
  image_url: wireText,
  url: wireText,
});

type Fields = z.output<typeof lineItemFields>;

/** What was sold, by the names of the wire. */
export type LineItem = Readonly<Record<string, string | undefined>>;

const mostItems = 249;
const largest = 2_147_483_647;

interface NumberRule {
  readonly field: keyof Fields;
  readonly places: 2 | 4;
  /** Zero will not do. */
  readonly isPositive: boolean;
  readonly required?: ValidationCode;
  readonly malformed: ValidationCode;
  readonly tooLarge: ValidationCode;
  readonly tooSmall: ValidationCode;
}

const numberRules: readonly NumberRule[] = [
  {
    field: 'quantity',
    places: 4,
    isPositive: true,
    required: '95811',
    malformed: '95810',
    tooLarge: '95812',
    tooSmall: '95810',
  },
  {
    field: 'unit_amount',
    places: 4,
    isPositive: true,
    required: '95818',
    malformed: '95817',
    tooLarge: '95819',
    tooSmall: '95820',
  },
  {
    field: 'total_amount',
    places: 2,
    isPositive: true,
    required: '95814',
    malformed: '95813',
    tooLarge: '95815',
    tooSmall: '95816',
  },
  {
    field: 'tax_amount',
    places: 2,
    isPositive: false,
    malformed: '95827',
    tooLarge: '95828',
    tooSmall: '95829',
  },
  {
    field: 'unit_tax_amount',
    places: 2,
    isPositive: false,
    malformed: '95824',
    tooLarge: '95825',
    tooSmall: '95826',
  },
  {
    field: 'discount_amount',
    places: 2,
    isPositive: false,
    malformed: '95804',
    tooLarge: '95805',
    tooSmall: '95806',
  },
];

const lengthRules = [
  { field: 'commodity_code', most: 12, code: '95801' },
  { field: 'description', most: 127, code: '95803' },
  { field: 'unit_of_measure', most: 12, code: '95821' },
  { field: 'upc_code', most: 17, code: '95831' },
] as const;

const upcTypes = /^UPC-[A-E25]$/;

/** The items of an order; what is wrong with each is noted at its place in the list. */
export function readLineItems(
  items: readonly Fields[],
  errors: ValidationErrors,
): readonly LineItem[] {
  if (items.length > mostItems) addError(errors, 'transaction.lineItems', '915157');
  return items.map((item, index) => {
    const place = placeOf(index);
    checkKind(item, errors, place);
    if (!item.name) addError(errors, `${place}.name`, '95822');
    for (const rule of numberRules) {
      const code = wrongNumber(item[rule.field], rule);
      if (code) addError(errors, `${place}.${camelKey(rule.field)}`, code);
    }
    for (const { field, most, code } of lengthRules) {
      if ((item[field]?.length ?? 0) > most) addError(errors, `${place}.${camelKey(field)}`, code);
    }
    checkUpc(item, errors, place);
    return lineItemOf(item);
  });
}

/** Wallets have room for longer names and codes than the networks of cards. */
export function checkItemNames(
  items: readonly LineItem[],
  errors: ValidationErrors,
  { isWallet }: { isWallet: boolean },
): void {
  items.forEach(({ name = '', productCode = '' }, index) => {
    if (name.length > (isWallet ? 127 : 35)) addError(errors, `${placeOf(index)}.name`, '95823');
    if (productCode.length > (isWallet ? 127 : 12)) {
      addError(errors, `${placeOf(index)}.productCode`, '95809');
    }
  });
}

function placeOf(index: number): string {
  return `transaction.lineItems.index-${index}`;
}

function checkKind({ kind }: Fields, errors: ValidationErrors, place: string): void {
  if (!kind) addError(errors, `${place}.kind`, '95808');
  else if (kind !== 'debit' && kind !== 'credit') addError(errors, `${place}.kind`, '95807');
}

/** What is wrong with a number of an item, if anything is. */
function wrongNumber(text: string | undefined, rule: NumberRule): ValidationCode | undefined {
  if (!text) return rule.required;
  const form = rule.places === 4 ? /^-?\d+(\.\d{1,4})?$/ : /^-?\d+(\.\d{1,2})?$/;
  const value = Number(text);
  if (!form.test(text)) return rule.malformed;
  if (value > largest) return rule.tooLarge;
  return value < 0 || (rule.isPositive && value === 0) ? rule.tooSmall : undefined;
}

function checkUpc(
  { upc_code: code, upc_type: type }: Fields,
  errors: ValidationErrors,
  place: string,
): void {
  if (code && !type) addError(errors, `${place}.upcType`, '95832');
  if (type && !code) addError(errors, `${place}.upcCode`, '95830');
  if (type && !upcTypes.test(type)) addError(errors, `${place}.upcType`, '95833');
}

function lineItemOf(item: Fields): LineItem {
  return Object.fromEntries(Object.entries(item).map(([name, text]) => [camelKey(name), text]));
}
