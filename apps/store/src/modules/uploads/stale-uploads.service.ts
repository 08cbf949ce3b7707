import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';

const dayMs = 86_400_000;
const atOnce = 500;

/**
 * Forgets uploads that nobody finished for a day, and removes their bytes. The row goes first: from
 * then on no register call can make a photo of them.
 */
export async function sweepStaleUploads({
  db,
  files,
}: Pick<Dependencies, 'db' | 'files'>): Promise<void> {
  let keys: string[];
  do {
    keys = await forgetStale(db);
    for (const key of await withoutPhoto(db, keys)) await files.remove(key);
  } while (keys.length === atOnce);
  await files.sweepTemporary(dayMs);
}

async function forgetStale(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .deleteFrom('uploadObjects')
    .where('objectKey', 'in', (row) =>
      row
        .selectFrom('uploadObjects')
        .select('objectKey')
        .where('signedAt', '<', sql<Date>`now() - interval '24 hours'`)
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning('objectKey')
    .execute();
  return rows.map((row) => row.objectKey);
}

async function withoutPhoto(db: Kysely<Tables>, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const kept = await db
    .selectFrom('photos')
    .select('originalKey')
    .where('originalKey', 'in', keys)
    .execute();
  const owned = new Set(kept.map((row) => row.originalKey));
  return keys.filter((key) => !owned.has(key));
}
