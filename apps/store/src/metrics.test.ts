import { findFreePort } from '@albumen/server-kit/free-port';
import { problemsOfMetrics, whyNoPromtool } from '@albumen/test-kit/promtool';
import { afterAll, expect, test } from 'vitest';
import { startTestStore } from '../test/test-store.ts';
import { startMetrics } from './metrics.ts';

const port = await findFreePort();
const store = await startTestStore({ environment: { METRICS_PORT: String(port) } });
afterAll(await startMetrics(store.deps));

test('a process says how it does at a port of its own, without a visitor’s names', async () => {
  await fetch(`${store.halide}/health`);
  await fetch(`${store.halide}/api/shared/anna-and-ben`);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{method="GET",route="\/health",status="200"\} 1$/m,
  );
  expect(text).not.toContain('anna-and-ben');
  expect(text).toMatch(/^database_pool_connections\{state="idle"\} [1-9]/m);
  expect(text).toMatch(/^jobs\{name="photos\.render",state="dead"\} 0$/m);
  expect(text).toMatch(/^jobs_oldest_waiting_seconds\{name="[^"]+"\} 0$/m);
  expect(text).toMatch(/^albumen_photos_processing 0$/m);
  expect(text).toMatch(/^albumen_payment_attempts_open\{status="unknown"\} 0$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  const elsewhere = await fetch(`${store.halide}/metrics`);
  expect(await elsewhere.text()).not.toContain('jobs_oldest_waiting_seconds');
});

test('no label of ours is one that Prometheus gives each target', async () => {
  await fetch(`${store.halide}/health`);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).not.toMatch(/[{,](job|instance)="/);
});

test('Prometheus’ own checker finds nothing wrong', async (task) => {
  task.skip(whyNoPromtool !== undefined, whyNoPromtool);
  await fetch(`${store.halide}/health`);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(problemsOfMetrics(text)).toBe('');
});
