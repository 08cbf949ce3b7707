import { expect, test } from 'vitest';
import { isOutage } from './outage.ts';

const coded = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['a full disk', coded('ENOSPC'), true],
  ['a database that shuts down', coded('57P01'), true],
  [
    'a call whose connection was refused',
    new TypeError('fetch failed', { cause: coded('ECONNREFUSED') }),
    true,
  ],
  [
    'an address that answers by neither protocol',
    new AggregateError([coded('ECONNREFUSED')]),
    true,
  ],
  ['a file that is not there', coded('ENOENT'), false],
  ['a broken constraint', coded('23505'), false],
  ['a bug', new TypeError('undefined is not a function'), false],
  ['no error at all', 'ENOSPC', false],
])('%s', (_, error, expected) => {
  expect(isOutage(error)).toBe(expected);
});
