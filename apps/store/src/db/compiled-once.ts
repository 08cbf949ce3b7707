import { isRecord } from '@albumen/domain/json-record';
import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { constantsAsLiterals } from './constants-as-literals.ts';
import type { Tables } from './tables.ts';

/** Stands in a statement for a value that is not known yet. */
class Placeholder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}

/**
 * A statement that is built and compiled when it is first asked for, and only given its values from then
 * on: building one of many columns costs as much as the database takes for it. Which columns are written,
 * and how many rows, may differ from call to call: each such shape is compiled once. Nothing else in it may
 * depend on a value.
 *
 * What is no such value stands in its text: an index of some rows only (`where status = 'pending'`) serves a
 * kept plan only if the plan can see that it is these rows that are asked for.
 *
 * @returns runs it with its values and answers its rows; those that are `undefined` are as good as absent,
 * and lists of records are rows to be written
 */
export function compiledOnce<Given extends object, Row>(
  build: (db: Kysely<Tables>, values: Given) => Compilable<Row>,
): (db: Kysely<Tables>, values: Given) => Promise<Row[]> {
  const compiled = new Map<string, CompiledQuery<Row>>();
  return async (db, given) => {
    const values = new Map<string, unknown>();
    collect(given, '', values);
    const shape = [...values.keys()].join(' ');
    let query = compiled.get(shape);
    if (query === undefined) {
      query = build(db.withPlugin(constantsAsLiterals), withPlaceholders(given, '')).compile();
      compiled.set(shape, query);
    }
    const parameters = query.parameters.map((one) =>
      one instanceof Placeholder ? values.get(one.path) : one,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

/** Each value by its path. */
function collect(given: object, above: string, values: Map<string, unknown>): void {
  for (const [key, value] of entriesOf(given)) {
    const path = above + key;
    if (!isRows(value)) values.set(path, value);
    else for (const [at, row] of value.entries()) collect(row, `${path}.${at}.`, values);
  }
}

/** The same with a placeholder for each value; of the same type to whoever passes it on. */
function withPlaceholders<Given extends object>(given: Given, above: string): Given {
  const parts = entriesOf(given).map(([key, value]) => {
    const path = above + key;
    const rowsOf = (rows: object[]) =>
      rows.map((row, at) => withPlaceholders(row, `${path}.${at}.`));
    return [key, isRows(value) ? rowsOf(value) : new Placeholder(path)];
  });
  return Object.fromEntries(parts) as Given;
}

function entriesOf(given: object): [string, unknown][] {
  return Object.entries(given).filter(([, value]) => value !== undefined);
}

function isRows(value: unknown): value is object[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => isRecord(one));
}
