import { z } from 'zod';

/** What no form of ours sends, and forgers, broken scripts and strange keyboards do. */
export const oddTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'Ada\0Ames 1',
  '\uD800',
  'Ames \uDC00 1',
  '👩‍👩‍👧‍👦🙈 1',
  'مرحبا بالعالم \u202E 1',
  'x1'.repeat(5_000),
  '<script>alert(1)</script>',
  "1'; drop table orders; --",
  '__proto__',
  '../../../etc/passwd',
  '1e400',
  '-1',
  '9'.repeat(30),
  '2026-02-31',
  '0000-05-05',
  '99999-01-01',
  '１２',
  'Infinity',
];

/** What may stand for a name in a path, encoded as far as it can be. */
export const oddPathParts: readonly string[] = [
  ...oddTexts.filter((text) => text.trim() !== '' && text.isWellFormed()).map(encodeURIComponent),
  '%',
  '%ff',
  '%00',
  '%20',
  'constructor',
];

const oddValues: readonly unknown[] = [
  ...oddTexts,
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53 + 1,
  3_000_000_000,
  [],
  [null],
  ['a', 'a'],
  {},
  { $ne: null },
];

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
}

/** What a form might send: every field there, of the right type. */
export type Known = Readonly<Record<string, unknown>>;

/** Bodies of a schema: one that is plausible for each of its kinds. */
export function plausible(schema: z.ZodType, known: Known): unknown[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return kindsOf(json as JsonSchema).map((kind) => sample(kind, '', known)); // of draft 2020-12
}

function kindsOf(schema: JsonSchema): JsonSchema[] {
  const several = schema.anyOf ?? schema.oneOf;
  if (several !== undefined) return several.flatMap(kindsOf);
  return [schema];
}

function sample(schema: JsonSchema, name: string, known: Known): unknown {
  if (name in known) return known[name];
  const [kind = schema] = kindsOf(schema);
  if (kind.const !== undefined) return kind.const;
  if (kind.enum !== undefined) return kind.enum[0];
  if (kind.properties !== undefined) {
    const fields = Object.entries(kind.properties);
    return Object.fromEntries(fields.map(([key, one]) => [key, sample(one, key, known)]));
  }
  if (kind.type === 'array') return kind.items === undefined ? [] : [sample(kind.items, '', known)];
  if (kind.type === 'null') return null;
  if (kind.type === 'object') return { name: 'Ada' };
  if (kind.type === 'boolean') return false;
  if (kind.type === 'number' || kind.type === 'integer') return Math.max(1, kind.minimum ?? 1);
  return 'Some words 1';
}

export interface Oddity {
  /** Which part of the value is odd. */
  where: string;
  value: unknown;
}

/** The value with each of its parts in turn replaced by each odd thing, or left out. */
export function* oddVariants(value: unknown, where = ''): Generator<Oddity> {
  for (const odd of oddValues) yield { where, value: odd };
  if (Array.isArray(value)) {
    const [first] = value;
    for (const part of oddVariants(first, `${where}[0]`)) yield { ...part, value: [part.value] };
    yield { where: `${where} twice`, value: [first, first] };
  } else if (typeof value === 'object' && value !== null) {
    yield* oddFields(value as Record<string, unknown>, where); // arrays and null are none
  }
}

function* oddFields(value: Record<string, unknown>, where: string): Generator<Oddity> {
  yield { where: `${where}.unknown`, value: { ...value, unknown: 1 } };
  for (const [key, own] of Object.entries(value)) {
    const { [key]: _left, ...others } = value;
    yield { where: `${where}.${key} left out`, value: others };
    for (const part of oddVariants(own, `${where}.${key}`)) {
      yield { where: part.where, value: { ...others, [key]: part.value } };
    }
  }
}
