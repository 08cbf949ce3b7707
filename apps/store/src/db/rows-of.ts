import { sql } from 'kysely';
import { storableJson } from './storable-json.ts';

/**
 * Rows as one value, for `jsonb_populate_recordset`: a statement has room for 65,535 values, and one for each
 * number of rows would be as many to prepare.
 */
export function rowsOf(rows: readonly object[]): string {
  return storableJson(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [columnOf(key), value])),
    ),
  );
}

/** The rows of such a value, to select from as `given`. */
export function givenRows<Row>(table: 'people' | 'orderItems', rows: string) {
  return sql<Row>`jsonb_populate_recordset(null::${sql.table(table)}, ${rows}::jsonb)`.as('given');
}

function columnOf(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
