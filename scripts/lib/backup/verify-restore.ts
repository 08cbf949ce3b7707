import type { FileStore } from '@albumen/file-store/file-store';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../apps/store/src/db/tables.ts';
import { booksBalance } from '../../../apps/store/src/modules/books/books-balance.ts';
import type { VerifiedRestore } from '../../../apps/store/src/modules/operator/verified-restores.service.ts';
import { inLanes } from '../in-lanes.ts';

const newestPhotos = 1_000;
/** A bucket answers each after a while. */
const lanes = 16;

interface Restored {
  db: Kysely<Tables>;
  files: FileStore;
}

/**
 * Looks a restored store over: its books balance, and the newest photos have their originals; older ones are
 * compared every night.
 * @throws where something is missing, which it names
 */
export async function verifyRestore(restored: Restored): Promise<VerifiedRestore> {
  const faults = [...(await booksBalance(restored.db)), ...(await missingOriginals(restored))];
  if (faults.length > 0) {
    throw new Error(`The restore is not whole:\n  ${faults.slice(0, 10).join('\n  ')}`);
  }
  return countWhatCameBack(restored.db);
}

async function missingOriginals({ db, files }: Restored): Promise<string[]> {
  const photos = await db
    .selectFrom('photos')
    .select(['fileName', 'originalKey'])
    .orderBy('createdAt', 'desc')
    .limit(newestPhotos)
    .execute();
  const missing: string[] = [];
  await inLanes(lanes, photos, async ({ fileName, originalKey }) => {
    const found = await files.stat(originalKey);
    if (found === undefined) missing.push(`${fileName} has no original: ${originalKey}`);
  });
  return missing;
}

async function countWhatCameBack(db: Kysely<Tables>): Promise<VerifiedRestore> {
  const { rows } = await sql<VerifiedRestore & { restoredTo: Date | null }>`
    select (select count(*)::int from photos) as photos,
           (select count(*)::int from orders where placed_at is not null) as orders,
           greatest((select max(created_at) from photos), (select max(placed_at) from orders),
                    (select max(created_at) from accounts)) as "restoredTo"`.execute(db);
  const { photos = 0, orders = 0, restoredTo } = rows[0] ?? {};
  if (!restoredTo) throw new Error('The restore is not whole:\n  it has no account at all');
  return { photos, orders, restoredTo };
}
