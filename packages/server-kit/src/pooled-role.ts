import { sql, type Kysely } from 'kysely';

interface Found {
  role: string;
  actsAs: string;
  owner: string | null;
  schema: string;
  statements: string;
  transactions: string;
}

/**
 * Behind a pooler in transaction mode a session is nobody's: what a statement may take, and which schema
 * names mean, has to be the role's own. A second program's role acts as the owner of its schema: what it made
 * for itself, no backup could read.
 * @throws with the statements that give the role what it lacks
 */
export async function refuseUnsetRole<DB>(db: Kysely<DB>, schema = 'public'): Promise<void> {
  const { rows } = await sql<Found>`
    select session_user as role, current_user as "actsAs", current_schema() as schema,
           (select pg_get_userbyid(nspowner)::text from pg_namespace where nspname = ${schema}) as owner,
           current_setting('statement_timeout') as statements,
           current_setting('idle_in_transaction_session_timeout') as transactions`.execute(db);
  const [found] = rows;
  if (found === undefined) return;
  const missing = [
    ...(found.statements === '0' ? ["statement_timeout = '20s'"] : []),
    ...(found.transactions === '0' ? ["idle_in_transaction_session_timeout = '30s'"] : []),
    ...(found.schema === schema ? [] : [`search_path = ${schema}`]),
  ];
  const statements = missing.map((setting) => `alter role "${found.role}" set ${setting};`);
  if (schema !== 'public') statements.push(...actAsOwner(found));
  if (statements.length === 0) return;
  throw new Error(
    `DATABASE_URL: behind a pooler its role needs settings of its own. Once: ${statements.join(' ')}`,
  );
}

function actAsOwner({ role, actsAs, owner }: Found): string[] {
  if (owner === null || owner === actsAs) return [];
  return [
    `alter role "${role}" set role = "${owner}";`,
    `reassign owned by "${role}" to "${owner}";`,
  ];
}
