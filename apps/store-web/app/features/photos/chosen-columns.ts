import type { PhotoColumns } from './photo-list.ts';

/** The rows whose photo is wanted, in the same order. */
export function chosenColumns<Columns extends PhotoColumns>(
  columns: Columns,
  isWanted: (id: string, index: number) => boolean,
): Columns {
  return withRows(
    columns,
    columns.id.flatMap((id, index) => (isWanted(id, index) ? [index] : [])),
  );
}

/** The same columns with these rows in this order. */
export function withRows<Columns extends PhotoColumns>(
  columns: Columns,
  rows: readonly number[],
): Columns {
  const picked = Object.entries(columns).map(([key, column]) => [
    key,
    Array.isArray(column) ? rows.map((row): unknown => column[row]) : column,
  ]);
  // Every array of the columns was picked by the same rows, so the shape is the one that came in.
  return Object.fromEntries(picked) as Columns;
}
