import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { payableColumns, type PayableRef } from './payable.ts';

export interface NewEvent {
  kind: string;
  details?: Record<string, unknown>;
}

/** One more step of a payable's timeline. */
export async function insertEvent(
  trx: Kysely<Tables>,
  payable: PayableRef,
  { kind, details = {} }: NewEvent,
): Promise<void> {
  await trx
    .insertInto('payableEvents')
    .values({ ...payableColumns(payable), kind, details: JSON.stringify(details) })
    .execute();
}

/**
 * The same as a part of a statement that writes an order: nothing where it writes none.
 *
 * @param written the name of the part that answers the order's id
 * @param details as JSON
 */
export function insertingEventOf(
  trx: Kysely<Tables>,
  written: string,
  { kind, details }: { kind: string; details: string },
) {
  return trx
    .insertInto('payableEvents')
    .columns(['orderId', 'kind', 'details'])
    .expression(sql`select id, ${kind}::text, ${details}::jsonb from ${sql.table(written)}`);
}

/** A payable's timeline, the oldest step first. */
export function listEvents(db: Kysely<Tables>, payableId: string) {
  return db
    .selectFrom('payableEvents')
    .select(['kind', 'details', 'happenedAt'])
    .where('payableId', '=', payableId)
    .orderBy('id')
    .execute();
}

export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];
