import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from './http-server.ts';

async function answer(trustedProxies: readonly string[], headers: Record<string, string>) {
  const lines: string[] = [];
  const noticed: string[] = [];
  const app = createHttpServer({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
    trustedProxies,
    onUndeclaredProxy: (address) => void noticed.push(address),
  });
  onTestFinished(() => app.close());
  app.get('/', ({ ip }) => ip);
  const replies = [1, 2].map(() => app.inject({ url: '/', headers, remoteAddress: '10.0.0.5' }));
  const [first] = await Promise.all(replies);
  return { ip: first?.body, lines, noticed };
}

const forwarded = { 'x-forwarded-for': '203.0.113.7' };

test('a proxy that nobody declared is named once, and not believed', async () => {
  const { ip, lines, noticed } = await answer([], forwarded);
  expect(ip).toBe('10.0.0.5');
  expect(noticed).toEqual(['10.0.0.5']);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('TRUSTED_PROXIES=10.0.0.5');
});

test('a proxy beside the declared one is named, too', async () => {
  expect((await answer(['10.0.0.6'], forwarded)).noticed).toEqual(['10.0.0.5']);
});

test.each([
  { who: 'a declared proxy', trusted: ['10.0.0.5'], headers: forwarded, ip: '203.0.113.7' },
  { who: 'a declared network', trusted: ['10.0.0.0/24'], headers: forwarded, ip: '203.0.113.7' },
  { who: 'a client without a proxy', trusted: [], headers: {}, ip: '10.0.0.5' },
])('$who is no reason for a word', async ({ trusted, headers, ip }) => {
  expect(await answer(trusted, headers)).toEqual({ ip, lines: [], noticed: [] });
});
