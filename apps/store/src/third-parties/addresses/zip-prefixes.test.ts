import { expect, test } from 'vitest';
import { gazetteer, gazetteerRead } from './stand-in/places.ts';
import { stateCode } from './us-states.ts';
import { stateOfZip } from './zip-prefixes.ts';

/** Islands, towns at a border, and offices that two states share. */
const acrossTheLine = ['06390', '20588', '20598', '72643', '73960', '83414'];

test('the prefix of a zip code says its state, but for six that cross the line', async () => {
  await gazetteerRead();
  const wrong = gazetteer().places.flatMap(({ state, zips }) =>
    zips.filter((zip) => stateOfZip(zip) !== state),
  );
  expect(wrong.toSorted()).toEqual(acrossTheLine);
});

test.each([
  ['00501', 'NY'],
  ['20101', 'VA'],
  ['20500', 'DC'],
  ['34012', 'AA'],
  ['09021', 'AE'],
  ['96910', 'GU'],
  ['99501', 'AK'],
])('%s is in %s', (zip, state) => {
  expect(stateOfZip(zip)).toBe(state);
});

test('a prefix that was never given out has no state', () => {
  expect(stateOfZip('00012')).toBeUndefined();
  expect(stateOfZip('7870')).toBeUndefined();
});

test.each([
  ['Texas', 'TX'],
  [' tx ', 'TX'],
  ['District of  Columbia', 'DC'],
  ['D.C.', 'DC'],
  ['Ontario', 'ONTARIO'],
])('"%s" is the state %s', (text, code) => {
  expect(stateCode(text)).toBe(code);
});
