/**
 * Writes db/tables.gen.ts of each application from a migrated database: the SQL migrations stay the
 * only truth. `--check` compares instead and fails on a difference.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import { withMigratedDatabase } from '@albumen/test-kit/migrated-database';

interface Column {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isComputed: boolean;
}

/** Each application has a schema of its own. */
const schemas = { store: 'public', gateway: 'gateway' };

const typeOf: Record<string, string> = {
  text: 'string',
  uuid: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  bytea: 'Buffer',
  date: 'string',
  timestamp: 'string',
  timestamptz: 'Timestamp',
  jsonb: 'Json',
};

async function columnsOf(db: Kysely<unknown>, schema: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as "column", udt_name as "type",
      is_nullable = 'YES' as "isNullable", (column_default is not null or is_identity = 'YES') as "hasDefault",
      is_generated = 'ALWAYS' as "isComputed"
    from information_schema.columns
    where table_schema = ${schema} and table_name <> 'schema_migrations'
    order by table_name, ordinal_position`.execute(db);
  return rows;
}

function camel(name: string): string {
  return name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function pascal(name: string): string {
  const inCamel = camel(name);
  return inCamel.charAt(0).toUpperCase() + inCamel.slice(1);
}

function lineOf(column: Column): string {
  const type = typeOf[column.type];
  if (type === undefined)
    throw new Error(`no type for ${column.table}.${column.column} (${column.type})`);
  const nullable = column.isNullable ? `${type} | null` : type;
  return `  ${camel(column.column)}: ${wrapped(column, nullable)};`;
}

function wrapped({ isComputed, hasDefault }: Column, type: string): string {
  if (isComputed) return `Computed<${type}>`;
  return hasDefault ? `Generated<${type}>` : type;
}

function render(columns: Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table);
  const shapes = [...tables].map(
    ([table, own]) => `export interface ${pascal(table)} {\n${own.map(lineOf).join('\n')}\n}\n`,
  );
  const index = [...tables.keys()]
    .map((table) => `  ${camel(table)}: ${pascal(table)};`)
    .join('\n');
  return [
    '// Made by scripts/generate-tables.ts from the migrations; do not edit.',
    `import type { ${importsOf(columns)} } from './column-types.ts';\n`,
    ...shapes,
    `export interface GeneratedTables {\n${index}\n}\n`,
  ].join('\n');
}

/** Each application imports what its own tables use. */
function importsOf(columns: Column[]): string {
  const computed = columns.some(({ isComputed }) => isComputed) ? ['Computed'] : [];
  return [...computed, 'Generated', 'Json', 'Timestamp'].join(', ');
}

async function generate(app: string, schema: string): Promise<void> {
  const place = new URL(`../apps/${app}/src/db/`, import.meta.url);
  const target = new URL('tables.gen.ts', place);
  const folder = new URL('migrations/', place);
  const migrations = schema === 'public' ? { folder } : { folder, schema };
  const source = await withMigratedDatabase(migrations, async (db) =>
    render(await columnsOf(db, schema)),
  );
  if (!process.argv.includes('--check')) return writeFile(target, source);
  if ((await readFile(target, 'utf8')) !== source) {
    console.error(`${app}'s tables.gen.ts is stale: run npm run generate`);
    process.exitCode = 1;
  }
}

for (const [app, schema] of Object.entries(schemas)) await generate(app, schema);
