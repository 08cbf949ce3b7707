import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely';
import { rowsAtOnce } from '../../db/portions.ts';
import type { Tables } from '../../db/tables.ts';

type Db = Kysely<Tables>;
export type WebhookAddressRow = Selectable<Tables['webhookAddresses']>;

export function listAddresses(db: Db, merchantId: string): Promise<WebhookAddressRow[]> {
  return db
    .selectFrom('webhookAddresses')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** False when the merchant has that address already. */
export async function insertAddress(
  db: Db,
  values: Insertable<Tables['webhookAddresses']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('webhookAddresses')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Its URL, or nothing when the merchant has no such address. */
export async function deleteAddress(
  db: Db,
  merchantId: string,
  id: string,
): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('webhookAddresses')
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .returning('url')
    .executeTakeFirst();
  return deleted?.url;
}

/** What still waits for an address is sent no more. */
export async function giveUpDeliveries(db: Db, merchantId: string, url: string): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .from('webhookEvents')
    .whereRef('webhookEvents.id', '=', 'webhookDeliveries.eventId')
    .where('webhookEvents.merchantId', '=', merchantId)
    .where('webhookDeliveries.url', '=', url)
    .where('webhookDeliveries.status', '=', 'pending')
    .set({ status: 'failed', nextAttemptAt: null, lastAnswer: 'the address was removed' })
    .execute();
}

export async function insertEvent(trx: Db, values: Insertable<Tables['webhookEvents']>) {
  await trx.insertInto('webhookEvents').values(values).execute();
}

export function findEvent(db: Db, merchantId: string, id: string) {
  return db
    .selectFrom('webhookEvents')
    .selectAll()
    .where('id', '=', id)
    .where('merchantId', '=', merchantId)
    .executeTakeFirst();
}

/** The newest first, before a given one. */
export function listEvents(db: Db, merchantId: string, { limit }: { limit: number }) {
  return db
    .selectFrom('webhookEvents')
    .select(['id', 'kind', 'subjectId', 'xml', 'createdAt'])
    .where('merchantId', '=', merchantId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function insertDelivery(trx: Db, values: Insertable<Tables['webhookDeliveries']>) {
  await trx.insertInto('webhookDeliveries').values(values).execute();
}

export function listDeliveries(db: Db, eventIds: readonly string[]) {
  return db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('eventId', 'in', eventIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** A delivery with what has to be sent. */
export function findDelivery(db: Db, id: string) {
  return db
    .selectFrom('webhookDeliveries')
    .innerJoin('webhookEvents', 'webhookEvents.id', 'webhookDeliveries.eventId')
    .select([
      'webhookDeliveries.id',
      'webhookDeliveries.url',
      'webhookDeliveries.status',
      'webhookDeliveries.attempts',
      'webhookDeliveries.nextAttemptAt',
      'webhookEvents.merchantId',
      'webhookEvents.xml',
    ])
    .where('webhookDeliveries.id', '=', id)
    .executeTakeFirst();
}

/** What is under way to an address; it counts as over when nobody can be at it any more. */
export async function findUnderWay(
  trx: Db,
  { url, since }: { url: string; since: Date },
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('webhookDeliveries')
    .select('id')
    .where('url', '=', url)
    .where('status', '=', 'pending')
    .where('startedAt', '>', since)
    .executeTakeFirst();
  return row?.id;
}

/** What an address waits for longest; first attempts before repeated ones. */
export async function findNextDue(
  trx: Db,
  { url, by }: { url: string; by: Date },
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('webhookDeliveries')
    .select('id')
    .where('url', '=', url)
    .where('status', '=', 'pending')
    .where((due) => due.or([due('attempts', '=', 0), due('nextAttemptAt', '<=', by)]))
    .orderBy('attempts')
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** False when somebody else has made this attempt already. */
export async function updateDelivery(
  trx: Db,
  { id, attempts }: { id: string; attempts: number },
  values: Updateable<Tables['webhookDeliveries']>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('webhookDeliveries')
    .set(values)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Events of which nothing is to be sent any more, with their deliveries; answers how many, at most a portion. */
export async function deleteOldEvents(
  db: Db,
  { now, keptMs }: { now: Date; keptMs: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from webhook_events where id in (
      select webhook_events.id
        from webhook_events join merchants on merchants.id = merchant_id
       where webhook_events.created_at < ${now}::timestamptz
         + make_interval(secs => (clock_offset_ms - ${keptMs}::int8) / 1000.0)
         and not exists (
           select from webhook_deliveries
            where event_id = webhook_events.id
              and (status = 'pending'
                or last_attempt_at > ${now}::timestamptz - make_interval(secs => ${keptMs}::int8 / 1000.0)))
       limit ${rowsAtOnce})`.execute(db);
  return Number(numAffectedRows);
}
