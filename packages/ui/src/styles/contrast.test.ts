import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { contrast, parseTokens, type Tokens } from '../lib/contrast.ts';

/* Every pair that a component draws, with the least contrast it must have. */
const text = 4.5;
const control = 3;
const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ['ink', 'surface', text],
  ['ink', 'surface-raised', text],
  ['ink', 'surface-sunken', text],
  ['ink', 'surround', text],
  ['ink', 'accent-wash', text],
  ['ink', 'danger-wash', text],
  ['ink-muted', 'surface', text],
  ['ink-muted', 'surface-raised', text],
  ['ink-muted', 'surface-sunken', text],
  ['ink-muted', 'surround', text],
  ['ink-muted', 'accent-wash', text],
  ['ink-muted', 'danger-wash', text],
  ['accent', 'surface', text],
  ['accent', 'surface-raised', text],
  ['accent', 'surface-sunken', text],
  ['accent', 'accent-wash', text],
  ['on-accent', 'accent', text],
  ['on-accent', 'accent-hover', text],
  ['danger', 'surface', text],
  ['danger', 'surface-raised', text],
  ['danger', 'surface-sunken', text],
  ['danger', 'danger-wash', text],
  ['on-danger', 'danger', text],
  ['on-danger', 'danger-hover', text],
  ['on-block', 'block', text],
  ['on-inverse', 'inverse', text],
  ['outline', 'surface', control],
  ['outline', 'surface-raised', control],
  ['outline', 'surface-sunken', control],
  ['focus', 'surface', control],
  ['focus', 'surface-raised', control],
  ['focus', 'surface-sunken', control],
  ['focus', 'surround', control],
];

async function themeOf(brand: string): Promise<Record<'light' | 'dark', Tokens>> {
  return parseTokens(await readFile(new URL(`./themes/${brand}.css`, import.meta.url), 'utf8'));
}

for (const brand of ['halide', 'cyan']) {
  for (const scheme of ['light', 'dark'] as const) {
    test.each(pairs)(`${brand} in ${scheme}: %s reads on %s`, async (front, back, least) => {
      const tokens = (await themeOf(brand))[scheme];
      expect(contrast(tokens, { front, back })).toBeGreaterThanOrEqual(least);
    });

    test(`${brand} in ${scheme}: controls on a scrim read over a white and over a black photo`, async () => {
      const tokens = (await themeOf(brand))[scheme];
      const photos = { ...tokens, white: '#ffffff', black: '#000000' };
      for (const under of ['white', 'black']) {
        const found = contrast(photos, { front: 'on-scrim', back: 'scrim', under });
        expect(found).toBeGreaterThanOrEqual(text);
      }
    });
  }
}

test('both brands name the same tokens, so that components know tokens only', async () => {
  const halide = Object.keys((await themeOf('halide')).light);
  const cyan = Object.keys((await themeOf('cyan')).light);
  expect(cyan).toEqual(halide);
});

test('the colors of the two brands are those of the art direction', async () => {
  const [halide, cyan] = [await themeOf('halide'), await themeOf('cyan')];
  const named = ({ surface, ink, accent, surround }: Tokens) => [surface, ink, accent, surround];
  expect(named(halide.light)).toEqual(['#fbfaf7', '#1c1b19', '#2b4a3e', '#f4f3f0']);
  expect(named(halide.dark)).toEqual(['#151514', '#eceae4', '#9cc3b0', '#101010']);
  expect(named(cyan.light)).toEqual(['#ffffff', '#0e1a2b', '#14418b', '#f3f4f5']);
  expect(named(cyan.dark)).toEqual(['#0f1216', '#e8ecf2', '#8fb4f5', '#0c0d0e']);
});
