import { expect, test } from 'vitest';
import { plainDigits } from './plain-digits.ts';

test.each([
  ['1234', '1234'],
  [' 123 456 ', '123456'],
  ['1234-5678', '12345678'],
  ['12\u00a034', '1234'],
  ['\uff11\uff12\uff13\uff14', '1234'],
  ['\u0661\u0662\u0663\u0664', '1234'],
  ['\u06f0\u06f9', '09'],
  ['12a4', '12a4'],
])('%s is typed for %s', (typed, digits) => {
  expect(plainDigits(typed)).toBe(digits);
});
