import { defineJob, type Jobs } from '@albumen/server-kit/jobs';
import { sweepWorkspaces } from '@albumen/imaging/workspace';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { createRenderPace } from './render-pace.ts';
import { renderPhoto, type OnReady } from './render-photo.service.ts';
import * as queries from './renditions.queries.ts';
import { isAnybodyUploading } from './uploads-now.service.ts';
import { refineWhileIdle } from './refine-photos.service.ts';
import { sweepScratch } from './scratch.ts';

/**
 * Makes a photo's renditions; enqueued in the transaction that registers it. A photo that can't be decoded
 * is refused and does not fail: what fails is the disk, the file store or the database, for hours at times.
 */
export const renderPhotoJob = defineJob<{ photoId: string }>({
  name: 'photos.render',
  retryLimit: 40,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 600,
  expireInSeconds: 300,
});

/** Finds photos that no job has in hand. */
export const resumeRenderingJob = defineJob<Record<string, never>>({
  name: 'photos.resume',
  cron: '*/10 * * * *',
});

/** Makes what only the best screens show, while nothing else is to do. */
export const refinePhotosJob = defineJob<Record<string, never>>({
  name: 'photos.refine',
  cron: '* * * * *',
  expireInSeconds: 300,
});

export async function enqueueRender(
  trx: Kysely<Tables>,
  jobs: Jobs,
  photoId: string,
): Promise<void> {
  await jobs.enqueue(trx, renderPhotoJob, { photoId });
}

/** One more than decode at once: while one photo's files are written, the next is decoded. */
export async function startRendering(deps: Dependencies, onReady: OnReady): Promise<void> {
  await sweepScratch(deps.clock.now());
  await sweepWorkspaces();
  const concurrency = deps.settings.RENDER_PROCESSES + 1;
  const pace = createRenderPace(() => isAnybodyUploading(deps));
  await deps.jobs.work(renderPhotoJob, { concurrency }, ({ photoId }) =>
    pace(() => renderPhoto(deps, photoId, onReady)),
  );
  await deps.jobs.work(resumeRenderingJob, {}, () => resumeRendering(deps));
  if (!deps.settings.LATE_RENDITIONS) return;
  await deps.jobs.work(refinePhotosJob, {}, (_, { signal }) => refineWhileIdle(deps, signal));
}

/** A job can be lost with a restored database, or given up after an outage that outlasted its retries. */
export async function resumeRendering({
  db,
  jobs,
}: Pick<Dependencies, 'db' | 'jobs'>): Promise<void> {
  await jobs.retryDeadLetters(renderPhotoJob.name);
  for (const { id: photoId } of await queries.listStuck(db, mostResumed)) {
    if (await jobs.isPending(renderPhotoJob, { photoId })) continue;
    await enqueueRender(db, jobs, photoId);
  }
}

const mostResumed = 200;
