import { listOrders } from '@albumen/contract/endpoints/orders';
import { jobsSchema } from '@albumen/server-kit/jobs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { paymentId } from '../../../../test/bank-checkout.ts';
import { openBankRig } from '../../../../test/bank-rig.ts';
import { openConnections } from '../../../../test/open-connections.ts';
import { sweep } from '../../payments/sweep.service.ts';

const { fake, app, atBank, workOff, kinds, orders } = await openBankRig();
const { db, deps, make, clock } = app;

function starts() {
  return db.selectFrom('paymentStarts').select('endedAt').execute();
}

async function waitingJobs() {
  const { rows } = await sql<{ data: unknown }>`
    select data - '$requestId' as data from ${sql.id(jobsSchema, 'job')}
     where name = 'payments.collect'`.execute(db);
  return rows.map(({ data }) => data);
}

test('approved, and the page never comes back: the order is placed, charged once, with its mail', async () => {
  const { start, approve, read, amountMinor } = await atBank();
  expect((await start()).status).toBe(204);
  expect(await orders()).toEqual([]);
  expect((await approve()).status).toBe(204);
  expect(await waitingJobs()).toEqual([{ paymentId }]);
  await workOff();
  await workOff();
  expect(await read()).toMatchObject({
    status: 'paid',
    paidBy: { words: 'iDEAL', charged: { amountMinor, currency: 'EUR' } },
  });
  expect([...fake.charges.values()]).toMatchObject([{ amountMinor, token: 'approved-nonce' }]);
  expect(fake.asked()).toBe(1);
  expect(await kinds()).toEqual(['orderReceipt']);
  expect(await starts()).toEqual([{ endedAt: expect.any(Date) }]);
  expect(await db.selectFrom('cartItems').select('id').execute()).toEqual([]);
});

test('an account finds such an order among its own', async () => {
  const { id: accountId, email } = await make.account();
  const { start, approve, client, resourceId } = await atBank({ accountId });
  await start();
  await approve();
  await workOff();
  const { body } = await client.call(listOrders, {});
  expect(body.orders).toMatchObject([{ resourceId, status: 'paid' }]);
  expect(await kinds(email)).toEqual(['orderReceipt']);
});

test('the page and the gateway at the same moment, twenty of them, are one order and one charge', async () => {
  const { start, approve, returnFromBank } = await atBank();
  await start();
  await openConnections(db);
  const pages = Array.from({ length: 12 }, () => returnFromBank());
  const approvals = Array.from({ length: 4 }, () => approve());
  const replies = await Promise.all([...pages, ...approvals]);
  await Promise.all([
    ...Array.from({ length: 4 }, () => workOff()),
    ...Array.from({ length: 16 }, () => returnFromBank()),
  ]);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
  expect(fake.asked()).toBe(1);
  expect(await orders()).toMatchObject([{ status: 'paid' }]);
  expect(await kinds()).toEqual(['orderReceipt']);
});

test('the job first, pages beside it: one order and one charge', async () => {
  const { start, approve, returnFromBank } = await atBank();
  await start();
  await approve();
  const release = fake.hold();
  const placing = [workOff(), workOff(), ...Array.from({ length: 20 }, () => returnFromBank())];
  release();
  const replies = await Promise.all(placing);
  expect(replies.map((one) => one?.status).filter((status) => status !== undefined)).toEqual(
    Array.from({ length: 20 }, () => 204),
  );
  expect(fake.asked()).toBe(1);
  expect(await orders()).toHaveLength(1);
});

test('a notice that is quicker than the start is not lost', async () => {
  const { start, approve, read } = await atBank();
  await approve();
  expect(await waitingJobs()).toEqual([]);
  await start();
  expect(await waitingJobs()).toEqual([{ paymentId }]);
  await workOff();
  expect((await read()).status).toBe('paid');
});

test('what was typed last before the bank is part of the order', async () => {
  const { start, approve, read } = await atBank();
  expect((await start({ form: { instructions: 'Ring twice.' } })).status).toBe(204);
  await approve();
  await workOff();
  expect((await read()).instructions).toBe('Ring twice.');
});

test('a visitor who signs in meanwhile has the order in the account', async () => {
  const { start, approve, client, cart, resourceId } = await atBank();
  await start();
  const { id: accountId } = await make.account();
  const own = { id: 'c'.repeat(22), labBrand: 'halide' as const, accountId };
  await db.insertInto('carts').values(own).execute();
  const moved = { visitorId: null, mergedInto: own.id };
  await db.updateTable('carts').set(moved).where('id', '=', cart.cartId).execute();
  await db.updateTable('cartItems').set({ cartId: own.id }).execute();
  await approve();
  await workOff();
  await client.signIn(accountId);
  const { body } = await client.call(listOrders, {});
  expect(body.orders).toMatchObject([{ resourceId, status: 'paid' }]);
});

test('starts are forgotten after a month, and with their cart', async () => {
  const { start, cart } = await atBank();
  await start();
  await sweep(deps);
  expect(await starts()).toHaveLength(1);
  clock.moveBy(31 * 24 * 3_600_000);
  await sweep(deps);
  expect(await starts()).toEqual([]);
  await start();
  await db.deleteFrom('carts').where('id', '=', cart.cartId).execute();
  expect(await starts()).toEqual([]);
});
