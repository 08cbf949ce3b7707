import { withRows } from '../../photos/chosen-columns.ts';
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
  return withRows(columns, rows);
}
