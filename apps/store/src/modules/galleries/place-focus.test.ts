import { getGallery, placeFocus } from '@albumen/contract/endpoints/galleries';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const { db, browser, make } = await openTestApp({ poolSize: 4 });

test('a focal point that is set while its photo changes waits for it, and both come about', async () => {
  const account = await make.account();
  const client = await browser().signIn(account.id);
  const { id: galleryId } = await make.gallery({ accountId: account.id });
  const { id: photoId } = await make.photo({ galleryId });
  const place = { params: { galleryId, photoId }, body: { x: 12, y: 88 } };
  const placing = await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('galleries')
      .set({ title: 'Renamed' })
      .where('id', '=', galleryId)
      .execute();
    const answer = client.call(placeFocus, place);
    const waiting = sql<{ pid: number }>`select pid from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1);
    await trx.updateTable('photos').set({ fileName: 'b.jpg' }).where('id', '=', photoId).execute();
    return { answer };
  });
  expect((await placing.answer).status).toBe(200);
  const { body } = await client.call(getGallery, { params: { galleryId } });
  expect(body).toMatchObject({ title: 'Renamed', hero: { focus: place.body } });
});

test('a focal point on another gallery’s photo changes nothing', async () => {
  const account = await make.account();
  const client = await browser().signIn(account.id);
  const { id: galleryId } = await make.gallery({ accountId: account.id });
  const { id: photoId } = await make.photo();
  const params = { galleryId };
  const { version } = (await client.call(getGallery, { params })).body;
  const reply = await client.call(placeFocus, {
    params: { galleryId, photoId },
    body: { x: 1, y: 1 },
  });
  expect(reply.status).toBe(404);
  expect((await client.call(getGallery, { params })).body.version).toBe(version);
});
