import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openFixture } from './fixture-page.ts';

let called: unknown[] = [];
/** What the server answers instead of taking it. */
let refusal: { status: number; code: string; title: string; fields: object } | undefined;

const { page, close } = await openFixture(
  fileURLToPath(new URL('./odd-typing.fixture.tsx', import.meta.url)),
  async (route) => {
    if (route.request().method() !== 'GET') called.push(route.request().postDataJSON());
    return await route.fulfill(
      refusal
        ? { status: refusal.status, json: refusal, contentType: 'application/problem+json' }
        : { json: {} },
    );
  },
);
afterAll(close);

beforeEach(async () => {
  called = [];
  refusal = undefined;
  await page.reload();
});

const noDay = 'Enter a day of the calendar.';

/* Month, day and year, as they are typed in the United States. */
async function typeDay(label: string, digits: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus();
  await page.keyboard.type(digits);
}

async function said(): Promise<unknown> {
  return JSON.parse((await page.getByLabel('Sent').textContent()) ?? '');
}

/** The name of the field, or the words of the button, that the keyboard is at. */
async function focused(): Promise<string | null | undefined> {
  return await page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('name') ?? element?.textContent?.trim();
  });
}

async function sees(message: string): Promise<void> {
  await page.getByText(message).waitFor();
}

test('a discount code does not go up with half a day as its end', async () => {
  const form = page.getByRole('form', { name: 'New discount code' });
  await form.getByLabel('Code', { exact: true }).fill('SPRING');
  await form.getByLabel('What customers read').fill('Spring sale');
  await form.getByLabel('Percent').fill('10');
  await typeDay('Last day (optional)', '02312026');
  await form.getByRole('button', { name: 'Put the code up' }).click();
  await sees(noDay);
  await expect.poll(focused).toBe('endsOn');
  expect(called).toEqual([]);
  await typeDay('Last day (optional)', '02282026');
  await form.getByRole('button', { name: 'Put the code up' }).click();
  await expect.poll(() => called).toMatchObject([{ scope: 'all', endsOn: '2026-02-28' }]);
});

test('a new gallery’s date that is none stops at its step', async () => {
  const step = page.locator('.create-gallery__step');
  for (const [digits, message] of [
    ['0503', noDay],
    ['02312026', noDay],
    ['05030026', 'Choose a year from 1800 to 2199.'],
  ] as const) {
    await step.getByLabel('Date').focus();
    await page.keyboard.type(digits);
    await step.getByRole('button', { name: 'Go on' }).click();
    await step.getByText(message, { exact: true }).waitFor();
  }
  expect(await said()).toEqual([]);
});

test('a link’s last day that is none changes nothing, and one that is emptied ends the end', async () => {
  for (const [digits, message] of [
    ['11312026', noDay],
    ['12310026', 'Choose a year from 2000 to 2199.'],
  ] as const) {
    await typeDay('Last day of the link', digits);
    await page.keyboard.press('Enter');
    await sees(message);
  }
  expect(await said()).toEqual([]);
  await page.getByLabel('Last day of the link').fill('');
  await page.keyboard.press('Enter');
  await expect.poll(said).toEqual([{ expiresOn: null }]);
});

test('a gallery’s date is said to be none, and cleared by being emptied', async () => {
  await page.getByText('20 June 2026').or(page.getByText('June 20, 2026')).click();
  const field = page.locator('.manage__date').getByLabel('Date');
  await field.focus();
  await page.keyboard.type('06312026');
  await field.blur();
  await sees(noDay);
  expect(called).toEqual([]);
  await field.fill('');
  await field.blur();
  await expect.poll(() => called).toEqual([{ date: null }]);
});

test('what is no number of minutes leaves a camera’s clock as it was', async () => {
  const field = page.getByLabel('Leica Q3');
  const message = page.getByText('Choose a number from -21038400 to 21038400.');
  for (const typed of ['62-', '-', '', '99999999999']) {
    await field.fill('62');
    await field.blur();
    await message.waitFor({ state: 'detached' });
    await field.fill('');
    await page.keyboard.type(typed);
    await field.blur();
    await message.waitFor();
  }
  expect(called).toEqual([]);
});

test('what is pasted is never cut without a word', async () => {
  await page.getByLabel('PIN', { exact: true }).fill('1234-5678');
  await page.getByRole('button', { name: 'Set PIN' }).click();
  await expect.poll(said).toEqual([{ pin: '12345678' }]);
  await page.getByLabel('PIN', { exact: true }).fill('1234-56789');
  await sees('Use 4 to 8 digits.');
  expect(await page.getByRole('button', { name: 'Set PIN' }).isEnabled()).toBe(false);
  const words = page.getByLabel('Names');
  await words.fill('x'.repeat(1001));
  await sees('Must be 1000 characters or shorter. (1001/1000)');
  expect(await words.inputValue()).toHaveLength(1001);
  const line = page.getByLabel('A personal line');
  await line.fill('x'.repeat(501));
  expect(await line.inputValue()).toHaveLength(501);
});

test.each([
  ['Names', 1000],
  ['A personal line', 500],
  ['Title', 120],
  ['Answer', 4000],
])('%s has a counter, and is wrong beyond %i characters', async (label, most) => {
  const field = page.locator('textarea').and(page.getByRole('textbox', { name: label }));
  await field.fill('♥'.repeat(most));
  const counter = page.getByText(`${most}/${most}`, { exact: true });
  await counter.waitFor();
  expect(await field.getAttribute('aria-invalid')).toBeNull();
  await field.fill('♥'.repeat(most + 1));
  await page.getByText(`${most + 1}/${most}`, { exact: true }).waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
});

test('a refused personal line is wrong by itself, not the address above it', async () => {
  const long = 'Must be 500 characters or shorter. (501/500)';
  refusal = { status: 422, code: 'invalidForm', title: 'Look again.', fields: { note: [long] } };
  await page.getByLabel('Mail the link to').fill('mia@example.com');
  await page.getByLabel('A personal line').fill('x'.repeat(501));
  await page.getByRole('button', { name: 'Mail it' }).click();
  await sees(long);
  const isInvalid = (label: string) => page.getByLabel(label).getAttribute('aria-invalid');
  expect(await isInvalid('Mail the link to')).toBeNull();
  expect(await isInvalid('A personal line')).toBe('true');
});

test('a person’s name that can’t be used says so at the field', async () => {
  const field = page.getByRole('textbox', { name: 'Name', exact: true });
  await field.fill('Mom 🎉');
  await field.press('Enter');
  await sees('"🎉" can\'t be used.');
  await field.fill('x'.repeat(81));
  await field.press('Enter');
  await sees('Must be 80 characters or shorter. (81/80)');
  expect(called).toEqual([]);
  await field.fill('Mom');
  await field.press('Enter');
  await expect.poll(() => called).toEqual([{ name: 'Mom' }]);
});

test('a size is typed over the one before', async () => {
  const field = page.getByLabel('Size in points');
  await field.selectText();
  await page.keyboard.type('12');
  await field.blur();
  expect([
    await field.inputValue(),
    await page.getByLabel('Size', { exact: true }).textContent(),
  ]).toEqual(['12', '12']);
  await field.selectText();
  await page.keyboard.type('3');
  await field.blur();
  expect(await field.inputValue()).toBe('5');
  for (const [typed, meant] of [
    ['12.9', '12.5'],
    ['', '5'],
  ] as const) {
    await field.fill(typed);
    await field.blur();
    expect(await field.inputValue()).toBe(meant);
  }
});

test('a quantity in the editor snaps down, and to one when it is cleared', async () => {
  const field = page.getByLabel('Quantity', { exact: true });
  const kept = page.getByLabel('Copies', { exact: true });
  for (const [typed, atOnce, meant] of [
    ['2.5', '2', '2'],
    ['-3', '2', '1'],
    ['7', '7', '7'],
    ['0', '7', '1'],
    ['1e2', '100', '100'],
    ['', '100', '1'],
    ['5000', '200', '200'],
  ] as const) {
    await field.selectText();
    await page.keyboard.press('Delete');
    await page.keyboard.type(typed);
    expect(await kept.textContent(), typed).toBe(atOnce);
    await field.blur();
    expect([await field.inputValue(), await kept.textContent()], typed).toEqual([meant, meant]);
  }
  await page.getByRole('button', { name: 'One less' }).click();
  expect([await field.inputValue(), await kept.textContent()]).toEqual(['199', '199']);
});

test('what a server refuses takes the focus, too', async () => {
  const form = page.getByRole('form', { name: 'New discount code' });
  await form.getByLabel('Code', { exact: true }).fill('SPRING');
  await form.getByLabel('What customers read').fill('Spring sale');
  await form.getByLabel('Percent').fill('10');
  const fields = { code: ['This code is up already.'] };
  refusal = { status: 422, code: 'invalidForm', title: 'Some fields need attention.', fields };
  await form.getByRole('button', { name: 'Put the code up' }).click();
  await sees('This code is up already.');
  await expect.poll(focused).toBe('code');
});

test('a choice made by a key leads back to the button that opened the choices', async () => {
  const opener = page.locator('summary', { hasText: 'June 20, 2026' });
  await opener.press('Enter');
  await page.getByRole('button', { name: 'Clear date' }).press('Enter');
  await expect.poll(() => called).toEqual([{ date: null }]);
  await expect.poll(focused).toBe('June 20, 2026');
});
