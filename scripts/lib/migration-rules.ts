/** How a migration that takes something away begins: with what proves that no running release needs it. */
const reason = /^-- Contracts \S+: \S/m;

const contractions: readonly (readonly [RegExp, string])[] = [
  [
    /\bdrop\s+(table|column|schema|type|sequence|view)\b/,
    'drops what the previous release may use',
  ],
  [/\balter\s+table\b[^;]*\brename\s+(to|column|(?!constraint)\w+\s+to)\b/, 'renames'],
  [/\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/, 'changes a type'],
  [/\bset\s+not\s+null\b/, 'demands a value that the previous release may leave out'],
  [
    /\balter\s+table\b[^;]*\badd\s+(constraint\s+\S+\s+)?(check|unique|foreign\s+key|exclude)\b/,
    'forbids what the previous release may write',
  ],
];

/**
 * What in a migration the previous release could not live with, while both run or after a rollback: it has
 * to wait for a release in which nothing uses it, and then says so in a line like
 * `-- Contracts 0200-operators: no release since then reads token_hash.`
 */
export function contractionsIn(migration: string): readonly string[] {
  if (reason.test(migration)) return [];
  const sql = statementsOf(migration);
  const found = contractions.filter(([pattern]) => pattern.test(sql)).map(([, what]) => what);
  return hasDemandingColumn(sql)
    ? [...found, 'adds a column that the previous release leaves out']
    : found;
}

/**
 * The tables of before that a migration builds indexes of. Of several it would keep all writers out until its end,
 * in an order of its own: where theirs is another, both are in a deadlock.
 */
export function oldTablesIndexedBy(migration: string): readonly string[] {
  const sql = statementsOf(migration);
  const made = new Set(namesIn(sql, /\bcreate\s+table\s+(\w+)/g));
  const indexed = namesIn(sql, /\bcreate\s+(?:unique\s+)?index\b[^;(]*?\bon\s+(\w+)/g);
  return [...new Set(indexed)].filter((table) => !made.has(table));
}

function namesIn(sql: string, pattern: RegExp): string[] {
  return [...sql.matchAll(pattern)].map(([, name = '']) => name);
}

const statementsOf = (migration: string) => migration.replaceAll(/--.*$/gm, '').toLowerCase();

/** A new column of an old table has a default, or may be empty. */
function hasDemandingColumn(sql: string): boolean {
  const alterations = sql.split(';').filter((statement) => /\balter\s+table\b/.test(statement));
  return alterations
    .flatMap((statement) => statement.split(/\badd\b/).slice(1))
    .some((column) => /\bnot\s+null\b/.test(column) && !/\b(default|generated)\b/.test(column));
}
