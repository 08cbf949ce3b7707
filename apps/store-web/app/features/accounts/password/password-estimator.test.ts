import { passwordStrength } from '@albumen/domain/accounts/password-strength';
import { expect, test } from 'vitest';
import { estimatePassword } from './password-estimator.ts';
import { guessableInputs } from './password-inputs.ts';

test.each([
  ['password1', 'Weak'],
  ['qwertyuiop', 'Weak'],
  ['harborlight', 'Fair'],
  ['mapleleaf99!', 'Good'],
  ['correct horse battery staple', 'Strong'],
])('%s is called %s', (password, word) => {
  expect(passwordStrength(estimatePassword(password, [])).word).toBe(word);
});

test('your own name and address make a password weaker', () => {
  const inputs = guessableInputs(['Wilhelmina', 'Featherstonehaugh', 'w.f@example.com']);
  const password = 'WilhelminaFeatherstonehaugh';
  expect(estimatePassword(password, inputs)).toBeLessThan(estimatePassword(password, []));
});

test('a very long password is judged at once', () => {
  expect(estimatePassword('a1!'.repeat(10_000), [])).toBeGreaterThanOrEqual(0);
});
