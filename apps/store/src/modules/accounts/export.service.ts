import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { accountOf } from '../../http/guards.ts';
import type { Visit } from '../../http/visit.ts';
import { withScratchFolder } from '../../scratch-folder.ts';
import { recordChange } from '../audit/audit.service.ts';
import { exportedLists } from './exported-lists.ts';

/**
 * Everything we hold about an account, in one consistent reading. Photos are listed with their facts;
 * their bytes come with each gallery's own download. It is written list by list into a file that goes with
 * its reader: no process holds all of it, and a slow line holds no connection to the database.
 */
export async function exportAccount(db: Kysely<Tables>, visit: Visit): Promise<Readable> {
  const { id: accountId, email } = accountOf(visit);
  const change = { action: 'export.account', subjectId: accountId, subjectName: email } as const;
  await recordChange(db, visit, change);
  return withScratchFolder(async (folder) => {
    const path = join(folder, 'account.json');
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => pipeline(Readable.from(partsOf(trx, accountId)), createWriteStream(path)));
    return (await open(path)).createReadStream();
  });
}

async function* partsOf(trx: Kysely<Tables>, accountId: string): AsyncGenerator<string> {
  const [account] = await rowsOf(
    trx,
    sql`select email, first_name, last_name, company_name, lab_brand, verified_at, created_at, whcc_id
      from accounts where id = ${accountId}`,
  );
  yield `{"account":${account ?? 'null'}`;
  for (const [name, listOf] of Object.entries(exportedLists)) {
    yield `,${JSON.stringify(name)}:[`;
    for (const [at, row] of (await rowsOf(trx, listOf(accountId))).entries()) {
      yield at === 0 ? row : `,${row}`;
    }
    yield ']';
  }
  yield '}';
}

async function rowsOf(trx: Kysely<Tables>, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`
    select to_json(e)::text as row from (${query}) e`.execute(trx);
  return rows.map(({ row }) => row);
}
