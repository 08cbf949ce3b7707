import type { Selectable } from 'kysely';
import type { Tables } from './tables.ts';

type Column<Table extends keyof Tables> = keyof Selectable<Tables[Table]>;

/**
 * Columns of a table that are read, each by its name: a statement that reads all there are can't be kept by the
 * server in a transaction.
 */
export function columnsOf<
  Table extends keyof Tables,
  const Columns extends readonly Column<Table>[],
>(_table: Table, columns: Columns): Columns {
  return columns;
}

/** What reading these columns answers. */
export type RowOf<Table extends keyof Tables, Columns extends readonly Column<Table>[]> = Pick<
  Selectable<Tables[Table]>,
  Columns[number]
>;
