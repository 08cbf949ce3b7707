import { expect, test } from 'vitest';
import { photos } from '../../test/photos.ts';
import { album, choiceOf } from '../../test/products.ts';
import { albumPhotos } from './album-photos.ts';
import { startDocument } from './start-document.ts';

const choice = choiceOf(album);

test('an album of a whole wedding begins with it from its first photo to its last, three to six a spread', () => {
  const wedding = photos(3200);
  const first = albumPhotos(album, choice, wedding);
  expect([first[0], first.at(-1)]).toEqual([wedding[0], wedding.at(-1)]);
  expect(first).toEqual([...new Set(first)]);
  expect(first).toEqual(wedding.filter((photo) => first.includes(photo)));
  const spreads = startDocument(album, choice, first).faces.filter(({ kind }) => kind === 'spread');
  for (const { layers } of spreads) {
    const placed = layers.filter((layer) => layer.kind === 'photo' && layer.photo !== null);
    expect(placed.length).toBeGreaterThanOrEqual(3);
    expect(placed.length).toBeLessThanOrEqual(6);
  }
});

test('one of few photos begins with all of them, one of none with none', () => {
  const few = photos(7);
  expect(albumPhotos(album, choice, few)).toEqual(few);
  expect(albumPhotos(album, choice, photos(1))).toEqual(photos(1));
  expect(albumPhotos(album, choice, [])).toEqual([]);
});
