import { expect, test } from 'vitest';
import { destinationOf } from './destination.ts';
import { taxTable } from './tax-table.ts';

test('every state and province is there once, each row with its source and date', () => {
  const codes = taxTable.map(({ country, code }) => `${country} ${code}`);
  expect(new Set(codes).size).toBe(codes.length);
  expect(taxTable.filter(({ country }) => country === 'US')).toHaveLength(51);
  expect(taxTable.filter(({ country }) => country === 'CA')).toHaveLength(13);
  for (const { source, authority, asOf, rates } of taxTable) {
    expect(source).not.toBe('');
    expect(authority).toMatch(/^[a-z-]+(\.[a-z-]+)+/);
    expect(asOf).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(rates.every(({ percent }) => percent > 0 && percent < 20)).toBe(true);
  }
});

test.each([
  ['US', 'TX', 'TX'],
  ['us', ' texas ', 'TX'],
  ['US', 'D.C.', 'DC'],
  ['CA', 'Québec', 'QC'],
  ['CA', 'ontario', 'ON'],
])('%s "%s" is %s', (country, state, region) => {
  const place = { address1: '1 Main St', address2: '', state, country };
  expect(destinationOf(place)).toMatchObject({ region, isPostOfficeBox: false });
});

test.each([
  ['DE', 'TX'],
  ['US', 'Ontario'],
  ['CA', 'TX'],
  ['US', ''],
])('%s "%s" is nowhere we ship to', (country, state) => {
  expect(destinationOf({ address1: '', address2: '', state, country })).toBeUndefined();
});

test.each(['PO Box 4', 'p.o. box 12', 'Post Office Box 9', 'POBox 1'])(
  '%s is a box',
  (address1) => {
    const place = { address1, address2: '', state: 'TX', country: 'US' };
    expect(destinationOf(place)?.isPostOfficeBox).toBe(true);
  },
);

/** Provinces' totals as they have been since April 2025. */
test.each([
  ['AB', 5],
  ['BC', 12],
  ['MB', 12],
  ['NB', 15],
  ['NL', 15],
  ['NS', 14],
  ['NT', 5],
  ['NU', 5],
  ['ON', 13],
  ['PE', 15],
  ['QC', 14.975],
  ['SK', 11],
  ['YT', 5],
])('%s takes %d percent in all', (code, percent) => {
  const row = taxTable.find((region) => region.country === 'CA' && region.code === code);
  expect(row?.rates.reduce((sum, rate) => sum + rate.percent, 0)).toBe(percent);
});

/** States whose rates changed last, and two with a part that every county adds. */
test.each([
  ['DC', 7],
  ['LA', 5],
  ['NM', 4.875],
  ['SD', 4.2],
  ['CA', 7.25],
  ['UT', 6.1],
])('%s takes %d percent everywhere', (code, percent) => {
  const row = taxTable.find((region) => region.country === 'US' && region.code === code);
  expect(row?.rates).toEqual([expect.objectContaining({ percent })]);
});
