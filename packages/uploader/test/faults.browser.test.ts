import { join } from 'node:path';
import { problem } from '@albumen/contract/problems';
import { expect, test } from 'vitest';
import { TestRig } from './test-rig.ts';
import { eventTypes, finished, startUpload, untilEvents, untilHeld, upload } from './page-steps.ts';
import { expectStoredOnce, writePhotos } from './photos.ts';

const rig = await TestRig.open();
const photos = await writePhotos(join(rig.folder, 'photos'), rig.base, {
  count: 4,
  sizeBytes: 400_000,
});

test('without the API a session fails and says that it may be offline', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  server.faults.add('GET health', { kind: 'status', status: 503 });
  expect(await upload(page, photos)).toMatchObject({
    status: 'failed',
    statusMessage: 'Failed to connect to Editors API: may be offline.',
  });
  expect(server.calls).toEqual(['GET health']);
});

test('with a token that is refused a session fails and says so', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  server.isSignedIn = false;
  expect(await upload(page, photos)).toMatchObject({
    status: 'failed',
    statusMessage: 'Failed to verify the Editors API token.',
  });
});

test('a store that is being replaced while the token is verified is asked again', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  server.faults.add('GET verify', { kind: 'status', status: 503 }, { times: 2 });
  expect(await upload(page, photos)).toMatchObject({ status: 'completed', erroredCount: 0 });
});

test('a connection that breaks in the middle of a photo costs only that try', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  server.faults.add('PUT storage', { kind: 'cut', afterBytes: 100_000 }, { times: 2 });
  server.faults.add('POST sign', { kind: 'drop' });
  server.faults.add('POST photos', { kind: 'status', status: 502 }, { times: 2 });
  expect(await upload(page, photos)).toMatchObject({ status: 'completed', erroredCount: 0 });
  expectStoredOnce(server, photos);
  expect(await eventTypes(page)).toContain('storage-upload-error');
});

test('an answer that gets lost after the work was done doubles nothing', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  server.faults.add('PUT storage', { kind: 'lost' }, { times: 2 });
  server.faults.add('POST photos', { kind: 'lost' }, { times: 2 });
  expect(await upload(page, photos)).toMatchObject({ status: 'completed', erroredCount: 0 });
  expectStoredOnce(server, photos);
});

test('412 from the store counts as stored', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  server.faults.add('PUT storage', { kind: 'lost' });
  server.faults.add('PUT storage', { kind: 'status', status: 412 });
  expect(await upload(page, photos)).toMatchObject({ status: 'completed', erroredCount: 0 });
  expectStoredOnce(server, photos);
});

test('a photo that the server refuses fails alone, with the server’s words', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const params = { title: 'This file ends too early.', advice: 'Export it again.' };
  const body = problem('photoUnreadable', { params });
  server.faults.add('POST photos', { kind: 'status', status: 422, body });
  const snapshot = await upload(page, photos);
  expect(snapshot).toMatchObject({ status: 'completed', erroredCount: 1, progress: 1 });
  expect(snapshot.files.find((file) => file.status === 'failed')?.problem).toEqual({
    code: 'photoUnreadable',
    message: "This file can't be read as a photo.",
    advice: 'This file ends too early. Export it again.',
  });
});

test('one retry drops what is finished and sends only what failed', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const refusal = { kind: 'status', status: 400 } as const;
  server.faults.add('PUT storage', refusal, { times: 2 });
  expect(await upload(page, photos)).toMatchObject({ erroredCount: 2, errorRate: 0.5 });
  const snapshot = await page.evaluate(async () => {
    const { session } = window.harness;
    await session?.retry();
    return session?.finished();
  });
  expect(snapshot).toMatchObject({ status: 'completed', erroredCount: 0, progress: 1 });
  expect(snapshot?.files).toHaveLength(2);
  expectStoredOnce(server, photos);
  expect(new Set(server.sentNames).size).toBe(server.sentNames.length);
});

test('when nothing gets through, the session has failed because of the network', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  server.faults.add('PUT storage', { kind: 'drop' }, { times: 1000 });
  await page.clock.install();
  await startUpload(page, photos.slice(0, 1));
  const end = finished(page);
  for (let step = 0; step < 40; step += 1) await page.clock.runFor(5_000);
  expect(await end).toMatchObject({
    status: 'failed',
    statusMessage: 'A network error has prevented us from uploading files.',
  });
});

test('a nearly full disk refuses before the first byte', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  server.faults.add('POST preflight', { kind: 'status', status: 507, body: problem('storeFull') });
  expect(await upload(page, photos)).toMatchObject({
    status: 'failed',
    statusMessage: 'There is no room for this upload right now. Nothing was sent.',
  });
  expect(server.calls).not.toContain('POST sign');
});

test('a gallery that is full refuses before the first byte', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  server.galleries.space = { photosLeft: 1, bytesFree: null };
  expect(await upload(page, photos)).toMatchObject({
    status: 'failed',
    statusMessage: '3 file(s) exceeds gallery file limit, galleries support up to 3200 files.',
  });
  expect(server.calls).not.toContain('POST sign');
});

test('a disk that fills up in between holds the upload until there is room', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const full = { kind: 'status', status: 507, headers: { 'retry-after': '1' } } as const;
  server.faults.add('PUT storage', full, { times: 2, after: 1 });
  await startUpload(page, photos);
  await untilHeld(page, 'storage-full');
  expect(await finished(page)).toMatchObject({ status: 'completed', erroredCount: 0 });
  expectStoredOnce(server, photos);
});

test('a token that expires in the middle is renewed once, and nothing fails', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const release = server.holdPuts(3);
  await startUpload(page, photos);
  await untilEvents(page, 'storage-upload-start', 3);
  server.expireTokens();
  release();
  expect(await finished(page)).toMatchObject({ status: 'completed', erroredCount: 0 });
  expectStoredOnce(server, photos);
  expect(server.calls.filter((call) => call === 'POST renew')).toHaveLength(1);
});

test('a sign-out in the middle is reported once and keeps the files for a retry', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  server.faults.add('POST photos', { kind: 'status', status: 401 }, { times: 1 });
  await startUpload(page, photos.slice(0, 1));
  server.isSignedIn = false;
  const snapshot = await finished(page);
  expect(snapshot).toMatchObject({
    status: 'failed',
    statusMessage: 'Failed to verify the Editors API token.',
  });
  server.isSignedIn = true;
  server.faults.clear();
  const again = await page.evaluate(async () => {
    await fetch('/renew', { method: 'POST' });
    await window.harness.session?.retry();
    return window.harness.session?.finished();
  });
  expect(again).toMatchObject({ status: 'completed', erroredCount: 0 });
});

test('offline it waits, and goes on by itself', async () => {
  const server = await rig.server();
  const context = await rig.browser.newContext();
  const page = await rig.page(server, context);
  const release = server.holdPuts(3);
  await startUpload(page, photos);
  await untilEvents(page, 'storage-upload-start', 3);
  await context.setOffline(true);
  await untilHeld(page, 'offline');
  const message = await page.evaluate(() => window.harness.session?.getSnapshot().statusMessage);
  expect(message).toContain('You are offline.');
  release();
  await context.setOffline(false);
  await untilHeld(page, null);
  expect(await finished(page)).toMatchObject({ status: 'completed', erroredCount: 0 });
  expectStoredOnce(server, photos);
});

test('a server that is gone for a while costs no try of any photo', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  server.faults.add('PUT storage', { kind: 'drop' }, { times: 3 });
  server.faults.add('GET health', { kind: 'drop' }, { times: 3, after: 1 });
  await startUpload(page, photos);
  await untilHeld(page, 'unreachable');
  expect(await finished(page)).toMatchObject({ status: 'completed', erroredCount: 0 });
  expectStoredOnce(server, photos);
});

test(
  'an upload without any sign of life is given up and tried again',
  { tags: ['long'] },
  async () => {
    const server = await rig.server();
    const page = await rig.page(server);
    server.faults.add('PUT storage', { kind: 'hang' });
    await page.clock.install();
    await startUpload(page, photos.slice(0, 1));
    await untilEvents(page, 'storage-upload-start', 1);
    const end = finished(page);
    for (let step = 0; step < 15; step += 1) await page.clock.runFor(5_000);
    expect(await end).toMatchObject({ status: 'completed', erroredCount: 0 });
    expect(await eventTypes(page)).toContain('storage-upload-timeout');
  },
);
