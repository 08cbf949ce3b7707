import creditCardType from 'credit-card-type';
import fastCheck from 'fast-check';
import { expect, test } from 'vitest';
import { brandsOf, cardBrands } from './card-brands.ts';

const ids = (digits: string) => brandsOf(digits).map(({ type }) => type);
const oracleIds = (digits: string) =>
  creditCardType(digits).map(({ type }) => (type === 'mastercard' ? 'master-card' : type));

test('every network has the lengths, gaps and security code of the reference', () => {
  const ours = cardBrands.map(({ type, niceType, lengths, gaps, code }) => ({
    type,
    niceType,
    lengths,
    gaps,
    code,
  }));
  const theirs = creditCardType('').map(({ type, niceType, lengths, gaps, code }) => ({
    type: type === 'mastercard' ? 'master-card' : type,
    niceType,
    lengths,
    gaps,
    code,
  }));
  expect(ours).toEqual(theirs);
});

test('every beginning of up to four digits leads to the same networks as in the reference', () => {
  const different = [];
  for (let length = 1; length <= 4; length += 1) {
    for (let number = 0; number < 10 ** length; number += 1) {
      const digits = String(number).padStart(length, '0');
      if (ids(digits).join() !== oracleIds(digits).join()) different.push(digits);
    }
  }
  expect(different).toEqual([]);
});

test('longer beginnings around the edges of every range lead to the same networks', () => {
  const edges = cardBrands.flatMap(({ prefixes }) =>
    prefixes
      .flat()
      .flatMap((edge) => [Number(edge) - 1, Number(edge), Number(edge) + 1].map(String)),
  );
  fastCheck.assert(
    fastCheck.property(
      fastCheck.constantFrom(...edges),
      fastCheck.stringMatching(/^\d{0,12}$/),
      (edge, rest) => {
        const digits = edge + rest;
        expect(ids(digits), digits).toEqual(oracleIds(digits));
        expect(ids(digits.slice(0, 8))).toEqual(oracleIds(digits.slice(0, 8)));
      },
    ),
    { numRuns: 5_000 },
  );
});
