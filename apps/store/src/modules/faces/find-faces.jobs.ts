import { setTimeout as sleep } from 'node:timers/promises';
import { defineJob, type Jobs } from '@albumen/server-kit/jobs';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { isAnybodyUploading } from '../renditions/uploads-now.service.ts';
import * as queries from './faces.queries.ts';
import { findFaces } from './find-faces.service.ts';

/** Looks for faces in a photo; enqueued in the transaction that says it is rendered. */
const findFacesJob = defineJob<{ photoId: string }>({
  name: 'faces.find',
  retryLimit: 5,
  retryDelaySeconds: 30,
  retryDelayMaxSeconds: 3_600,
  expireInSeconds: 900,
});

/** Finds photos that were there before, or whose job was lost. */
const resumeFacesJob = defineJob<Record<string, never>>({
  name: 'faces.resume',
  cron: '*/10 * * * *',
});

export const faceJobs = [findFacesJob, resumeFacesJob] as const;

const mostResumed = 500;

/** Nothing where the operator wants no photo looked at. */
export async function enqueueFaces(
  { settings, jobs }: Pick<Dependencies, 'settings'> & { jobs: Jobs },
  trx: Kysely<Tables>,
  photoId: string,
): Promise<void> {
  if (settings.FACES !== 'off') await jobs.enqueue(trx, findFacesJob, { photoId });
}

/** One photo at a time, and none while photos arrive. */
export async function startFaces(deps: Dependencies): Promise<void> {
  if (deps.settings.FACES === 'off') return;
  await deps.jobs.work(findFacesJob, {}, async ({ photoId }, { signal }) => {
    await restWhileUploading(deps, signal);
    await findFaces(deps, photoId);
  });
  await deps.jobs.work(resumeFacesJob, {}, () => resumeFaces(deps));
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

async function resumeFaces({ db, jobs }: Dependencies): Promise<void> {
  for (const { id: photoId } of await queries.listUnsearched(db, mostResumed)) {
    if (await jobs.isPending(findFacesJob, { photoId })) continue;
    await jobs.enqueue(db, findFacesJob, { photoId });
  }
}
