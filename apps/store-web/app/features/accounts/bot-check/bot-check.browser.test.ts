import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openFixture } from '../../../../test/fixture-page.ts';

/** The least of the vendor's script: a button that solves, and what was asked of the widget. */
const vendorScript = `
  window.asked = [];
  window.turnstile = {
    render(container, options) {
      window.asked.push('render ' + options.sitekey);
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Solve' });
      button.onclick = () => options.callback('token-' + window.asked.length);
      const expire = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Expire' });
      expire.onclick = () => options['expired-callback']();
      container.append(button, expire);
      return 'widget';
    },
    reset: (id) => window.asked.push('reset ' + id),
    remove: (id) => window.asked.push('remove ' + id),
  };`;

let isOnline = true;
const { page, close } = await openFixture(
  fileURLToPath(new URL('./bot-check.fixture.tsx', import.meta.url)),
  async (route, { pathname }) =>
    pathname === '/stand-in/bot-check/api.js' && isOnline
      ? await route.fulfill({ contentType: 'text/javascript', body: vendorScript })
      : await route.abort(),
);
afterAll(close);

const token = () => page.locator('input[name=botToken]').inputValue();
const asked = () => page.evaluate((): unknown => Reflect.get(window, 'asked'));

beforeEach(async () => {
  isOnline = true;
  await page.reload();
});

test('a solved check puts its token into the form, an expired one takes it out', async () => {
  await page.getByRole('button', { name: 'Solve' }).click();
  await expect.poll(token).toBe('token-1');
  await page.getByRole('button', { name: 'Expire' }).click();
  await expect.poll(token).toBe('');
});

test('after a refusal the check starts anew, without its old token', async () => {
  await page.getByRole('button', { name: 'Solve' }).click();
  await expect.poll(token).toBe('token-1');
  await page.getByRole('button', { name: 'Refused once more' }).click();
  await expect.poll(token).toBe('');
  expect(await asked()).toEqual(['render stand-in', 'reset widget']);
  await page.getByRole('button', { name: 'Solve' }).click();
  await expect.poll(token).toBe('token-2');
});

test('a check that does not load says so, and can be tried again', async () => {
  isOnline = false;
  await page.reload();
  await page.getByText('did not load').waitFor();
  isOnline = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Solve' }).click();
  await expect.poll(token).not.toBe('');
  expect(await page.getByText('did not load').count()).toBe(0);
});
