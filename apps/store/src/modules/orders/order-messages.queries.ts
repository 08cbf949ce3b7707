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

/** Messages of the orders whose threads changed last. */
export function listThreads(db: Kysely<Tables>, count: number) {
  return db
    .with('recent', (query) =>
      query
        .selectFrom('orderMessages')
        .select((row) => ['orderId', row.fn.max('writtenAt').as('changedAt')])
        .groupBy('orderId')
        .orderBy('changedAt', 'desc')
        .limit(count),
    )
    .selectFrom('recent')
    .innerJoin('orders', 'orders.id', 'recent.orderId')
    .innerJoin('orderMessages', 'orderMessages.orderId', 'recent.orderId')
    .select([
      'orders.id as orderId',
      'orders.reference',
      'orders.contactName',
      'orderMessages.author',
      'orderMessages.body',
      'orderMessages.writtenAt',
    ])
    .orderBy('recent.changedAt', 'desc')
    .orderBy('orderMessages.writtenAt')
    .orderBy('orderMessages.id')
    .execute();
}
