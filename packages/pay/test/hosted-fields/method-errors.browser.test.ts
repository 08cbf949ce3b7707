import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { closeShops, configuration, openShop, type Shop, three } from './shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());
afterAll(closeShops);

const rejected = (code: string, type: string, more: object = {}) => ({
  rejected: { name: 'BraintreeError', code, type, ...more },
});

test('methods for fields that are unknown or absent, attributes and values that are not allowed', async () => {
  await shop.create();
  const code = async (call: string) =>
    ((await shop.run(`await fields.${call}`)) as { rejected?: { code: string } } | null)?.rejected
      ?.code;
  for (const call of [
    'addClass("x", "c")',
    'removeClass("x", "c")',
    'clear("x")',
    'focus("x")',
    'setPlaceholder("x", "p")',
    'setAttribute({ field: "x", attribute: "disabled" })',
    'removeAttribute({ field: "x", attribute: "disabled" })',
  ]) {
    expect(await code(call)).toBe('HOSTED_FIELDS_FIELD_INVALID');
    expect(await code(call.replace('"x"', '"postalCode"'))).toBe('HOSTED_FIELDS_FIELD_NOT_PRESENT');
  }
  expect(await code('setAttribute({ field: "cvv", attribute: "onclick", value: "x" })')).toBe(
    'HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED',
  );
  expect(await code('removeAttribute({ field: "cvv", attribute: "name" })')).toBe(
    'HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED',
  );
  for (const [attribute, value] of [
    ['disabled', '"yes"'],
    ['aria-invalid', '1'],
    ['placeholder', '{}'],
  ]) {
    expect(
      await code(`setAttribute({ field: "cvv", attribute: "${attribute}", value: ${value} })`),
    ).toBe('HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED');
  }
  expect(
    await code('setAttribute({ field: "cvv", attribute: "disabled", value: null })'),
  ).toBeUndefined();
  expect(await code('setMonthOptions([])')).toBe('HOSTED_FIELDS_FIELD_PROPERTY_INVALID');
});

test('names of months need a list', async () => {
  await shop.create({ fields: { expirationMonth: { container: '#expirationMonth' } } });
  expect(await shop.run('await fields.setMonthOptions([])')).toMatchObject(
    rejected('HOSTED_FIELDS_FIELD_PROPERTY_INVALID', 'MERCHANT'),
  );
});

test('empty and invalid fields are refused before anything is sent', async () => {
  await shop.create();
  const calls = shop.gateway.calls.length;
  expect(await shop.run('await fields.tokenize()')).toEqual(
    rejected('HOSTED_FIELDS_FIELDS_EMPTY', 'CUSTOMER', {
      message: 'All fields are empty. Cannot tokenize empty card fields.',
    }),
  );
  await shop.frame('number').locator('input.number').pressSequentially('4111111111111112');
  expect(await shop.run('await fields.tokenize()')).toEqual(
    rejected('HOSTED_FIELDS_FIELDS_INVALID', 'CUSTOMER', {
      message: 'Some payment input fields are invalid. Cannot tokenize invalid card fields.',
      details: {
        invalidFieldKeys: ['number', 'expirationDate', 'cvv'],
        invalidFields: { number: '#number', expirationDate: '#expirationDate', cvv: '#cvv' },
      },
    }),
  );
  expect(shop.gateway.calls).toHaveLength(calls);
});

async function createFilled(): Promise<void> {
  await shop.create({
    fields: {
      ...three,
      number: { container: '#number', prefill: '4111111111111111' },
      expirationDate: { container: '#expirationDate', prefill: '12/30' },
      cvv: { container: '#cvv', prefill: '123' },
    },
  });
  await expect.poll(async () => (await shop.state()).fields['cvv']?.isValid).toBe(true);
}

const invalidCard = (code: string) => ({
  error: { message: 'Credit card is invalid' },
  fieldErrors: [{ field: 'creditCard', fieldErrors: [{ field: 'number', code, message: 'no' }] }],
});

test.each<[status: number, body: object, code: string, type: string, message: string | undefined]>([
  [
    422,
    invalidCard('81724'),
    'HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE',
    'CUSTOMER',
    "This credit card already exists in the merchant's vault.",
  ],
  [
    422,
    invalidCard('81736'),
    'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED',
    'CUSTOMER',
    undefined,
  ],
  [
    422,
    invalidCard('81715'),
    'HOSTED_FIELDS_FAILED_TOKENIZATION',
    'CUSTOMER',
    'The supplied card data failed tokenization.',
  ],
  [403, {}, 'CLIENT_AUTHORIZATION_INSUFFICIENT', 'MERCHANT', undefined],
  [500, {}, 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', 'NETWORK', undefined],
])('an answer of %s %j means %s', async (status, body, ...[code, type, message]) => {
  shop.gateway.card = { status, body };
  await createFilled();
  const outcome = (await shop.run('await fields.tokenize()')) as {
    rejected: { message: string; details: { originalError?: unknown } };
  };
  expect(outcome).toMatchObject(rejected(code, type, message ? { message } : {}));
  if (status === 422) expect(outcome.rejected.details.originalError).toEqual(body);
});

test('a line that breaks is tried once more, and then a network error', async () => {
  shop.gateway.card = 'broken line';
  await createFilled();
  expect(await shop.run('await fields.tokenize()')).toMatchObject(
    rejected('HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', 'NETWORK'),
  );
  expect(shop.gateway.calls.filter(({ path }) => path.endsWith('credit_cards'))).toHaveLength(2);
});

test('cards go over GraphQL where the merchant has it, and its refusals mean the same', async () => {
  shop.gateway.configuration = configuration({
    graphQL: { url: 'https://gateway.test/graphql', features: ['tokenize_credit_cards'] },
  });
  const creditCard = {
    bin: '411111',
    brandCode: 'AMERICAN_EXPRESS',
    last4: '1111',
    expirationMonth: '12',
    expirationYear: '2030',
    binData: { debit: 'YES' },
  };
  shop.gateway.graphqlCard = {
    status: 200,
    body: { data: { tokenizeCreditCard: { token: 'tokencc_g', creditCard } } },
  };
  await createFilled();
  expect(await shop.run('return await fields.tokenize()')).toMatchObject({
    nonce: 'tokencc_g',
    type: 'CreditCard',
    description: 'ending in 11',
    details: { cardType: 'American Express', lastFour: '1111', lastTwo: '11', bin: '411111' },
    binData: { debit: 'Yes', prepaid: 'Unknown' },
  });
  const extensions = {
    errorClass: 'VALIDATION',
    legacyCode: '81736',
    inputPath: ['input', 'creditCard', 'cvv'],
  };
  shop.gateway.graphqlCard = {
    status: 200,
    body: { data: null, errors: [{ message: 'CVV', extensions }] },
  };
  expect(await shop.run('await fields.tokenize()')).toMatchObject(
    rejected('HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED', 'CUSTOMER'),
  );
  shop.gateway.graphqlCard = {
    status: 200,
    body: { errors: [{ message: 'down', extensions: { errorClass: 'INTERNAL' } }] },
  };
  expect(await shop.run('return (await fields.tokenize()).nonce')).toBe('tokencc_bc_123456_abcdef');
});

test('after teardown every method throws at once, teardown itself included', async () => {
  await shop.create();
  const outcome = await shop.run(`await fields.teardown();
    return ['on', 'off', 'getState', 'tokenize', 'addClass', 'removeClass', 'setAttribute', 'removeAttribute', 'setPlaceholder', 'setMessage', 'setMonthOptions', 'update', 'clear', 'focus', 'getChallenges', 'getSupportedCardTypes', 'teardown']
      .filter((method) => { try { fields[method](); return true } catch (error) { return error.code !== 'METHOD_CALLED_AFTER_TEARDOWN' || error.message !== method + ' cannot be called after teardown.' } })`);
  expect(outcome).toEqual([]);
});
