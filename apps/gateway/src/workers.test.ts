import { openJobs } from '@albumen/server-kit/jobs';
import { afterAll, expect, test } from 'vitest';
import { integration, serverSdk } from '../test/server-sdk.ts';
import { startTestGateway } from '../test/test-gateway.ts';
import { openTools } from '../test/test-tools.ts';
import { openReceiver } from '../test/webhook-receiver.ts';
import { jobDefinitions } from './job-definitions.ts';
import { schemas } from './wire.ts';
import { startWorkers } from './workers.ts';

const { app, origin, deps, connection } = await startTestGateway({ poolSize: 4 });
const { merchantId, publicKey, privateKey } = integration;
const tools = openTools(app, `${publicKey}:${privateKey}`, merchantId);

const jobs = await openJobs({
  connection,
  schema: schemas.jobs,
  definitions: jobDefinitions,
  role: 'worker',
  onError: (error) => process.emitWarning(error),
});
afterAll(() => jobs.stop({ drainMs: 1_000 }));

test('a worker delivers what a merchant is to be notified of', async () => {
  const receiver = await openReceiver(serverSdk(origin));
  await tools('POST', '/console/webhook-addresses', { url: receiver.url });
  await startWorkers({ ...deps, jobs });
  await tools('POST', '/console/webhooks/check');
  await receiver.waitFor(1);
  expect(receiver.received).toHaveLength(1);
});
