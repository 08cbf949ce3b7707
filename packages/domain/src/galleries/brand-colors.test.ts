import { expect, test } from 'vitest';
import { contrastOf, rgbOf } from '../colors.ts';
import { brandColors } from './brand-colors.ts';

const colors = [
  '#000000',
  '#ffffff',
  '#ffff00',
  '#2b4a3e',
  '#14418b',
  '#c0392b',
  '#777777',
  '#00ff88',
];

test.each(colors)('%s can be read in both schemes, and what is written on it', (color) => {
  const { accent, cover } = brandColors({ accentColor: color, coverColor: color });
  if (accent === null || cover === null) throw new Error('both colors are given');
  const pairs = [
    [accent.light, '#fbfaf7'],
    [accent.light, '#f3f1ec'],
    [accent.onLight, accent.light],
    [accent.dark, '#151514'],
    [accent.dark, '#1e1e1c'],
    [accent.onDark, accent.dark],
    [cover.ink, cover.color],
  ] as const;
  for (const [front, back] of pairs) {
    expect(contrastOf(rgbOf(front), rgbOf(back))).toBeGreaterThanOrEqual(4.5);
  }
});

test('a color that reads stays as it was chosen', () => {
  const { accent, cover } = brandColors({ accentColor: '#2b4a3e', coverColor: '#ffff00' });
  expect(accent?.light).toBe('#2b4a3e');
  expect(cover).toEqual({ color: '#ffff00', ink: '#000000' });
});

test('no color is the lab brand’s', () => {
  expect(brandColors({ accentColor: null, coverColor: null })).toEqual({
    accent: null,
    cover: null,
  });
});
