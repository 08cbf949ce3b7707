import { utimes } from 'node:fs/promises';
import { newKey } from '@albumen/file-store/keys';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createGallery, signUp, type Account } from '../../../test/browser.ts';
import { newJpeg } from '../../../test/jpegs.ts';
import { listFiles, problemOf } from '../../../test/refusals.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { openUploads, replyOf } from '../../../test/upload-client.ts';
import type { SignReply } from '@albumen/contract/endpoints/uploads';
import { newId } from '../../ids.ts';
import { renderPhoto } from '../renditions/render-photo.service.ts';
import { sweepStaleUploads } from '../uploads/stale-uploads.service.ts';
import { deleteExpiredRows } from './expired-rows.queries.ts';
import { compareFilesWithRows } from './orphans.service.ts';
import { purgeDeleted } from './purge.service.ts';

/** Each test renders photos of its own, behind whatever else the machine does. */

const reported: string[] = [];
const store = await startTestStore({
  change: () => ({
    errors: { report: (error) => void reported.push(String(error)), close: async () => undefined },
  }),
});
const { db, deps } = store;
const ada = await signUp(store);

const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;

async function newPhoto(account: Account = ada) {
  const gallery = await createGallery(store, account.id);
  const uploads = await openUploads(account, gallery.id);
  const { photoId } = await uploads.send({ name: 'a.jpg', bytes: newJpeg() });
  await renderPhoto(deps, photoId);
  const photo = await db
    .selectFrom('photos')
    .selectAll()
    .where('id', '=', photoId)
    .executeTakeFirstOrThrow();
  const keys = [photo.originalKey, ...photo.renditions.map(({ key }) => key)];
  return { photoId, galleryId: gallery.id, keys };
}

async function whichExist(keys: readonly string[]): Promise<number> {
  const stats = await Promise.all(keys.map((key) => deps.files.stat(key)));
  return stats.filter((stat) => stat !== undefined).length;
}

/** As if the file had been written long ago. */
async function age(key: string, days: number): Promise<void> {
  const at = Date.now() / 1000 - days * 86_400;
  await utimes(deps.localFiles?.pathOf(key) ?? '', at, at);
}

test('an upload that nobody finished goes after a day, a finished one stays', async () => {
  const photo = await newPhoto();
  const uploads = await openUploads(ada, photo.galleryId);
  const signAndSend = async (name: string) => {
    const upload = { name, bytes: newJpeg() };
    const signed = await replyOf<SignReply>(await uploads.sign(upload));
    await uploads.put(signed, upload.bytes);
    return { upload, key: signed.filename };
  };
  const stale = await signAndSend('stale.jpg');
  const fresh = await signAndSend('fresh.jpg');
  await db
    .updateTable('uploadObjects')
    .set({ signedAt: daysAgo(2) })
    .where('objectKey', '!=', fresh.key)
    .execute();
  await sweepStaleUploads(deps);
  expect(await whichExist([stale.key])).toBe(0);
  expect(await whichExist(photo.keys)).toBe(photo.keys.length);
  const late = await uploads.register(stale.upload, stale.key);
  expect((await problemOf(late)).code).toBe('uploadMissing');
  expect((await uploads.register(fresh.upload, fresh.key)).status).toBe(200);
});

test('the bin keeps a photo for 30 days and then lets go of row and files', async () => {
  const recent = await newPhoto();
  const due = await newPhoto();
  const live = await newPhoto();
  const deleteAt = (photo: { photoId: string }, days: number) =>
    db
      .updateTable('photos')
      .set({ deletedAt: daysAgo(days) })
      .where('id', '=', photo.photoId)
      .execute();
  await deleteAt(recent, 29);
  await deleteAt(due, 31);
  await purgeDeleted(deps);
  expect(await whichExist(due.keys)).toBe(0);
  for (const kept of [recent, live]) expect(await whichExist(kept.keys)).toBe(5);
  const ids = await db.selectFrom('photos').select('id').execute();
  expect(ids.map((row) => row.id)).not.toContain(due.photoId);
  expect(ids.map((row) => row.id)).toEqual(expect.arrayContaining([recent.photoId, live.photoId]));
});

test('a gallery in the bin goes after 30 days with its photos', async () => {
  const photo = await newPhoto();
  await db
    .updateTable('galleries')
    .set({ deletedAt: daysAgo(31) })
    .where('id', '=', photo.galleryId)
    .execute();
  await purgeDeleted(deps);
  expect(await whichExist(photo.keys)).toBe(0);
  const gallery = await db
    .selectFrom('galleries')
    .select('id')
    .where('id', '=', photo.galleryId)
    .executeTakeFirst();
  expect(gallery).toBeUndefined();
});

test('a gallery that can’t go is reported, and keeps no other', async () => {
  const photos = [await newPhoto(), await newPhoto()];
  const [stuck = '', free = ''] = photos.map(({ galleryId }) => galleryId);
  await db
    .updateTable('galleries')
    .set({ deletedAt: daysAgo(31) })
    .where('id', 'in', [stuck, free])
    .execute();
  await sql`create table guarded (gallery_id text references galleries)`.execute(db);
  await sql`insert into guarded values (${stuck})`.execute(db);
  await purgeDeleted(deps);
  const left = async () =>
    db.selectFrom('galleries').select('id').where('id', 'in', [stuck, free]).execute();
  expect(await left()).toEqual([{ id: stuck }]);
  expect(reported.join()).toContain('guarded_gallery_id_fkey');
  expect(await whichExist(photos[0]?.keys ?? [])).toBe(5);
  await sql`drop table guarded`.execute(db);
  await purgeDeleted(deps);
  expect(await left()).toEqual([]);
});

test('an account that asked to go is gone when its time is over, files and logo included', async () => {
  const leaving = await signUp(store);
  const staying = await newPhoto();
  const photo = await newPhoto(leaving);
  const logoKey = newKey('logos', 'png');
  await deps.files.put(logoKey, Buffer.from('logo'), { contentType: 'image/png' });
  await db
    .insertInto('brands')
    .values({
      id: newId(),
      accountId: leaving.id,
      businessName: 'Leaving',
      logoStyle: 'logo',
      logoKey,
    })
    .execute();
  const leaveAt = (due: ReturnType<typeof daysAgo>) =>
    db.updateTable('accounts').set({ deletionDueAt: due }).where('id', '=', leaving.id).execute();
  await leaveAt(daysAgo(-1));
  await purgeDeleted(deps);
  expect(await whichExist([...photo.keys, logoKey])).toBe(6);
  await leaveAt(daysAgo(1));
  await purgeDeleted(deps);
  expect(await whichExist([...photo.keys, logoKey])).toBe(0);
  const accounts = await db.selectFrom('accounts').select('id').execute();
  expect(accounts.map((row) => row.id)).not.toContain(leaving.id);
  expect(await whichExist(staying.keys)).toBe(5);
});

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

test('rows that only grow are swept, sessions and limits that still hold are not', async () => {
  await db
    .insertInto('rateLimits')
    .values([
      { bucket: 'over', hits: 1, resetsAt: daysAgo(1) },
      { bucket: 'on', hits: 1, resetsAt: daysAgo(-1) },
    ])
    .execute();
  await db
    .insertInto('requestKeys')
    .values([
      { scopeId: 'order', key: 'over', createdAt: daysAgo(2) },
      { scopeId: 'order', key: 'on', createdAt: daysAgo(0) },
    ])
    .execute();
  const old = await signUp(store);
  await db
    .updateTable('sessions')
    .set({ expiresAt: daysAgo(1) })
    .where('accountId', '=', old.id)
    .execute();
  await deleteExpiredRows(deps);
  const limits = await db.selectFrom('rateLimits').select('bucket').execute();
  expect(limits).toEqual([{ bucket: 'on' }]);
  const keys = await db.selectFrom('requestKeys').select('key').execute();
  expect(keys).toEqual([{ key: 'on' }]);
  const sessions = await db.selectFrom('sessions').select('accountId').execute();
  expect(sessions.map((row) => row.accountId)).toContain(ada.id);
  expect(sessions.map((row) => row.accountId)).not.toContain(old.id);
  expect(await listFiles(store, 'originals/')).not.toEqual([]);
});

test('files of another database are left alone, and the operator is notified', async () => {
  reported.length = 0;
  const foreign = Array.from({ length: 1_001 }, () => newKey('originals', 'jpg'));
  const [first = '', ...others] = foreign;
  await deps.files.put(first, newJpeg(), { contentType: 'image/jpeg' });
  await db
    .insertInto('fileFindings')
    .values(foreign.map((key) => ({ key, kind: 'orphan', foundAt: daysAgo(2) })))
    .execute();
  await compareFilesWithRows(deps);
  expect(await whichExist([first])).toBe(1);
  expect(reported.join()).toMatch(/1001 of \d+ files have no row here: none is removed/);
  await db.deleteFrom('fileFindings').where('key', 'in', others).execute();
  await compareFilesWithRows(deps);
  expect(await whichExist([first])).toBe(0);
});
