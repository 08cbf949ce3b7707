import { defineJob, type Jobs } from '@albumen/server-kit/jobs';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { createRenderPace } from './render-pace.ts';
import { renderPhoto } from './render-photo.service.ts';
import * as queries from './renditions.queries.ts';
import { sweepScratch } from './scratch.ts';

/** Makes a photo's renditions; enqueued in the transaction that registers it. */
export const renderPhotoJob = defineJob<{ photoId: string }>({
  name: 'photos.render',
  retryLimit: 2,
  retryDelaySeconds: 2,
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
export async function startRendering(deps: Dependencies): Promise<void> {
  await sweepScratch(deps.clock.now());
  const concurrency = deps.settings.RENDER_PROCESSES + 1;
  const pace = createRenderPace(() => queries.isUploading(deps.db));
  await deps.jobs.work(renderPhotoJob, { concurrency }, ({ photoId }) =>
    pace(() => renderPhoto(deps, photoId)),
  );
}
