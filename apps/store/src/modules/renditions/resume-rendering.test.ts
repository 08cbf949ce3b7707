import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import { enqueueRender, renderPhotoJob, resumeRendering } from './render-photo.jobs.ts';

const { db, deps, make } = await openTestApp();

async function photoOf(minutes: number): Promise<string> {
  const { id } = await make.photo({ state: 'processing' });
  const createdAt = sql<Date>`now() - make_interval(mins => ${minutes})`;
  await db.updateTable('photos').set({ createdAt }).where('id', '=', id).execute();
  return id;
}

const isPending = (photoId: string) => deps.jobs.isPending(renderPhotoJob, { photoId });

test('a photo that no job has in hand gets one, once; a new one has its own', async () => {
  const lost = await photoOf(20);
  const waiting = await photoOf(20);
  const fresh = await photoOf(1);
  await enqueueRender(db, deps.jobs, waiting);
  await resumeRendering(deps);
  await resumeRendering(deps);
  expect(await isPending(lost)).toBe(true);
  expect(await isPending(fresh)).toBe(false);
  const { waiting: jobs } =
    (await deps.jobs.counts()).find(({ name }) => name === renderPhotoJob.name) ?? {};
  expect(jobs).toBe(2);
});
