import { join } from 'node:path';
import { problem } from '@albumen/contract/problems';
import { expect, test } from 'vitest';
import { TestRig } from './test-rig.ts';
import { eventTypes, finished, upload } from './page-steps.ts';
import { writePhoto, writePhotos } from './photos.ts';

const rig = await TestRig.open();

test('a second file with the same bytes is completed without being sent', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const folder = join(rig.folder, 'duplicates');
  const [first] = await writePhotos(folder, rig.base, { count: 1 });
  if (first === undefined) throw new Error('no photo');
  const copy = { ...first, name: 'copy.jpg', path: join(folder, 'copy.jpg') };
  await writePhoto(copy);
  const snapshot = await upload(page, [first, copy]);
  expect(snapshot.files.filter((file) => file.isDuplicate)).toHaveLength(1);
  expect(snapshot.countByStatus.completed).toBe(2);
  expect(server.puts).toHaveLength(1);
  expect(await eventTypes(page)).toContain('duplicate-detected');
});

test('a copy is called completed only when the first one is', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const folder = join(rig.folder, 'refused');
  const [first] = await writePhotos(folder, rig.base, { count: 1 });
  if (first === undefined) throw new Error('no photo');
  const copy = { ...first, name: 'copy.jpg', path: join(folder, 'copy.jpg') };
  await writePhoto(copy);
  const refusal = { status: 422, body: problem('photoUnreadable') };
  server.faults.add('POST photos', { kind: 'status', ...refusal }, { times: 2 });
  expect(await upload(page, [first, copy])).toMatchObject({
    status: 'failed',
    countByStatus: { failed: 2, completed: 0 },
  });
  await page.evaluate(() => window.harness.session?.retry());
  const { files } = await finished(page);
  expect(files.map(({ status }) => status)).toEqual(['completed', 'completed']);
  expect(new Set(files.map(({ photoId }) => photoId)).size).toBe(1);
});

test('what the server could not make a photo of is refused for its copy as well', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const folder = join(rig.folder, 'unmade');
  const [made] = await writePhotos(folder, rig.base, { count: 1 });
  if (made === undefined) throw new Error('no photo');
  const first = { ...made, name: 'refuse-me-1.jpg', path: join(folder, 'refuse-me-1.jpg') };
  const copy = { ...made, name: 'refuse-me-2.jpg', path: join(folder, 'refuse-me-2.jpg') };
  await writePhoto(first);
  await writePhoto(copy);
  await upload(page, [first, copy]);
  const filesNow = () => page.evaluate(() => window.harness.session?.getSnapshot().files ?? []);
  const statesNow = async () => (await filesNow()).map(({ renditionState }) => renditionState);
  await expect.poll(statesNow).toEqual(['refused', 'refused']);
  const files = await filesNow();
  const refused = { renditionState: 'refused', problem: { message: 'The file ends too early.' } };
  expect(files).toMatchObject([refused, refused]);
});
