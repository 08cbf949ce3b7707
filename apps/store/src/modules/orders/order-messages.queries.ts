import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export async function insertMessage(
  trx: Kysely<Tables>,
  message: Insertable<Tables['orderMessages']>,
): Promise<void> {
  await trx.insertInto('orderMessages').values(message).execute();
}

export function listMessages(db: Kysely<Tables>, orderId: string) {
  return db
    .selectFrom('orderMessages')
    .select(['author', 'body', 'writtenAt'])
    .where('orderId', '=', orderId)
    .orderBy('writtenAt')
    .orderBy('id')
    .execute();
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];
