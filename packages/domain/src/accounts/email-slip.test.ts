import { expect, test } from 'vitest';
import { meantEmail } from './email-slip.ts';

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@gnail.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@gmail.comm', 'ada@gmail.com'],
  [' Ada.L@YAHO.com ', 'Ada.L@yahoo.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});

test.each([
  'ada@gmail.com',
  'ada@GMAIL.com',
  'ada@ymail.com',
  'ada@mail.com',
  'ada@email.com',
  'ada@yahoo.ca',
  'ada@hotmail.ca',
  'ada@people.test',
  'ada@mac.com',
  'ada@gmail.company.com',
  'gmial.com',
  '@gmial.com',
  '',
])('%s is left as it is', (typed) => {
  expect(meantEmail(typed)).toBeUndefined();
});
