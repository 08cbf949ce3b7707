import { expect, test } from 'vitest';
import { downloadSource } from './download-size.ts';
import { fitWithin, galleryRecipes, lateRecipes, sizeRendition, srcsetOf } from './renditions.ts';

function srcsetFor(width: number, height: number): string {
  const renditions = galleryRecipes.map((recipe) => sizeRendition(recipe, { width, height }));
  return srcsetOf(renditions, ({ fileName }) => `/r/x/${fileName}`);
}

test('browsers choose between four widths', () => {
  expect(srcsetFor(6000, 4000)).toBe(
    '/r/x/400.webp 400w, /r/x/800.webp 800w, /r/x/1440.webp 1440w, /r/x/2560.jpg 2560w',
  );
});

test('widths of a portrait are its own', () => {
  expect(srcsetFor(4000, 6000)).toBe(
    '/r/x/400.webp 267w, /r/x/800.webp 533w, /r/x/1440.webp 960w, /r/x/2560.jpg 1707w',
  );
});

test('a small photo names each width once, as WebP', () => {
  expect(srcsetFor(1300, 900)).toBe('/r/x/400.webp 400w, /r/x/800.webp 800w, /r/x/1440.webp 1300w');
});

test('a line of one pixel stays one', () => {
  expect(fitWithin({ width: 60_000, height: 1 }, 400)).toEqual({ width: 400, height: 1 });
});

test('a download up to 2560 pixels costs nothing, another size is made, the original stays itself', () => {
  expect(downloadSource('original')).toEqual({ from: 'original' });
  expect(downloadSource(2560)).toEqual({ from: 'rendition', name: '2560' });
  expect(downloadSource(1200)).toMatchObject({
    from: 'recipe',
    recipe: { longestSide: 1200, format: 'jpeg' },
  });
});

test('later there is one for dense screens, where the photo has the pixels, and a lighter one', () => {
  const made = (width: number, height: number) =>
    lateRecipes({ width, height }).map(({ name }) => name);
  expect(made(6000, 4000)).toEqual(['3840', '1440-avif']);
  expect(made(1700, 2561)).toEqual(['3840', '1440-avif']);
  expect(made(2560, 1707)).toEqual(['1440-avif']);
});
