import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestGateway } from '../../../test/test-gateway.ts';

const { app, db, origin } = await startTestGateway();
const folder = `${origin}/card-form/v1`;

test('the script is for every page, and its hash can be looked up', async () => {
  const reply = await fetch(`${folder}/card-form.js`);
  const script = Buffer.from(await reply.arrayBuffer());
  expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  const digest = createHash('sha384').update(script).digest('base64');
  expect(await (await fetch(`${folder}/sri.json`)).json()).toEqual({
    'card-form.js': `sha384-${digest}`,
  });
  expect(script.byteLength).toBeLessThan(4_000);
  expect(script.toString()).toContain('AlbumenCardForm');
  // Rules about cards belong into the frame.
  expect(script.toString()).not.toContain('American Express');
});

test('the frame may be shown by its merchant only, and loads nothing but its own files', async () => {
  await db
    .insertInto('merchantOrigins')
    .values([
      { merchantId: 'albumen_sandbox', origin: 'https://shop.example' },
      { merchantId: 'integration_merchant_id', origin: 'https://other.example' },
    ])
    .execute();
  const reply = await fetch(`${folder}/frame.html?m=albumen_sandbox`);
  const policy = reply.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).toContain('frame-ancestors https://shop.example http://localhost:*');
  expect(policy).not.toMatch(/unsafe|other\.example/);
  const html = await reply.text();
  expect(html).toContain('content="https://shop.example loopback"');
  expect(html).not.toMatch(/<style|style=|<script(?![^>]* src=)|\son\w+=/);
  for (const [, path = '', integrity = ''] of html.matchAll(
    /(?:src|href)="([^"]+)" integrity="([^"]+)"/g,
  )) {
    const file = await fetch(`${folder}/${path}`);
    expect(file.headers.get('cache-control')).toContain('immutable');
    const digest = createHash('sha384')
      .update(await file.bytes())
      .digest('base64');
    expect(`sha384-${digest}`).toBe(integrity);
  }
});

test.each(['frame.html?m=nobody', 'frame.ts', 'card-form.ts', 'browser/frame.css'])(
  '%s is not there',
  async (path) => {
    expect((await app.inject(`/card-form/v1/${path}`)).statusCode).toBe(404);
  },
);
