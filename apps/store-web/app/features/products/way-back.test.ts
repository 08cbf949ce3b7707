import { expect, test } from 'vitest';
import { wayBack, withChosenPhotos } from './way-back.ts';

const page = '/shop/photographic-print?gallery=g&size=8x10';

test('a list of photos travels once, and is there again on the way back', () => {
  expect(wayBack(`${page}&photo=a%2Cb`)).toBe(page);
  expect(withChosenPhotos(page, 'a,b')).toBe(`${page}&photo=a%2Cb`);
});

test('a card keeps its choices in the hash', () => {
  expect(wayBack('/cards/olive?photo=a,b#theme=dark')).toBe('/cards/olive#theme=dark');
  expect(withChosenPhotos('/cards/olive#theme=dark', 'a,b')).toBe(
    '/cards/olive?photo=a%2Cb#theme=dark',
  );
});

test('one photo stays where it was', () => {
  expect(wayBack(`${page}&photo=a`)).toBe(`${page}&photo=a`);
  expect(withChosenPhotos(page, 'a')).toBe(page);
  expect(withChosenPhotos(`${page}&photo=c`, 'a,b')).toBe(`${page}&photo=c`);
});
