import { expect, test } from 'vitest';
import { layOutSections } from './section-rows.ts';
import { rowHeightFor, tileSizes } from './tile-sizes.ts';

/** Two landscapes for each portrait, in an order that repeats late. */
const wedding = Array.from({ length: 3200 }, (_, index) => ((index * 7) % 3 === 0 ? 0.667 : 1.5));
const sixteenHours = Array.from({ length: 16 }, (_, hour) => hour * 200);

test('a wedding of 3,200 photos is looked through in 40 screens', () => {
  const plan = { starts: sixteenHours, headingHeight: 44, rowHeight: rowHeightFor(120) };
  const { height } = layOutSections(wedding, 1440, plan);
  expect(height / 900).toBeLessThanOrEqual(40);
});

test.each(tileSizes)('tiles of %i pixels are about as wide on the average', (size) => {
  const plan = { starts: [0], headingHeight: 0, rowHeight: rowHeightFor(size) };
  const { boxes } = layOutSections(wedding, 1440, plan);
  const average = boxes.reduce((sum, { width }) => sum + width, 0) / boxes.length;
  expect(Math.abs(average - size) / size).toBeLessThan(0.12);
});
