import type { OperatorOverview } from '@albumen/contract/endpoints/operator';
import type { Dependencies } from '../../dependencies.ts';

type Needed = Pick<Dependencies, 'db'>;

/** A restore that was looked over and found whole. */
export interface VerifiedRestore {
  /** When the last thing happened that came back. */
  restoredTo: Date;
  photos: number;
  orders: number;
}

export async function recordVerifiedRestore({ db }: Needed, restore: VerifiedRestore) {
  await db.insertInto('verifiedRestores').values(restore).execute();
}

/** Null where none ever was: such a backup is a hope. */
export async function lastVerifiedRestore({
  db,
}: Needed): Promise<OperatorOverview['verifiedRestore']> {
  const last = await db
    .selectFrom('verifiedRestores')
    .select(['verifiedAt', 'restoredTo', 'photos', 'orders'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return null;
  const { verifiedAt, restoredTo, ...counts } = last;
  return {
    ...counts,
    verifiedAt: verifiedAt.toISOString(),
    restoredTo: restoredTo.toISOString(),
  };
}
