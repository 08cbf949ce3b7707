import type { Kysely, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import { storableJson } from '../../db/storable-json.ts';
import type { Tables } from '../../db/tables.ts';
import { newId } from '../../ids.ts';

export type LabOrder = Selectable<Tables['labOrders']>;

type NewLabOrder = Pick<
  LabOrder,
  'orderId' | 'labBrand' | 'reference' | 'shippingGroup' | 'departmentId' | 'request'
>;

/** Undefined when the order's group has its lab order already. */
export async function insertLabOrder(
  trx: Kysely<Tables>,
  { request, ...order }: NewLabOrder,
): Promise<string | undefined> {
  const inserted = await trx
    .insertInto('labOrders')
    .values({ id: newId(), ...order, request: storableJson(request) })
    .onConflict((conflict) => conflict.columns(['orderId', 'shippingGroup']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export function findLabOrder(db: Kysely<Tables>, id: string): Promise<LabOrder | undefined> {
  return db.selectFrom('labOrders').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockLabOrder(trx: Kysely<Tables>, id: string): Promise<LabOrder | undefined> {
  return trx
    .selectFrom('labOrders')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function findIdByLabReference(
  db: Kysely<Tables>,
  labReference: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('labOrders')
    .select('id')
    .where('labReference', '=', labReference)
    .executeTakeFirst();
  return row?.id;
}

/** Locks lab orders in a fixed order, so that two of one order never wait for each other. */
export function lockSiblings(trx: Kysely<Tables>, orderId: string) {
  return trx
    .selectFrom('labOrders')
    .select(['id', 'status', 'version'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function updateLabOrder(
  trx: Kysely<Tables>,
  id: string,
  values: Updateable<Tables['labOrders']>,
): Promise<void> {
  await trx
    .updateTable('labOrders')
    .set({ ...values, updatedAt: sql<Date>`now()` })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** On our side, and unchanged for longer than a job waits to be taken. */
export function listUnmoved(db: Kysely<Tables>) {
  return db
    .selectFrom('labOrders')
    .select(['id', 'orderId', 'status', 'version'])
    .where('status', 'in', ['preparing', 'sending'])
    .where('updatedAt', '<', sql<Date>`now() - interval '10 minutes'`)
    .$narrowType<{ status: 'preparing' | 'sending' }>()
    .execute();
}

interface NewEvent {
  labOrderId: string;
  kind: string;
  facts: Record<string, unknown>;
  messageId: string | undefined;
}

/** False when the lab has sent the message before. */
export async function insertEvent(
  trx: Kysely<Tables>,
  { facts, messageId, ...event }: NewEvent,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('labOrderEvents')
    .values({ id: newId(), ...event, facts: storableJson(facts), messageId: messageId ?? null })
    .onConflict((conflict) => conflict.column('messageId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function listRecent(db: Kysely<Tables>, limit: number) {
  return (
    db
      .selectFrom('labOrders')
      .select([
        'id',
        'labBrand',
        'reference',
        'shippingGroup',
        'status',
        'attempt',
        'labReference',
        'reason',
        'parcels',
        'updatedAt',
      ])
      // What waits for a person comes first.
      .orderBy((row) => row('status', 'in', ['rejected', 'held']), 'desc')
      .orderBy('updatedAt', 'desc')
      .limit(limit)
      .execute()
  );
}
