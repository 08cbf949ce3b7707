import { startTraces } from '@albumen/server-kit/tracing';
import { afterAll, expect, test } from 'vitest';
import { startTraceCollector } from '../../packages/server-kit/test/trace-collector.ts';
import { readyCheckout } from '../../apps/store/test/ready-checkout.ts';
import { openStoreAndGateway } from './store-and-gateway.ts';

const collector = await startTraceCollector();
const stop = await startTraces(collector.endpoint, 'test');
const { app } = await openStoreAndGateway();
afterAll(collector.close);

test('an order is one trace, from the store to its call of the gateway and what that does', async () => {
  const ready = await readyCheckout(app);
  expect((await ready.submit({ nonce: 'fake-valid-nonce' })).status).toBe(204);
  await stop();
  const { spans } = collector;
  const order = spans.find(({ name }) => name.startsWith('PATCH /checkout/submitOrder/'));
  const charge = spans.find(({ parentSpanId }) => parentSpanId === order?.spanId);
  expect(charge).toMatchObject({ name: 'POST localhost', traceId: order?.traceId });
  const taken = spans.find(({ parentSpanId }) => parentSpanId === charge?.spanId);
  expect(taken).toMatchObject({
    name: 'POST /merchants/:merchantId/transactions',
    traceId: order?.traceId,
  });
});
