import { join } from 'node:path';
import { problem } from '@albumen/contract/problems';
import { expect, test } from 'vitest';
import { TestRig } from './test-rig.ts';
import { choose, finished, startUpload, untilEvents, upload } from './page-steps.ts';
import { expectStoredOnce, writePhotos } from './photos.ts';

const rig = await TestRig.open();
const photos = await writePhotos(join(rig.folder, 'photos'), rig.base, { count: 4 });

test('a signed address that has expired is signed again', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const expired = { kind: 'status', status: 403, body: problem('signatureExpired') } as const;
  server.faults.add('PUT storage', expired, { times: 2 });
  expect(await upload(page, photos)).toMatchObject({ status: 'completed', erroredCount: 0 });
  expectStoredOnce(server, photos);
});

test('however often an address has expired, it is signed again, and nothing is sent to it', async () => {
  for (const { type, puts } of [
    { type: 'signed-url-request', puts: photos.length },
    { type: 'storage-upload-start', puts: photos.length + 4 },
  ] as const) {
    const server = await rig.server();
    const page = await rig.page(server);
    if (type === 'storage-upload-start') {
      server.faults.add('PUT storage', { kind: 'status', status: 403 }, { times: 4 });
    }
    await choose(page, photos);
    await page.evaluate(async (expiring) => {
      const now = Date.now.bind(Date);
      let minutesAhead = 0;
      Date.now = () => now() + minutesAhead * 60_000;
      const session = window.harness.open({ options: { lanes: 1 } });
      session.on((event) => {
        const expire = () => (minutesAhead += 16);
        if (event.type === expiring && minutesAhead < 4 * 16) setTimeout(expire);
      });
      await session.add(window.harness.chosen());
      await session.preprocess();
      session.start();
    }, type);
    expect(await finished(page)).toMatchObject({ status: 'completed', erroredCount: 0 });
    expectStoredOnce(server, photos);
    expect(server.calls.filter((call) => call === 'PUT storage')).toHaveLength(puts);
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
  expect(server.calls.filter((call) => call === 'PUT storage')).toHaveLength(cut + 1);
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
  const puts = () => server.calls.filter((call) => call === 'PUT storage').length;
  await untilEvents(page, 'signed-url-request', many.length);
  await expect.poll(puts).toBe(4);
  await page.evaluate(() => window.harness.session?.pause());
  release();
  await untilEvents(page, 'file-register-success', 4);
  await page.waitForTimeout(500);
  expect(puts()).toBe(4);
  await page.evaluate(() => window.harness.session?.goOn());
  expect(await finished(page)).toMatchObject({ status: 'completed', erroredCount: 0 });
  expectStoredOnce(server, many);
});
