import { sql, type Kysely } from 'kysely';
import { givenRows, rowsOf } from '../../db/rows-of.ts';
import type { Tables } from '../../db/tables.ts';

/** Faces in photos that can be seen. */
function seenFaces(db: Kysely<Tables>, galleryId: string) {
  return db
    .selectFrom('faceDescriptors')
    .innerJoin('photos', 'photos.id', 'faceDescriptors.photoId')
    .where('faceDescriptors.galleryId', '=', galleryId)
    .where('photos.state', '=', 'ready')
    .where('photos.deletedAt', 'is', null);
}

const faceColumns = [
  'faceDescriptors.id as faceId',
  'faceDescriptors.photoId',
  'faceDescriptors.x',
  'faceDescriptors.y',
  'faceDescriptors.width as faceWidth',
  'faceDescriptors.height as faceHeight',
  'photos.renditionToken as token',
  'photos.width',
  'photos.height',
] as const;

/** A large, sharp face shows best who somebody is. */
const howWell = sql<number>`face_descriptors.size_px * least(face_descriptors.sharpness, 150)`;

/** People with the face that shows each best. */
export function listPeople(db: Kysely<Tables>, galleryId: string) {
  return seenFaces(db, galleryId)
    .innerJoin('people', 'people.id', 'faceDescriptors.personId')
    .distinctOn('people.id')
    .select([...faceColumns, 'people.id as personId', 'people.name', 'people.isHidden'])
    .orderBy('people.id')
    .orderBy(howWell, 'desc')
    .execute();
}

export function countPhotosOf(db: Kysely<Tables>, galleryId: string) {
  return seenFaces(db, galleryId)
    .select((row) => [
      'faceDescriptors.personId',
      row.fn.count<number>('faceDescriptors.photoId').distinct().as('photoCount'),
    ])
    .where('faceDescriptors.personId', 'is not', null)
    .groupBy('faceDescriptors.personId')
    .execute();
}

export function listFacesOf(
  db: Kysely<Tables>,
  { galleryId, personId }: { galleryId: string; personId: string },
) {
  return seenFaces(db, galleryId)
    .select(faceColumns)
    .where('faceDescriptors.personId', '=', personId)
    .orderBy(howWell, 'desc')
    .execute();
}

/** How many photos show her with each of the others. */
export function countTogether(
  db: Kysely<Tables>,
  { galleryId, personId }: { galleryId: string; personId: string },
) {
  return seenFaces(db, galleryId)
    .innerJoin('faceDescriptors as hers', 'hers.photoId', 'faceDescriptors.photoId')
    .select((row) => [
      'faceDescriptors.personId',
      row.fn.count<number>('faceDescriptors.photoId').distinct().as('photoCount'),
    ])
    .where('hers.personId', '=', personId)
    .where('faceDescriptors.personId', '<>', personId)
    .groupBy('faceDescriptors.personId')
    .execute();
}

/** One of the gallery's people, held until the transaction ends. */
export function lockPerson(
  trx: Kysely<Tables>,
  { galleryId, personId }: { galleryId: string; personId: string },
) {
  return trx
    .selectFrom('people')
    .select(['id', 'name', 'isHidden'])
    .where('id', '=', personId)
    .where('galleryId', '=', galleryId)
    .forUpdate()
    .executeTakeFirst();
}

interface NewPerson {
  id: string;
  galleryId: string;
  isKept: boolean;
}

export async function insertPeople(
  trx: Kysely<Tables>,
  people: readonly NewPerson[],
): Promise<void> {
  // A gallery of thousands of photos may show more people than a statement has values for.
  const columns = ['id', 'galleryId', 'isKept'] as const;
  const given = givenRows<NewPerson>('people', rowsOf(people));
  await trx
    .insertInto('people')
    .columns(columns)
    .expression((copy) => copy.selectFrom(given).select(columns))
    .execute();
}

/** What the photographer has said of somebody stays when faces are grouped again. */
export async function keepPerson(
  trx: Kysely<Tables>,
  { id, ...changed }: { id: string; name?: string; isHidden?: boolean },
): Promise<void> {
  await trx
    .updateTable('people')
    .set({ ...changed, isKept: true })
    .where('id', '=', id)
    .execute();
}

export async function moveFaces(
  trx: Kysely<Tables>,
  { from, to, faceIds }: { from: string; to: string; faceIds?: readonly string[] },
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('faceDescriptors')
    .set({ personId: to })
    .where('personId', '=', from)
    .$if(faceIds !== undefined, (query) => query.where('id', 'in', faceIds ?? []))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Nobody is left of whom there is no face. */
export async function deleteEmptyPeople(trx: Kysely<Tables>, galleryId: string): Promise<void> {
  await trx
    .deleteFrom('people')
    .where('galleryId', '=', galleryId)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('faceDescriptors')
            .select('faceDescriptors.id')
            .whereRef('faceDescriptors.personId', '=', 'people.id'),
        ),
      ),
    )
    .execute();
}

export async function deletePeople(trx: Kysely<Tables>, galleryId: string): Promise<void> {
  await trx.deleteFrom('people').where('galleryId', '=', galleryId).execute();
}

/** Who each face is taken for, and whom the photographer keeps. */
export async function readGrouping(db: Kysely<Tables>, galleryId: string) {
  const faces = await db
    .selectFrom('faceDescriptors')
    .select(['id', 'personId'])
    .where('galleryId', '=', galleryId)
    .orderBy('id')
    .execute();
  const kept = await db
    .selectFrom('people')
    .select('id')
    .where('galleryId', '=', galleryId)
    .where('isKept', '=', true)
    .orderBy('id')
    .execute();
  return { faces, keptIds: kept.map(({ id }) => id) };
}

/** Says anew for each face whose it is; the two lists go side by side. */
export async function setPeople(
  trx: Kysely<Tables>,
  { faceIds, personIds }: { faceIds: readonly string[]; personIds: readonly (string | null)[] },
): Promise<void> {
  await sql`
    update face_descriptors set person_id = said.person_id
    from unnest(${faceIds}::text[], ${personIds}::text[]) as said (face_id, person_id)
    where face_descriptors.id = said.face_id
      and face_descriptors.person_id is distinct from said.person_id
  `.execute(trx);
}

/** Photos of somebody whom guests may look for, in the gallery's order; undefined where they may not. */
export function findShownPerson(
  db: Kysely<Tables>,
  { galleryId, personId }: { galleryId: string; personId: string },
) {
  return db
    .selectFrom('people')
    .select('name')
    .where('id', '=', personId)
    .where('galleryId', '=', galleryId)
    .where('isHidden', '=', false)
    .where('name', '<>', '')
    .executeTakeFirst();
}
