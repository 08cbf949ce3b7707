import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export async function isProcessing(db: Kysely<Tables>, renditionToken: string): Promise<boolean> {
  const row = await db
    .selectFrom('photos')
    .select('id')
    .where('renditionToken', '=', renditionToken)
    .where('state', '=', 'processing')
    .executeTakeFirst();
  return row !== undefined;
}
