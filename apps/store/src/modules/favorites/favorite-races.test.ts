import { addFavorite, ownFavorites } from '@albumen/contract/endpoints/favorites';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const { db, browser, make, empty } = await openTestApp({ poolSize: 10 });

beforeEach(empty);

async function race(isKnown: boolean) {
  const gallery = await make.gallery();
  const photos = await make.photos(20, { galleryId: gallery.id });
  const client = browser();
  await client.call(ownFavorites, { params: { shareId: gallery.shareId ?? '' } });
  if (isKnown) client.jar.set('visitor', (await make.visitor()).token);
  const replies = await Promise.all(
    photos.map(({ id }) => client.call(addFavorite, { params: { photoId: id } })),
  );
  return replies.map(({ body }) => body);
}

test.each([
  ['of a known visitor', true],
  ['before the visitor has a cookie', false],
])('20 favorites at once, %s, come out as exactly 5', async (_, isKnown) => {
  const replies = await race(isKnown);
  expect(replies.filter(({ isFavorite }) => isFavorite)).toHaveLength(5);
  expect(replies.filter(({ maxFavorites }) => maxFavorites === 5)).toHaveLength(15);
  expect(await db.selectFrom('favorites').select('photoId').execute()).toHaveLength(5);
  expect(await db.selectFrom('visitors').select('id').execute()).toHaveLength(1);
});

test('one photo favorited 20 times at once is one favorite', async () => {
  const gallery = await make.gallery();
  const { id: photoId } = await make.photo({ galleryId: gallery.id });
  const client = browser();
  await client.call(ownFavorites, { params: { shareId: gallery.shareId ?? '' } });
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => client.call(addFavorite, { params: { photoId } })),
  );
  expect(new Set(replies.map(({ body }) => body.count))).toEqual(new Set([1]));
  expect(await db.selectFrom('favorites').select('photoId').execute()).toHaveLength(1);
});
