import { axeFaults } from '@albumen/test-kit/axe';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openFixture } from '../../../test/fixture-page.ts';

let asked: string[] = [];
/** What is answered before the account is said not to be there: the code of a refusal. */
let refusals: string[] = [];

const { page, close } = await openFixture(
  fileURLToPath(new URL('./contact-email.fixture.tsx', import.meta.url)),
  async (route, { pathname }) => {
    const [, call, email = ''] = pathname.split('/');
    if (pathname.startsWith('/api/checkout/')) asked.push('the checkout');
    if (call === 'isEmailRegistered') asked.push(decodeURIComponent(email));
    const code = call === 'isEmailRegistered' ? refusals.shift() : undefined;
    if (code !== undefined) return await route.fulfill({ status: 403, json: { code, title: '' } });
    return await route.fulfill({ json: { isRegistered: false } });
  },
);
afterAll(close);

const field = page.getByLabel('Email');
const useIt = page.getByRole('button', { name: 'Use it' });

beforeEach(async () => {
  asked = [];
  refusals = [];
  await page.reload();
});

test('a slip in a well-known domain is pointed out, and mended by one press', async () => {
  await field.fill('ada@gmial.com');
  await page.getByRole('status').filter({ hasText: 'Did you mean ada@gmail.com?' }).waitFor();
  expect(await axeFaults(page, { within: 'form' })).toEqual([]);
  await useIt.click();
  expect(await field.inputValue()).toBe('ada@gmail.com');
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await useIt.waitFor({ state: 'detached' });
  await expect.poll(() => asked.at(-1)).toBe('ada@gmail.com');
});

test('what is typed on takes the question back, and it may be left unanswered', async () => {
  await field.fill('ada@gmail.co');
  await useIt.waitFor();
  await field.press('m');
  await useIt.waitFor({ state: 'detached' });
  expect(await field.inputValue()).toBe('ada@gmail.com');
  await field.blur();
  await expect.poll(() => asked).toEqual(['ada@gmail.com']);
});

test('a checkout that has stood open for long is looked at anew before it asks', async () => {
  refusals = ['noRegistrationSession'];
  await field.fill('ada@example.com');
  await field.blur();
  await expect.poll(() => asked).toEqual(['ada@example.com', 'the checkout', 'ada@example.com']);
});

test('what has no answer is asked again as the field is left once more, what has one is not', async () => {
  refusals = ['tooManyRequests'];
  await field.fill('ada@example.com');
  for (let times = 1; times <= 2; times += 1) {
    await field.focus();
    await field.blur();
    await expect.poll(() => asked.length).toBe(times);
  }
  await field.focus();
  await field.blur();
  await field.fill('ada@example.org');
  await field.blur();
  await expect.poll(() => asked.at(-1)).toBe('ada@example.org');
  expect(asked).toHaveLength(3);
});
