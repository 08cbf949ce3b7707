import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TestRig } from './test-rig.ts';
import { choose, eventTypes, finished, startUpload, untilEvents, upload } from './page-steps.ts';
import { writePhotos } from './photos.ts';

const rig = await TestRig.open();
const photos = await writePhotos(join(rig.folder, 'photos'), rig.base, { count: 8 });

test('snapshots change only with the state, and share the files that did not change', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  await choose(page, photos);
  // One photo stays behind, so that the others have ended before its last change.
  const release = server.holdPuts(1);
  const running = page.evaluate(async () => {
    const session = window.harness.open({ preset: 'performance' });
    const snapshots = [session.getSnapshot()];
    session.subscribe(() => snapshots.push(session.getSnapshot()));
    const isStable = session.getSnapshot() === session.getSnapshot();
    await session.add(window.harness.chosen());
    await session.preprocess();
    session.start();
    await session.finished();
    const isShared = snapshots.some((after, row) => {
      const before = snapshots[row - 1];
      const isNew = before !== undefined && before !== after && before.files !== after.files;
      return isNew && after.files.some((file, place) => file === before.files[place]);
    });
    const progress = snapshots.map((each) => each.progress);
    return { isStable, isShared, progress, last: snapshots.at(-1) === session.getSnapshot() };
  });
  await page.waitForFunction((others) => {
    const { files = [] } = window.harness.session?.getSnapshot() ?? {};
    return files.filter((file) => file.status === 'completed').length === others;
  }, photos.length - 1);
  release();
  const seen = await running;
  expect(seen).toMatchObject({ isStable: true, isShared: true, last: true });
  expect(seen.progress).toEqual(seen.progress.toSorted((left, right) => left - right));
  expect(seen.progress.at(-1)).toBe(1);
});

test(
  'bytes, rate and time left are reported for the session and for each file',
  { tags: ['long'] },
  async () => {
    const server = await rig.server();
    const page = await rig.page(server);
    const big = await writePhotos(join(rig.folder, 'big'), rig.base, {
      count: 3,
      sizeBytes: 20_000_000,
    });
    await choose(page, big);
    // Bodies stay half sent until a rate was reported, however fast the machine is.
    const release = server.holdPuts(big.length);
    const running = page.evaluate(async () => {
      const session = window.harness.open();
      const notes: { left: number; perSecond: number; fileRates: number[] }[] = [];
      session.subscribe(() => {
        const { bytes, files } = session.getSnapshot();
        const fileRates = files.map((file) => file.bytesPerSecond);
        notes.push({ left: bytes.left, perSecond: bytes.perSecond, fileRates });
      });
      await session.add(window.harness.chosen());
      await session.preprocess();
      session.start();
      await session.finished();
      return { notes, end: session.getSnapshot() };
    });
    await page.waitForFunction(() => {
      const { files = [] } = window.harness.session?.getSnapshot() ?? {};
      return files.some((file) => file.bytesPerSecond > 0);
    });
    release();
    const seen = await running;
    const total = big.reduce((sum, photo) => sum + photo.bytes.length, 0);
    expect(seen.end.bytes).toMatchObject({ total, sent: total, left: 0, timeLeftMs: 0 });
    expect(seen.end.stopwatch.elapsedMs).toBeGreaterThan(0);
    expect(seen.notes.some((note) => note.left > 0 && note.left < total)).toBe(true);
    expect(seen.notes.some((note) => note.perSecond > 0)).toBe(true);
    expect(seen.notes.some((note) => note.fileRates.some((rate) => rate > 0))).toBe(true);
  },
);

test('twelve lanes never open so many uploads that the page itself has to wait', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const release = server.holdPuts(8);
  await startUpload(page, photos, 'performance');
  await untilEvents(page, 'storage-upload-start', 4);
  const isReachable = await page.evaluate(async () => (await fetch('/')).ok);
  expect(isReachable).toBe(true);
  release();
  expect(await finished(page)).toMatchObject({ status: 'completed' });
  expect(server.busiest).toBeLessThanOrEqual(4);
});

test('under the strictest page policy the workers start through the page’s own trusted policy', async () => {
  const server = await rig.server();
  server.pageHeaders = {
    'content-security-policy':
      "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; img-src data:; require-trusted-types-for 'script'; trusted-types app",
  };
  const page = await rig.page(server);
  await choose(page, photos);
  const snapshot = await page.evaluate(async () => {
    const factory: unknown = Reflect.get(window, 'trustedTypes');
    const make = Reflect.get(Object(factory), 'createPolicy').bind(factory);
    const policy = make('app', { createScriptURL: (url: string) => url });
    const session = await window.harness.upload({
      preset: 'performance',
      trustScriptUrl: (url) => policy.createScriptURL(url),
    });
    return session.finished();
  });
  expect(snapshot).toMatchObject({ status: 'completed', erroredCount: 0 });
});

test('every file of a batch reports each of its starts with exactly one end', async () => {
  const page = await rig.page(await rig.server());
  await upload(page, photos, 'performance');
  await untilEvents(page, 'renditions-success', photos.length);
  const types = await eventTypes(page);
  const count = (type: string) => types.filter((each) => each === type).length;
  for (const part of [
    'checksum',
    'exif',
    'thumbnail',
    'storage-upload',
    'file-register',
    'renditions',
  ]) {
    expect([part, count(`${part}-start`)]).toEqual([part, photos.length]);
    expect([part, count(`${part}-success`)]).toEqual([part, photos.length]);
  }
});
