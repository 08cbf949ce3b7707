import { defineJob, type Jobs } from '@albumen/server-kit/jobs';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Makes a photo's renditions; enqueued in the transaction that registers it. */
export const renderPhoto = defineJob<{ photoId: string }>({
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
  await jobs.enqueue(trx, renderPhoto, { photoId });
}
