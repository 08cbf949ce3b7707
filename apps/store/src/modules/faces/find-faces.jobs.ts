import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@albumen/contract/limits';
import { modelIdOf } from '@albumen/faces/operator-model';
import type { Jobs } from '@albumen/server-kit/jobs';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { isAnybodyUploading } from '../renditions/uploads-now.service.ts';
import {
  deleteDescriptors,
  listDescribedByOthers,
  listDescribedGalleries,
} from './descriptors.queries.ts';
import { describeGalleryJob, findFacesJob, groupPeopleJob, resumeFacesJob } from './face-jobs.ts';
import * as queries from './faces.queries.ts';
import { deletePeople } from './people.queries.ts';
import { groupPeople } from './group-people.service.ts';
import { packDescriptors } from './pack-descriptors.service.ts';
import { findFaces } from './find-faces.service.ts';

const mostResumed = 500;
/** Photos that have boxes already wait for those that have none. */
const afterOthers = -1;

/** Nothing where the operator wants no photo looked at. */
export async function enqueueFaces(
  { settings, jobs }: Pick<Dependencies, 'settings'> & { jobs: Jobs },
  trx: Kysely<Tables>,
  photoId: string,
): Promise<void> {
  if (settings.FACES !== 'off') await jobs.enqueue(trx, findFacesJob, { photoId });
}

/** As many photos at a time as there are processes for them, and none while photos arrive. */
export async function startFaces(deps: Dependencies): Promise<void> {
  const { settings, jobs } = deps;
  if (settings.FACES !== 'people') await forgetEveryone(deps);
  if (settings.FACES === 'off') return;
  const { processes: concurrency } = deps.faces;
  await jobs.work(findFacesJob, { concurrency }, async ({ photoId }, { signal }) => {
    await restWhileUploading(deps, signal);
    await findFaces(deps, photoId);
  });
  await jobs.work(resumeFacesJob, {}, () => resumeFaces(deps));
  await jobs.work(describeGalleryJob, {}, ({ galleryId }) => describeGallery(deps, galleryId));
  await jobs.work(groupPeopleJob, {}, ({ galleryId }) => groupPeople(deps, galleryId));
  if (settings.FACES === 'people') await describeAnew(deps);
}

/** Another model than before is in use: its numbers take the place of the other's photo by photo. */
async function describeAnew(deps: Dependencies): Promise<void> {
  for (const galleryId of await listDescribedByOthers(deps.db, modelIdOf(deps.faceModel))) {
    await deps.jobs.enqueue(deps.db, describeGalleryJob, { galleryId });
  }
}

/** The operator no longer allows it: what tells faces apart goes, whatever photographers chose. */
async function forgetEveryone({ db }: Dependencies): Promise<void> {
  for (const galleryId of await listDescribedGalleries(db)) {
    await db.transaction().execute(async (trx) => {
      await deletePeople(trx, galleryId);
      await deleteDescriptors(trx, galleryId);
    });
  }
}

const lookAgainMs = 2_000;
/** Well below the job's longest run; somebody may upload all day. */
const longestRestMs = 600_000;

async function restWhileUploading(deps: Dependencies, signal: AbortSignal): Promise<void> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < longestRestMs && (await isAnybodyUploading(deps))) {
    await sleep(lookAgainMs, undefined, { signal });
  }
}

async function resumeFaces(deps: Dependencies): Promise<void> {
  await enqueueMissing(deps, await queries.listUnsearched(deps.db, mostResumed));
  await enqueueMissing(deps, await queries.listOutdated(deps.db, mostResumed), afterOthers);
  if (deps.settings.FACES !== 'people') return;
  await packDescriptors(deps);
  await enqueueMissing(
    deps,
    await queries.listUndescribed(deps.db, {
      count: mostResumed,
      model: modelIdOf(deps.faceModel),
    }),
  );
}

async function describeGallery(deps: Dependencies, galleryId: string): Promise<void> {
  const { photosPerGallery: count } = limits;
  await enqueueMissing(
    deps,
    await queries.listUndescribed(deps.db, { count, galleryId, model: modelIdOf(deps.faceModel) }),
  );
}

async function enqueueMissing(
  { db, jobs }: Dependencies,
  photos: readonly { id: string }[],
  priority?: number,
): Promise<void> {
  for (const { id: photoId } of photos) {
    if (await jobs.isPending(findFacesJob, { photoId })) continue;
    const data = { photoId };
    await jobs.enqueueWith(db, findFacesJob, { data, ...(priority !== undefined && { priority }) });
  }
}
