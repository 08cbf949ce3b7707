import { newKey } from '@albumen/file-store/keys';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signUp } from '../../../test/browser.ts';
import { newJpeg } from '../../../test/jpegs.ts';
import { listFiles, problemOf } from '../../../test/refusals.ts';
import { storeWithFiles } from '../../../test/stored-photos.ts';
import { openUploads, replyOf } from '../../../test/upload-client.ts';
import type { SignReply } from '@albumen/contract/endpoints/uploads';
import { newId } from '../../ids.ts';
import { sweepStaleUploads } from '../uploads/stale-uploads.service.ts';
import { deleteExpiredRows } from './expired-rows.queries.ts';
import { compareFilesWithRows } from './orphans.service.ts';
import { purgeDeleted } from './purge.service.ts';

const { store, db, deps, ada, reported, newPhoto, whichExist, age } = await storeWithFiles();

const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;

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

test('a purge that is interrupted goes on with the files of what it had deleted', async () => {
  const photos = [await newPhoto(), await newPhoto()];
  const [single, inGallery] = photos;
  const keys = photos.flatMap((photo) => photo.keys);
  const deletedAt = daysAgo(31);
  const { photoId = '' } = single ?? {};
  const { galleryId = '' } = inGallery ?? {};
  await db.updateTable('photos').set({ deletedAt }).where('id', '=', photoId).execute();
  await db.updateTable('galleries').set({ deletedAt }).where('id', '=', galleryId).execute();
  const away = {
    ...deps,
    files: Object.assign(Object.create(deps.files), {
      remove: () => Promise.reject(new Error('The bucket is away')),
    }),
  };
  reported.length = 0;
  await purgeDeleted(away);
  expect(new Set(reported)).toEqual(new Set(['Error: The bucket is away']));
  expect(await whichExist(keys)).toBe(10);
  for (const key of keys) await age(key, 2);
  await compareFilesWithRows(deps);
  const findings = db.selectFrom('fileFindings').select('kind').where('key', 'in', keys);
  expect(new Set((await findings.execute()).map(({ kind }) => kind))).toEqual(new Set(['purged']));
  await purgeDeleted(deps);
  expect(await whichExist(keys)).toBe(0);
  expect(await findings.execute()).toEqual([]);
});

test('a file that cannot be removed keeps no other one, be it purged or without a row', async () => {
  const keys = Array.from({ length: 600 }, () => newKey('originals', 'jpg')).toSorted();
  const [stuck = '', ...others] = keys;
  const [first = '', last = ''] = [others[0], others.at(-1)];
  const content = { contentType: 'image/jpeg' };
  for (const key of [stuck, first, last]) await deps.files.put(key, newJpeg(), content);
  const refusing = {
    ...deps,
    files: Object.assign(Object.create(deps.files), {
      remove: (key: string) =>
        key === stuck ? Promise.reject(new Error('It is locked')) : deps.files.remove(key),
    }),
  };
  const findings = db.selectFrom('fileFindings').select('key').where('key', 'in', keys);
  const find = (kind: string) =>
    db
      .insertInto('fileFindings')
      .values(keys.map((key) => ({ key, kind, foundAt: daysAgo(2) })))
      .execute();
  for (const [kind, sweep] of [
    ['purged', purgeDeleted],
    ['orphan', compareFilesWithRows],
  ] as const) {
    for (const key of [first, last]) await deps.files.put(key, newJpeg(), content);
    await db.deleteFrom('fileFindings').where('key', 'in', keys).execute();
    await find(kind);
    reported.length = 0;
    await sweep(refusing);
    expect([await whichExist([stuck]), await whichExist(others)]).toEqual([1, 0]);
    expect(await findings.execute()).toEqual([{ key: stuck }]);
    expect(reported).toEqual(['Error: It is locked']);
  }
  await purgeDeleted(deps);
  await compareFilesWithRows(deps);
  expect(await whichExist([stuck])).toBe(0);
});

test('a file store that is away is asked for fifty files, not for all', async () => {
  const keys = Array.from({ length: 120 }, () => newKey('originals', 'jpg'));
  await db
    .insertInto('fileFindings')
    .values(keys.map((key) => ({ key, kind: 'purged' })))
    .execute();
  let asked = 0;
  const away = () => {
    asked += 1;
    return Promise.reject(new Error('The bucket is away'));
  };
  reported.length = 0;
  const files = Object.assign(Object.create(deps.files), { remove: away });
  await purgeDeleted({ ...deps, files });
  expect([asked, reported]).toEqual([50, ['Error: The bucket is away']]);
  await purgeDeleted(deps);
  expect(await db.selectFrom('fileFindings').select('key').execute()).toEqual([]);
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
