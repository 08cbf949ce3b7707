import type { ClientBase } from 'pg';

/** A table and what of it has to be kept. */
export interface TableShape {
  schema: string;
  name: string;
  /** The columns without those that PostgreSQL computes from others. */
  columns: readonly string[];
}

/** A counter behind an identity or serial column. */
export interface SequenceState {
  schema: string;
  name: string;
  /** The counter is text: it may be beyond what a number holds. */
  lastValue: string;
  isCalled: boolean;
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** The tables of some schemas; a partitioned table stands for its parts. */
export async function listTables(
  client: ClientBase,
  schemas: readonly string[],
): Promise<readonly TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select nspname as schema, relname as name, array_agg(attname::text order by attnum) as columns
       from pg_class
       join pg_namespace on pg_namespace.oid = relnamespace
       join pg_attribute on attrelid = pg_class.oid
      where nspname = any($1) and relkind in ('r', 'p') and not relispartition
        and attnum > 0 and not attisdropped and attgenerated = ''
      group by nspname, relname
      order by nspname, relname`,
    [schemas],
  );
  return rows;
}

export async function listSequences(
  client: ClientBase,
  schemas: readonly string[],
): Promise<readonly SequenceState[]> {
  const { rows } = await client.query<SequenceState>(
    `select schemaname as schema, sequencename as name,
            coalesce(last_value, start_value)::text as "lastValue",
            last_value is not null as "isCalled"
       from pg_sequences where schemaname = any($1) order by 1, 2`,
    [schemas],
  );
  return rows;
}

/** Whether the schemas hold a row in any of the tables. */
export async function isEmpty(client: ClientBase, tables: readonly TableShape[]): Promise<boolean> {
  for (const table of tables) {
    const { rows } = await client.query(`select from ${quoted(client, table)} limit 1`);
    if (rows.length > 0) return false;
  }
  return true;
}

/**
 * Runs `fill` without foreign keys and without triggers: rows come table by table, and what a
 * trigger would write is among them. The keys are checked when they come back.
 */
export async function withoutConstraints(
  client: ClientBase,
  tables: readonly TableShape[],
  fill: () => Promise<void>,
): Promise<void> {
  const keys = await listForeignKeys(client, tables);
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`);
  }
  await setTriggers(client, tables, 'disable');
  await fill();
  await setTriggers(client, tables, 'enable');
  for (const { table, name, definition } of keys) {
    const constraint = client.escapeIdentifier(name);
    await client.query(`alter table ${table} add constraint ${constraint} ${definition}`);
  }
}

/** The table's name as SQL. */
export function quoted(client: ClientBase, { schema, name }: Pick<TableShape, 'schema' | 'name'>) {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
}

/** Those of partitions too: they are tables of their own here. */
async function listForeignKeys(
  client: ClientBase,
  tables: readonly TableShape[],
): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name,
            pg_get_constraintdef(pg_constraint.oid) as definition
       from pg_constraint
      where contype = 'f' and conparentid = 0 and connamespace = any($1::regnamespace[])`,
    [[...new Set(tables.map(({ schema }) => client.escapeIdentifier(schema)))]],
  );
  return rows;
}

async function setTriggers(
  client: ClientBase,
  tables: readonly TableShape[],
  what: 'enable' | 'disable',
): Promise<void> {
  for (const table of tables) {
    await client.query(`alter table ${quoted(client, table)} ${what} trigger user`);
  }
}
