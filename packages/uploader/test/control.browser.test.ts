import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TestRig } from './test-rig.ts';
import { choose, findUnfinished, finished, startUpload, untilEvents } from './page-steps.ts';
import { writePhotos } from './photos.ts';

const rig = await TestRig.open();
const photos = await writePhotos(join(rig.folder, 'photos'), rig.base, { count: 8 });

test('before the start a session is pending, awaits the upload and has read the dimensions', async () => {
  const page = await rig.page(await rig.server());
  await choose(page, photos);
  const snapshot = await page.evaluate(async () => {
    const session = window.harness.open();
    await session.add(window.harness.chosen());
    return session.preprocess();
  });
  expect(snapshot).toMatchObject({ status: 'pending', statusMessage: 'awaiting upload' });
  expect(snapshot.files.map((file) => file.dimensions)).toEqual(
    photos.map(() => ({ width: 2400, height: 1600 })),
  );
});

test('a thumbnail for the list of checks can be had before the start, in any preset', async () => {
  const page = await rig.page(await rig.server());
  await choose(page, photos.slice(0, 1));
  const thumbnails = await page.evaluate(async () => {
    const session = window.harness.open();
    await session.add(window.harness.chosen());
    const { files } = await session.preprocess();
    return [await session.loadThumbnail(files[0]?.id ?? ''), await session.loadThumbnail('gone')];
  });
  expect(thumbnails[0]).toMatch(/^data:image\/jpeg;base64,/);
  expect(thumbnails[1]).toBeNull();
});

test('files taken out before the start are not sent', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  await choose(page, photos);
  const snapshot = await page.evaluate(async () => {
    const session = window.harness.open();
    await session.add(window.harness.chosen());
    const { files } = await session.preprocess();
    session.remove(files.slice(3).map((file) => file.id));
    session.start();
    return session.finished();
  });
  expect(snapshot.countByStatus.completed).toBe(3);
  expect(server.sentNames.toSorted()).toEqual(photos.slice(0, 3).map((photo) => photo.name));
});

test('a second upload is refused with the words of the alert while one is under way', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const release = server.holdPuts(3);
  await startUpload(page, photos);
  const refusal = await page.evaluate(async () => {
    const second = window.harness.createUploadSession({
      sessionType: 'project',
      sessionId: 'gallery-2',
      renewToken: () => Promise.resolve(true),
    });
    await second.add(window.harness.chosen());
    await second.preprocess();
    return { refusal: second.start(), isUploading: window.harness.isUploading() };
  });
  expect(refusal).toEqual({
    refusal: {
      code: 'already-in-progress',
      message: 'An upload is already in progress. Please wait for the current upload to complete.',
    },
    isUploading: true,
  });
  release();
  await finished(page);
  expect(await page.evaluate(() => window.harness.isUploading())).toBe(false);
});

test('files chosen while others are being prepared join them', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  server.faults.add('GET manifest', { kind: 'wait', until: promise });
  await choose(page, photos.slice(0, 6));
  await page.evaluate(async () => {
    const session = window.harness.open();
    await session.add(window.harness.chosen());
    void session.preprocess();
  });
  await expect.poll(() => server.calls).toContain('GET manifest');
  await choose(page, photos.slice(6));
  const refusals = page.evaluate(async () => {
    const session = window.harness.session;
    const added = await session?.add(window.harness.chosen());
    await session?.preprocess();
    return [added, session?.start()];
  });
  release();
  expect(await refusals).toEqual([null, null]);
  expect(await finished(page)).toMatchObject({ status: 'completed', erroredCount: 0 });
  expect(server.sentNames.toSorted()).toEqual(photos.map((photo) => photo.name));
});

test('a session that may not start leaves the page free for another', async () => {
  const page = await rig.page(await rig.server());
  const outcomes = await page.evaluate(async () => {
    const session = window.harness.open();
    const tooEarly = session.start()?.code;
    const closed = window.harness.open();
    closed.close();
    const tooLate = closed.start()?.code;
    return [tooEarly, tooLate, window.harness.isUploading()];
  });
  expect(outcomes).toEqual(['not-now', 'not-now', false]);
});

test('leaving the page during an upload asks first, and not afterwards', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const release = server.holdPuts(3);
  const prompts: string[] = [];
  page.on('dialog', (dialog) => {
    prompts.push(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate(() => window.harness.promptBeforeLeaving());
  await page.click('#drop');
  await startUpload(page, photos);
  await page.reload({ timeout: 2_000 }).catch(() => undefined);
  await expect.poll(() => prompts).toEqual(['beforeunload']);
  release();
  await finished(page);
  await page.reload();
  expect(prompts).toEqual(['beforeunload']);
});

test('pause starts nothing new, finishes what is on its way, and goes on after resume', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const release = server.holdPuts(3);
  await startUpload(page, photos);
  await untilEvents(page, 'storage-upload-start', 3);
  await page.evaluate(() => window.harness.session?.pause());
  release();
  await untilEvents(page, 'storage-upload-success', 3);
  await untilEvents(page, 'file-register-success', 3);
  const paused = await page.evaluate(() => window.harness.session?.getSnapshot());
  expect(paused).toMatchObject({ status: 'in-progress', holds: ['user'] });
  expect(server.puts).toHaveLength(3);
  await page.evaluate(() => window.harness.session?.goOn());
  expect(await finished(page)).toMatchObject({ status: 'completed', erroredCount: 0 });
  expect(server.sentNames.toSorted()).toEqual(photos.map((photo) => photo.name));
});

test('cancel aborts what is on its way, cancels the rest and keeps what arrived', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  server.faults.add('PUT storage', { kind: 'hang' }, { times: 3, after: 2 });
  await startUpload(page, photos);
  await untilEvents(page, 'file-register-success', 2);
  await untilEvents(page, 'storage-upload-start', 5);
  await page.evaluate(() => window.harness.session?.cancel());
  const snapshot = await finished(page);
  expect(snapshot).toMatchObject({
    status: 'canceled',
    isCanceled: true,
    progress: 2 / 8,
    countByStatus: { completed: 2, canceled: 6, 'in-progress': 0, pending: 0 },
  });
  await untilEvents(page, 'storage-upload-abort', 3);
  expect(server.galleries.photos).toHaveLength(2);
});

test('a canceled upload can be retried, and sends only the rest', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  server.faults.add('PUT storage', { kind: 'hang' }, { times: 3, after: 2 });
  await startUpload(page, photos);
  await untilEvents(page, 'file-register-success', 2);
  await page.evaluate(async () => {
    window.harness.session?.cancel();
    await window.harness.session?.retry();
  });
  server.faults.clear();
  expect(await finished(page)).toMatchObject({ status: 'completed', erroredCount: 0 });
  expect(server.sentNames.toSorted()).toEqual(photos.map((photo) => photo.name));
});

test('a reset empties the session, and it can be filled anew', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const release = server.holdPuts(3);
  await startUpload(page, photos);
  await untilEvents(page, 'storage-upload-start', 3);
  const empty = await page.evaluate(() => {
    window.harness.session?.reset();
    return window.harness.session?.getSnapshot();
  });
  expect(empty).toMatchObject({ status: 'init', files: [], progress: 0, bytes: { total: 0 } });
  release();
  const snapshot = await page.evaluate(async () => {
    const { session } = window.harness;
    await session?.add(window.harness.chosen());
    await session?.preprocess();
    session?.start();
    return session?.finished();
  });
  expect(snapshot).toMatchObject({ status: 'completed', erroredCount: 0 });
});

test('a reset forgets an upload that failed', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  server.faults.add('PUT storage', { kind: 'status', status: 400 });
  await startUpload(page, photos);
  expect(await finished(page)).toMatchObject({ erroredCount: 1 });
  expect(await findUnfinished(page)).toMatchObject({ filesTotal: photos.length });
  await page.evaluate(() => window.harness.session?.reset());
  expect(await findUnfinished(page)).toBeNull();
});

test('whoever waits for a session is notified when it is closed', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const release = server.holdPuts(3);
  await startUpload(page, photos);
  await untilEvents(page, 'storage-upload-start', 3);
  const answers = await page.evaluate(async () => {
    const end = window.harness.session?.finished();
    window.harness.session?.close();
    return { status: (await end)?.status, isUploading: window.harness.isUploading() };
  });
  expect(answers).toEqual({ status: 'in-progress', isUploading: false });
  release();
});

test('what is asked at the wrong time is refused, and changes nothing', async () => {
  const page = await rig.page(await rig.server());
  const answers = await page.evaluate(async () => {
    const session = window.harness.open();
    const early = session.start();
    session.pause();
    session.goOn();
    const retried = await session.retry();
    return { early, retried, status: session.getSnapshot().status };
  });
  const refusal = { code: 'not-now', message: 'This upload is busy with something else.' };
  expect(answers).toEqual({ early: refusal, retried: refusal, status: 'init' });
});
