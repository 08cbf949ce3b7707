import { setImmediate as letOthers } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { groupFaces, type GroupedFaces, type Grouping } from '@albumen/domain/faces/group-faces';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { newId } from '../../ids.ts';
import { lockFindMe } from './descriptors.queries.ts';
import * as queries from './people.queries.ts';
import { readFaces } from './read-faces.ts';

/** The photographer may name, merge and split faster than faces are grouped. */
const mostAttempts = 5;

/** Puts the faces of a gallery together into people, where its photographer shows them. */
export async function groupPeople(
  { db, faceModel: model }: Pick<Dependencies, 'db' | 'faceModel'>,
  galleryId: string,
): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const before = await queries.readGrouping(db, galleryId);
    const faces = await readFaces(db, { galleryId, model });
    const personOf = new Map(before.faces.map(({ id, personId }) => [id, personId]));
    const personIds = faces.faceIds.map((id) => personOf.get(id) ?? null);
    const { people } = await grouped({ ...faces, personIds }, new Set(before.keptIds));
    const isSaved = await db.transaction().execute(async (trx) => {
      const { showsPeople } = await lockFindMe(trx, galleryId);
      if (!showsPeople) return true;
      if (!isDeepStrictEqual(await queries.readGrouping(trx, galleryId), before)) return false;
      await savePeople(trx, galleryId, { faceIds: faces.faceIds, people });
      return true;
    });
    if (isSaved) return;
  }
  throw new Error('The people of a gallery were changed again and again while they were grouped.');
}

/** Other jobs of this process go on meanwhile. */
async function grouped(faces: GroupedFaces, keptIds: ReadonlySet<string>): Promise<Grouping> {
  const steps = groupFaces(faces, keptIds);
  let step = steps.next();
  while (step.done !== true) {
    await letOthers();
    step = steps.next();
  }
  return step.value;
}

async function savePeople(
  trx: Kysely<Tables>,
  galleryId: string,
  { faceIds, people }: { faceIds: readonly string[]; people: readonly (string | number | null)[] },
): Promise<void> {
  const numbers = new Set(people.filter((person) => typeof person === 'number'));
  const idOf = new Map([...numbers].map((number) => [number, newId()]));
  await queries.insertPeople(
    trx,
    [...idOf.values()].map((id) => ({ id, galleryId, isKept: false })),
  );
  const personIds = people.map((person) =>
    typeof person === 'number' ? (idOf.get(person) ?? null) : person,
  );
  await queries.setPeople(trx, { faceIds, personIds });
  await queries.deleteEmptyPeople(trx, galleryId);
}
