import { sql, type AliasedRawBuilder } from 'kysely';

/* Inserts one row only if a query answers: `insert into … (columns) select values from …`. */

type Row = Record<string, unknown>;

export function columnsOf<R extends Row>(row: R): (keyof R & string)[] {
  return Object.keys(row);
}

export function valuesOf<R extends Row>(
  row: R,
): AliasedRawBuilder<R[keyof R & string], keyof R & string>[] {
  return columnsOf(row).map((column) => sql<R[typeof column]>`${row[column]}`.as(column));
}
