import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  attemptDelivery,
  waitsMs,
} from '../../../src/modules/webhooks/attempt-delivery.service.ts';
import { schemas } from '../../../src/wire.ts';
import { openWebhookRig } from './webhook-rig.ts';

const { db, deps, clock, tools, receiver, waiting, deliverAll } = await openWebhookRig();

test('an address gets one notification at a time, and the next when that is answered', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  receiver.answerAfter(promise);
  for (let count = 0; count < 3; count += 1) await tools('POST', '/console/webhooks/check');
  const [first = '', ...others] = await waiting();
  const attempt = attemptDelivery(deps, first);
  await receiver.waitFor(1);
  // They take no worker's time meanwhile.
  for (const id of others) await attemptDelivery(deps, id);
  expect(receiver.received).toHaveLength(1);
  const before = await jobsOf(others);
  resolve();
  await attempt;
  expect(await jobsOf(others)).toHaveLength(before.length + 1);
  for (const id of others) await attemptDelivery(deps, id);
  expect(receiver.received).toHaveLength(3);
});

test('an attempt that gave way is made in its turn, though the clock lags behind the database’s', async () => {
  receiver.answerWith(503);
  await tools('POST', '/console/webhooks/check');
  await deliverAll();
  const { promise, resolve } = Promise.withResolvers<void>();
  receiver.answerWith(200);
  receiver.answerAfter(promise);
  await tools('POST', '/console/webhooks/check');
  const [repeated = '', other = ''] = await waiting();
  const attempt = attemptDelivery(deps, other);
  await receiver.waitFor(2);
  clock.moveBy((waitsMs[0] ?? 0) - 20_000);
  // By the database's clock it is due, and no other job knows of it.
  await attemptDelivery(deps, repeated);
  const before = await jobsOf([repeated]);
  resolve();
  await attempt;
  expect(await jobsOf([repeated])).toHaveLength(before.length + 1);
  await attemptDelivery(deps, repeated);
  expect(receiver.received).toHaveLength(3);
});

test('a delivery whose worker died over it is tried again after a minute', async () => {
  await tools('POST', '/console/webhooks/check');
  await db.updateTable('webhookDeliveries').set({ startedAt: clock.now() }).execute();
  const [id = ''] = await waiting();
  await attemptDelivery(deps, id);
  expect(receiver.received).toHaveLength(0);
  expect(await jobsOf([id])).toHaveLength(2);
  clock.moveBy(61_000);
  await attemptDelivery(deps, id);
  expect(receiver.received).toHaveLength(1);
});

/** Jobs that are to deliver these. */
async function jobsOf(deliveryIds: readonly string[]) {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(`${schemas.jobs}.job`)}
    where name = 'deliver-webhook' and data ->> 'deliveryId' = any(${deliveryIds})`.execute(db);
  return rows;
}
