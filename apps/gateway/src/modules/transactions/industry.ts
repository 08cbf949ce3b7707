import { recordOf } from '@albumen/domain/json-record';
import { z } from 'zod';
import { camelKey } from '../../http/camel-keys.ts';
import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import { wireObject, wireText } from '../server-api/wire-fields.ts';
import { dayOf, type FieldRule } from './industry-rules.ts';
import { industryTypes, type IndustryType } from './industry-types.ts';

export const industryFields = wireObject({
  industry_type: wireText,
  data: z.record(z.string(), z.unknown()).nullish(),
});

type Given = z.output<typeof industryFields>;
type Data = Readonly<Record<string, unknown>>;

const place = 'transaction.industry';
const mostLegs = 4;

/**
 * What a hotel, a cruise or an airline says of a sale for the sake of lower fees. The card networks
 * read it, the sandbox has none: it is only checked.
 */
export function checkIndustry(given: Given, errors: ValidationErrors): void {
  if (given === undefined) return;
  const type = industryTypes.get(given.industry_type ?? '');
  if (type === undefined) return addError(errors, `${place}.industryType`, '93401');
  const data = given.data ?? {};
  if (Object.keys(data).length === 0) return addError(errors, `${place}.base`, type.empty);
  checkFields(data, type, errors);
  checkStay(data, errors);
  checkParts(data, type, errors);
}

function checkFields(data: Data, type: IndustryType, errors: ValidationErrors): void {
  for (const [name, value] of Object.entries(data)) {
    if (name in type.parts) continue;
    const rule = type.fields[name];
    if (rule === undefined) addError(errors, `${place}.base`, type.unknownField);
    else check(rule, { value, path: `${place}.${camelKey(name)}` }, errors);
  }
  for (const [name, code] of Object.entries(type.required)) {
    if (textOf(data[name]) === '') addError(errors, `${place}.${camelKey(name)}`, code);
  }
}

function checkStay({ check_in_date: from, check_out_date: to }: Data, errors: ValidationErrors) {
  const [first, last] = [dayOf(textOf(from)), dayOf(textOf(to))];
  if (first === undefined || last === undefined || last > first) return;
  addError(errors, `${place}.checkOutDate`, '93406');
}

function checkParts(data: Data, { parts }: IndustryType, errors: ValidationErrors): void {
  for (const [name, rules] of Object.entries(parts)) {
    const given = data[name];
    if (given === undefined) continue;
    const list = Array.isArray(given) ? given.map((one) => recordOf(one)) : [];
    if (name === 'legs') checkLegs(list, errors);
    if (name === 'additional_charges') checkCharges(list, errors);
    list.forEach((part, index) => {
      for (const [field, rule] of Object.entries(rules)) {
        const path = `${placeOf(name, index)}.${camelKey(field)}`;
        check(rule, { value: part[field], path }, errors);
      }
    });
  }
}

function checkLegs({ length }: readonly Data[], errors: ValidationErrors): void {
  if (length === 0) addError(errors, `${place}.legs`, '93431');
  if (length > mostLegs) addError(errors, `${place}.legs`, '93432');
}

function checkCharges(charges: readonly Data[], errors: ValidationErrors): void {
  charges.forEach(({ amount, kind }, index) => {
    const own = placeOf('additional_charges', index);
    if (textOf(amount) === '') addError(errors, `${own}.amount`, '96606');
    const isTwice = charges.findIndex((one) => one['kind'] === kind) < index;
    if (isTwice) addError(errors, `${own}.kind`, '96602');
  });
}

function placeOf(list: string, index: number): string {
  return `${place}.${camelKey(list)}.index-${index}`;
}

/** What was left empty is as if it were not there. */
function check(
  rule: FieldRule,
  { value, path }: { value: unknown; path: string },
  errors: ValidationErrors,
): void {
  const text = textOf(value);
  const code = text === '' ? undefined : rule(text);
  if (code !== undefined) addError(errors, path, code);
}

function textOf(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}
