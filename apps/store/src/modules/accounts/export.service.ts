import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { accountOf } from '../../http/guards.ts';
import type { Visit } from '../../http/visit.ts';
import { recordChange } from '../audit/audit.service.ts';
import { exportedLists } from './exported-lists.ts';

/**
 * Everything we hold about an account, in one consistent reading. Photos are listed with their facts;
 * their bytes come with each gallery's own download.
 */
export async function exportAccount(db: Kysely<Tables>, visit: Visit): Promise<unknown> {
  const { id: accountId, email } = accountOf(visit);
  const change = { action: 'export.account', subjectId: accountId, subjectName: email } as const;
  await recordChange(db, visit, change);
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
