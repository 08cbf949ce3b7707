import { randomBytes } from 'node:crypto';
import { axeFaultsInBothSchemes } from '@albumen/test-kit/axe';
import { closePages, sharedChromium } from '@albumen/test-kit/chromium';
import Fastify from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { registerBotCheckStandIn } from './bot-check-stand-in.routes.ts';
import { createTokenMint } from './stand-in-tokens.ts';

const mint = createTokenMint(randomBytes(32), () => new Date());
const origins: string[] = [];
const app = Fastify();
registerBotCheckStandIn(app, {
  prefix: '/stand-in/bot-check',
  origins,
  standIn: {
    solve: (siteKey, hostname) => (siteKey === 'good' ? mint.make(hostname) : undefined),
    siteverify: async () => ({ success: false, 'error-codes': [] }),
  },
});
/** As strict as our own pages are. */
const policy = [
  "default-src 'none'",
  "script-src 'nonce-n' 'strict-dynamic'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ');
app.get<{ Querystring: { key?: string } }>('/', async ({ query }, reply) =>
  reply.type('text/html').header('content-security-policy', policy).send(`<!doctype html>
    <html lang="en"><title>Bot check</title><main><h1>Check</h1><div id="place"></div></main>
    <script nonce="n" src="/stand-in/bot-check/api.js"></script>
    <script nonce="n">
      window.events = [];
      window.id = turnstile.render('#place', {
        sitekey: '${query.key ?? 'good'}',
        callback: (token) => events.push(token),
        'error-callback': (code) => events.push('error ' + code),
      });
    </script></html>`),
);
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
origins.push(origin);

const browser = await sharedChromium();
const context = await browser.newContext({ viewport: { width: 390, height: 600 } });
const page = await context.newPage();
page.setDefaultTimeout(30_000);
const faults: string[] = [];
page.on('pageerror', ({ message }) => faults.push(message));
page.on('console', (message) => {
  if (message.type() === 'error' && /policy|trusted/i.test(message.text()))
    faults.push(message.text());
});
afterAll(async () => {
  await closePages(browser);
  await app.close();
});

const box = page.getByRole('checkbox', { name: /person/ });
const field = page.locator('input[name="cf-turnstile-response"]');
const widget = (call: string) => page.evaluate(`turnstile.${call}(window.id)`);

beforeEach(async () => {
  faults.length = 0;
  await page.goto(origin);
});

test('ticking the box by keyboard gives a token that we made, under the strictest policy', async () => {
  await box.focus();
  await page.keyboard.press('Space');
  await page.getByText('Confirmed').waitFor();
  const token = await field.inputValue();
  expect(mint.read(token)).toMatchObject({ hostname: '127.0.0.1' });
  expect(await widget('getResponse')).toBe(token);
  expect(await page.evaluate('window.events')).toEqual([token]);
  expect(faults).toEqual([]);
});

test('a ticked box stays ticked and keeps the focus', async () => {
  await page.getByRole('checkbox').press('Space');
  await page.getByText('Confirmed').waitFor();
  await page.keyboard.press('Space');
  await expect.poll(() => page.getByRole('checkbox').isChecked()).toBe(true);
});

test('a reset unticks the box and forgets the token', async () => {
  await box.check();
  await page.getByText('Confirmed').waitFor();
  await widget('reset');
  expect(await box.isChecked()).toBe(false);
  expect(await field.inputValue()).toBe('');
  expect(await widget('getResponse')).toBeUndefined();
});

test('removing the widget leaves nothing behind', async () => {
  await widget('remove');
  expect(await page.locator('#place').evaluate((place) => place.childElementCount)).toBe(0);
});

test('an unknown site key is shown as an error, and the box can be ticked again', async () => {
  await page.goto(`${origin}/?key=bad`);
  await page.getByRole('checkbox').click();
  await page.getByText('did not work').waitFor();
  expect(await page.evaluate('window.events')).toEqual(['error 300030']);
  await expect.poll(() => page.getByRole('checkbox').isChecked()).toBe(false);
});

test('no accessibility fault, light and dark', async () => {
  // axe is put into the page by script, which the page's own policy would refuse.
  const lax = await browser.newContext({ bypassCSP: true });
  const checked = await lax.newPage();
  await checked.goto(origin);
  expect(await axeFaultsInBothSchemes(checked)).toEqual([]);
  await lax.close();
});
