import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { choose, findUnfinished, startUpload, untilEvents, upload } from './page-steps.ts';
import { type PhotoFile, writePhotos } from './photos.ts';
import { TestRig } from './test-rig.ts';
import type { UploadServer } from './upload-server.ts';

const lanes = 3;
const rig = await TestRig.open();
const photos = await writePhotos(join(rig.folder, 'photos'), rig.base, { count: 20 });

/** Leaves an upload of these unfinished, in a page that is open again. */
async function interrupted(server: UploadServer, page: Page, left: readonly PhotoFile[]) {
  server.faults.add('PUT storage', { kind: 'hang' }, { times: lanes });
  await startUpload(page, left);
  await untilEvents(page, 'storage-upload-start', lanes);
  await page.reload();
  server.faults.clear();
}

test('a photo that was exported anew or deleted keeps no interrupted upload remembered', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const ofSize = (sizeBytes: number) =>
    writePhotos(join(rig.folder, `of-${sizeBytes}`), rig.base, { count: 2, sizeBytes });
  const kept = [...(await ofSize(61_000)), ...(await ofSize(62_000))];
  await interrupted(server, page, [...kept, ...(await ofSize(63_000))]);
  await upload(page, [...kept, ...(await ofSize(64_000)).slice(1)]);
  expect(await findUnfinished(page)).toBeNull();
});

test('the newer of two interrupted uploads is remembered, unless it is far smaller', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  await interrupted(server, page, photos);
  const others = { count: 12, sizeBytes: 70_000 };
  const newer = await writePhotos(join(rig.folder, 'newer'), rig.base, others);
  await interrupted(server, page, newer.slice(0, 9));
  expect(await findUnfinished(page)).toMatchObject({ filesTotal: photos.length });
  await interrupted(server, page, newer);
  expect(await findUnfinished(page)).toMatchObject({ filesTotal: newer.length });
});

test('whatever is chosen to go on with an upload is not waited for longer than that', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  await interrupted(server, page, photos);
  const few = { count: 3, sizeBytes: 60_000 };
  await choose(page, await writePhotos(join(rig.folder, 'anew'), rig.base, few));
  const snapshot = await page.evaluate(async () => {
    const query = { sessionType: 'project', sessionId: 'gallery-1' } as const;
    const unfinished = await window.harness.findUnfinishedUpload(query);
    const picked = unfinished?.goOnWith(window.harness.chosenFiles());
    if (picked === undefined) throw new Error('nothing is unfinished');
    const session = window.harness.open();
    await session.add(picked);
    await session.preprocess();
    session.start();
    return session.finished();
  });
  expect(snapshot).toMatchObject({ status: 'completed', files: { length: few.count } });
  expect(await findUnfinished(page)).toBeNull();
});

test('an interrupted upload is remembered for fourteen days', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  await interrupted(server, page, photos);
  const findAfter = (days: number) =>
    page.evaluate(async (ahead) => {
      const now = Date.now;
      Date.now = () => now() + ahead * 24 * 3_600_000;
      const query = { sessionType: 'project', sessionId: 'gallery-1' } as const;
      const found = await window.harness.findUnfinishedUpload(query);
      Date.now = now;
      return found?.filesTotal;
    }, days);
  expect(await findAfter(13)).toBe(photos.length);
  expect(await findAfter(15)).toBeUndefined();
});
