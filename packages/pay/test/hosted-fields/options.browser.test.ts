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
  expect(await input('number').inputValue()).toBe('**** **** **** 1111');
  await input('expirationDate').pressSequentially('1230');
  expect(await input('cvv').inputValue()).toBe('•••');
  await input('number').focus();
  expect(await input('number').inputValue()).toBe('4111 1111 1111 1111');
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

test('styles reach the fields as far as they are allowed, from objects, class names and media queries', async () => {
  shop = await openShop();
  await shop.create({
    styles: {
      input: {
        color: 'rgb(1, 2, 3)',
        position: 'fixed',
        'font-family': 'url(x)',
        'letter-spacing': '2px',
      },
      '.cvv': 'big-red',
      'input.invalid': { color: 'rgb(9, 9, 9)' },
      '@media (min-width: 10px)': { '.expirationDate': { 'font-size': '31px' } },
      '@import': { color: 'red' },
      'a{}b': { color: 'red' },
    },
  });
  const style = (key: string, property: string) =>
    input(key).evaluate(
      (element, name) => getComputedStyle(element).getPropertyValue(name),
      property,
    );
  expect(await style('number', 'color')).toBe('rgb(1, 2, 3)');
  expect(await style('number', 'letter-spacing')).toBe('2px');
  expect(await style('number', 'position')).toBe('static');
  expect(await style('cvv', 'color')).toBe('rgb(200, 0, 0)');
  expect(await style('cvv', 'font-size')).toBe('20px');
  expect(await style('expirationDate', 'font-size')).toBe('31px');
  await input('number').pressSequentially('99');
  expect(await style('number', 'color')).toBe('rgb(9, 9, 9)');
});

test('containers tell the status of their fields by classes, and lose them at the end', async () => {
  shop = await openShop();
  await shop.create();
  const classes = () => shop.page.locator('#number').getAttribute('class');
  await input('number').pressSequentially('4111111111111111');
  await expect
    .poll(classes)
    .toBe('box braintree-hosted-fields-focused braintree-hosted-fields-valid');
  await input('number').press('Backspace');
  await input('number').pressSequentially('2');
  await input('number').blur();
  await expect.poll(classes).toBe('box');
  await shop.run('await fields.clear("number"); await fields.focus("number")');
  await expect.poll(classes).toBe('box braintree-hosted-fields-focused');
  expect(await input('number').inputValue()).toBe('');
  await input('number').pressSequentially('99');
  await expect
    .poll(classes)
    .toBe('box braintree-hosted-fields-focused braintree-hosted-fields-invalid');
  await shop.run('await fields.teardown()');
  expect(await classes()).toBe('box');
  expect(await shop.page.locator('iframe').count()).toBe(0);
});

test('attributes, classes, placeholders and messages can be changed from the page', async () => {
  shop = await openShop();
  await shop.create();
  await shop.run(`
    await fields.setAttribute({ field: 'number', attribute: 'aria-required', value: true });
    await fields.setAttribute({ field: 'number', attribute: 'aria-invalid', value: 'true' });
    await fields.setAttribute({ field: 'cvv', attribute: 'disabled', value: true });
    await fields.setPlaceholder('number', 'Digits');
    await fields.addClass('number', 'mine');
    fields.setMessage({ field: 'number', message: 'Look at the card' });`);
  await expect.poll(() => input('number').getAttribute('placeholder')).toBe('Digits');
  await expect
    .poll(() => shop.frame('number').locator('#field-description-number').textContent())
    .toBe('Look at the card');
  expect(await input('number').getAttribute('aria-required')).toBe('true');
  expect(await input('number').getAttribute('aria-invalid')).toBe('true');
  expect(await input('number').getAttribute('aria-describedby')).toBe('field-description-number');
  expect(await input('number').getAttribute('class')).toBe('number mine');
  expect(await input('cvv').isDisabled()).toBe(true);
  await shop.run(`
    await fields.removeAttribute({ field: 'number', attribute: 'aria-invalid' });
    await fields.removeAttribute({ field: 'cvv', attribute: 'disabled' });
    await fields.removeClass('number', 'mine');`);
  await expect.poll(() => input('number').getAttribute('class')).toBe('number');
  expect(await input('number').getAttribute('aria-invalid')).toBeNull();
  expect(await input('cvv').isEnabled()).toBe(true);
});

test('a click on a label leads into its field, also from around it', async () => {
  shop = await openShop();
  await shop.page.evaluate(() => {
    const label = document.createElement('label');
    label.id = 'around';
    label.append('Code ', document.querySelector('#cvv') ?? '');
    document.querySelector('#form')?.append(label);
  });
  await shop.create();
  await shop.page.locator('label[for=number]').click();
  await expect.poll(async () => (await shop.state()).fields['number']?.isFocused).toBe(true);
  await shop.page.locator('#around').evaluate((label: HTMLElement) => label.click());
  await expect.poll(async () => (await shop.state()).fields['cvv']?.isFocused).toBe(true);
});

test('fields work inside shadow roots, one in the other', async () => {
  shop = await openShop();
  await shop.page.evaluate(() => {
    const outer = document.createElement('div');
    document.body.append(outer);
    const inner = document.createElement('section');
    outer.attachShadow({ mode: 'open' }).append(inner);
    const root = inner.attachShadow({ mode: 'open' });
    root.innerHTML = '<label for="deep">Number</label><div id="deep"></div><div id="deep2"></div>';
    root.querySelector<HTMLElement>('#deep')?.style.setProperty('height', '30px');
    root.querySelector<HTMLElement>('#deep')?.style.setProperty('width', '200px');
    Object.assign(window, {
      deep: root.querySelector('#deep'),
      deep2: root.querySelector('#deep2'),
    });
  });
  await shop.run(`window.fields = await braintree.hostedFields.create({
    authorization: ${JSON.stringify((await import('./shop.ts')).clientToken())},
    fields: { number: { container: window.deep }, cvv: { container: window.deep2 } } })`);
  await shop.page.evaluate('window.deep.previousElementSibling.click()');
  await expect.poll(async () => (await shop.state()).fields['number']?.isFocused).toBe(true);
  await input('number').pressSequentially('4111');
  expect((await shop.state()).fields['number']?.isEmpty).toBe(false);
  const box = await shop.page.evaluate(
    'JSON.stringify(document.querySelector("iframe").getBoundingClientRect())',
  );
  expect(JSON.parse(String(box))).toMatchObject({ width: 200, height: 30 });
  await shop.run('await fields.teardown()');
  expect(
    await shop.page.evaluate(
      'window.deep.childNodes.length + document.querySelectorAll("iframe").length',
    ),
  ).toBe(0);
});

test('the merchant’s language is that of labels, titles and digits', async () => {
  shop = await openShop();
  await shop.create({
    locale: 'ar-EG',
    fields: { ...three, cardholderName: { container: '#cardholderName' } },
  });
  const frame = shop.frame('number');
  expect(await frame.locator('html').getAttribute('lang')).toBe('ar');
  expect(await frame.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await frame.getByLabel('رقم البطاقة', { exact: true }).count()).toBe(1);
  expect(await frame.title()).toBe('حقل بطاقة آمن - رقم البطاقة');
  expect(await shop.page.locator('#number iframe').getAttribute('title')).toBe(
    'حقل بطاقة آمن - رقم البطاقة',
  );
  // Digits of the keyboard that goes with the language count as digits.
  await input('number').pressSequentially('٤١١١١١١١١١١١١١١١');
  expect(await input('number').inputValue()).toBe('4111 1111 1111 1111');
});

test('the message of a field tells what is wrong, and never of a field that is right', async () => {
  shop = await openShop();
  await shop.create({
    locale: 'de',
    fields: { ...three, number: { container: '#number', rejectUnsupportedCards: true } },
  });
  const message = (key: string) =>
    shop.frame(key).locator(`#field-description-${key}`).textContent();
  await input('number').pressSequentially('6011');
  expect(await message('number')).toBe('Diese Kartenart wird nicht angenommen.');
  expect(await input('number').getAttribute('aria-invalid')).toBe('true');
  await input('number').fill('4111');
  expect(await message('number')).toBe('');
  await input('cvv').focus();
  expect(await message('number')).toBe('Bitte vervollständigen Sie dieses Feld.');
  await input('number').fill('4111111111111111');
  expect(await message('number')).toBe('');
  expect(await input('number').getAttribute('aria-invalid')).toBeNull();
  expect(
    await input('number').evaluate((element: HTMLInputElement) => element.validity.valid),
  ).toBe(true);
  await input('expirationDate').fill('12/30');
  expect(
    await input('expirationDate').evaluate((element: HTMLInputElement) =>
      element.matches(':valid'),
    ),
  ).toBe(true);
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
