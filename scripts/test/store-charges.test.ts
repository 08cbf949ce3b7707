import { beforeEach, expect, test } from 'vitest';
import { integration } from '../../apps/gateway/test/server-sdk.ts';
import { startTestGateway } from '../../apps/gateway/test/test-gateway.ts';
import { createCharges } from '../../apps/store/src/third-parties/payments/gateway-charges.ts';
import { openServerSdk } from '../../apps/store/src/third-parties/payments/server-sdk.ts';

/* Store and gateway are strangers to each other, so the one test that brings them together is here. */
const { origin, reset, db } = await startTestGateway({ poolSize: 4 });
const account = { url: origin, ...integration };
const charges = createCharges(() => openServerSdk(account));

beforeEach(reset);

const order = { reference: 'H-1', amountMinor: 2_550, currency: 'USD', token: 'fake-valid-nonce' };

async function faultAt(kind: string, when: 'before' | 'after', { times = 1 } = {}) {
  const { merchantId, publicKey, privateKey } = integration;
  const reply = await fetch(`${origin}/merchants/${merchantId}/sandbox/faults`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${publicKey}:${privateKey}`)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ operation: 'POST transactions', kind, when, times }),
  });
  expect(reply.status).toBe(201);
}

async function settledCharge(reference: string, amountMinor: number): Promise<string> {
  const outcome = await charges.charge({ ...order, reference, amountMinor });
  if (outcome.kind !== 'charged') throw new Error('the charge was refused');
  await (await openServerSdk(account)).testing.settle(outcome.transactionId);
  return outcome.transactionId;
}

async function statuses() {
  const rows = await db.selectFrom('transactions').select('status').execute();
  return rows.map(({ status }) => status);
}

test('a charge is made, submitted for settlement, and found again by its reference', async () => {
  const outcome = await charges.charge(order);
  expect(outcome).toMatchObject({ kind: 'charged', card: { brand: 'Visa' } });
  expect(await charges.find(order)).toEqual(outcome);
  expect(await statuses()).toEqual(['submitted_for_settlement']);
});

test.each([
  { why: 'the bank says no', change: { amountMinor: 200_000 }, code: '2000' },
  {
    why: 'the card is one that is refused',
    change: { token: 'fake-gateway-rejected-fraud-nonce' },
    code: 'fraud',
  },
  { why: 'the nonce was used before', change: { token: 'fake-consumed-nonce' }, code: '91564' },
])('$why: another card may do', async ({ change, code }) => {
  const outcome = await charges.charge({ ...order, ...change });
  expect(outcome).toMatchObject({ kind: 'declined', code });
});

test('a gateway that is not there charges nothing, for certain', async () => {
  const nowhere = createCharges(() => openServerSdk({ ...account, url: 'http://127.0.0.1:9' }));
  expect(await nowhere.charge(order)).toMatchObject({ kind: 'failed', code: 'unreachable' });
});

test('wrong keys charge nothing, but the gateway that could say so does not answer them', async () => {
  const strangers = createCharges(() => openServerSdk({ ...account, privateKey: 'wrong' }));
  expect(await strangers.charge(order)).toMatchObject({ kind: 'unknown' });
  expect(await statuses()).toEqual([]);
});

test.each(['disconnect', 'cutOff', 'status'])(
  'a charge whose answer is lost (%s) is found by asking for it',
  async (fault) => {
    await faultAt(fault, 'after');
    expect(await charges.charge(order)).toMatchObject({ kind: 'charged' });
    expect(await statuses()).toEqual(['submitted_for_settlement']);
  },
);

test('a charge whose answer is lost is unknown while nobody can ask for it, and found later', async () => {
  await faultAt('status', 'after', { times: 2 });
  expect(await charges.charge(order)).toMatchObject({ kind: 'unknown' });
  expect(await charges.find(order)).toMatchObject({ kind: 'charged' });
});

test('a line that breaks before the charge is unknown, and nothing is found', async () => {
  await faultAt('disconnect', 'before');
  expect(await charges.charge(order)).toMatchObject({ kind: 'unknown' });
  expect(await charges.find(order)).toBeUndefined();
});

test('a charge of another amount under the same reference is not taken for ours', async () => {
  await charges.charge({ ...order, amountMinor: 100 });
  expect(await charges.find(order)).toMatchObject({ kind: 'unknown' });
});

test('what has not settled is voided, what has is refunded, each once however often it is asked', async () => {
  const outcome = await charges.charge(order);
  if (outcome.kind !== 'charged') throw new Error('the charge was refused');
  const { transactionId } = outcome;
  const back = { transactionId, reference: 'back', amountMinor: 2_550, currency: 'USD' };
  expect(await charges.refund({ ...back, amountMinor: 100 })).toEqual({ kind: 'later' });
  expect(await charges.refund(back)).toMatchObject({ kind: 'returned' });
  expect(await charges.refund(back)).toMatchObject({ kind: 'returned' });
  expect(await statuses()).toEqual(['voided']);

  const other = await settledCharge('H-2', order.amountMinor);
  const part = { ...back, transactionId: other, reference: 'part', amountMinor: 550 };
  const first = await charges.refund(part);
  expect(first).toMatchObject({ kind: 'returned' });
  expect(await charges.refund(part)).toEqual(first);
  expect(await statuses()).toHaveLength(3);
});

test('a refund that the bank refused is asked for anew, and not answered from memory', async () => {
  const transactionId = await settledCharge('H-3', 500_000);
  const part = { transactionId, reference: 'part', amountMinor: 200_000, currency: 'USD' };
  expect(await charges.refund(part)).toMatchObject({ kind: 'failed' });
  expect(await charges.refund(part)).toMatchObject({ kind: 'failed' });
  expect(await statuses()).toEqual(['settled', 'processor_declined', 'processor_declined']);
  // But not all day long.
  expect(await charges.refund(part)).toMatchObject({ kind: 'failed' });
  expect(await statuses()).toHaveLength(3);
});

test('a refund that failed at settlement has returned nothing', async () => {
  const transactionId = await settledCharge('H-4', order.amountMinor);
  const part = { transactionId, reference: 'part', amountMinor: 550, currency: 'USD' };
  const first = await charges.refund(part);
  if (first.kind !== 'returned') throw new Error('the refund was refused');
  await (await openServerSdk(account)).testing.settlementDecline(first.returnId);
  const second = await charges.refund(part);
  expect(second).toMatchObject({ kind: 'returned' });
  expect(second).not.toEqual(first);
});
