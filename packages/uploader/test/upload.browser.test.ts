import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Lab } from './lab.ts';
import { writePhotos } from './photos.ts';

let lab: Lab;

beforeAll(async () => {
  lab = await Lab.open();
});

afterAll(async () => {
  await lab.close();
});

test('photos go up with all their events in order and the right checksums', async () => {
  const server = await lab.server();
  const photos = await writePhotos(join(lab.folder, 'order'), lab.base, { count: 3 });
  const page = await lab.page(server);
  await page.setInputFiles(
    '#files',
    photos.map((photo) => photo.path),
  );
  const snapshot = await page.evaluate(async () => {
    const session = await window.harness.upload({ preset: 'performance' });
    return session.finished();
  });
  expect(snapshot).toMatchObject({ status: 'completed', progress: 1, erroredCount: 0 });
  console.log(
    JSON.stringify(
      await page.evaluate(() =>
        window.harness.events
          .filter((event) => event.fileId === 'file-1')
          .map((event) => event.type),
      ),
    ),
  );
  console.log(JSON.stringify(snapshot.files[0]).slice(0, 800));
  expect(server.galleries.photos.map((photo) => photo.md5).toSorted()).toEqual(
    photos.map((photo) => createHash('md5').update(photo.bytes).digest('hex')).toSorted(),
  );
});
