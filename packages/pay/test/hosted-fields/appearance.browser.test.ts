import sharp from 'sharp';
import { afterAll, afterEach, expect, test } from 'vitest';
import { closeShops, openShop, type Shop, three } from './shop.ts';

let shop: Shop;
afterEach(() => shop.close());
afterAll(closeShops);

const input = (key: string) => shop.frame(key).locator(`input.${key}`);

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
  await expect.poll(() => style('number', 'color')).toBe('rgb(9, 9, 9)');
});

test('a frame stays clear on a page of a dark scheme, where browsers would paint it white', async () => {
  shop = await openShop();
  await shop.run(`document.documentElement.style.colorScheme = 'dark';
    document.documentElement.style.background = 'rgb(10, 20, 30)';`);
  await shop.create({
    styles: { input: { color: 'transparent' }, '::placeholder': { color: 'transparent' } },
  });
  const number = await shop.page.locator('#number iframe').screenshot();
  const { dominant } = await sharp(number).stats();
  expect(Math.max(dominant.r, dominant.g, dominant.b)).toBeLessThan(60);
});

test('containers show the status of their fields by classes, and lose them at the end', async () => {
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
  await expect.poll(() => input('number').inputValue()).toBe('');
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
  await expect.poll(() => input('cvv').isDisabled()).toBe(true);
  await shop.run(`
    await fields.removeAttribute({ field: 'number', attribute: 'aria-invalid' });
    await fields.removeAttribute({ field: 'cvv', attribute: 'disabled' });
    await fields.removeClass('number', 'mine');`);
  await expect.poll(() => input('number').getAttribute('class')).toBe('number');
  expect(await input('number').getAttribute('aria-invalid')).toBeNull();
  await expect.poll(() => input('cvv').isEnabled()).toBe(true);
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

test('the message of a field says what is wrong, and never of a field that is right', async () => {
  shop = await openShop();
  await shop.create({
    locale: 'de',
    fields: { ...three, number: { container: '#number', rejectUnsupportedCards: true } },
  });
  const message = (key: string) =>
    shop.frame(key).locator(`#field-description-${key}`).textContent();
  await input('number').pressSequentially('6011');
  await expect.poll(() => message('number')).toBe('Diese Kartenart wird nicht angenommen.');
  expect(await input('number').getAttribute('aria-invalid')).toBe('true');
  await input('number').fill('4111');
  await expect.poll(() => message('number')).toBe('');
  await input('cvv').focus();
  await expect.poll(() => message('number')).toBe('Bitte vervollständigen Sie dieses Feld.');
  await input('number').fill('4111111111111111');
  await expect.poll(() => message('number')).toBe('');
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
