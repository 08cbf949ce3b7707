import { newKey } from '@albumen/file-store/keys';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newJpeg } from '../../../test/jpegs.ts';
import { storeWithFiles } from '../../../test/stored-photos.ts';
import { compareFilesWithRows } from './orphans.service.ts';
import { purgeDeleted } from './purge.service.ts';

const { db, deps, reported, newPhoto, whichExist, age } = await storeWithFiles();

const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;

test('a file without a row goes after a day in quarantine, and nothing else goes', async () => {
  const photo = await newPhoto();
  for (const key of photo.keys) await age(key, 9);
  const orphans = [newKey('originals', 'jpg'), `renditions/${'a'.repeat(32)}/400.webp`];
  const [orphan = ''] = orphans;
  for (const key of orphans) {
    await deps.files.put(key, Buffer.from('x'), {
      contentType: key.endsWith('.jpg') ? 'image/jpeg' : 'image/webp',
    });
  }
  const young = newKey('originals', 'jpg');
  await deps.files.put(young, Buffer.from('x'), { contentType: 'image/jpeg' });
  for (const key of orphans) await age(key, 2);
  await compareFilesWithRows(deps);
  await compareFilesWithRows(deps);
  expect(await whichExist(orphans)).toBe(2);
  const findings = await db.selectFrom('fileFindings').select(['key', 'kind']).execute();
  expect(findings.toSorted((a, b) => a.key.localeCompare(b.key))).toEqual(
    orphans.toSorted().map((key) => ({ key, kind: 'orphan' })),
  );
  // One of them gets a row in time.
  await db
    .updateTable('photos')
    .set({ renditionToken: 'a'.repeat(32) })
    .where('id', '=', photo.photoId)
    .execute();
  await db
    .updateTable('fileFindings')
    .set({ foundAt: daysAgo(2) })
    .execute();
  await compareFilesWithRows(deps);
  expect(await whichExist([orphan])).toBe(0);
  expect(await whichExist(orphans)).toBe(1);
  expect(await whichExist([young])).toBe(1);
});

test('a row without its file is written down and reported, until the file is back', async () => {
  const photo = await newPhoto();
  const [original = ''] = photo.keys;
  const bytes = await deps.files.read(original);
  const copy = Buffer.concat(await bytes.toArray());
  await deps.files.remove(original);
  reported.length = 0;
  await compareFilesWithRows(deps);
  expect(reported).toEqual([`Error: The file store has lost ${original}`]);
  const missing = () =>
    db.selectFrom('fileFindings').select('key').where('kind', '=', 'missing').execute();
  expect(await missing()).toEqual([{ key: original }]);
  await deps.files.put(original, copy, { contentType: 'image/jpeg' });
  await compareFilesWithRows(deps);
  expect(await missing()).toEqual([]);
});

test('files of another database are left alone, and the operator is notified', async () => {
  reported.length = 0;
  const foreign = Array.from({ length: 1_001 }, () => newKey('originals', 'jpg'));
  const [first = ''] = foreign;
  await deps.files.put(first, newJpeg(), { contentType: 'image/jpeg' });
  await db
    .insertInto('fileFindings')
    .values(foreign.map((key) => ({ key, kind: 'orphan', foundAt: daysAgo(2) })))
    .execute();
  await compareFilesWithRows(deps);
  expect(await whichExist([first])).toBe(1);
  expect(reported.join()).toMatch(/1001 of \d+ files have no row here: none is removed/);
  // What operating.md has an operator do where the files are left behind indeed.
  const owned = (await newPhoto()).keys;
  await db
    .insertInto('fileFindings')
    .values(owned.map((key) => ({ key, kind: 'orphan' })))
    .execute();
  await sql`update file_findings set kind = 'purged' where kind = 'orphan'`.execute(db);
  await purgeDeleted(deps);
  expect([await whichExist(foreign), await whichExist(owned)]).toEqual([0, 5]);
  expect(await db.selectFrom('fileFindings').select('key').execute()).toEqual([]);
});
