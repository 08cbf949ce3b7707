import type { PoolClient, QueryConfig } from 'pg';

/** A statement that comes this often is worth keeping. */
const timesBeforeKeeping = 3;
/** Statements of varying length, such as lists of ids, must not fill the server's memory. */
const mostKept = 400;
const mostCounted = 4_000;

/** Which statements the server keeps parsed and planned; one for all connections of a pool. */
export interface StatementNames {
  /** The name that the server keeps a statement under; undefined for one that is not worth it. */
  nameOf: (text: string) => string | undefined;
  /** Whether a table that gets a column changes what the statement answers. */
  readsAllColumns: (text: string) => boolean;
  /** Names all of them anew: what the server keeps is of tables that have changed since. */
  forget: () => void;
}

export function statementNames(): StatementNames {
  let seen = new Map<string, number>();
  let names = new Map<string, string>();
  let count = 0;
  const starred = new Map<string, boolean>();
  return {
    readsAllColumns(text) {
      const known = starred.get(text);
      if (known !== undefined) return known;
      const readsAll = hasStar(text) && hasStar(outermostOf(text));
      if (starred.size < mostCounted) starred.set(text, readsAll);
      return readsAll;
    },
    nameOf(text) {
      const known = names.get(text);
      if (known !== undefined || names.size >= mostKept) return known;
      const times = (seen.get(text) ?? 0) + 1;
      if (times < timesBeforeKeeping) {
        if (seen.size < mostCounted) seen.set(text, times);
        return undefined;
      }
      seen.delete(text);
      count += 1;
      names.set(text, `s${count}`);
      return `s${count}`;
    },
    forget() {
      seen = new Map();
      names = new Map();
    },
  };
}

/**
 * Has the server keep the statements of a connection that come again: it parses and plans each once, which
 * is half of what short statements cost it. Those without parameters pass through: a migration's hold
 * several commands in one text, which can't be kept.
 *
 * A migration beside us may add a column under a kept statement that reads all of them. It is then read
 * anew; in a transaction, which such an error would end, statements of that kind are not kept.
 */
export function keepStatements(client: PoolClient, names: StatementNames): void {
  const { nameOf, readsAllColumns, forget } = names;
  const query = client.query.bind(client);
  let isInTransaction = false;
  const named = (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
    const isParametric = typeof text === 'string' && Array.isArray(values) && values.length > 0;
    if (!isParametric) {
      if (typeof text === 'string') isInTransaction = transactionAfter(text, isInTransaction);
      return Reflect.apply(query, client, [text, values, ...rest]);
    }
    const name = isInTransaction && readsAllColumns(text) ? undefined : nameOf(text);
    if (name === undefined) return Reflect.apply(query, client, [text, values, ...rest]);
    const config: QueryConfig = { name, text, values: [...values] };
    return query(config).catch((error: unknown) => {
      if (!isOutdated(error)) throw error;
      forget();
      if (isInTransaction) throw error;
      return query(text, values);
    });
  };
  // The overloads of `query` that take a text and its values; all others pass through.
  client.query = named as typeof client.query;
}

function transactionAfter(text: string, before: boolean): boolean {
  if (/^\s*(begin|start transaction)\b/i.test(text)) return true;
  if (/^\s*(commit|end|rollback(?! to))\b/i.test(text)) return false;
  return before;
}

/** As `select *`, `returning *` and `"photos".*` do. */
function hasStar(text: string): boolean {
  return /(?:\bselect |\breturning |, |\.)\*/i.test(text);
}

/** Without what stands in parentheses: the outermost list of columns decides what a statement answers. */
function outermostOf(text: string): string {
  const outer = text.replaceAll(/\([^()]*\)/g, '');
  return outer === text ? text : outermostOf(outer);
}

/** A table was changed under a kept statement that selects all of its columns. */
function isOutdated(error: unknown): boolean {
  return error instanceof Error && error.message.includes('cached plan must not change');
}
