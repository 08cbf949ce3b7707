import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargedPart } from './charged-part.ts';

test('parts of an order that make up the whole of it make up the whole charge', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 900_000 }),
      (parts, chargedMinor) => {
        const totalMinor = parts.reduce((sum, part) => sum + part, 0);
        let beforeMinor = 0;
        let backMinor = 0;
        for (const amountMinor of parts) {
          backMinor += chargedPart({ chargedMinor, totalMinor, beforeMinor, amountMinor });
          beforeMinor += amountMinor;
        }
        expect(backMinor).toBe(chargedMinor);
      },
    ),
  );
});
