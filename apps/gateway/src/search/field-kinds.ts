import { unusualPlaces } from '@albumen/domain/money/decimal-amount';
import { sql, type RawBuilder } from 'kysely';
import type { Condition, Range, SearchField } from './search-fields.ts';

export type Column = RawBuilder<string | null>;

export function text(column: Column): SearchField {
  return { kind: 'text', text: column };
}

export function any(column: Column): SearchField {
  return { kind: 'any', text: column };
}

export function moment(column: RawBuilder<unknown>): SearchField {
  return { kind: 'moment', within: (range) => within(column, range) };
}

/** Whether a moment lies in a range, whose ends may be open. */
export function within(column: RawBuilder<unknown>, { min, max }: Range): Condition {
  return sql`${column} between ${min ?? '-infinity'}::timestamptz and ${max ?? 'infinity'}::timestamptz`;
}

const divisors = Object.entries(unusualPlaces).map(
  ([currency, places]) => sql`when ${sql.lit(currency)} then ${sql.lit(10 ** places)}`,
);

/** An amount as people write it, of columns in minor units and of its currency. */
export function amount(minor: RawBuilder<unknown>, currency: RawBuilder<unknown>): SearchField {
  return {
    kind: 'amount',
    amount: sql<number>`${minor}::numeric / case ${currency} ${sql.join(divisors, sql` `)} else 100 end`,
  };
}
