import { expect, test } from 'vitest';
import { passwordStrength, type PasswordScore } from './password-strength.ts';

test.each([
  [0, 'weak', 'Weak'],
  [1, 'weak', 'Weak'],
  [2, 'fair', 'Fair'],
  [3, 'good', 'Good'],
  [4, 'strong', 'Strong'],
] as const)('a score of %i is %s, in a word %s', (score: PasswordScore, level, word) => {
  expect(passwordStrength(score)).toMatchObject({ level, word });
});

test('a better word fills more of the meter', () => {
  const parts = ([0, 2, 3, 4] as const).map((score) => passwordStrength(score).parts);
  expect(parts).toEqual([1, 2, 3, 4]);
});
