import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { clientToken, closeShops, configuration, openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());
afterAll(closeShops);

const token = JSON.stringify(clientToken());
const create = (options: string) =>
  shop.run(`await braintree.hostedFields.create({ authorization: ${token}, ${options} })`);
const rejected = (code: string, type: string, more: object = {}) => ({
  rejected: { name: 'BraintreeError', code, type, ...more },
});

test.each([
  [
    'no options at all',
    '',
    'INSTANTIATION_OPTION_REQUIRED',
    'options.client is required when instantiating Hosted Fields.',
  ],
  [
    'neither client nor authorization',
    '{}',
    'INSTANTIATION_OPTION_REQUIRED',
    'options.client is required when instantiating Hosted Fields.',
  ],
  [
    'no fields',
    '{ authorization: "x" }',
    'INSTANTIATION_OPTION_REQUIRED',
    'options.fields is required when instantiating Hosted Fields.',
  ],
  [
    'a client of another version',
    '{ client: { getVersion: () => "3.0.0" } }',
    'INCOMPATIBLE_VERSIONS',
    'Client (version 3.0.0) and Hosted Fields (version 3.109.0) components must be from the same SDK version.',
  ],
])('create with %s is refused, and not by throwing', async (_, ...[options, code, message]) => {
  expect(
    await shop.run(`const going = braintree.hostedFields.create(${options}); await going;`),
  ).toEqual(rejected(code, 'MERCHANT', { message }));
});

test('a callback gets the error once, later, and nothing is returned', async () => {
  expect(
    await shop.run(`const calls = [];
      const returned = braintree.hostedFields.create({}, (...outcome) => calls.push(outcome.map((part) => part?.code ?? part)));
      const early = calls.length;
      await new Promise((resolve) => setTimeout(resolve, 50));
      return [returned === undefined, early, calls];`),
  ).toEqual([true, 0, [['INSTANTIATION_OPTION_REQUIRED']]]);
});

test.each<[about: string, options: string, code: string, more: object]>([
  [
    'an unknown key',
    'fields: { iban: { container: "#number" } }',
    'HOSTED_FIELDS_INVALID_FIELD_KEY',
    {},
  ],
  [
    'a container that is not there',
    'fields: { number: { selector: "#nowhere" } }',
    'HOSTED_FIELDS_INVALID_FIELD_SELECTOR',
    {
      message: 'Selector does not reference a valid DOM node.',
      cause:
        '(field number, container #nowhere) See https://gateway.test/docs/errors#hosted_fields_invalid_field_selector',
      details: { fieldSelector: '#nowhere', fieldKey: 'number' },
    },
  ],
  [
    'a selector that is none',
    'fields: { number: { container: "#(" } }',
    'HOSTED_FIELDS_INVALID_FIELD_SELECTOR',
    { details: { fieldContainer: '#(', fieldKey: 'number' } },
  ],
  [
    'two fields in one container',
    'fields: { number: { container: "#number" }, cvv: { container: "#number" } }',
    'HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME',
    { details: { fieldContainer: '#number', fieldKey: 'cvv' } },
  ],
  [
    'a length that is no number',
    'fields: { cvv: { container: "#cvv", maxlength: "3" } }',
    'HOSTED_FIELDS_FIELD_PROPERTY_INVALID',
    { details: { fieldKey: 'cvv' } },
  ],
])('create with %s is refused and leaves nothing behind', async (_, ...[options, code, more]) => {
  expect(await create(options)).toMatchObject(rejected(code, 'MERCHANT', more));
  expect(await shop.page.locator('iframe').count()).toBe(0);
  expect(await create('fields: { number: { container: "#number" } }')).toBeNull();
});

test('an authorization that is none, or that the gateway refuses, is reported as the client reports it', async () => {
  const fields = 'fields: { number: { container: "#number" } }';
  expect(
    await shop.run(`await braintree.hostedFields.create({ authorization: 'nonsense', ${fields} })`),
  ).toMatchObject(rejected('CLIENT_INVALID_AUTHORIZATION', 'MERCHANT'));
  shop.gateway.configuration = { ...configuration(), assetsUrl: 'https://evil.test' };
  expect(await create(fields)).toMatchObject(
    rejected('CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN', 'MERCHANT'),
  );
  expect(await shop.page.locator('iframe').count()).toBe(0);
});
