import type { GalleryPeople, PersonDetails } from '@albumen/contract/endpoints/people';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { newId } from '../../ids.ts';
import { getOwnGallery } from '../galleries/gallery-access.service.ts';
import { readFindMe } from '../galleries/read-find-me.ts';
import { lockFindMe } from './descriptors.queries.ts';
import { groupPeopleJob } from './face-jobs.ts';
import { presentFace } from './people.presenter.ts';
import * as queries from './people.queries.ts';

interface OfGallery {
  galleryId: string;
}

interface OfPerson extends OfGallery {
  personId: string;
}

/** People of an own gallery, who has the most photos first. */
export async function listPeople(
  deps: Dependencies,
  visit: Visit,
  { galleryId }: OfGallery,
): Promise<GalleryPeople> {
  const gallery = await openOwn(deps, visit, galleryId);
  const findMe = await readFindMe(deps, gallery);
  const isGrouping = await deps.jobs.isPending(groupPeopleJob, { galleryId });
  return {
    isReady: findMe?.isReady === true && !isGrouping,
    people: await readPeople(deps.db, galleryId),
  };
}

/** Everybody who is in a photo that can be seen. */
export async function readPeople(
  db: Kysely<Tables>,
  galleryId: string,
): Promise<GalleryPeople['people']> {
  const rows = await queries.listPeople(db, galleryId);
  const counts = await queries.countPhotosOf(db, galleryId);
  const countOf = new Map(counts.map(({ personId, photoCount }) => [personId, photoCount]));
  return rows
    .map(({ personId, name, isHidden, ...face }) => ({
      personId,
      name,
      isHidden,
      photoCount: countOf.get(personId) ?? 0,
      face: presentFace(face),
    }))
    .toSorted((a, b) => b.photoCount - a.photoCount);
}

export async function getPerson(
  deps: Dependencies,
  visit: Visit,
  { galleryId, personId }: OfPerson,
): Promise<PersonDetails> {
  await openOwn(deps, visit, galleryId);
  const faces = await queries.listFacesOf(deps.db, { galleryId, personId });
  if (faces.length === 0) fail('notFound');
  const together = await queries.countTogether(deps.db, { galleryId, personId });
  return {
    faces: faces.map(presentFace),
    together: together.flatMap(({ personId: otherId, photoCount }) =>
      otherId === null ? [] : [{ personId: otherId, photoCount }],
    ),
  };
}

interface PersonEdit extends OfPerson {
  name?: string | undefined;
  isHidden?: boolean | undefined;
}

export function editPerson(
  deps: Dependencies,
  visit: Visit,
  { galleryId, personId, name, isHidden }: PersonEdit,
): Promise<{ personId: string }> {
  return change({ deps, visit }, { galleryId, personId }, async (trx) => {
    await queries.keepPerson(trx, {
      id: personId,
      ...(name !== undefined && { name }),
      ...(isHidden !== undefined && { isHidden }),
    });
    return personId;
  });
}

/** The name that there is stays; of two, hers. */
export function mergePeople(
  deps: Dependencies,
  visit: Visit,
  { galleryId, personId, otherId }: OfPerson & { otherId: string },
): Promise<{ personId: string }> {
  return change({ deps, visit }, { galleryId, personId }, async (trx, person) => {
    const other = await queries.lockPerson(trx, { galleryId, personId: otherId });
    if (other === undefined || otherId === personId) fail('notFound');
    await queries.moveFaces(trx, { from: otherId, to: personId });
    await queries.keepPerson(trx, { id: personId, name: person.name || other.name });
    await queries.deleteEmptyPeople(trx, galleryId);
    return personId;
  });
}

/** Both are kept from now on, so that they don't come together again. */
export function splitPerson(
  deps: Dependencies,
  visit: Visit,
  { galleryId, personId, faceIds }: OfPerson & { faceIds: readonly string[] },
): Promise<{ personId: string }> {
  return change({ deps, visit }, { galleryId, personId }, async (trx) => {
    const id = newId();
    await queries.insertPeople(trx, [{ id, galleryId, isKept: true }]);
    if ((await queries.moveFaces(trx, { from: personId, to: id, faceIds })) === 0) fail('notFound');
    await queries.keepPerson(trx, { id: personId });
    await queries.deleteEmptyPeople(trx, galleryId);
    return id;
  });
}

type LockedPerson = NonNullable<Awaited<ReturnType<typeof queries.lockPerson>>>;

/** One change of a person, under the lock that grouping and the switch take. */
async function change(
  { deps, visit }: { deps: Dependencies; visit: Visit },
  { galleryId, personId }: OfPerson,
  apply: (trx: Kysely<Tables>, person: LockedPerson) => Promise<string>,
): Promise<{ personId: string }> {
  await openOwn(deps, visit, galleryId);
  return deps.db.transaction().execute(async (trx) => {
    const { showsPeople } = await lockFindMe(trx, galleryId);
    if (!showsPeople) fail('peopleOff');
    const person = await queries.lockPerson(trx, { galleryId, personId });
    if (person === undefined) fail('notFound');
    return { personId: await apply(trx, person) };
  });
}

async function openOwn(deps: Dependencies, visit: Visit, galleryId: string) {
  const gallery = await getOwnGallery(deps, visit, galleryId);
  const isOn = deps.settings.FACES === 'people' && gallery.showsPeople;
  return isOn ? gallery : fail('peopleOff');
}
