import { expect, test } from 'vitest';
import { startTestGateway } from '../../../test/test-gateway.ts';

const { app, origin } = await startTestGateway();

test.each(['/sandbox/data/logo.htm', '/data/logo.htm'])(
  '%s is the page inside a data collector’s frame, empty and without scripts',
  async (path) => {
    const reply = await fetch(`${origin}${path}?m=600000&s=0123456789abcdef0123456789abcdef`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = reply.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    // Any merchant's page shows it, and sees nothing in it.
    expect(policy).not.toContain('frame-ancestors');
    const html = await reply.text();
    expect(html).toContain('<html lang="en">');
    expect(html).toMatch(/<title>.+<\/title>/);
    expect(html).not.toMatch(/<script|600000/);
  },
);

test('published scripts find it under the name that they know', async () => {
  const headers = { host: 'assets.braintreegateway.com' };
  const reply = await app.inject({ url: '/sandbox/data/logo.htm', headers });
  expect(reply.statusCode).toBe(200);
});
