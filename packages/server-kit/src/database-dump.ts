import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Client, type ClientConfig } from 'pg';
import * as copyStreams from 'pg-copy-streams';
import type { DatabaseConnection } from './database-connection.ts';
import {
  isEmpty,
  listSequences,
  listTables,
  quoted,
  withoutConstraints,
  type SequenceState,
  type TableShape,
} from './lib/dump/catalog.ts';

/** What was written of a database, to be kept beside the files. */
export interface DumpContents {
  tables: readonly DumpedTable[];
  sequences: readonly SequenceState[];
}

export interface DumpedTable extends TableShape {
  /** Name in the dump's folder; PostgreSQL's text format, gzip. */
  file: string;
  rows: number;
}

export interface DumpOptions {
  connection: DatabaseConnection | string;
  /** An existing folder; one file per table goes there. */
  folder: string;
  /** Which tables: by schema, and by what `isWanted` says. */
  schemas: readonly string[];
  isWanted?: (table: TableShape) => boolean;
}

/**
 * Writes the rows of a database as of one moment, while it is in use and without keeping anybody
 * waiting. Tables and types themselves are not written: migrations make them again.
 */
export async function dumpDatabase(options: DumpOptions): Promise<DumpContents> {
  const { folder, schemas, isWanted = () => true } = options;
  return withClient(options.connection, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const tables: DumpedTable[] = [];
    for (const table of (await listTables(client, schemas)).filter(isWanted)) {
      tables.push(await dumpTable(client, table, folder));
    }
    const sequences = await listSequences(client, schemas);
    await client.query('commit');
    return { tables, sequences };
  });
}

export interface LoadOptions {
  connection: DatabaseConnection | string;
  folder: string;
  contents: DumpContents;
}

/**
 * Replaces the rows of all dumped tables by those of the dump, in one transaction. The tables must
 * be there; a column that they no longer have is an error, one that is new gets its default.
 */
export async function loadDatabase({ connection, folder, contents }: LoadOptions): Promise<void> {
  const { tables, sequences } = contents;
  await withClient(connection, async (client) => {
    await client.query('begin');
    await withoutConstraints(client, tables, async () => {
      for (const table of tables) await loadTable(client, table, folder);
    });
    for (const { schema, name, lastValue, isCalled } of sequences) {
      const sequence = quoted(client, { schema, name });
      await client.query('select setval($1, $2, $3)', [sequence, lastValue, isCalled]);
    }
    await client.query('commit');
  });
}

/** Whether none of the wanted tables holds a row. */
export async function isDatabaseEmpty(options: Omit<DumpOptions, 'folder'>): Promise<boolean> {
  const { schemas, isWanted = () => true } = options;
  return withClient(options.connection, async (client) =>
    isEmpty(client, (await listTables(client, schemas)).filter(isWanted)),
  );
}

async function dumpTable(client: Client, table: TableShape, folder: string): Promise<DumpedTable> {
  const file = `${table.schema}.${table.name}.copy.gz`;
  const select = `select ${columnList(client, table)} from ${quoted(client, table)}`;
  const rows = client.query(copyStreams.to(`copy (${select}) to stdout`));
  await pipeline(rows, createGzip(), createWriteStream(join(folder, file), { flush: true }));
  return { ...table, file, rows: rows.rowCount };
}

async function loadTable(client: Client, table: DumpedTable, folder: string): Promise<void> {
  const target = quoted(client, table);
  await client.query(`delete from ${target}`);
  const sink = client.query(
    copyStreams.from(`copy ${target} (${columnList(client, table)}) from stdin`),
  );
  await pipeline(createReadStream(join(folder, table.file)), createGunzip(), sink);
  if (sink.rowCount === table.rows) return;
  throw new Error(`${table.file} holds ${sink.rowCount} rows instead of ${table.rows}`);
}

function columnList(client: Client, { columns }: TableShape): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ');
}

async function withClient<Result>(
  connection: DatabaseConnection | string,
  use: (client: Client) => Promise<Result>,
): Promise<Result> {
  const where = typeof connection === 'string' ? { connectionString: connection } : connection;
  const config: ClientConfig = {
    ...where,
    application_name: 'albumen backup',
    statement_timeout: 0,
  };
  const client = new Client(config);
  // The query under way fails with a broken connection; without a listener the process would end.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
