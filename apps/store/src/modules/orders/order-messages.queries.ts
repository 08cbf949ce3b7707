import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export async function insertMessage(
  trx: Kysely<Tables>,
  message: Insertable<Tables['orderMessages']>,
): Promise<void> {
  await trx.insertInto('orderMessages').values(message).execute();
}

/** What was asked about an order, and at its checkout before there was one. */
export interface Thread {
  checkoutId: string;
  /** Null as long as nothing was ordered. */
  orderId: string | null;
}

export function listMessages(db: Kysely<Tables>, { checkoutId, orderId }: Thread) {
  return db
    .selectFrom('orderMessages')
    .select(['author', 'body', 'writtenAt'])
    .where((row) => row.or([row('checkoutId', '=', checkoutId), row('orderId', '=', orderId)]))
    .orderBy('writtenAt')
    .orderBy('id')
    .execute();
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

/** Messages of the threads that changed last; without a reference nothing was ordered yet. */
export function listThreads(db: Kysely<Tables>, count: number) {
  return db
    .with('threads', (query) =>
      query
        .selectFrom('orderMessages')
        .leftJoin('orders', (join) =>
          join.on((row) =>
            row.or([
              row('orders.id', '=', row.ref('orderMessages.orderId')),
              row.and([
                row('orders.checkoutId', '=', row.ref('orderMessages.checkoutId')),
                row('orders.status', '!=', 'unpaid'),
              ]),
            ]),
          ),
        )
        .leftJoin('checkouts', 'checkouts.id', 'orderMessages.checkoutId')
        .select((row) => [
          row.fn.coalesce('orders.id', 'orderMessages.checkoutId').$castTo<string>().as('threadId'),
          row.fn.coalesce('orders.reference', sql.lit('')).as('reference'),
          row.fn.coalesce('orders.contactName', 'checkouts.name', sql.lit('')).as('contactName'),
          'orderMessages.author',
          'orderMessages.body',
          'orderMessages.writtenAt',
          'orderMessages.id as messageId',
        ]),
    )
    .with('recent', (query) =>
      query
        .selectFrom('threads')
        .select((row) => ['threadId', row.fn.max('writtenAt').as('changedAt')])
        .groupBy('threadId')
        .orderBy('changedAt', 'desc')
        .limit(count),
    )
    .selectFrom('recent')
    .innerJoin('threads', 'threads.threadId', 'recent.threadId')
    .select([
      'threads.threadId as orderId',
      'threads.reference',
      'threads.contactName',
      'threads.author',
      'threads.body',
      'threads.writtenAt',
    ])
    .orderBy('recent.changedAt', 'desc')
    .orderBy('threads.writtenAt')
    .orderBy('threads.messageId')
    .execute();
}
