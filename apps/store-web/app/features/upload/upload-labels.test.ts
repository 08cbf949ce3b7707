import { expect, test } from 'vitest';
import { timeLeftLabel } from './upload-labels.ts';

test('time left is said in the unit that fits', () => {
  expect([10_000, 60_000, 89_000, 240_000, 3_600_000, 7_500_000].map(timeLeftLabel)).toEqual([
    'less than a minute',
    '1 minute',
    '1 minute',
    '4 minutes',
    '1 hour',
    '2 hours',
  ]);
});
