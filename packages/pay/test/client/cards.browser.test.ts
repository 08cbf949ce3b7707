import { beforeEach, expect, test } from 'vitest';
import type { Page } from '@playwright/test';
import { Checkout, openClient, run } from './checkout.ts';

const checkout = await Checkout.open();
let page: Page;

beforeEach(async () => {
  page = await checkout.page('client');
  await openClient(page, 'sandbox_key_shop');
});

const card = `{ number: '4111111111111111', expirationDate: '12 / 2030', cvv: 123, billingAddress: { postal_code: '12345' } }`;
const tokenize = `client.request({ method: 'post', endpoint: 'payment_methods/credit_cards',
  data: { creditCard: ${card}, _meta: { source: 'hosted-fields' } } })`;

test('a card goes over GraphQL where the gateway has it, and looks as REST would answer', async () => {
  checkout.gateway.plan('/graphql', {
    status: 200,
    body: {
      data: {
        tokenizeCreditCard: {
          token: 'nonce-1',
          creditCard: {
            bin: '411111',
            brandCode: 'VISA',
            last4: '1111',
            expirationMonth: '12',
            expirationYear: '2030',
            binData: { prepaid: 'YES', debit: 'NO', issuingBank: 'Bank' },
          },
        },
      },
    },
  });
  const { value } = await run(page, tokenize);
  expect(value).toMatchObject({
    _httpStatus: 200,
    creditCards: [
      {
        type: 'CreditCard',
        nonce: 'nonce-1',
        description: 'ending in 11',
        consumed: false,
        threeDSecureInfo: null,
        details: {
          bin: '411111',
          cardType: 'Visa',
          lastFour: '1111',
          lastTwo: '11',
          expirationMonth: '12',
          expirationYear: '2030',
        },
        binData: {
          prepaid: 'Yes',
          debit: 'No',
          payroll: 'Unknown',
          issuingBank: 'Bank',
          productId: 'Unknown',
        },
      },
    ],
  });
  const call = checkout.gateway.callsTo('/graphql').at(-1);
  expect(Object.keys(Object(call?.body['clientSdkMetadata']))).not.toContain('version');
  expect(call?.body).toMatchObject({
    operationName: 'TokenizeCreditCard',
    clientSdkMetadata: { source: 'hosted-fields', integration: 'custom' },
    variables: {
      input: {
        creditCard: {
          number: '4111111111111111',
          expirationMonth: '12',
          expirationYear: '2030',
          cvv: '123',
          billingAddress: { postalCode: '12345' },
        },
        options: { validate: false },
      },
    },
  });
});

test('what GraphQL was asked and answered is sent as events', async () => {
  checkout.gateway.plan('/graphql', { status: 200, body: { data: null, errors: [{}] } });
  await run(page, tokenize);
  const { value: sessionId } = await run(
    page,
    'client.getConfiguration().analyticsMetadata.sessionId',
  );
  const kinds = (): unknown[] =>
    checkout.gateway
      .callsTo('/analytics')
      // Events of a page before may come late.
      .filter(({ body }) => Object(body['_meta']).sessionId === sessionId)
      .flatMap(({ body }) => (body['analytics'] as { kind: string }[]).map(({ kind }) => kind))
      .filter((kind) => kind.startsWith('web.graphql.'));
  await expect
    .poll(kinds)
    .toEqual([
      'web.graphql.init',
      'web.graphql.tokenization-key',
      'web.graphql.status.200',
      'web.graphql.determinedStatus.500',
    ]);
});

test('a card that GraphQL refuses is refused as REST would', async () => {
  const extensions = {
    errorClass: 'VALIDATION',
    legacyCode: '81715',
    inputPath: ['input', 'creditCard', 'number'],
  };
  checkout.gateway.plan('/graphql', {
    status: 200,
    body: { data: null, errors: [{ message: 'Credit card number is invalid', extensions }] },
  });
  const { error } = await run(page, tokenize);
  expect(error).toMatchObject({
    code: 'CLIENT_REQUEST_ERROR',
    details: {
      httpStatus: 422,
      originalError: {
        error: { message: 'Credit card is invalid' },
        fieldErrors: [
          {
            field: 'creditCard',
            fieldErrors: [
              { field: 'number', code: '81715', message: 'Credit card number is invalid' },
            ],
          },
        ],
      },
    },
  });
});

test.each([
  ['AUTHORIZATION', 'CLIENT_AUTHORIZATION_INSUFFICIENT'],
  ['AUTHENTICATION', 'CLIENT_AUTHORIZATION_INVALID'],
  ['RESOURCE_LIMIT', 'CLIENT_GATEWAY_NETWORK'],
  [undefined, 'CLIENT_AUTHORIZATION_INSUFFICIENT'],
])('a card refused over GraphQL with the class %s is %s', async (errorClass, code) => {
  const errors = [{ message: 'no', ...(errorClass && { extensions: { errorClass } }) }];
  checkout.gateway.plan('/graphql', { status: 200, body: { data: null, errors } });
  expect((await run(page, tokenize)).error?.code).toBe(code);
});

test('a card goes over REST when GraphQL is out of order', async () => {
  for (const trouble of [
    { status: 200, body: { errors: [{ message: '', extensions: { errorClass: 'INTERNAL' } }] } },
    'broken line' as const,
  ]) {
    checkout.gateway.calls.length = 0;
    checkout.gateway.plan('/graphql', ...Array<typeof trouble>(9).fill(trouble));
    expect((await run(page, tokenize)).value).toEqual({ done: true, _httpStatus: 200 });
    const [call] = checkout.gateway.callsTo('/credit_cards');
    expect(call?.body).toMatchObject({
      creditCard: { number: '4111111111111111' },
      _meta: { source: 'hosted-fields' },
    });
  }
});

test('an answer without a card is an error and not a promise that never ends', async () => {
  checkout.gateway.plan('/graphql', { status: 200, body: { data: {} } });
  expect((await run(page, tokenize)).error?.code).toBe('CLIENT_GATEWAY_NETWORK');
});

test('a vaulted card asks for the authentication insight that was wanted', async () => {
  await openClient(
    page,
    checkout.token({ graphQL: { url: `${checkout.gateway.url}/graphql`, date: '2018-05-10' } }),
  );
  checkout.gateway.plan('/graphql', {
    status: 200,
    body: {
      data: {
        tokenizeCreditCard: {
          token: 'n',
          creditCard: { brandCode: 'UK_MAESTRO' },
          authenticationInsight: { customerAuthenticationRegulationEnvironment: 'PSDTWO' },
        },
      },
    },
  });
  const { value } = await run(
    page,
    `client.request({ method: 'post', endpoint: 'payment_methods/credit_cards',
      data: { creditCard: ${card}, authenticationInsight: true, merchantAccountId: 'eur' } })`,
  );
  expect(value).toMatchObject({
    creditCards: [
      {
        authenticationInsight: { regulationEnvironment: 'psd2' },
        details: { cardType: 'Maestro' },
      },
    ],
  });
  expect(checkout.gateway.callsTo('/graphql').at(-1)?.body).toMatchObject({
    variables: {
      input: { options: { validate: true } },
      authenticationInsightInput: { merchantAccountId: 'eur' },
    },
  });
});

test('where the merchant has it on, a tokenized card is joined with device data', async () => {
  checkout.gateway.configuration = { creditCards: { collectDeviceData: true } };
  const loaded: string[] = [];
  await page.route('**/da/r/fb.js', async (route) => {
    loaded.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await openClient(page, checkout.token());
  checkout.gateway.plan('/credit_cards', {
    status: 202,
    body: { creditCards: [{ nonce: 'a-nonce-that-is-longer-than-32-characters' }] },
  });
  await run(page, tokenize);
  const block = await page.locator('script[fncls]').textContent();
  expect(JSON.parse(block ?? '')).toMatchObject({
    f: 'a-nonce-that-is-longer-than-32-c',
    fp: { rda_tenant: 'bt_card', mid: 'shop' },
    bu: false,
  });
  expect(loaded).toEqual([`${checkout.gateway.url}/da/r/fb.js`]);
});
