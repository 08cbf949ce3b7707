import { beforeEach, expect, test } from 'vitest';
import { Checkout, run } from './checkout.ts';
import type { PlannedAnswer } from './wire-gateway.ts';

const checkout = await Checkout.open();
/** One for all whose client is refused, or is made with a token of its own. */
const page = await checkout.page('client');
let tokens = 0;

beforeEach(() => checkout.gateway.reset());

/** A client is kept by its authorization: with another one it is made anew. */
function newToken(): string {
  tokens += 1;
  return checkout.token({ authorizationFingerprint: `fingerprint|customer_id=c${tokens}` });
}

test.each([
  ['undefined', 'INSTANTIATION_OPTION_REQUIRED'],
  ['{}', 'INSTANTIATION_OPTION_REQUIRED'],
  [`{ authorization: '' }`, 'INSTANTIATION_OPTION_REQUIRED'],
  [`{ authorization: 'nonsense' }`, 'CLIENT_INVALID_AUTHORIZATION'],
  [`{ authorization: 'sandbox_key' }`, 'CLIENT_INVALID_AUTHORIZATION'],
  [`{ authorization: btoa('{}') }`, 'CLIENT_INVALID_AUTHORIZATION'],
  [`{ authorization: btoa('"text"') }`, 'CLIENT_INVALID_AUTHORIZATION'],
  ['{ authorization: 5 }', 'CLIENT_INVALID_AUTHORIZATION'],
])('create(%s) rejects with %s and never throws', async (options, code) => {
  const { value } = await run(
    page,
    `(() => { const made = braintree.client.create(${options}); return made.catch((error) => [error.name, error.code, error.type]); })()`,
  );
  expect(value).toEqual(['BraintreeError', code, 'MERCHANT']);
});

test.each([
  [{ status: 401, body: {} }, 'CLIENT_AUTHORIZATION_INVALID', 'MERCHANT'],
  [{ status: 403, body: {} }, 'CLIENT_AUTHORIZATION_INSUFFICIENT', 'MERCHANT'],
  [{ status: 500, body: { why: 'down' } }, 'CLIENT_GATEWAY_NETWORK', 'NETWORK'],
  [{ status: 404, body: {} }, 'CLIENT_GATEWAY_NETWORK', 'NETWORK'],
  [{ status: 200, body: 'no object' }, 'CLIENT_MISSING_GATEWAY_CONFIGURATION', 'INTERNAL'],
])('a configuration answered with %j is %s', async (answer, code, type) => {
  checkout.gateway.plan('/configuration', answer);
  const { error } = await run(page, `braintree.client.create({ authorization: '${newToken()}' })`);
  expect(error).toMatchObject({ name: 'BraintreeError', code, type });
});

test.each([
  { assetsUrl: 'https://assets.example' },
  { assetsUrl: undefined },
  { clientApiUrl: 'https://braintreegateway.com.example' },
  { configUrl: 'http://api.braintreegateway.com' },
  { graphQL: { url: 'https://notbraintree-api.com/graphql', features: [] } },
])('a configuration that leads to %j is refused', async (foreign) => {
  checkout.gateway.configuration = foreign;
  const { error } = await run(page, `braintree.client.create({ authorization: '${newToken()}' })`);
  expect(error?.code).toBe('CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN');
  expect(error?.message).toContain(Object.keys(foreign)[0]);
});

const answers: [PlannedAnswer, string, object][] = [
  [
    { status: 400, body: { a: 1 } },
    'CLIENT_REQUEST_ERROR',
    { type: 'NETWORK', details: { httpStatus: 400 } },
  ],
  [
    { status: 422, body: { a: 1 } },
    'CLIENT_REQUEST_ERROR',
    { type: 'NETWORK', details: { httpStatus: 422 } },
  ],
  [
    { status: 401, body: {} },
    'CLIENT_AUTHORIZATION_INVALID',
    { type: 'MERCHANT', details: { httpStatus: 401 } },
  ],
  [
    { status: 403, body: {} },
    'CLIENT_AUTHORIZATION_INSUFFICIENT',
    { type: 'MERCHANT', details: { httpStatus: 403 } },
  ],
  [
    { status: 429, body: {} },
    'CLIENT_RATE_LIMITED',
    { type: 'MERCHANT', details: { httpStatus: 429 } },
  ],
  [
    { status: 500, body: {} },
    'CLIENT_GATEWAY_NETWORK',
    { type: 'NETWORK', details: { httpStatus: 500 } },
  ],
  [
    { status: 503, body: {} },
    'CLIENT_GATEWAY_NETWORK',
    { type: 'NETWORK', details: { httpStatus: 503 } },
  ],
  ['broken line', 'CLIENT_GATEWAY_NETWORK', { type: 'NETWORK', details: { httpStatus: 500 } }],
  ['silence', 'CLIENT_REQUEST_TIMEOUT', { type: 'NETWORK', details: { httpStatus: -1 } }],
];

test.each(answers)('a request answered with %j is %s', async (answer, code, more) => {
  checkout.gateway.plan('/things', ...Array<PlannedAnswer>(9).fill(answer));
  const { error } = await run(
    page,
    `braintree.client.create({ authorization: '${newToken()}' })
      .then((client) => client.request({ method: 'get', endpoint: 'things', timeout: 800 }))`,
  );
  expect(error).toMatchObject({ name: 'BraintreeError', code, ...more });
  if (code === 'CLIENT_REQUEST_ERROR') {
    expect(error?.details).toMatchObject({ originalError: { a: 1 } });
  }
});

test.each([
  ['{}', 'CLIENT_OPTION_REQUIRED', 'options.method'],
  ['undefined', 'CLIENT_OPTION_REQUIRED', 'options.method'],
  [`{ method: 'get' }`, 'CLIENT_OPTION_REQUIRED', 'options.endpoint'],
  [`{ method: 'get', endpoint: 'x', api: 'other' }`, 'CLIENT_OPTION_INVALID', 'options.api'],
])('request(%s) rejects with %s', async (options, code, option) => {
  const { error } = await run(
    page,
    `braintree.client.create({ authorization: '${newToken()}' })
      .then((client) => client.request(${options}))`,
  );
  expect(error).toMatchObject({ code, type: 'MERCHANT' });
  expect(error?.message).toContain(option);
});

test('a GraphQL answer with errors is CLIENT_GRAPHQL_REQUEST_ERROR and lists them', async () => {
  const errors = [{ message: 'no such field' }];
  await run(
    page,
    `(async () => { window.client = await braintree.client.create({ authorization: 'sandbox_k_shop' }); })()`,
  );
  checkout.gateway.plan('/graphql', { status: 200, body: { data: null, errors } });
  const { error } = await run(
    page,
    `client.request({ api: 'graphQLApi', data: { query: '{ x }' } })`,
  );
  expect(error).toMatchObject({
    code: 'CLIENT_GRAPHQL_REQUEST_ERROR',
    type: 'NETWORK',
    details: { originalError: errors },
  });
});

test('a component without the client script loads it, and says when it cannot', async () => {
  const page = await checkout.page('preferred-payment-methods');
  const fetchThem = `braintree.preferredPaymentMethods.create({ authorization: 'sandbox_k_shop' })
    .then((component) => component.fetchPreferredPaymentMethods())`;
  await page.route('**/client.min.js', (route) => route.abort());
  expect((await run(page, fetchThem)).error).toMatchObject({
    code: 'CLIENT_SCRIPT_FAILED_TO_LOAD',
    type: 'NETWORK',
    message: 'Braintree client script could not be loaded.',
  });
  await page.unroute('**/client.min.js');
  expect(await run(page, fetchThem)).toEqual({
    value: { paypalPreferred: false, venmoPreferred: false },
  });
});

test.each(['dataCollector', 'preferredPaymentMethods', 'hostedFields'])(
  '%s needs a client or an authorization, and one of its own version',
  async (component) => {
    const page = await checkout.page(
      'data-collector',
      'preferred-payment-methods',
      'hosted-fields',
    );
    const create = (options: string) =>
      run(page, `braintree.${component}.create(${options})`).then(({ error }) => error);
    for (const options of ['', '{}', 'null']) {
      const error = await create(options);
      expect(error).toMatchObject({ code: 'INSTANTIATION_OPTION_REQUIRED', type: 'MERCHANT' });
      expect(error?.message).toMatch(/^options\.client is required when instantiating .+\.$/);
    }
    expect(await create(`{ client: { getVersion: () => '3.108.0' }, fields: {} }`)).toMatchObject({
      code: 'INCOMPATIBLE_VERSIONS',
      type: 'MERCHANT',
    });
  },
);

test('a client script of another version on the page is refused', async () => {
  const page = await checkout.page('data-collector');
  const { error } = await run(
    page,
    `(async () => {
      braintree.client = { VERSION: '3.100.0', create: () => 0 };
      return braintree.dataCollector.create({ authorization: 'sandbox_k_shop' });
    })()`,
  );
  expect(error?.code).toBe('INCOMPATIBLE_VERSIONS');
  expect(error?.message).toContain('version 3.100.0');
});
