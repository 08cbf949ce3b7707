import { CamelCasePlugin, Kysely } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import type { DatabaseConnection } from './database-connection.ts';
import { PipeliningDialect } from './lib/pipelining-dialect.ts';
import { keepStatements, statementNames } from './lib/prepared-statements.ts';

export interface DatabaseOptions {
  /** A connection, or its `postgres://` address. */
  connection: DatabaseConnection | string;
  /** Connections this process may open; 10 by default. */
  poolSize?: number;
  /** The schema that unqualified names mean; `public` by default. */
  schema?: string;
  /**
   * A pooler in transaction mode stands in between: no settings are sent, since the role has them
   * (`refuseUnsetRole`), and no statements kept.
   */
  isPooled?: boolean;
  /** Shown in `pg_stat_activity`. */
  applicationName: string;
  /** How long a caller waits for a free connection; 10 s by default. */
  connectionTimeoutMs?: number;
  /** Longest run of one statement; 20 s by default, below the 25 s a request may take. */
  statementTimeoutMs?: number;
  /** Gets a way to ask how busy the pool is. */
  onPool?: (load: () => PoolLoad) => void;
  /** Called when an idle connection breaks, as in a restart of the database; the pool mends itself. */
  onConnectionLost?: (error: Error) => void;
}

/** Connections of a pool by what they do, and callers that wait for one. */
export interface PoolLoad {
  busy: number;
  idle: number;
  waiting: number;
}

/** PostgreSQL's own numbers for types whose usual parsing loses something. */
const parsers = new Map<number, (text: string) => unknown>([
  [20, parseInt8],
  // A calendar day and a wall clock time belong to no time zone: `Date` would move them.
  [1082, (day) => day],
  [1114, (time) => time],
]);

/**
 * A pool of connections behind Kysely: columns are `snake_case` in SQL and `camelCase` here, keys
 * inside JSON values stay as they are; `bigint` arrives as a number, `date` as text, `timestamptz` as
 * a `Date`. Connections open when needed and stay; `destroy()` closes them. The server keeps statements that come
 * again.
 */
export function openDatabase<DB>(options: DatabaseOptions): Kysely<DB> {
  const pool = new Pool(poolConfig(options));
  // Without listeners a broken connection would end the process: an idle one speaks through the
  // pool, one that is in use only for itself, and then its query fails as well.
  pool.on('error', (error) => options.onConnectionLost?.(error));
  options.onPool?.(() => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
  const names = statementNames();
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (options.isPooled !== true) keepStatements(client, names);
  });
  return new Kysely<DB>({
    dialect: new PipeliningDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/** The value of an `int8` column.
 * @throws RangeError beyond 2^53, where a number would silently be another one */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
}

function poolConfig(options: DatabaseOptions): PoolConfig {
  const { connection } = options;
  const where = typeof connection === 'string' ? { connectionString: connection } : connection;
  return {
    ...where,
    max: options.poolSize ?? 10,
    application_name: options.applicationName,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 10_000,
    keepAlive: true,
    pipeline: true,
    // Closed after ten quiet seconds, as by default, all would be opened at once in the next rush, which waits.
    idleTimeoutMillis: 0,
    ...(options.isPooled !== true && sessionSettings(options)),
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        parsers.get(oid) ?? types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  };
}

function sessionSettings({ statementTimeoutMs = 20_000, schema }: DatabaseOptions): PoolConfig {
  return {
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    ...(schema !== undefined && { options: `-c search_path=${schema}` }),
  };
}
