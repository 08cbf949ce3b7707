import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { columnOf, type Holder, type HolderKind } from './holder.ts';

const lifetimeMinutes = 10;

interface PendingKey {
  sessionHash: Buffer;
  kind: HolderKind;
}

/** The newest first proof of a browser counts. */
export async function keepPending(
  db: Kysely<Tables>,
  holder: Holder,
  { sessionHash, redirectPath }: { sessionHash: Buffer; redirectPath: string },
): Promise<void> {
  await deletePending(db, { sessionHash, kind: holder.kind });
  const expiresAt = sql<Date>`now() + make_interval(mins => ${lifetimeMinutes})`;
  await db
    .insertInto('pendingSignIns')
    .values({
      sessionHash,
      holderKind: holder.kind,
      [columnOf(holder)]: holder.id,
      redirectPath,
      expiresAt,
    })
    .execute();
}

export async function findPending(db: Kysely<Tables>, { sessionHash, kind }: PendingKey) {
  const column = columnOf({ kind });
  const row = await db
    .selectFrom('pendingSignIns')
    .select([column, 'redirectPath'])
    .where('sessionHash', '=', sessionHash)
    .where('holderKind', '=', kind)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  const id = row?.[column];
  return row && id != null ? { holder: { kind, id }, redirectPath: row.redirectPath } : undefined;
}

export async function deletePending(
  db: Kysely<Tables>,
  { sessionHash, kind }: PendingKey,
): Promise<void> {
  await db
    .deleteFrom('pendingSignIns')
    .where('sessionHash', '=', sessionHash)
    .where('holderKind', '=', kind)
    .execute();
}

/** Whoever brought the first proof, in whichever browser, starts anew. */
export async function deletePendingOf(db: Kysely<Tables>, holder: Holder): Promise<void> {
  await db.deleteFrom('pendingSignIns').where(columnOf(holder), '=', holder.id).execute();
}
