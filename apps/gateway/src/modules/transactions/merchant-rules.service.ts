import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/tables.ts';

const rejectsOn = z.array(z.enum(['avs', 'cvv']));

/** The gateway's own rules of a merchant. */
export async function rulesOf(db: Kysely<Tables>, merchantId: string) {
  const row = await db
    .selectFrom('merchants')
    .select(['duplicateWindowMs', 'rejectsOn'])
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return { duplicateWindowMs: row.duplicateWindowMs, rejectsOn: rejectsOn.parse(row.rejectsOn) };
}
