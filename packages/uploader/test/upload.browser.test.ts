import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identityText } from '@albumen/contract/fingerprint';
import { expect, test } from 'vitest';
import { exifPhoto } from './exif-photo.ts';
import { TestRig } from './test-rig.ts';
import { choose, eventTypes, thumbnailColors, untilEvents, upload } from './page-steps.ts';
import { distinctPhoto, writePhotos } from './photos.ts';

const rig = await TestRig.open();

function digest(kind: 'md5' | 'sha256', bytes: Buffer | string): string {
  return createHash(kind).update(bytes).digest('hex');
}

test('a photo goes up with all its events in order', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const [photo] = await writePhotos(join(rig.folder, 'events'), rig.base, { count: 1 });
  const snapshot = await upload(page, photo === undefined ? [] : [photo], 'performance');
  await untilEvents(page, 'renditions-success', 1);
  expect(snapshot).toMatchObject({ status: 'completed', progress: 1, erroredCount: 0 });
  const types = await eventTypes(page);
  expect(types.filter((type) => type !== 'storage-upload-progress')).toEqual([
    'exif-start',
    'exif-success',
    'thumbnail-start',
    'thumbnail-success',
    'checksum-start',
    'checksum-success',
    'signed-url-request',
    'storage-upload-start',
    'storage-upload-success',
    'file-register-start',
    'file-register-success',
    'renditions-start',
    'renditions-success',
  ]);
  expect(types).toContain('storage-upload-progress');
});

test('both checksums are those of the bytes, for small files and for large ones', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const folder = join(rig.folder, 'sums');
  const small = await writePhotos(join(folder, 'small'), rig.base, { count: 4 });
  const large = await writePhotos(join(folder, 'large'), rig.base, {
    count: 2,
    sizeBytes: 30_000_000,
  });
  const photos = [...small, ...large];
  const { files } = await upload(page, photos);
  const expected = photos.map(({ bytes }) => `${digest('md5', bytes)} ${digest('sha256', bytes)}`);
  expect(files.map((file) => `${file.contentMd5} ${file.fingerprint}`)).toEqual(expected);
  const stored = server.galleries.photos.map((photo) => `${photo.md5} ${photo.sha256}`);
  expect(stored.toSorted()).toEqual(expected.toSorted());
});

test('the registration carries all that the store asks for', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const [photo] = await writePhotos(join(rig.folder, 'register'), rig.base, { count: 1 });
  const { files } = await upload(page, photo === undefined ? [] : [photo]);
  expect(server.galleries.photos[0]?.registration).toMatchObject({
    fingerprint: files[0]?.fingerprint,
    objectName: files[0]?.apiFileName,
    contentType: 'image/jpeg',
    contentMd5: files[0]?.contentMd5,
    projectId: 'gallery-1',
    acl: 'public-read',
    name: 'IMG_0001.jpg',
    lastModified: 1_700_000_000_000,
    width: 2400,
    height: 1600,
  });
});

test('different photos of the same name, size and time are both sent', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const cards = await Promise.all(
    ['card-1', 'card-2'].map((card) => writePhotos(join(rig.folder, card), rig.base, { count: 2 })),
  );
  const photos = cards.flat();
  for (const preset of ['default', 'zero'] as const) {
    expect(await upload(page, photos, preset)).toMatchObject({ status: 'completed' });
    expect(server.galleries.photos.map((photo) => photo.md5).toSorted()).toEqual(
      photos.map(({ bytes }) => digest('md5', bytes)).toSorted(),
    );
  }
  const again = await upload(await rig.page(server), photos);
  expect(again.files.map((file) => file.isInGallery)).toEqual([true, true, true, true]);
  expect(server.puts).toHaveLength(4);
});

test('bytes that the server has are registered without being sent, its manifest or not', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const photos = await writePhotos(join(rig.folder, 'known'), rig.base, { count: 1 });
  await upload(page, photos);
  server.faults.add('GET manifest', { kind: 'status', status: 404 });
  const again = await rig.page(server);
  const { files } = await upload(again, photos);
  expect(files[0]).toMatchObject({ status: 'completed', needsUpload: false, isDuplicate: true });
  expect(server.puts).toHaveLength(1);
  expect(await eventTypes(again)).toContain('file-register-exists');
});

test('HEIC, RAW and other files are invalid at once, with a message that says what to do', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const paths = ['a.heic', 'b.CR3', 'c.png', 'd.txt'].map((name) => ({
    path: join(rig.folder, name),
  }));
  for (const { path } of paths) await writeFile(path, 'not a photo');
  const photos = await writePhotos(join(rig.folder, 'types'), rig.base, { count: 1 });
  const { files, ...snapshot } = await upload(page, [...paths, ...photos]);
  expect(snapshot).toMatchObject({ status: 'completed', erroredCount: 4, progress: 1 });
  expect(files.map((file) => file.status)).toEqual([
    ...Array<string>(4).fill('failed'),
    'completed',
  ]);
  expect(files[0]).toMatchObject({ isInvalid: true, problem: { code: 'unsupportedFileType' } });
  expect(files[0]?.problem?.advice).toContain('HEIC');
  expect(files[1]?.problem?.advice).toContain('RAW');
  expect(server.sentNames).toEqual(['IMG_0001.jpg']);
});

test('a file that only claims to be a JPEG fails with the reason', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const text = join(rig.folder, 'text.jpg');
  const noise = join(rig.folder, 'noise.jpg');
  const cut = join(rig.folder, 'cut.jpg');
  await writeFile(text, 'plain text');
  await writeFile(noise, Buffer.alloc(300, 0x81));
  await writeFile(cut, rig.base.subarray(0, 30));
  const snapshot = await upload(page, [{ path: text }, { path: noise }, { path: cut }]);
  expect(snapshot).toMatchObject({
    status: 'failed',
    statusMessage: 'Upload session has failed.',
    errorRate: 1,
  });
  expect(snapshot.files.map((file) => file.problem?.message)).toEqual([
    'We support jpg and jpeg files.',
    'Unable to read image header.',
    'Unable to read image dimensions from the image file',
  ]);
  expect(snapshot.files[0]?.problem?.advice).toContain('text.jpg is a text file inside');
});

test('thumbnails are upright squares, from the EXIF block or from the photo itself', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const path = join(rig.folder, 'sideways.jpg');
  const { halves, small } = await rig.drawings();
  await writeFile(path, exifPhoto(halves, { orientation: 6, make: 'Halide', small }));
  await choose(page, [{ path }]);
  const files = await page.evaluate(async () => {
    const upload = async (exifThumbnails: boolean) => {
      const session = await window.harness.upload({
        sessionId: `exif-${exifThumbnails}`,
        preset: 'performance',
        options: { exifThumbnails },
      });
      return (await session.finished()).files;
    };
    return [...(await upload(true)), ...(await upload(false))];
  });
  expect(files[0]?.exif).toMatchObject({ Make: 'Halide', Orientation: 6 });
  const [embedded, decoded] = await thumbnailColors(page, files);
  // Both pictures are brighter on their left half; turned upright that half is on top.
  expect(embedded).toEqual({ size: [256, 256], top: 'red', bottom: 'blue' });
  expect(decoded).toEqual({ size: [256, 256], top: 'gold', bottom: 'teal' });
});

test('dimensions are read or left, whatever else is read', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  await choose(page, await writePhotos(join(rig.folder, 'sizes'), rig.base, { count: 1 }));
  const dimensions = await page.evaluate(async () => {
    const upload = async (preset: 'performance' | 'zero', isRead: boolean) => {
      const session = await window.harness.upload({
        sessionId: `sizes-${preset}`,
        preset,
        options: { dimensions: isRead },
      });
      return (await session.finished()).files[0]?.dimensions;
    };
    return [await upload('zero', true), await upload('performance', false)];
  });
  expect(dimensions).toEqual([{ width: 2400, height: 1600 }, null]);
});

test('the zero preset reads no bytes: its fingerprint is made of name, size and time', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const [photo] = await writePhotos(join(rig.folder, 'zero'), rig.base, { count: 1 });
  if (photo === undefined) throw new Error('no photo');
  const { files } = await upload(page, [photo], 'zero');
  const sizeBytes = photo.bytes.length;
  const lastModifiedAt = 1_700_000_000_000;
  const text = identityText({ name: photo.name, sizeBytes, lastModifiedAt });
  expect(files[0]).toMatchObject({
    status: 'completed',
    contentMd5: null,
    dimensions: null,
    fingerprint: digest('sha256', text),
  });
  expect(await eventTypes(page)).toEqual(expect.not.arrayContaining(['checksum-start']));
});

test('a photo that the server cannot render is shown as refused, with its reason', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const path = join(rig.folder, 'refuse-me.jpg');
  await writeFile(path, distinctPhoto(rig.base));
  await upload(page, [{ path }]);
  await untilEvents(page, 'renditions-error', 1);
  const last = await page.evaluate(() => window.harness.events.at(-1));
  expect(last).toMatchObject({ message: 'The file ends too early.' });
});
