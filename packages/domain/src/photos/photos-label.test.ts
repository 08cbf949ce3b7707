import { expect, test } from 'vitest';
import { photosLabel } from './photos-label.ts';

test.each([
  [0, '0 photos'],
  [1, '1 photo'],
  [3200, '3,200 photos'],
])('%i is said as %j', (count, label) => {
  expect(photosLabel(count)).toBe(label);
});
