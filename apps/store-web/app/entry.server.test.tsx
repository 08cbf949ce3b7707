import { expect, test } from 'vitest';
import { render, stranger } from '../test/render.ts';

test.each([
  ['halide', 'Halide', 'newsreader.woff2'],
  ['cyan', 'Cyan &amp; Co.', 'schibsted.woff2'],
] as const)(
  'the start page of %s names its brand and loads its faces',
  async (brand, name, font) => {
    const { status, html = '' } = await render('/', { brand });
    expect(status).toBe(200);
    expect(html).toContain(`data-brand="${brand}"`);
    expect(html).toContain('<body data-page-type="Static">');
    expect(html).toContain(`· ${name}</title>`);
    expect(html).toContain(font);
  },
);

test('a page loads the style sheets of its own routes, each once', async () => {
  const { html = '' } = await render('/');
  expect([...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, file]) => file)).toEqual([
    '/assets/entry.css',
    '/assets/site.css',
    '/assets/home.css',
  ]);
});

test('no module is fetched before the page was painted', async () => {
  const { html = '' } = await render('/');
  expect(html).not.toMatch(/<link rel="modulepreload"|<script[^>]*src=/);
  expect(html).toContain('"/assets/home.js"');
  expect(html).toContain('import("/assets/entry.js")');
});

test('a first visit brings its styles along, its faces set aside until the page was painted', async () => {
  const face = '@font-face{font-family:Own;src:url(/assets/own.woff2)}';
  const standIn = '@font-face{font-family:Fallback;src:local(Arial)}';
  const styles = {
    '/assets/entry.css': `a{color:red}${face}${standIn}`,
    '/assets/site.css': 'b{color:blue}',
    '/assets/home.css': 'c{color:green}',
    '/assets/other.css': 'd{color:black}',
  };
  const { html = '' } = await render('/', { styles });
  const [now = '', later = ''] = [...html.matchAll(/<style[^>]*>[^<]*<\/style>/g)].map(
    ([tag]) => tag,
  );
  expect(now).toBe(
    `<style nonce="nonce-1">a{color:red}${standIn}\nb{color:blue}\nc{color:green}</style>`,
  );
  expect(later).toBe(`<style nonce="nonce-1" media="(scripting: none)">${face}</style>`);
  expect(html).not.toMatch(/rel="preload" as="font"/);
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)];
  expect(links).toHaveLength(3);
  for (const [tag] of links) expect(tag).toContain('disabled');
});

test('nothing on a page needs more than the nonce: no inline style, no inline handler', async () => {
  const { html = '' } = await render('/');
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
  expect(html).not.toMatch(/<[^>]+\son[a-z]+=/);
  for (const [tag] of html.matchAll(/<script[^>]*>/g)) expect(tag).toContain('nonce="nonce-1"');
});

test('what the page knows cannot end its own element', async () => {
  const account = {
    id: 'a1',
    email: 'a@b.co',
    firstName: '</script><script>alert(1)</script>',
    lastName: '\u2028',
    isVerified: true,
  };
  const { html = '' } = await render('/', {
    answer: () => ({ body: JSON.stringify({ ...stranger, account }) }),
  });
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('\u2028"');
  const payload = /id="page-payload"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(payload)).toMatchObject({
    hydration: { loaderData: { 'layout.site': { account } } },
  });
});

test('an unknown address is answered with 404 and a page that leads on', async () => {
  const { status, html = '' } = await render('/no/such/page');
  expect(status).toBe(404);
  expect(html).toContain('There is no page here');
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('a page shows even when nobody can say who is looking, and asks nobody to sign in', async () => {
  expect((await render('/help')).html).toContain('Sign in');
  const { status, html = '' } = await render('/help', { answer: () => ({ status: 503 }) });
  expect(status).toBe(200);
  expect(html).toContain('site-header__nav');
  expect(html).not.toContain('Sign in');
});

test('an unexpected failure is handed to the log and not to the page', async () => {
  const {
    status,
    html = '',
    unexpected,
  } = await render('/', {
    answer: () => {
      throw new Error('password is hunter2');
    },
  });
  expect(status).toBe(500);
  expect(html).toContain('Something failed on our side');
  expect(html).not.toContain('hunter2');
  expect(html).toMatch(/Reference <span>request-1</);
  expect(unexpected).toHaveLength(1);
});

test('cookies that the page’s calls set go out with the page', async () => {
  const { setCookies } = await render('/', {
    answer: ({ path }) =>
      path === '/viewer'
        ? { headers: { 'set-cookie': 'visitor=1; Path=/\nsession=2; Path=/' } }
        : {},
  });
  expect(setCookies).toEqual(['visitor=1; Path=/', 'session=2; Path=/']);
});

test('asked for a part, a page answers its content with its style sheets and nothing around', async () => {
  const { html = '' } = await render('/privacy', { headers: { 'x-pagetype': 'Partial' } });
  expect(html).not.toContain('<html');
  expect(html).not.toContain('site-header');
  expect(html).toContain('href="/assets/entry.css"');
  expect(html).toContain('What we keep');
});
