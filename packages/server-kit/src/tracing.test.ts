import { createTestDatabase } from '@albumen/test-kit/database';
import { expect, onTestFinished, test } from 'vitest';
import { openTestJobs, uniqueJob } from '../test/test-jobs.ts';
import { startTraceCollector } from '../test/trace-collector.ts';
import { createHttpServer } from './http-server.ts';
import { beginSpan, startTraces, traceRequests } from './tracing.ts';

const { db, connection } = await createTestDatabase();

test('a request, the job that it causes and what that causes in turn are one trace', async () => {
  const collector = await startTraceCollector();
  onTestFinished(collector.close);
  const stop = await startTraces(collector.endpoint, 'test');
  const [first, second] = [uniqueJob(), uniqueJob()];
  const jobs = await openTestJobs(connection, [first, second]);
  const seen: unknown[] = [];
  await jobs.work(first, {}, async (data) => {
    seen.push(data);
    await jobs.enqueue(db, second, {});
  });
  await jobs.work(second, {}, async (data) => void seen.push(data));
  const app = createHttpServer({ logger: false, trustedProxies: [] });
  traceRequests(app);
  app.post('/orders/:id', () => jobs.enqueue(db, first, {}));
  const strangers = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const body = { method: 'POST', url: '/orders/7', payload: { a: 1 } } as const;
  await app.inject({ ...body, headers: { traceparent: strangers } });
  // The handlers see nothing of it.
  await expect.poll(() => seen).toEqual([{}, {}]);
  await stop();
  const named = (name: string) => collector.spans.find((span) => span.name === name);
  const request = named('POST /orders/:id');
  expect(request?.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(strangers).not.toContain(request?.traceId);
  expect(named(first.name)).toMatchObject({
    traceId: request?.traceId,
    parentSpanId: request?.spanId,
  });
  expect(named(second.name)).toMatchObject({
    traceId: request?.traceId,
    parentSpanId: named(first.name)?.spanId,
  });
});

test('where nobody collects nothing is traced', async () => {
  const stop = await startTraces(undefined, 'test');
  expect(beginSpan({ name: 'work', kind: 'client' })).toBeUndefined();
  await stop();
});
