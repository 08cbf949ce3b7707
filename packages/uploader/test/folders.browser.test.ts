import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TestRig } from './test-rig.ts';
import { upload } from './page-steps.ts';
import { distinctPhoto, writePhotos } from './photos.ts';

const rig = await TestRig.open();

test('folders are walked to the bottom in name order, hidden files left out silently', async () => {
  const page = await rig.page(await rig.server());
  const top = join(rig.folder, 'wedding');
  const paths = [
    'church/IMG_10.jpg',
    'church/IMG_9.jpg',
    'church/late/IMG_1.jpg',
    'IMG_2.jpg',
    '.DS_Store',
    'church/.hidden.jpg',
    '.thumbnails/IMG_2.jpg',
    'Thumbs.db',
  ];
  for (const path of paths) {
    await mkdir(join(top, path, '..'), { recursive: true });
    await writeFile(join(top, path), distinctPhoto(rig.base));
  }
  const single = join(rig.folder, 'single.jpg');
  await writeFile(single, distinctPhoto(rig.base));
  await rig.drop(page, [top, single]);
  const dropped = await page.evaluate(() => window.harness.dropped);
  expect(dropped).toEqual({
    paths: [
      'wedding/church/IMG_9.jpg',
      'wedding/church/IMG_10.jpg',
      'wedding/church/late/IMG_1.jpg',
      'wedding/IMG_2.jpg',
      'single.jpg',
    ],
    handles: 2,
  });
});

test('a folder of more files than one portion of the browser is complete', async () => {
  const page = await rig.page(await rig.server());
  const folder = join(rig.folder, 'many');
  await mkdir(folder);
  const names = Array.from({ length: 1234 }, (_, row) => `p${row}.jpg`);
  for (const name of names) await writeFile(join(folder, name), name);
  await rig.drop(page, [folder]);
  const dropped = await page.evaluate(() => window.harness.dropped);
  expect(dropped?.paths).toEqual(names.map((name) => `many/${name}`));
});

test('a folder that cannot be read is named among the files instead of being missed', async () => {
  const page = await rig.page(await rig.server());
  const folder = join(rig.folder, 'card-reader');
  await mkdir(join(folder, 'DCIM'), { recursive: true });
  const single = join(rig.folder, 'beside.jpg');
  await writeFile(single, distinctPhoto(rig.base));
  await rig.drop(page, [folder, single]);
  await page.evaluate(() => window.harness.dropped);
  await rm(folder, { recursive: true });
  const { byEntry, byHandle } = await page.evaluate(async () => {
    const { lastDrop } = window.harness;
    if (lastDrop === undefined) throw new Error('nothing was dropped');
    const byHandle = window.harness.filesFrom({ handles: await lastDrop.handles });
    const filesOf = async (picked: typeof lastDrop) => {
      const session = window.harness.open();
      await session.add(picked);
      const { files } = await session.preprocess();
      return files.map(({ path, sizeBytes, status }) => [path, sizeBytes > 0, status]);
    };
    return { byEntry: await filesOf(lastDrop), byHandle: await filesOf(byHandle) };
  });
  for (const files of [byEntry, byHandle]) {
    expect(files).toEqual([
      ['card-reader', false, 'invalid'],
      ['beside.jpg', true, 'pending'],
    ]);
  }
});

test('a phone on plain http, where the browser has no hashing of its own, uploads all the same', async () => {
  const server = await rig.server();
  const page = await rig.page(server, undefined, `http://phone.test:${server.port}/`);
  const photos = await writePhotos(join(rig.folder, 'phone'), rig.base, { count: 3 });
  expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto])).toEqual([false, false]);
  for (const preset of ['performance', 'zero'] as const) {
    expect(await upload(page, photos, preset)).toMatchObject({ status: 'completed' });
  }
  const [photo] = server.galleries.photos;
  expect(photo?.registration['fingerprint']).toBe(photo?.sha256);
  const thumbnails = await page.evaluate(
    () => window.harness.events.filter((event) => event.type === 'thumbnail-success').length,
  );
  expect(thumbnails).toBe(photos.length);
});
