import { beforeEach, expect, test } from 'vitest';
import type { Page } from '@playwright/test';
import { Checkout, openClient, run } from './checkout.ts';

const checkout = await Checkout.open();
let page: Page;

beforeEach(async () => {
  page = await checkout.page('client');
  await openClient(page, 'sandbox_key_shop');
});

test('a GET carries its data in bracketed keys but for nulls, who calls, and the authorization', async () => {
  const { value } = await run(
    page,
    `client.request({ method: 'get', endpoint: 'things', data: { a: [1, { b: 2 }], c: { d: 'e f' }, n: null } })`,
  );
  expect(value).toEqual({ done: true, _httpStatus: 200 });
  const [call] = checkout.gateway.callsTo('/things');
  expect(call?.path).toBe('/merchants/shop/client_api/v1/things');
  expect([...(call?.query ?? [])].filter(([key]) => /^[acn]\b/.test(key))).toEqual([
    ['a[]', '1'],
    ['a[][b]', '2'],
    ['c[d]', 'e f'],
  ]);
  expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
    tokenizationKey: 'sandbox_key_shop',
    braintreeLibraryVersion: 'braintree/web/3.109.0',
    '_meta[source]': 'client',
  });
});

test('a POST carries them in its body; a component may name itself as the source', async () => {
  await run(
    page,
    `client.request({ method: 'post', endpoint: 'things', data: { a: 1, _meta: { source: 'paypal' } } })`,
  );
  const [call] = checkout.gateway.callsTo('/things');
  expect(call?.body).toMatchObject({
    a: 1,
    tokenizationKey: 'sandbox_key_shop',
    braintreeLibraryVersion: 'braintree/web/3.109.0',
    _meta: { source: 'paypal', platform: 'web', integration: 'custom' },
  });
});

test('a callback gets the status as its third argument, on failure too', async () => {
  const call = `new Promise((resolve) => {
    const returned = client.request({ method: 'get', endpoint: 'things' }, (error, body, status) =>
      resolve([returned === undefined, error && error.code, body, status]));
  })`;
  expect((await run(page, call)).value).toEqual([
    true,
    null,
    { done: true, _httpStatus: 200 },
    200,
  ]);
  checkout.gateway.plan('/things', { status: 422, body: {} });
  expect((await run(page, call)).value).toEqual([true, 'CLIENT_REQUEST_ERROR', null, 422]);
});

test('a 408 and a broken line are tried once more, a refusal is not', async () => {
  checkout.gateway.plan('/late', { status: 408, body: {} });
  checkout.gateway.plan('/refused', { status: 400, body: {} });
  expect((await run(page, `client.request({ method: 'get', endpoint: 'late' })`)).value).toEqual({
    done: true,
    _httpStatus: 200,
  });
  await run(page, `client.request({ method: 'get', endpoint: 'refused' })`);
  expect(checkout.gateway.callsTo('/late').length).toBeGreaterThan(1);
  expect(checkout.gateway.callsTo('/refused')).toHaveLength(1);
});
