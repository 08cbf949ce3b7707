import { likeText } from '@albumen/server-kit/like-text';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { parseMoment } from './moment.ts';
import type { Condition, Range, SearchField, SearchFields } from './search-fields.ts';

const text = z.union([z.string(), z.number()]).transform(String);
const texts = z.union([z.array(text).max(50_000), text.transform((one) => [one])]);
const textCriterion = z.strictObject({
  is: text.optional(),
  is_not: text.optional(),
  starts_with: text.optional(),
  ends_with: text.optional(),
  contains: text.optional(),
});
const rangeCriterion = z.strictObject({
  is: text.optional(),
  min: text.optional(),
  max: text.optional(),
});
const flagCriterion = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((word) => word === 'true'),
]);

type TextField = Extract<SearchField, { kind: 'text' }>;

/** Why a search cannot be answered; a criterion that is skipped would find too much. */
export interface SearchProblem {
  readonly problem: string;
}

export type SearchConditions = { readonly conditions: readonly Condition[] } | SearchProblem;

/** The conditions of a search, all of which must hold. */
export function readCriteria(fields: SearchFields, criteria: unknown): SearchConditions {
  const parsed = z.record(z.string(), z.unknown()).safeParse(criteria);
  if (!parsed.success) return { problem: 'search must be an object of criteria' };
  const conditions: Condition[] = [];
  for (const [name, criterion] of Object.entries(parsed.data)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) return { problem: `${name} cannot be searched by` };
    const found = conditionsOf(field, criterion);
    if (found === undefined) return { problem: `the criterion for ${name} is invalid` };
    conditions.push(...found);
  }
  return { conditions };
}

function conditionsOf(field: SearchField, criterion: unknown): readonly Condition[] | undefined {
  switch (field.kind) {
    case 'text':
      return textConditions(field, criterion);
    case 'any': {
      const values = texts.safeParse(criterion);
      if (!values.success) return undefined;
      const ours = values.data.map((word) => field.words?.[word] ?? word);
      return [sql`${field.text} = any(${ours}::text[])`];
    }
    case 'amount':
      return amountConditions(field.amount, criterion);
    case 'moment':
      return momentConditions(field.within, criterion);
    case 'flag': {
      const flag = flagCriterion.safeParse(criterion);
      if (!flag.success) return undefined;
      return [flag.data ? field.when : sql`not (${field.when})`];
    }
  }
}

function textConditions(
  { text: column, among = (condition) => condition, isCardNumber = false }: TextField,
  criterion: unknown,
): readonly Condition[] | undefined {
  const parsed = textCriterion.safeParse(criterion);
  if (!parsed.success) return undefined;
  const { is, is_not: isNot, starts_with: start, ends_with: end, contains } = parsed.data;
  const exactly = (asked: string): string => (isCardNumber ? maskOf(asked) : asked);
  const like = (pattern: string): Condition => sql`${column} ilike ${pattern}`;
  const conditions: Condition[] = [
    ...(is === undefined ? [] : [sql<boolean>`${column} = ${exactly(is)}`]),
    ...(isNot === undefined ? [] : [sql<boolean>`${column} is distinct from ${exactly(isNot)}`]),
    ...(start === undefined ? [] : [like(`${likeText(start)}%`)]),
    ...(end === undefined ? [] : [like(`%${likeText(end)}`)]),
    ...(contains === undefined ? [] : [like(`%${likeText(contains)}%`)]),
  ];
  return conditions.map(among);
}

/** `4111111111111111` as `411111******1111`. */
function maskOf(number: string): string {
  return number.length < 12 ? number : `${number.slice(0, 6)}******${number.slice(-4)}`;
}

function rangeOf(criterion: unknown): Range | undefined {
  const parsed = rangeCriterion.safeParse(criterion);
  if (!parsed.success) return undefined;
  const { is, min = is, max = is } = parsed.data;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function amountConditions(
  amount: RawBuilder<number>,
  criterion: unknown,
): readonly Condition[] | undefined {
  const range = rangeOf(criterion);
  const given = Object.values(range ?? {});
  if (range === undefined || !given.every((bound) => /^-?\d{1,15}(\.\d{1,6})?$/.test(bound))) {
    return undefined;
  }
  return [
    ...(range.min === undefined ? [] : [sql<boolean>`${amount} >= ${range.min}::numeric`]),
    ...(range.max === undefined ? [] : [sql<boolean>`${amount} <= ${range.max}::numeric`]),
  ];
}

function momentConditions(
  within: (range: Range) => Condition,
  criterion: unknown,
): readonly Condition[] | undefined {
  const range = rangeOf(criterion);
  if (range === undefined) return undefined;
  const min = range.min === undefined ? undefined : parseMoment(range.min, 'first');
  const max = range.max === undefined ? undefined : parseMoment(range.max, 'last');
  if (min === null || max === null) return undefined;
  return [within({ ...(min && { min }), ...(max && { max }) })];
}
