import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createErrorReporter } from './error-reporter.ts';

const eventSchema = z.object({
  release: z.string(),
  environment: z.string(),
  user: z.object({ id: z.string() }).optional(),
  tags: z.record(z.string(), z.string()).optional(),
  exception: z.object({
    values: z.array(z.object({ type: z.string(), value: z.string() })),
  }),
});

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** The reporting service's ingest address, keeping the envelopes it gets. */
async function ingest() {
  const envelopes: { path: string; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (bytes) => (body += bytes));
    request.on('end', () => {
      envelopes.push({ path: request.url ?? '', body });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const events = () =>
    envelopes.map(({ body }) => eventSchema.parse(JSON.parse(body.split('\n')[2] ?? '')));
  return { dsn: `http://public@127.0.0.1:${port}/42`, envelopes, events };
}

const setup = { release: '1.25.3', environment: 'test' };

test('an error arrives with release, account, request and brand', async () => {
  const { dsn, envelopes, events } = await ingest();
  const reporter = await createErrorReporter({ ...setup, dsn });
  const context = { accountId: 'acc-1', requestId: 'req-7', brand: 'cyan' } as const;
  reporter.report(new TypeError('the mount is gone'), context);
  await reporter.close();
  expect(envelopes.map(({ path }) => path.split('?')[0])).toEqual(['/api/42/envelope/']);
  expect(events()).toEqual([
    {
      release: '1.25.3',
      environment: 'test',
      user: { id: 'acc-1' },
      tags: { requestId: 'req-7', brand: 'cyan' },
      exception: { values: [{ type: 'TypeError', value: 'the mount is gone' }] },
    },
  ]);
});

test('the cause of an error arrives with it, and both without addresses and tokens', async () => {
  const { dsn, envelopes } = await ingest();
  const reporter = await createErrorReporter({ ...setup, dsn });
  const cause = new Error('no row for ada@example.com');
  reporter.report(new Error('GET /account/verify?token=s3cret', { cause }));
  await reporter.close();
  const sent = envelopes.map(({ body }) => body).join('\n');
  expect(sent).toContain('no row for [email]');
  expect(sent).toContain('/account/verify?[query]');
  expect(sent).not.toMatch(/ada@|s3cret/);
});

test('one reporter keeps two accounts apart', async () => {
  const { dsn, events } = await ingest();
  const reporter = await createErrorReporter({ ...setup, dsn });
  reporter.report(new Error('first'), { accountId: 'acc-1' });
  reporter.report(new Error('second'));
  await reporter.close();
  expect(new Set(events().map(({ user }) => user?.id))).toEqual(new Set(['acc-1', undefined]));
});

test('the process keeps its own handlers of uncaught errors', async () => {
  const { dsn } = await ingest();
  const before = process.listenerCount('uncaughtException');
  const reporter = await createErrorReporter({ ...setup, dsn });
  expect(process.listenerCount('uncaughtException')).toBe(before);
  await reporter.close();
});

test('an unreachable service costs nothing but the report', async () => {
  const reporter = await createErrorReporter({ ...setup, dsn: 'http://public@127.0.0.1:9/1' });
  reporter.report(new Error('lost'));
  await expect(reporter.close()).resolves.toBeUndefined();
});

test('without an address the log has everything, but not what a request has written there', async () => {
  const logged: unknown[] = [];
  const reporter = await createErrorReporter({ ...setup, logError: (error) => logged.push(error) });
  reporter.report(new Error('no request'), { accountId: 'ada' });
  reporter.report(new Error('a request'), { requestId: 'one' });
  await reporter.close();
  expect(logged).toEqual([new Error('no request')]);
});
