import { expect, test } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';

const local = await openTestApp();
const real = await openTestApp({
  settings: {
    BOT_CHECK_SITE_KEY: 'site-key',
    BOT_CHECK_SECRET: 'secret',
    SMARTY_AUTH_ID: 'id',
    SMARTY_AUTH_TOKEN: 'token',
    SMARTY_WEBSITE_KEY: 'key',
  },
});

test('a token solved on our page counts once in the store', async () => {
  const { app, deps } = local;
  const solved = await app.inject({
    method: 'POST',
    url: '/stand-in/bot-check/solve',
    headers: { host: '127.0.0.1:3000', origin: deps.settings.origins.cyan },
    payload: { sitekey: 'stand-in' },
  });
  const { token } = solved.json<{ token: string }>();
  expect(await deps.botCheck.verify(token, '127.0.0.1')).toBe(true);
  expect(await deps.botCheck.verify(token, '127.0.0.1')).toBe(false);
});

test('an ordinary start answers address lookups by itself', async () => {
  const { app, deps } = local;
  const url = '/stand-in/addresses/lookup?key=stand-in&search=120+Main+St+Austin';
  const reply = await app.inject({ url, headers: { host: 'localhost:3000' } });
  const { suggestions } = reply.json<{ suggestions: object[] }>();
  expect(suggestions[0]).toMatchObject({ city: 'Austin', state: 'TX' });
  const [suggestion] = await deps.addresses.autocomplete('120 Main St Austin');
  expect(suggestion).toMatchObject({ streetLine: '120 Main St', city: 'Austin' });
});

test.each(['/stand-in/bot-check/api.js', '/stand-in/addresses/lookup?key=k&search=1+Main'])(
  'with the real services set, %s is not there',
  async (url) => {
    const headers = { host: 'localhost:3000' };
    expect((await local.app.inject({ url, headers })).headers['content-type']).toMatch(
      /javascript|json/,
    );
    // What no route takes is a page, and the page says that it knows no such address.
    const reply = await real.app.inject({ url, headers });
    expect(reply.headers['content-type']).toMatch(/html/);
  },
);
