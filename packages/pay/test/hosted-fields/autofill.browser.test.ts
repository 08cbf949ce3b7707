import { launchWholeChromium } from '@albumen/test-kit/chromium';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openShop, type Shop, three } from './shop.ts';

// What fills in cards is no part of a page's engine.
const browser = await launchWholeChromium(['--site-per-process']);
let shop: Shop;
afterEach(() => shop.close());
afterAll(() => browser.close());

const input = (key: string) => shop.frame(key).locator(`input.${key}`);
const card = {
  number: '4111111111111111',
  name: 'Ann Field',
  expiryMonth: '05',
  expiryYear: '2030',
  cvc: '123',
};

/** Lets the browser fill a stored card, as a click on its suggestion does. */
async function fillCard(key: string): Promise<void> {
  const session = await shop.page.context().newCDPSession(shop.frame(key));
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: `input.${key}`,
  });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  const { frameTree } = await session.send('Page.getFrameTree');
  await input(key).click();
  const trigger = () =>
    session.send('Autofill.trigger', {
      fieldId: node.backendNodeId,
      frameId: frameTree.frame.id,
      card,
    });
  await expect.poll(() => trigger().then(() => 'filled', String)).toBe('filled');
}

const allFields = {
  ...three,
  cardholderName: { container: '#cardholderName' },
};

test('a card that Chromium fills reaches every field with the right digits', async () => {
  shop = await openShop(undefined, { browser });
  await shop.create({ fields: allFields });
  await fillCard('number');
  await expect.poll(() => input('number').inputValue()).toBe('4111 1111 1111 1111');
  await expect.poll(() => input('expirationDate').inputValue()).toBe('05 / 2030');
  await expect.poll(() => input('cardholderName').inputValue()).toBe('Ann Field');
  await expect.poll(() => input('cvv').inputValue()).toBe('123');
  await expect
    .poll(async () => Object.values((await shop.state()).fields).every(({ isValid }) => isValid))
    .toBe(true);
  await shop.run('await fields.tokenize()');
  expect(shop.gateway.calls.at(-1)?.body['creditCard']).toMatchObject({
    number: card.number,
    cvv: '123',
    expiration_month: '05',
    expiration_year: '2030',
    cardholderName: 'Ann Field',
  });
});

test('split month and year are filled, too', async () => {
  shop = await openShop(undefined, { browser });
  await shop.create({
    fields: {
      number: { container: '#number' },
      expirationMonth: { container: '#expirationMonth', select: true, placeholder: 'MM' },
      expirationYear: { container: '#expirationYear' },
    },
  });
  await fillCard('number');
  await expect.poll(() => shop.frame('expirationMonth').locator('select').inputValue()).toBe('05');
  await expect.poll(() => input('expirationYear').inputValue()).toBe('2030');
});

/** What other browsers write into the inputs that nobody sees, and the events they send. */
async function fillHidden(month: string, year: string): Promise<void> {
  await shop.frame('number').evaluate(
    ([expirationMonth = '', expirationYear = '']) => {
      for (const [name, value] of [
        ['expiration-month', expirationMonth],
        ['expiration-year', expirationYear],
        ['cvv', '987'],
      ]) {
        const field = document.querySelector<HTMLInputElement>(`[name="${name}-autofill-field"]`);
        if (field) field.value = value ?? '';
        field?.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
    [month, year],
  );
}

test('a month and a year in hidden inputs become a date, however long they are', async () => {
  shop = await openShop(undefined, { browser });
  await shop.create();
  for (const [month, year, shown] of [
    ['5', '30', '05 / 2030'],
    ['12', '31', '12 / 2031'],
    ['05', '2030', '05 / 2030'],
  ] as const) {
    await fillHidden(month, year);
    await expect.poll(() => input('expirationDate').inputValue()).toBe(shown);
    expect(await input('cvv').inputValue()).toBe('987');
  }
});

test('a filled date is shown as the fields write it, however it comes', async () => {
  shop = await openShop(undefined, { browser });
  await shop.create();
  const isValid = async () => (await shop.state()).fields['expirationDate']?.isValid;
  for (const [filled, shown] of [
    ['5/30', '05 / 30'],
    ['', ''],
    ['05/30', '05 / 30'],
    ['2030-05', '05 / 2030'],
    ['05/2030', '05 / 2030'],
  ] as const) {
    await input('expirationDate').evaluate((element: HTMLInputElement, text) => {
      element.value = text;
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }, filled);
    expect(await input('expirationDate').inputValue(), filled).toBe(shown);
    await expect.poll(isValid, { message: filled }).toBe(filled !== '');
  }
});

test('a merchant may keep browsers from filling', async () => {
  shop = await openShop(undefined, { browser });
  await shop.create({ preventAutofill: true });
  expect(await shop.frame('number').locator('input').count()).toBe(1);
  expect(await input('number').getAttribute('name')).toBe('field');
  expect(await input('number').getAttribute('autocomplete')).toBe('off');
});

test('fields are known to browsers by the names and purposes of the reference', async () => {
  shop = await openShop(undefined, { browser });
  await shop.create({ fields: { ...allFields, postalCode: { container: '#postalCode' } } });
  const seen = await Promise.all(
    ['number', 'expirationDate', 'cvv', 'cardholderName', 'postalCode'].map(async (key) => [
      await input(key).getAttribute('name'),
      await input(key).getAttribute('id'),
      await input(key).getAttribute('autocomplete'),
      await input(key).getAttribute('inputmode'),
      await input(key).getAttribute('maxlength'),
      await shop
        .frame(key)
        .locator('.autofill')
        .evaluateAll((list) => list.length),
    ]),
  );
  expect(seen).toEqual([
    ['credit-card-number', 'credit-card-number', 'cc-number', 'numeric', '22', 4],
    ['expiration', 'expiration', 'cc-exp', 'numeric', '9', 3],
    ['cvv', 'cvv', 'cc-csc', 'numeric', '4', 4],
    ['cardholder-name', 'cardholder-name', 'cc-name', null, '255', 4],
    ['postal-code', 'postal-code', 'billing postal-code', null, '10', 5],
  ]);
});
