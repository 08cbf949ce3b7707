import { expect, test } from 'vitest';
import { apiAddressOf, uploadOriginOf } from './api-address.ts';

const cases: readonly [storefront: string, listed: string, cookieDomain: string | null][] = [
  ['https://www.halide.example', 'https://api.halide.example', 'halide.example'],
  ['https://halide.example', 'https://api.halide.example', 'halide.example'],
  ['https://shop.halide.example', 'https://api.shop.halide.example', 'shop.halide.example'],
  ['http://localhost:3000', 'http://localhost:3100', null],
];

test.each(cases)('%s may call %s', (storefront, origin, cookieDomain) => {
  const expected = cookieDomain === null ? { origin } : { origin, cookieDomain };
  expect(apiAddressOf(storefront, [origin])).toEqual(expected);
});

test.each([
  ['https://www.halide.example', 'https://api.cyan.example'],
  ['https://shop.halide.example', 'https://api.halide.example'],
  ['https://www.halide.example', 'http://api.halide.example'],
  ['https://halide.example', 'https://evilhalide.example'],
  ['https://halide.example', 'https://halide.example'],
  ['http://localhost:3000', 'http://api.localhost:3000'],
])('%s may not call %s', (storefront, origin) => {
  expect(apiAddressOf(storefront, [origin])).toBeUndefined();
});

const environments = ['stage=https://uploads.stage.example', 'prod=https://uploads.example'];

test('an upload address is written out or named', () => {
  expect(uploadOriginOf(undefined, environments)).toBeUndefined();
  expect(uploadOriginOf('local', environments)).toBeUndefined();
  expect(uploadOriginOf('prod', environments)).toBe('https://uploads.example');
  expect(uploadOriginOf('https://u.example', environments)).toBe('https://u.example');
});

test('an unknown name says which ones there are', () => {
  expect(() => uploadOriginOf('dev', environments)).toThrow(
    'dev is neither an address nor one of the environments local, stage, prod',
  );
});
