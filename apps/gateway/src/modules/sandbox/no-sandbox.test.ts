import { expect, test } from 'vitest';
import { startTestGateway } from '../../../test/test-gateway.ts';
import { demoKey, openPage } from '../../../test/test-page.ts';
import { openTools } from '../../../test/test-tools.ts';

const { app, db, origin } = await startTestGateway({ environment: { GATEWAY_SANDBOX: 'off' } });

test('outside the sandbox nothing can be ordered', async () => {
  const tools = openTools(app);
  expect((await tools('GET', '/sandbox')).status).toBe(404);
  expect((await tools('POST', '/sandbox/faults', { kind: 'status' })).status).toBe(404);
});

test('outside the sandbox what was ordered before does nothing', async () => {
  const fault = { id: 'x', kind: 'status', operation: '', when: 'before' };
  await db
    .updateTable('merchants')
    .set({ faults: JSON.stringify([fault]) })
    .execute();
  const page = openPage({ gateway: origin, authorization: demoKey });
  expect((await page.get('/client_api/v1/configuration')).status).toBe(200);
});

test('outside the sandbox this computer is no shop', async () => {
  const authorization = demoKey;
  const page = openPage({ gateway: origin, authorization, origin: 'http://localhost:8080' });
  expect((await page.get('/client_api/v1/configuration')).status).toBe(403);
});
