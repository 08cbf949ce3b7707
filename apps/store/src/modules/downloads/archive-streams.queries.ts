import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Any fixed number: whoever takes or asks for a place holds it, so that places are exact. */
const lockKey = 4_172_119;

export async function lockPlaces(trx: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
}

/** Streams of a process that died, and people who stopped asking. */
export async function deleteSilent(trx: Kysely<Tables>): Promise<void> {
  await trx
    .deleteFrom('archiveStreams')
    .where(
      sql<boolean>`heartbeat_at < now() - case when is_waiting then interval '30 seconds' else interval '6 seconds' end`,
    )
    .execute();
}

export function listStreams(trx: Kysely<Tables>) {
  return trx
    .selectFrom('archiveStreams')
    .select(['archiveId', 'accountId', 'guestId', 'isWaiting', 'startedAt'])
    .execute();
}

interface Place {
  id: string;
  archiveId: string;
  accountId: string | null;
  guestId: string | null;
}

export async function insertStream(trx: Kysely<Tables>, place: Place): Promise<void> {
  await trx
    .deleteFrom('archiveStreams')
    .where('archiveId', '=', place.archiveId)
    .where('isWaiting', '=', true)
    .execute();
  await trx
    .insertInto('archiveStreams')
    .values({ ...place, isWaiting: false })
    .execute();
}

export async function keepWaiting(trx: Kysely<Tables>, place: Place): Promise<void> {
  await trx
    .insertInto('archiveStreams')
    .values({ ...place, isWaiting: true })
    .onConflict((conflict) =>
      conflict
        .column('archiveId')
        /* A value beside the text would name no index once the plan is made for all values. */
        .where(sql<boolean>`is_waiting`)
        .doUpdateSet({ heartbeatAt: sql<Date>`now()` }),
    )
    .execute();
}

export async function touchStream(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .updateTable('archiveStreams')
    .set({ heartbeatAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteStream(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('archiveStreams').where('id', '=', id).execute();
}
