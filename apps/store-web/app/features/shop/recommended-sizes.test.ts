import { expect, test } from 'vitest';
import { recommendedSizes } from './recommended-sizes.ts';

const sizes = [
  '4x6',
  '5x7',
  '8x8',
  '8x10',
  '8x12',
  '11x14',
  '12x12',
  '12x18',
  '16x24',
  '20x30',
  '24x36',
].map((id) => {
  const [widthInches = 0, heightInches = 0] = id.split('x').map(Number);
  return { id, widthInches, heightInches };
});

test.each([
  ['lies', { width: 6000, height: 4000 }],
  ['stands', { width: 4000, height: 6000 }],
])('a photo of a camera that %s gets four sizes of its ratio, small to large', (_, photo) => {
  expect(recommendedSizes(sizes, photo)).toEqual(['4x6', '12x18', '16x24', '24x36']);
});

test('a square photo gets the square sizes first, then what loses least', () => {
  expect(recommendedSizes(sizes, { width: 3000, height: 3000 })).toEqual(
    expect.arrayContaining(['8x8', '12x12', '8x10', '11x14']),
  );
});

test('without a photo, and of a short list, none is recommended', () => {
  expect(recommendedSizes(sizes, undefined)).toEqual([]);
  expect(recommendedSizes(sizes.slice(0, 6), { width: 3, height: 2 })).toEqual([]);
});
