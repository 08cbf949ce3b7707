import { findFreePort } from '@albumen/server-kit/free-port';
import { openMetrics as openAll } from '@albumen/server-kit/metrics';
import { problemsOfMetrics, whyNoPromtool } from '@albumen/test-kit/promtool';
import { afterAll, expect, test } from 'vitest';
import { startTestGateway } from '../test/test-gateway.ts';
import { startMetrics } from './metrics.ts';

const port = await findFreePort();
const metrics = openAll();
const gateway = await startTestGateway({
  environment: { GATEWAY_METRICS_PORT: String(port) },
  metrics,
});
afterAll(await startMetrics(gateway.deps));

test('a process of the gateway says how it does, at a port of its own', async () => {
  await fetch(`${gateway.origin}/live`);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{method="GET",route="\/live",status="200"\} 1$/m,
  );
  expect(text).toMatch(/^jobs\{name="deliver-webhook",state="dead"\} 0$/m);
});

test('Prometheus’ own checker finds nothing wrong', async (task) => {
  task.skip(whyNoPromtool !== undefined, whyNoPromtool);
  await fetch(`${gateway.origin}/live`);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(problemsOfMetrics(text)).toBe('');
});
