import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faceDistance } from './match-faces.ts';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';

const numbers = fc.array(fc.double({ min: -0.4, max: 0.4, noNaN: true }), {
  minLength: 128,
  maxLength: 128,
});

test('faces come out of their packs in their order, and distances stay what they were', () => {
  fc.assert(
    fc.property(numbers, numbers, (one, other) => {
      const packs = [one, other].map((each) => packNumbers(each));
      expect(packs.map(({ length }) => length)).toEqual([132, 132]);
      const [pack, another] = packs;
      const unpacked = unpackNumbers(Uint8Array.from([...(pack ?? []), ...(another ?? [])]), 2);
      const [first, second] = [unpacked.subarray(0, 128), unpacked.subarray(128)];
      expect(faceDistance(first, one)).toBeLessThan(0.02);
      expect(Math.abs(faceDistance(first, second) - faceDistance(one, other))).toBeLessThan(0.01);
    }),
  );
});

test('no face at all, and one without anything in it, are packed, too', () => {
  expect(unpackNumbers(new Uint8Array(), 0)).toEqual(new Float32Array());
  expect(unpackNumbers(packNumbers([0, 0]), 1)).toEqual(new Float32Array(2));
});
