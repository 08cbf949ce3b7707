import { expect, test } from 'vitest';
import { checkAddress } from '../../test-values/issuer-answers.ts';
import { authorize } from './authorize.ts';
import { rejectionBy } from './gateway-rules.ts';

const plain = { ending: undefined, acceptsPartial: false };

test.each([
  [100_000, 'approved', '1000', 'approved', undefined],
  [199_999, 'approved', '1000', 'approved', undefined],
  [200_000, 'declined', '2000', 'soft_declined', '2000 : Do Not Honor'],
  [201_500, 'declined', '2015', 'hard_declined', '2015 : Transaction Not Allowed'],
  [300_000, 'failed', '3000', 'soft_declined', undefined],
  [300_100, 'approved', '1000', 'approved', undefined],
] as const)('an amount of %i cents ends as %s', (...row) => {
  const [amountMinor, outcome, code, type, additional] = row;
  const { answer } = authorize({ ...plain, amountMinor });
  expect(answer).toMatchObject({ outcome, code, type });
  expect(answer.additional).toBe(additional);
});

test('1004 is approved in part for those who accept that', () => {
  expect(authorize({ ...plain, amountMinor: 100_400 }).answer.code).toBe('1000');
  expect(authorize({ ...plain, acceptsPartial: true, amountMinor: 100_400 })).toMatchObject({
    answer: { outcome: 'approved', code: '1004' },
    amountMinor: 50_200,
  });
});

test('a nonce for tests ends as it says, whatever the amount', () => {
  expect(authorize({ ...plain, amountMinor: 100, ending: 'declined' }).answer.code).toBe('2000');
  expect(authorize({ ...plain, amountMinor: 100, ending: 'failed' }).answer.code).toBe('3000');
});

test('rules reject what a merchant does not want', () => {
  const avs = checkAddress({ postalCode: '20000' });
  expect(rejectionBy([], { avs, cvvResponse: 'N' })).toBeUndefined();
  expect(rejectionBy(['avs'], { avs, cvvResponse: 'N' })).toBe('avs');
  expect(rejectionBy(['cvv'], { avs, cvvResponse: 'N' })).toBe('cvv');
  expect(rejectionBy(['postal_code'], { avs, cvvResponse: 'N' })).toBe('avs');
  expect(rejectionBy(['avs', 'cvv'], { avs, cvvResponse: 'U' })).toBe('avs_and_cvv');
  expect(rejectionBy(['avs', 'cvv'], { avs: checkAddress({}), cvvResponse: 'I' })).toBe(undefined);
});
