import { afterAll, afterEach, expect, test } from 'vitest';
import { closeShops, openShop, type Shop, three } from './shop.ts';

let shop: Shop;
afterEach(() => shop.close());
afterAll(closeShops);

const input = (key: string) => shop.frame(key).locator(`input.${key}`);

test('fields may be prefilled, placed behind a placeholder, and be of another type', async () => {
  shop = await openShop();
  await shop.create({
    fields: {
      number: { container: '#number', prefill: '4111111111111111', placeholder: '1111 1111' },
      expirationDate: { selector: '#expirationDate', prefill: '12/30' },
      cvv: { container: '#cvv', type: 'password' },
    },
  });
  await expect.poll(() => input('number').inputValue()).toBe('4111 1111 1111 1111');
  expect(await input('expirationDate').inputValue()).toBe('12 / 30');
  await expect
    .poll(async () => (await shop.state()).fields['number'])
    .toMatchObject({ isValid: true, isEmpty: false });
  expect(await input('number').getAttribute('placeholder')).toBe('1111 1111');
  expect(await input('cvv').getAttribute('type')).toBe('password');
  expect(await input('cvv').getAttribute('inputmode')).toBeNull();
});

test('a masked field hides its value while it is left, and never sends the mask', async () => {
  shop = await openShop();
  const maskInput = { character: '*', showLastFour: true };
  await shop.create({
    fields: {
      ...three,
      number: { container: '#number', maskInput },
      cvv: { container: '#cvv', maskInput: true },
    },
  });
  await input('number').pressSequentially('4111111111111111');
  await input('cvv').pressSequentially('123');
  await expect.poll(() => input('number').inputValue()).toBe('**** **** **** 1111');
  await input('expirationDate').pressSequentially('1230');
  await expect.poll(() => input('cvv').inputValue()).toBe('•••');
  await input('number').focus();
  await expect.poll(() => input('number').inputValue()).toBe('4111 1111 1111 1111');
  await shop.run('return await fields.tokenize()');
  expect(shop.gateway.calls.at(-1)?.body['creditCard']).toMatchObject({
    number: '4111111111111111',
    cvv: '123',
  });
});

test('month and year may be lists, with this month chosen and names of the merchant', async () => {
  shop = await openShop();
  const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  await shop.create({
    fields: {
      expirationMonth: { container: '#expirationMonth', select: { options: names } },
      expirationYear: { container: '#expirationYear', select: true },
      cvv: { container: '#cvv' },
    },
  });
  const month = shop.frame('expirationMonth').locator('select');
  const year = shop.frame('expirationYear').locator('select');
  await expect.poll(async () => (await shop.state()).fields['expirationYear']?.isValid).toBe(true);
  const today = new Date();
  expect(await month.inputValue()).toBe(String(today.getMonth() + 1).padStart(2, '0'));
  expect(await month.locator('option').allTextContents()).toEqual(names);
  const years = await year.locator('option').allTextContents();
  expect(years).toHaveLength(20);
  expect(years[0]).toBe(String(today.getFullYear()));
  await shop.run(
    `await fields.setMonthOptions(${JSON.stringify(names.map((name) => `${name}.`))})`,
  );
  expect(await month.locator('option').nth(2).textContent()).toBe('Mar.');
  await year.selectOption(years[3] ?? '');
  expect((await shop.state()).fields['expirationYear']?.isValid).toBe(true);
});

test('a list with a placeholder begins empty', async () => {
  shop = await openShop();
  await shop.create({
    fields: {
      expirationMonth: { container: '#expirationMonth', select: true, placeholder: 'Month' },
    },
  });
  const month = shop.frame('expirationMonth').locator('select');
  expect(await month.inputValue()).toBe('');
  expect((await shop.state()).fields['expirationMonth']).toMatchObject({
    isEmpty: true,
    isValid: false,
  });
  await month.selectOption('07');
  await expect.poll(async () => (await shop.state()).fields['expirationMonth']?.isValid).toBe(true);
});

test('only the fields that the merchant chooses are sent, with what he adds', async () => {
  shop = await openShop();
  await shop.create({
    fields: {
      ...three,
      postalCode: { container: '#postalCode' },
      cardholderName: { container: '#cardholderName' },
    },
  });
  for (const [key, text] of Object.entries({
    number: '4111111111111111',
    expirationDate: '0530',
    cvv: '123',
    postalCode: '60654',
    cardholderName: 'Ann Field',
  })) {
    await input(key).pressSequentially(text);
  }
  await shop.run(`return await fields.tokenize({
    vault: true, cardholderName: 'Bo Option', email: 'bo@example.com',
    billingAddress: { streetAddress: '1 Main St', postalCode: '1', countryCodeAlpha2: 'US', secret: 'x' },
    shippingAddress: { locality: 'Chicago' },
    phone: { number: '(312) 555-0100', countryCode: '1', extension: '7' },
    authenticationInsight: { merchantAccountId: 'eu' } })`);
  expect(shop.gateway.calls.at(-1)?.body).toMatchObject({
    authenticationInsight: true,
    merchantAccountId: 'eu',
    creditCard: {
      cardholderName: 'Bo Option',
      email: 'bo@example.com',
      expiration_month: '05',
      expiration_year: '2030',
      billing_address: {
        street_address: '1 Main St',
        postal_code: '60654',
        country_code_alpha2: 'US',
      },
      shippingAddress: { locality: 'Chicago' },
      phone: { phoneNumber: '3125550100', countryPhoneCode: '1', extensionNumber: '7' },
      options: { validate: true },
    },
  });
  expect(JSON.stringify(shop.gateway.calls.at(-1)?.body)).not.toContain('secret');
  await shop.run('return await fields.tokenize({ fieldsToTokenize: ["cvv"] })');
  expect(shop.gateway.calls.at(-1)?.body['creditCard']).toEqual({
    cvv: '123',
    options: { validate: false },
  });
});

test('a form’s calls go by its session, also with a client that has another', async () => {
  shop = await openShop();
  await shop.create({ sessionId: 'mine', fields: { number: { container: '#number' } } });
  await input('number').pressSequentially('4111111111111111');
  await shop.run('return await fields.tokenize()');
  await shop.run('await fields.teardown()');
  await shop.create({ sessionId: 'another', fields: { number: { container: '#number' } } });
  await input('number').pressSequentially('4111111111111111');
  await shop.run('return await fields.tokenize()');
  const sessions = shop.gateway.calls.flatMap(({ path, body }) =>
    path.endsWith('/credit_cards') ? Object(body['_meta']).sessionId : [],
  );
  expect(sessions).toEqual(['mine', 'another']);
});

test('challenges and the names of the networks come from the merchant’s configuration', async () => {
  shop = await openShop();
  await shop.create();
  expect(
    await shop.run('return [await fields.getChallenges(), await fields.getSupportedCardTypes()]'),
  ).toEqual([
    ['cvv', 'postal_code'],
    ['Visa', 'Mastercard', 'American Express'],
  ]);
  const before = await shop.state();
  expect(before.cards).toHaveLength(12);
  expect(before.cards[0]).not.toHaveProperty('supported');
});
