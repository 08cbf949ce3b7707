import { join } from 'node:path';
import { problem } from '@albumen/contract/problems';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import type { UploadEvent } from '../src/upload-events.ts';
import type { UploadSnapshot } from '../src/upload-state.ts';
import { TestRig } from './test-rig.ts';
import { choose, finished, startUpload, untilEvents, upload } from './page-steps.ts';
import { expectStoredOnce, writePhotos } from './photos.ts';
import type { UploadServer } from './upload-server.ts';

const rig = await TestRig.open();
const photos = await writePhotos(join(rig.folder, 'photos'), rig.base, { count: 4 });

function putsOf(server: UploadServer): string[] {
  return server.calls.filter((call) => call === 'PUT storage');
}

test('a signed address that has expired is signed again', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const expired = { kind: 'status', status: 403, body: problem('signatureExpired') } as const;
  server.faults.add('PUT storage', expired, { times: 2 });
  expect(await upload(page, photos)).toMatchObject({ status: 'completed', erroredCount: 0 });
  expectStoredOnce(server, photos);
});

/** Uploads by one lane; the first four events of this type each let 16 minutes pass. */
async function uploadExpiring(page: Page, expiring: UploadEvent['type']): Promise<UploadSnapshot> {
  await choose(page, photos);
  await page.evaluate(async (type) => {
    const now = Date.now.bind(Date);
    let minutesAhead = 0;
    Date.now = () => now() + minutesAhead * 60_000;
    const session = window.harness.open({ options: { lanes: 1 } });
    session.on((event) => {
      const expire = () => (minutesAhead += 16);
      if (event.type === type && minutesAhead < 4 * 16) setTimeout(expire);
    });
    await session.add(window.harness.chosen());
    await session.preprocess();
    session.start();
  }, expiring);
  return finished(page);
}

test('however often an address has expired, it is signed again, and nothing is sent to it', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const snapshot = await uploadExpiring(page, 'signed-url-request');
  expect(snapshot).toMatchObject({ status: 'completed', erroredCount: 0 });
  expectStoredOnce(server, photos);
  expect(putsOf(server)).toHaveLength(photos.length);
});

test('an address that expires during its own upload is signed again twice, not without end', async () => {
  for (const { refused, sent, erroredCount } of [
    { refused: 2, sent: photos, erroredCount: 0 },
    { refused: 3, sent: photos.slice(1), erroredCount: 1 },
  ]) {
    const server = await rig.server();
    const page = await rig.page(server);
    server.faults.add('PUT storage', { kind: 'status', status: 403 }, { times: refused });
    const snapshot = await uploadExpiring(page, 'storage-upload-start');
    expect(snapshot.erroredCount).toBe(erroredCount);
    expectStoredOnce(server, sent);
    expect(putsOf(server)).toHaveLength(sent.length + refused);
  }
});

test('after uploads that were cut fewer are sent at once, until others have arrived', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const many = await writePhotos(join(rig.folder, 'many'), rig.base, { count: 8 });
  const cut = 4;
  server.faults.add('PUT storage', { kind: 'cut', afterBytes: 1000 }, { times: cut });
  const release = server.holdPuts(many.length);
  await startUpload(page, many, 'performance');
  await untilEvents(page, 'storage-upload-start', cut + 1);
  await page.waitForTimeout(500);
  expect(putsOf(server)).toHaveLength(cut + 1);
  release();
  expect(await finished(page)).toMatchObject({ status: 'completed', erroredCount: 0 });
  expectStoredOnce(server, many);
});

test('a pause keeps back what waits for its turn on the line', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const many = await writePhotos(join(rig.folder, 'paused'), rig.base, { count: 12 });
  const release = server.holdPuts(many.length);
  await startUpload(page, many, 'performance');
  await untilEvents(page, 'signed-url-request', many.length);
  await expect.poll(() => putsOf(server)).toHaveLength(4);
  await page.evaluate(() => window.harness.session?.pause());
  release();
  await untilEvents(page, 'file-register-success', 4);
  await page.waitForTimeout(500);
  expect(putsOf(server)).toHaveLength(4);
  await page.evaluate(() => window.harness.session?.goOn());
  expect(await finished(page)).toMatchObject({ status: 'completed', erroredCount: 0 });
  expectStoredOnce(server, many);
});
