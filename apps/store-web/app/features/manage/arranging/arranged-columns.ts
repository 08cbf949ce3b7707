import type { PhotoColumns } from '../../photos/photo-list.ts';

/** The same rows in the order of the ids given; photos that it does not name come last. */
export function arrangedColumns<Columns extends PhotoColumns>(
  columns: Columns,
  order: readonly string[],
): Columns {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = (row: number) => places.get(columns.id[row] ?? '') ?? order.length;
  const rows = columns.id
    .map((_, row) => row)
    .toSorted((left, right) => placeOf(left) - placeOf(right) || left - right);
  const arranged = Object.entries(columns).map(([key, column]) => [
    key,
    Array.isArray(column) ? rows.map((row): unknown => column[row]) : column,
  ]);
  // Every array of the columns was arranged by the same rows, so the shape is the one that came in.
  return Object.fromEntries(arranged) as Columns;
}
