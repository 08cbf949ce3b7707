import { beforeEach } from 'vitest';
import { attemptDelivery } from '../../../src/modules/webhooks/attempt-delivery.service.ts';
import { integration, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';
import { openTools } from '../../test-tools.ts';
import { openReceiver } from '../../webhook-receiver.ts';

/** A gateway whose merchant has one address for notifications; to be called at the top of a test file. */
export async function openWebhookRig() {
  const { app, origin, reset, db, deps, clock } = await startTestGateway({ poolSize: 4 });
  const gateway = serverSdk(origin);
  const { merchantId, publicKey, privateKey } = integration;
  const tools = openTools(app, `${publicKey}:${privateKey}`, merchantId);
  const receiver = await openReceiver(gateway);

  beforeEach(async () => {
    await reset();
    receiver.received.length = 0;
    receiver.answerWith(200);
    receiver.answerAfter(Promise.resolve());
    await tools('POST', '/console/webhook-addresses', { url: receiver.url });
  });

  /** Deliveries that are not over, the first ones first. */
  async function waiting(): Promise<string[]> {
    const rows = await db
      .selectFrom('webhookDeliveries')
      .select('id')
      .where('status', '=', 'pending')
      .orderBy('createdAt')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** What a worker does with the jobs that wait. */
  async function deliverAll(): Promise<void> {
    for (const id of await waiting()) await attemptDelivery(deps, id);
  }

  return { gateway, origin, db, deps, clock, tools, receiver, waiting, deliverAll };
}
