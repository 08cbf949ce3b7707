import { sql, type Kysely } from 'kysely';

interface Found {
  role: string;
  schema: string;
  statements: string;
  transactions: string;
}

/**
 * Behind a pooler in transaction mode a session is nobody's: what a statement may take, and which schema
 * names mean, has to be the role's own.
 * @throws with the statements that give the role what it lacks
 */
export async function refuseUnsetRole<DB>(db: Kysely<DB>, schema = 'public'): Promise<void> {
  const { rows } = await sql<Found>`
    select current_user as role, current_schema() as schema,
           current_setting('statement_timeout') as statements,
           current_setting('idle_in_transaction_session_timeout') as transactions`.execute(db);
  const [found] = rows;
  if (found === undefined) return;
  const missing = [
    ...(found.statements === '0' ? ["statement_timeout = '20s'"] : []),
    ...(found.transactions === '0' ? ["idle_in_transaction_session_timeout = '30s'"] : []),
    ...(found.schema === schema ? [] : [`search_path = ${schema}`]),
  ];
  if (missing.length === 0) return;
  const remedy = missing.map((setting) => `alter role "${found.role}" set ${setting};`).join(' ');
  throw new Error(
    `DATABASE_URL: behind a pooler its role needs settings of its own. Once: ${remedy}`,
  );
}
