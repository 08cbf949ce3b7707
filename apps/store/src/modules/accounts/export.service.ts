import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { exportedLists } from './exported-lists.ts';

/**
 * Everything we hold about an account, in one consistent reading. Photos are listed with their facts;
 * their bytes come with each gallery's own download.
 */
export async function exportAccount(db: Kysely<Tables>, accountId: string): Promise<unknown> {
  const lists = Object.entries(exportedLists).map(
    ([name, rowsOf]) =>
      sql`${sql.lit(name)}, (select coalesce(json_agg(e), '[]') from (${rowsOf(accountId)}) e)`,
  );
  const { rows } = await sql<{ content: unknown }>`
    select json_build_object(
      'account', (select to_json(a) from (select email, first_name, last_name, company_name, lab_brand,
          verified_at, created_at, whcc_id from accounts where id = ${accountId}) a),
      ${sql.join(lists)}
    ) as content`.execute(db);
  return rows[0]?.content;
}
