import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startTestGateway } from '../../test/test-gateway.ts';

const dist = await mkdtemp(join(tmpdir(), 'albumen-pay-dist-'));
afterAll(() => rm(dist, { recursive: true, force: true }));
const script = 'console.log("frame");';
await mkdir(join(dist, 'frames'));
await mkdir(join(dist, 'browser'));
await writeFile(join(dist, 'frames/hosted-fields-frame.min.js'), script);
await writeFile(join(dist, 'frames/hosted-fields-frame.js'), script);
await writeFile(join(dist, 'frames/hosted-fields-frame.css'), 'body { margin: 0 }');
await writeFile(join(dist, 'browser/client.min.js'), 'window.braintree = {};');
await writeFile(join(dist, 'browser/client.min.js.map'), '{}');
await writeFile(join(dist, 'browser/sri.json'), '{"client.min.js":"sha384-x"}');
await writeFile(join(dist, 'secret.js'), 'not to be served');

const { app, db, origin } = await startTestGateway({ payDist: dist });
const assets = `${origin}/web/3.109.0`;

test('a frame has language and title, nothing inline, and its files by their hashes', async () => {
  const reply = await fetch(`${assets}/html/hosted-fields-frame.min.html?m=albumen_sandbox`);
  const html = await reply.text();
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<title>Secure card field</title>');
  expect(html).toContain(
    `<script defer src="../js/hosted-fields-frame.min.js?v=${version(integrity)}" integrity="${integrity}" crossorigin>`,
  );
  expect(html).toMatch(/href="..\/css\/hosted-fields-frame.css\?v=[\w-]{16}" integrity="sha384-/);
  expect(html).not.toMatch(/<style|style=|<script(?![^>]* src=)|\son\w+=/);
});

/** The version of a file, as a frame names it. */
const version = (integrity: string): string =>
  Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('base64url').slice(0, 16);

test('the frames of one form load each file once: a page for moments, its files for good', async () => {
  const cacheOf = async (path: string) =>
    (await fetch(`${assets}/${path}`)).headers.get('cache-control');
  const html = await (await fetch(`${assets}/html/hosted-fields-frame.html`)).text();
  expect(await cacheOf('html/hosted-fields-frame.min.html?m=albumen_sandbox')).toBe(
    'private, max-age=10',
  );
  // Whose origins it names is everybody's: it may change with any merchant.
  expect(await cacheOf('html/hosted-fields-frame.min.html')).toBe('private, no-cache');
  const [, sheet = ''] = /href="..\/(css[^"]+)"/.exec(html) ?? [];
  expect(await cacheOf(sheet)).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('css/hosted-fields-frame.css?v=another-version')).toBe('public, no-cache');
  expect(await cacheOf('css/hosted-fields-frame.css')).toBe('public, no-cache');
});

test('a frame may load, ask and be shown only what and where it must', async () => {
  await db
    .insertInto('merchantOrigins')
    .values([
      { merchantId: 'albumen_sandbox', origin: 'https://shop.example' },
      { merchantId: 'integration_merchant_id', origin: 'https://other.example' },
    ])
    .execute();
  const policy = async (query: string) => {
    const reply = await fetch(`${assets}/html/hosted-fields-frame.min.html${query}`);
    return { policy: reply.headers.get('content-security-policy'), html: await reply.text() };
  };
  const own = await policy('?m=albumen_sandbox');
  expect(own.policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(own.policy).toContain(`connect-src 'self' ${origin}`);
  expect(own.policy).toContain('frame-ancestors https://shop.example http://localhost:*');
  expect(own.policy).not.toMatch(/unsafe|other\.example/);
  expect(own.html).toContain('content="https://shop.example loopback"');
  expect((await policy('')).html).toContain('https://other.example https://shop.example loopback');
});

test.each(['?m=nobody', '?m=%22%3E%3Cscript%3E'])('%s has no frame', async (query) => {
  const reply = await fetch(`${assets}/html/hosted-fields-frame.min.html${query}`);
  expect(reply.status).toBe(404);
});

test('scripts are served to every page, compressed, and not again when unchanged', async () => {
  const reply = await fetch(`${assets}/js/client.min.js`);
  expect(await reply.text()).toBe('window.braintree = {};');
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
  const again = await app.inject({
    url: '/web/3.109.0/js/client.min.js',
    headers: { 'if-none-match': reply.headers.get('etag') ?? '' },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await fetch(`${assets}/js/client.min.js.map`)).status).toBe(200);
  expect(await (await fetch(`${assets}/sri.json`)).json()).toEqual({ 'client.min.js': 'sha384-x' });
});

test.each([
  '/web/3.109.0/js/..%2fsecret.js',
  '/web/3.109.0/js/%2e%2e/secret.js',
  '/web/3.109.0/js/secret.js',
  '/web/3.109.0/js/sri.json',
  '/web/3.109.0/css/client.min.js',
  '/web/3.109.0/html/client.min.html',
  '/web/3.108.0/js/client.min.js',
])('%s is not there', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});

test.each(['html/hosted-fields-frame.min.html', 'js/hosted-fields-frame.min.js'])(
  'another release of the published SDK finds %s of ours',
  async (path) => {
    const [newer, own] = await Promise.all(
      ['3.144.0', '3.109.0'].map((version) => app.inject(`/web/${version}/${path}`)),
    );
    expect(newer?.statusCode).toBe(200);
    expect(newer?.body).toBe(own?.body);
  },
);

const release = '3.109.0-0123456789abcdef';
const older = '3.109.0-fedcba9876543210';

async function build(name: string, client: string): Promise<void> {
  await writeFile(join(dist, 'browser/client.min.js'), client);
  await writeFile(join(dist, 'release.json'), JSON.stringify({ name }));
}

test('a release stays at its address when the next one is built, scripts and frames', async () => {
  await build(older, 'window.older = {};');
  const pinned = `${origin}/web/${older}`;
  const reply = await fetch(`${pinned}/js/client.min.js`);
  expect(await reply.text()).toBe('window.older = {};');
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  await build(release, 'window.newer = {};');
  await rm(join(dist, 'frames/hosted-fields-frame.css'));
  expect(await (await fetch(`${pinned}/js/client.min.js`)).text()).toBe('window.older = {};');
  const frame = await fetch(`${pinned}/html/hosted-fields-frame.min.html?m=albumen_sandbox`);
  const html = await frame.text();
  expect(html).toContain('src="../js/hosted-fields-frame.min.js');
  expect(html).toContain('href="../css/hosted-fields-frame.css');
  expect((await fetch(`${pinned}/css/hosted-fields-frame.css`)).status).toBe(200);
  const newer = await fetch(`${origin}/web/${release}/js/client.min.js`);
  expect(await newer.text()).toBe('window.newer = {};');
  expect(await (await fetch(`${assets}/release.json`)).json()).toEqual({ name: release });
});

test.each([
  '/web/3.109.0-0000000000000000/js/client.min.js',
  '/web/..%2f..%2fbrowser/js/client.min.js',
  '/web/3.109.0-0123456789abcdef%2f..%2f3.109.0-fedcba9876543210/js/client.min.js',
])('%s was never built', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});
