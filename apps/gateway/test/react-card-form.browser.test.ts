/** The whole card form of the React bindings, and what a field tells, with the real gateway. */
import { join } from 'node:path';
import { build } from 'rolldown';
import { afterEach, expect, test } from 'vitest';
import { clientToken } from './client-token.ts';
import { openSdkShop } from './sdk-shop.ts';
import { openSecurePage } from './three-d-secure/secure-card.ts';

const gateway = await openSdkShop();
const { output } = await build({
  input: join(import.meta.dirname, '../../../packages/pay-react/test/card-form.fixture.tsx'),
  platform: 'browser',
  transform: { define: { 'process.env.NODE_ENV': '"development"' } },
  write: false,
  output: { format: 'iife' },
});
const release = await (await fetch(`${gateway.origin}/web/3.109.0/release.json`)).json();

await openSecurePage(gateway);
const authorization = JSON.stringify(await clientToken(gateway));

let page: Awaited<ReturnType<typeof gateway.openPage>>;
afterEach(() => page.context().close());

async function open(): Promise<void> {
  page = await gateway.openPage('/', []);
  await page.addScriptTag({ content: output[0].code });
}

async function show(
  what: 'showForm' | 'showField' | 'showLists',
  more: object = {},
): Promise<void> {
  const options = { gatewayUrl: gateway.origin, release, authorization, ...more };
  await page.evaluate(`harness.${what}(${JSON.stringify(options)})`);
}

const received = () => page.evaluate('harness.received');
const fieldOf = (label: string) =>
  page.frameLocator(`[data-hosted-field="${label}"] iframe`).locator('form input:visible').first();

test('one element is a card form that says what is wrong, and ends in a verified card', async () => {
  await open();
  await show('showForm', { locale: 'de' });
  await fieldOf('number').fill('4111');
  await fieldOf('cvv').fill('123');
  const message = page.locator('.albumen-message').first();
  await expect.poll(() => message.textContent()).toBe('Bitte vervollständigen Sie dieses Feld.');
  await show('showForm', { locale: 'fr' });
  await expect.poll(() => message.textContent()).toBe('Veuillez compléter ce champ.');
  await page.click('button[type=submit]');
  await expect.poll(received).toEqual([{ code: 'HOSTED_FIELDS_FIELDS_INVALID' }]);
  await fieldOf('number').fill('4000000000001000');
  await fieldOf('expirationDate').fill('1234');
  await page.locator('button[type=submit]:enabled').waitFor();
  await fieldOf('expirationDate').press('Enter');
  await expect.poll(received).toContainEqual({ nonce: expect.any(String), isShifted: true });
});

const words = () => page.locator('form label, form button').allTextContents();
const mark = () => page.locator('form').evaluate(({ lang, dir }) => `${lang} ${dir}`);
const english = ['Credit Card Number', 'Expiration Date', 'CVV', 'Pay'];
const french = ['Numéro de carte', 'Date d’expiration', 'Cryptogramme (CVV)', 'Payer'];

test('its labels are in the language of its fields, and follow it without a new form', async () => {
  await open();
  await show('showForm', { locale: 'ar-EG' });
  // They are there before any script of the gateway.
  await expect.poll(words).toEqual(['رقم البطاقة', 'تاريخ الانتهاء', 'رمز الأمان', 'ادفع']);
  expect(await mark()).toBe('ar rtl');
  await fieldOf('number').fill('4111');
  await show('showForm', { locale: 'fr' });
  await expect.poll(words).toEqual(french);
  expect(await mark()).toBe('fr ltr');
  await page.evaluate(`harness.fields.update({ locale: 'tlh' })`);
  await expect.poll(words).toEqual(english);
  await page.evaluate(`harness.fields.update({ styles: {} })`);
  await page.evaluate(`harness.fields.update({ locale: 'fr' })`);
  await expect.poll(words).toEqual(french);
  await show('showForm', { locale: 'fr', labels: { submit: 'Payer 12 €' } });
  await expect.poll(words).toEqual([...french.slice(0, 3), 'Payer 12 €']);
  expect(await fieldOf('number').inputValue()).toBe('4111 ');
});

test('without a locale its labels are in the language of the page, as its fields are', async () => {
  await open();
  await page.evaluate(`document.documentElement.lang = 'de'`);
  await show('showForm');
  await expect.poll(words).toEqual(['Kartennummer', 'Ablaufdatum', 'Prüfziffer (CVV)', 'Bezahlen']);
  expect(await mark()).toBe(' ');
  const label = page.frameLocator('[data-hosted-field=cvv] iframe').locator('label').first();
  await expect.poll(() => label.textContent()).toBe('Prüfziffer (CVV)');
});

test('its fields can be seen and their focus, too, and rules of the page win', async () => {
  await open();
  await show('showForm');
  await fieldOf('number').focus();
  const look = (index: number) =>
    page.evaluate(`(() => {
      const field = document.querySelectorAll('.albumen-field')[${index}];
      const { borderTopStyle, outlineStyle } = getComputedStyle(field);
      const isHigh = field.querySelector('iframe').clientHeight > 30;
      return { borderTopStyle, outlineStyle, isHigh };
    })()`);
  const seen = { borderTopStyle: 'solid', isHigh: true };
  await expect.poll(() => look(0)).toEqual({ ...seen, outlineStyle: 'solid' });
  expect(await look(1)).toEqual({ ...seen, outlineStyle: 'none' });
  await page.addStyleTag({ content: '.albumen-field { border-style: dotted }' });
  expect(await look(1)).toMatchObject({ borderTopStyle: 'dotted' });
});

test('lists without a placeholder begin with this month and year, and have no empty choice', async () => {
  await open();
  await show('showLists');
  await expect.poll(received).toEqual(['ready']);
  // Whatever the page still changes of a field is with the frame by then.
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 300))');
  for (const [field, choices] of [
    ['expirationMonth', 12],
    ['expirationYear', 20],
  ] as const) {
    const list = page.frameLocator(`[data-hosted-field=${field}] iframe`).locator('select');
    expect(await list.locator('option').count()).toBe(choices);
    expect(await list.inputValue()).not.toBe('');
  }
});

test('a field tells its own focus, blur and changes', async () => {
  await open();
  await show('showField');
  await fieldOf('number').focus();
  await fieldOf('number').pressSequentially('0');
  await fieldOf('number').blur();
  const fresh = { isEmpty: true, isValid: false, message: '' };
  const wrong = { isEmpty: false, isValid: false, message: 'Please check this entry.' };
  await expect.poll(received).toEqual(
    expect.arrayContaining([
      { what: 'focus', ...fresh },
      { what: 'change', ...wrong },
      { what: 'blur', ...wrong },
    ]),
  );
});
