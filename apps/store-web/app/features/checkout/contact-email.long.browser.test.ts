import { axeFaults } from '@albumen/test-kit/axe';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openFixture } from '../../../test/fixture-page.ts';

let asked: string[] = [];

const { page, close } = await openFixture(
  fileURLToPath(new URL('./contact-email.fixture.tsx', import.meta.url)),
  async (route, { pathname }) => {
    const [, call, email = ''] = pathname.split('/');
    if (call === 'isEmailRegistered') asked.push(decodeURIComponent(email));
    return await route.fulfill({ json: { isRegistered: false } });
  },
);
afterAll(close);

const field = page.getByLabel('Email');
const useIt = page.getByRole('button', { name: 'Use it' });

beforeEach(async () => {
  asked = [];
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
