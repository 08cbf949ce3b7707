import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { progress } from '../../../src/modules/transactions/progress.jobs.ts';
import {
  attemptDelivery,
  waitsMs,
} from '../../../src/modules/webhooks/attempt-delivery.service.ts';
import { schemas } from '../../../src/wire.ts';
import { serverSdk } from '../../server-sdk.ts';
import { openReceiver } from '../../webhook-receiver.ts';
import { openWebhookRig } from './webhook-rig.ts';

const { gateway, origin, db, deps, clock, tools, receiver, waiting, deliverAll } =
  await openWebhookRig();

async function read(): Promise<{ kind: string; id: string | undefined }[]> {
  const notifications = await Promise.all(
    receiver.received.map(({ signature, payload }) =>
      gateway.webhookNotification.parse(signature, payload),
    ),
  );
  return notifications.map((notification) => ({
    kind: notification.kind,
    id: 'transaction' in notification ? notification.transaction.id : undefined,
  }));
}

async function submitted() {
  const { transaction } = await gateway.transaction.sale({
    amount: '10.00',
    paymentMethodNonce: 'fake-valid-nonce',
    options: { submitForSettlement: true },
  });
  return transaction.id;
}

test('every kind arrives signed, and the official SDK reads it', async () => {
  const settled = await submitted();
  const declined = await submitted();
  await gateway.testing.settle(settled);
  await gateway.testing.settlementDecline(declined);
  await tools('POST', `/console/transactions/${settled}/disburse`);
  const { transaction: refund } = await gateway.transaction.refund(settled);
  await gateway.testing.settlementDecline(refund.id);
  await tools('POST', '/console/webhooks/check');
  await deliverAll();
  expect(await read()).toEqual([
    { kind: 'transaction_settled', id: settled },
    { kind: 'transaction_settlement_declined', id: declined },
    { kind: 'transaction_disbursed', id: settled },
    { kind: 'refund_failed', id: refund.id },
    { kind: 'check', id: undefined },
  ]);
});

test('a changed notification and a foreign signature are refused by the SDK', async () => {
  await tools('POST', '/console/webhooks/check');
  await deliverAll();
  const [{ signature, payload } = { signature: '', payload: '' }] = receiver.received;
  const changed = Buffer.from(
    Buffer.from(payload, 'base64').toString().replace('check', 'disbursement'),
  ).toString('base64');
  await expect(gateway.webhookNotification.parse(signature, changed)).rejects.toMatchObject({
    type: 'invalidSignatureError',
  });
  const other = serverSdk(origin, { publicKey: 'integration2_public_key', privateKey: 'x' });
  await expect(other.webhookNotification.parse(signature, payload)).rejects.toMatchObject({
    type: 'invalidSignatureError',
  });
});

test('after a key was changed both keys can read what is sent', async () => {
  const { body } = await tools('POST', '/console/keys/api');
  const fresh = serverSdk(origin, body as { publicKey: string; privateKey: string });
  await tools('POST', '/console/webhooks/check');
  await deliverAll();
  const [{ signature, payload } = { signature: '', payload: '' }] = receiver.received;
  expect((await fresh.webhookNotification.parse(signature, payload)).kind).toBe('check');
  expect((await gateway.webhookNotification.parse(signature, payload)).kind).toBe('check');
});

test('eight attempts within a day, then no more', async () => {
  receiver.answerWith(500);
  await tools('POST', '/console/webhooks/check');
  for (let run = 0; run < 10; run += 1) {
    await deliverAll();
    clock.moveBy(waitsMs[run] ?? 0);
  }
  expect(receiver.received).toHaveLength(8);
  expect(waitsMs.reduce((sum, wait) => sum + wait, 0)).toBe(24 * 3_600_000);
  const { body } = await tools('GET', '/console/webhooks');
  expect(body).toMatchObject({
    webhooks: [
      { kind: 'check', deliveries: [{ status: 'failed', attempts: 8, lastAnswer: '500' }] },
    ],
  });
});

test('an attempt that fails orders the next one by a job of its own time', async () => {
  receiver.answerWith(503);
  await tools('POST', '/console/webhooks/check');
  await deliverAll();
  const [row] = await db.selectFrom('webhookDeliveries').selectAll().execute();
  expect(row).toMatchObject({ status: 'pending', attempts: 1, lastAnswer: '503' });
  const waitMs = (row?.nextAttemptAt?.getTime() ?? 0) - (row?.lastAttemptAt?.getTime() ?? 0);
  expect(waitMs).toBe(waitsMs[0]);
  const { rows } = await sql<{ startAfter: Date }>`select start_after as "startAfter"
    from ${sql.table(`${schemas.jobs}.job`)} where name = 'deliver-webhook' order by created_on`.execute(
    db,
  );
  expect(rows.map(({ startAfter }) => startAfter)).toContainEqual(row?.nextAttemptAt);
  receiver.answerWith(200);
  // A job that comes twice makes no attempt before its time.
  await deliverAll();
  expect(receiver.received).toHaveLength(1);
  clock.moveBy(waitMs);
  await deliverAll();
  expect(await db.selectFrom('webhookDeliveries').select(['status', 'attempts']).execute()).toEqual(
    [{ status: 'delivered', attempts: 2 }],
  );
});

test('the same job twice delivers once', async () => {
  await tools('POST', '/console/webhooks/check');
  const [id = ''] = await waiting();
  await attemptDelivery(deps, id);
  await attemptDelivery(deps, id);
  expect(receiver.received).toHaveLength(1);
});

test('a replay sends the same again', async () => {
  await tools('POST', '/console/webhooks/check');
  await deliverAll();
  const { body } = await tools('GET', '/console/webhooks');
  const [{ id } = { id: '' }] = (body as { webhooks: { id: string }[] }).webhooks;
  expect((await tools('POST', `/console/webhooks/${id}/replay`)).status).toBe(202);
  await deliverAll();
  expect(receiver.received[1]?.payload).toBe(receiver.received[0]?.payload);
  expect((await tools('POST', '/console/webhooks/nothing/replay')).status).toBe(404);
});

test('an address that does not hold the key is not accepted', async () => {
  const stranger = await openReceiver(serverSdk(origin, { privateKey: 'guessed' }));
  const { status, body } = await tools('POST', '/console/webhook-addresses', { url: stranger.url });
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toContain('challenge');
  const nobody = await tools('POST', '/console/webhook-addresses', {
    url: 'http://127.0.0.1:9/hooks',
  });
  expect(nobody).toEqual({ status, body });
});

test('an address gets only the kinds it wants, and of nothing when it is gone', async () => {
  const picky = await openReceiver(gateway);
  const { body } = await tools('POST', '/console/webhook-addresses', {
    url: picky.url,
    kinds: ['refund_failed'],
  });
  await tools('POST', '/console/webhooks/check');
  await deliverAll();
  expect([receiver.received.length, picky.received.length]).toEqual([1, 0]);
  const { id } = body as { id: string };
  const listed = await tools('GET', '/console/webhook-addresses');
  const {
    addresses: [own],
  } = listed.body as { addresses: { id: string }[] };
  await tools('POST', '/console/webhooks/check');
  expect((await tools('DELETE', `/console/webhook-addresses/${own?.id}`)).status).toBe(200);
  await tools('POST', '/console/webhooks/check');
  await deliverAll();
  expect(receiver.received).toHaveLength(1);
  expect((await tools('DELETE', `/console/webhook-addresses/${id}`)).status).toBe(200);
  expect((await tools('DELETE', `/console/webhook-addresses/${id}`)).status).toBe(404);
});

test('time settles, pays out and expires by the merchant’s clock', async () => {
  const sale = await submitted();
  const { transaction: idle } = await gateway.transaction.sale({
    amount: '1.00',
    paymentMethodNonce: 'fake-valid-nonce',
  });
  await progress(deps);
  expect((await gateway.transaction.find(sale)).status).toBe('submitted_for_settlement');
  const hourMs = 3_600_000;
  clock.moveBy(hourMs + 1_000);
  await progress(deps);
  expect((await gateway.transaction.find(sale)).status).toBe('settled');
  await tools('PUT', '/sandbox/clock', { advanceMs: 8 * 24 * hourMs });
  await progress(deps);
  await progress(deps);
  expect((await gateway.transaction.find(idle.id)).status).toBe('authorization_expired');
  const paid = await gateway.transaction.find(sale);
  expect(paid.disbursementDetails?.success).toBe(true);
  const events = await db.selectFrom('webhookEvents').select('kind').orderBy('createdAt').execute();
  expect(events.map(({ kind }) => kind)).toEqual(['transaction_settled', 'transaction_disbursed']);
});
