import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOut } from './share-out.ts';

const shares = fc
  .array(fc.nat(10 ** 12), { minLength: 1, maxLength: 30 })
  .map((weights) => weights.map((weightMinor, index) => ({ key: `k${index}`, weightMinor })));

test('the parts of any amount add up to it, each within a cent of its due and none above its weight', () => {
  fc.assert(
    fc.property(shares, fc.double({ min: 0, max: 1, noNaN: true }), (given, fraction) => {
      const whole = given.reduce((sum, { weightMinor }) => sum + weightMinor, 0);
      const amount = Math.floor(whole * fraction);
      const parts = shareOut(amount, given);
      expect([...parts.values()].reduce((sum, minor) => sum + minor, 0)).toBe(amount);
      for (const { key, weightMinor } of given) {
        const part = parts.get(key) ?? -1;
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(weightMinor);
      }
    }),
  );
});

test('equal parts go by name, not by place', () => {
  const share = (key: string) => ({ key, weightMinor: 1 });
  expect(shareOut(1, ['b', 'a', 'c'].map(share)).get('a')).toBe(1);
});

test('an amount without anything to carry it is refused', () => {
  expect(() => shareOut(1, [{ key: 'a', weightMinor: 0 }])).toThrow(RangeError);
  expect(() => shareOut(-1, [{ key: 'a', weightMinor: 5 }])).toThrow(RangeError);
  expect(shareOut(0, []).size).toBe(0);
});
