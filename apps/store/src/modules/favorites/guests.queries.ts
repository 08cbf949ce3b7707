import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

const guestColumns = [
  'galleryGuests.id',
  'galleryGuests.email',
  'galleryGuests.confirmedAt',
] as const;

/** A browser in a gallery. */
export interface Device {
  galleryId: string;
  visitorId: string;
}

export function findGuestOfDevice(db: Kysely<Tables>, { galleryId, visitorId }: Device) {
  return db
    .selectFrom('guestDevices')
    .innerJoin('galleryGuests', 'galleryGuests.id', 'guestDevices.guestId')
    .select(guestColumns)
    .where('guestDevices.visitorId', '=', visitorId)
    .where('guestDevices.galleryId', '=', galleryId)
    .executeTakeFirst();
}

export type GuestRow = NonNullable<Awaited<ReturnType<typeof findGuestOfDevice>>>;

export function findGuest(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom('galleryGuests')
    .select(guestColumns)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locked until the transaction ends, so that two links opened at once make one guest. */
export function lockGuest(trx: Kysely<Tables>, galleryId: string, id: string) {
  return trx
    .selectFrom('galleryGuests')
    .select(guestColumns)
    .where('galleryId', '=', galleryId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertGuest(
  trx: Kysely<Tables>,
  guest: Pick<Insertable<Tables['galleryGuests']>, 'id' | 'galleryId' | 'email'>,
): Promise<void> {
  await trx.insertInto('galleryGuests').values(guest).execute();
}

export async function setEmail(trx: Kysely<Tables>, id: string, email: string): Promise<void> {
  await trx.updateTable('galleryGuests').set({ email }).where('id', '=', id).execute();
}

export async function confirmGuest(trx: Kysely<Tables>, id: string, now: Date): Promise<void> {
  await trx.updateTable('galleryGuests').set({ confirmedAt: now }).where('id', '=', id).execute();
}

export async function deleteGuest(trx: Kysely<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('galleryGuests').where('id', '=', id).execute();
}

/** From now on this browser is that guest. */
export async function setDevice(
  trx: Kysely<Tables>,
  device: Device & { guestId: string },
): Promise<void> {
  await trx
    .insertInto('guestDevices')
    .values(device)
    .onConflict((conflict) =>
      conflict.columns(['visitorId', 'galleryId']).doUpdateSet({ guestId: device.guestId }),
    )
    .execute();
}

export function listGuestsOfVisitor(trx: Kysely<Tables>, visitorId: string) {
  const devices = sql<number>`(
    select count(*)::int from guest_devices as known where known.guest_id = guest_devices.guest_id
  )`;
  return trx
    .selectFrom('guestDevices')
    .select(['guestId', 'galleryId', devices.as('devices')])
    .where('visitorId', '=', visitorId)
    .execute();
}

/** Who else left this address here and has favorites: the confirmed one, else the first. */
export function findNamesake(
  trx: Kysely<Tables>,
  { galleryId, email, guestId }: { galleryId: string; email: string; guestId: string },
) {
  return trx
    .selectFrom('galleryGuests')
    .select(guestColumns)
    .where('galleryId', '=', galleryId)
    .where('email', '=', email)
    .where('id', '!=', guestId)
    .where((row) =>
      row.exists(
        row
          .selectFrom('favorites')
          .select('photoId')
          .whereRef('favorites.guestId', '=', 'galleryGuests.id'),
      ),
    )
    .orderBy('confirmedAt', (order) => order.asc().nullsLast())
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The guest whose address was proved to be this one. */
export function findConfirmed(trx: Kysely<Tables>, galleryId: string, email: string) {
  return trx
    .selectFrom('galleryGuests')
    .select(guestColumns)
    .where('galleryId', '=', galleryId)
    .where('email', '=', email)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
}

export async function markDownloaded(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .updateTable('galleryGuests')
    .set({ downloadedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Everybody who left an email in a gallery, the newest first. */
export function listGuests(db: Kysely<Tables>, galleryId: string) {
  const favoriteCount = sql<number>`(
    select count(*)::int from favorites
    join photos on photos.id = favorites.photo_id and photos.deleted_at is null
    where favorites.guest_id = gallery_guests.id
  )`;
  return db
    .selectFrom('galleryGuests')
    .select([...guestColumns, 'createdAt', 'downloadedAt', favoriteCount.as('favoriteCount')])
    .where('galleryId', '=', galleryId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}
