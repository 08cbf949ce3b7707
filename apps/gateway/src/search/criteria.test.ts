import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler, sql } from 'kysely';
import { PostgresIntrospector } from 'kysely';
import { expect, test } from 'vitest';
import { readCriteria } from './criteria.ts';
import { parseMoment } from './moment.ts';
import type { SearchFields } from './search-fields.ts';

const db = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const fields: SearchFields = {
  order_id: { kind: 'text', text: sql`order_id` },
  status: { kind: 'any', text: sql`status` },
  amount: { kind: 'amount', amount: sql`amount` },
  created_at: {
    kind: 'moment',
    within: ({ min, max }) => sql`at between ${min ?? '-infinity'} and ${max ?? 'infinity'}`,
  },
  refund: { kind: 'flag', when: sql`is_refund` },
};

function compiled(criteria: unknown) {
  const read = readCriteria(fields, criteria);
  if ('problem' in read) return read.problem;
  const { sql: text, parameters } = sql.join(read.conditions, sql` and `).compile(db);
  return [text, ...parameters];
}

test('text is compared as it is, patterns take every sign literally', () => {
  expect(compiled({ order_id: { is: "a' or 1=1 --" } })).toEqual(['order_id = $1', "a' or 1=1 --"]);
  expect(compiled({ order_id: { starts_with: '50%_', is_not: 'b' } })).toEqual([
    'order_id is distinct from $1 and order_id ilike $2',
    'b',
    String.raw`50\%\_%`,
  ]);
});

test('lists, ranges and flags', () => {
  expect(
    compiled({ status: ['settled', 'voided'], amount: { min: '1.00', max: 20 }, refund: false }),
  ).toEqual([
    'status = any($1::text[]) and amount >= $2::numeric and amount <= $3::numeric and not (is_refund)',
    ['settled', 'voided'],
    '1.00',
    '20',
  ]);
  expect(compiled({ created_at: { is: '2026-05-04T03:02:01Z' } })).toEqual([
    'at between $1 and $2',
    '2026-05-04T03:02:01.000Z',
    '2026-05-04T03:02:01.999Z',
  ]);
});

test.each([
  [{ password: { is: 'x' } }, 'password cannot be searched by'],
  [{ __proto__x: 1 }, '__proto__x cannot be searched by'],
  [{ constructor: { is: 'x' } }, 'constructor cannot be searched by'],
  [{ amount: { min: '1; drop table' } }, 'the criterion for amount is invalid'],
  [{ order_id: { like: 'x' } }, 'the criterion for order_id is invalid'],
  [{ created_at: { min: 'yesterday' } }, 'the criterion for created_at is invalid'],
  [{ created_at: { min: '0000-01-01' } }, 'the criterion for created_at is invalid'],
  [{ created_at: { max: '99999-01-01' } }, 'the criterion for created_at is invalid'],
  ['x', 'search must be an object of criteria'],
])('%o is refused', (criteria, problem) => {
  expect(compiled(criteria)).toBe(problem);
});

test('a day includes its last millisecond', () => {
  expect(parseMoment('2026-05-04', 'first')).toBe('2026-05-04T00:00:00.000Z');
  expect(parseMoment('2026-05-04', 'last')).toBe('2026-05-04T23:59:59.999Z');
});
