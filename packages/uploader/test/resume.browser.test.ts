import { rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import type { UploadSnapshot } from '../src/upload-state.ts';
import { TestRig } from './test-rig.ts';
import {
  choose,
  eventTypes,
  findUnfinished,
  finished,
  goOn,
  startUpload,
  untilEvents,
  upload,
  uploadDrop,
} from './page-steps.ts';
import { expectStoredOnce, writePhoto, writePhotos } from './photos.ts';
import type { UploadServer } from './upload-server.ts';

const lanes = 3;
const rig = await TestRig.open();
const photos = await writePhotos(join(rig.folder, 'photos'), rig.base, { count: 20 });

/** The names that were sent whole more than once. */
function sentTwice(server: UploadServer): string[] {
  return server.sentNames.filter((name, row, all) => all.indexOf(name) !== row);
}

test('a reload at 40 % sends nothing twice', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  server.faults.add('PUT storage', { kind: 'hang' }, { times: lanes, after: 8 });
  await startUpload(page, photos);
  await untilEvents(page, 'file-register-success', 8);
  await untilEvents(page, 'storage-upload-start', 8 + lanes);
  await page.reload();
  server.faults.clear();
  const snapshot = await upload(page, photos);
  expect(snapshot).toMatchObject({ status: 'completed', progress: 1, erroredCount: 0 });
  expectKnown(snapshot, 8);
  expectStoredOnce(server, photos);
  expect(sentTwice(server)).toEqual([]);
});

test('what was stored but not registered before a reload is only registered afterwards', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  server.faults.add('POST photos', { kind: 'hang' }, { times: lanes });
  await startUpload(page, photos);
  await untilEvents(page, 'file-register-start', lanes);
  await page.reload();
  server.faults.clear();
  expect(await upload(page, photos)).toMatchObject({ status: 'completed', erroredCount: 0 });
  expectStoredOnce(server, photos);
  expect(sentTwice(server)).toEqual([]);
  const hashed = (await eventTypes(page)).filter((type) => type === 'checksum-start');
  expect(hashed.length).toBeLessThanOrEqual(photos.length - lanes);
});

test('stored bytes that the server has thrown away meanwhile are sent again', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  server.faults.add('POST photos', { kind: 'hang' }, { times: lanes });
  await startUpload(page, photos);
  await untilEvents(page, 'file-register-start', lanes);
  await page.reload();
  server.faults.clear();
  server.galleries.loseObjects();
  expect(await upload(page, photos)).toMatchObject({ status: 'completed', erroredCount: 0 });
  expectStoredOnce(server, photos);
  // Beside each that hung, its lane may have sent one more by then.
  expect(sentTwice(server).length).toBeGreaterThanOrEqual(lanes);
  expect(sentTwice(server).length).toBeLessThanOrEqual(2 * lanes);
});

test('on another computer the same folder sends nothing again that arrived whole', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  server.faults.add('POST photos', { kind: 'hang' }, { times: lanes, after: 8 });
  await startUpload(page, photos);
  await untilEvents(page, 'file-register-start', 8 + lanes);
  await page.close();
  server.faults.clear();
  const elsewhere = await rig.page(server);
  const snapshot = await upload(elsewhere, photos);
  expect(snapshot).toMatchObject({ status: 'completed', erroredCount: 0 });
  expectKnown(snapshot, 8);
  expectStoredOnce(server, photos);
  expect(sentTwice(server)).toEqual([]);
});

test('a complete folder is recognized without reading or sending a byte', async () => {
  const server = await rig.server();
  await upload(await rig.page(server), photos);
  const page = await rig.page(server);
  const snapshot = await upload(page, photos);
  expect(snapshot).toMatchObject({ status: 'completed', progress: 1 });
  expect(snapshot.files.every((file) => file.isInGallery && !file.needsUpload)).toBe(true);
  expect(server.puts).toHaveLength(photos.length);
  expect(await eventTypes(page)).not.toContain('checksum-start');
});

test('copies with other times are recognized by their bytes, and not sent either', async () => {
  const server = await rig.server();
  await upload(await rig.page(server), photos);
  const folder = join(rig.folder, 'copied');
  const copies = await writePhotos(folder, rig.base, { count: 3 });
  for (const [row, copy] of copies.entries()) {
    await writePhoto({ ...copy, bytes: photos[row]?.bytes ?? copy.bytes });
    await utimes(copy.path, 1_600_000_000, 1_600_000_000);
  }
  for (const preset of ['default', 'zero'] as const) {
    const page = await rig.page(server);
    const snapshot = await upload(page, copies, preset);
    expect(snapshot.files.map((file) => file.isInGallery)).toEqual([true, true, true]);
  }
  expect(server.puts).toHaveLength(photos.length);
});

test('a browser that left an upload unfinished remembers it until it is finished', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const find = () => findUnfinished(page);
  expect(await find()).toBeNull();
  server.faults.add('PUT storage', { kind: 'hang' }, { times: lanes, after: 2 });
  await startUpload(page, photos);
  await untilEvents(page, 'storage-upload-start', 2 + lanes);
  await page.reload();
  server.faults.clear();
  const bytesTotal = photos.reduce((sum, photo) => sum + photo.bytes.length, 0);
  expect(await find()).toMatchObject({ filesTotal: photos.length, bytesTotal });
  const added = { count: 2, sizeBytes: 90_000 };
  await upload(page, await writePhotos(join(rig.folder, 'added'), rig.base, added));
  expect(await find()).toMatchObject({ filesTotal: photos.length, bytesTotal });
  await page.evaluate(async () => {
    const session = window.harness.open();
    await session.add(window.harness.chosen());
    await session.preprocess();
    session.cancel();
    session.close();
  });
  expect(await find()).toMatchObject({ filesTotal: photos.length, bytesTotal });
  await upload(page, photos);
  expect(await find()).toBeNull();
});

test(
  'a browser that opens its memory late is not waited for, and remembers all the same',
  { tags: ['long'] },
  async () => {
    const server = await rig.server();
    const context = await rig.browser.newContext();
    const slow = await rig.page(server, context);
    // The upgrade of a database keeps every other page from opening it.
    await slow.evaluate(`new Promise((resolve) => {
    const request = indexedDB.open('albumen-uploads', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('files');
      const sessions = request.result.createObjectStore('sessions', { keyPath: 'session' });
      const stay = () => { if (!window.isDone) sessions.get('nobody').onsuccess = stay; };
      stay();
      resolve();
    };
  })`);
    const page = await rig.page(server, context);
    server.faults.add('PUT storage', { kind: 'hang' }, { times: lanes, after: 2 });
    await startUpload(page, photos);
    await untilEvents(page, 'storage-upload-start', 2 + lanes);
    const find = (where: Page) =>
      where.evaluate(async () => {
        const query = { sessionType: 'project', sessionId: 'gallery-1' } as const;
        const found = await window.harness.findUnfinishedUpload(query);
        return found?.filesTotal;
      });
    const found = find(page);
    await slow.evaluate('window.isDone = true');
    expect(await found).toBe(photos.length);
    await page.close();
    server.faults.clear();
    const again = await rig.page(server, context);
    expect(await find(again)).toBe(photos.length);
    await upload(again, photos);
    expect(sentTwice(server)).toEqual([]);
    expect(await find(again)).toBeUndefined();
  },
);

test('a dropped folder is opened again after a reload, without being dropped again', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const folder = join(rig.folder, 'dropped');
  const dropped = await writePhotos(folder, rig.base, { count: 10 });
  await rig.drop(page, [folder]);
  server.faults.add('PUT storage', { kind: 'hang' }, { times: lanes, after: 4 });
  await uploadDrop(page);
  await untilEvents(page, 'storage-upload-start', 4 + lanes);
  await page.reload();
  server.faults.clear();
  // One that was culled meanwhile is not waited for.
  const [culled, ...kept] = dropped.toReversed();
  await rm(culled?.path ?? '');
  expect(await goOn(page)).toMatchObject({ status: 'completed', erroredCount: 0 });
  expectStoredOnce(server, kept.toReversed());
  expect(sentTwice(server)).toEqual([]);
  expect(await findUnfinished(page)).toBeNull();
});

test('what cannot be opened again as a whole is asked for again', async () => {
  const server = await rig.server();
  const folder = join(rig.folder, 'in-part');
  const many = await writePhotos(folder, rig.base, { count: 51, sizeBytes: 1000 });
  const single = await writePhotos(join(rig.folder, 'single'), rig.base, { count: 1 });
  const selections = [
    { dropped: many.map(({ path }) => path), chosen: [] },
    { dropped: [folder], chosen: single },
  ];
  for (const { dropped, chosen } of selections) {
    const page = await rig.page(server);
    await rig.drop(page, dropped);
    await choose(page, chosen);
    await page.evaluate(async (hasChosen) => {
      const { lastDrop } = window.harness;
      if (lastDrop === undefined) throw new Error('nothing was dropped');
      const session = window.harness.open();
      await session.add(lastDrop);
      if (hasChosen) await session.add(window.harness.chosen());
      await session.preprocess();
    }, chosen.length > 0);
    await page.reload();
    const filesTotal = many.length + chosen.length;
    expect(await findUnfinished(page)).toMatchObject({ filesTotal });
    expect(await goOn(page)).toBeNull();
  }
  const page = await rig.page(server);
  await rig.drop(page, [folder]);
  server.faults.add('PUT storage', { kind: 'hang' }, { times: lanes });
  await uploadDrop(page);
  await page.reload();
  await rm(folder, { recursive: true });
  expect(await goOn(page)).toBeNull();
});

test('a gallery whose manifest cannot be had still doubles nothing', async () => {
  const server = await rig.server();
  await upload(await rig.page(server), photos);
  server.faults.add('GET manifest', { kind: 'status', status: 404 });
  const page = await rig.page(server);
  await choose(page, photos);
  await startUpload(page, photos);
  expect(await finished(page)).toMatchObject({ status: 'completed', erroredCount: 0 });
  expectStoredOnce(server, photos);
});

/** At least these were recognized: the server may have taken more whose answers the page never read. */
function expectKnown({ files }: UploadSnapshot, least: number): void {
  const known = files.filter((file) => file.isInGallery).length;
  expect(known).toBeGreaterThanOrEqual(least);
  expect(known).toBeLessThanOrEqual(least + lanes);
}
