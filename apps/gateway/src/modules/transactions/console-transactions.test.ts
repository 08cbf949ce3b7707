import { beforeEach, expect, test } from 'vitest';
import { serverSdk } from '../../../test/server-sdk.ts';
import { startTestGateway } from '../../../test/test-gateway.ts';
import { openTools } from '../../../test/test-tools.ts';

const { app, db, origin, reset } = await startTestGateway();
const gateway = serverSdk(origin);
const tools = openTools(
  app,
  'integration_public_key:integration_private_key',
  'integration_merchant_id',
);

beforeEach(reset);

interface Listed {
  transactions: { id: string; status: string; orderId: string }[];
}

async function sell(orderId: string) {
  const { transaction } = await gateway.transaction.sale({
    amount: '10.00',
    orderId,
    paymentMethodNonce: 'fake-valid-nonce',
  });
  return transaction.id;
}

async function list(query = ''): Promise<string[]> {
  const { body } = await tools('GET', `/console/transactions${query}`);
  return (body as Listed).transactions.map(({ orderId }) => orderId);
}

test('the newest transactions, page by page, and by what is asked for', async () => {
  const ids = [await sell('a'), await sell('b'), await sell('c')];
  expect(await list()).toEqual(['c', 'b', 'a']);
  expect(await list('?limit=2')).toEqual(['c', 'b']);
  expect(await list(`?limit=2&after=${ids[1] ?? ''}`)).toEqual(['a']);
  expect(await list('?orderId=b')).toEqual(['b']);
  expect(await list('?status=settled')).toEqual([]);
  expect(await list('?lastFour=1881&limit=1')).toEqual(['c']);
});

test('a person takes a transaction from authorized to paid out and refunded', async () => {
  const id = await sell('a');
  const act = async (action: string, body?: object) => {
    const reply = await tools('POST', `/console/transactions/${id}/${action}`, body);
    const { transaction } = reply.body as { transaction?: { status: string; amount: string } };
    return [reply.status, transaction?.status, transaction?.amount];
  };
  expect(await act('submit')).toEqual([200, 'submitted_for_settlement', '10.00']);
  expect(await act('settle')).toEqual([200, 'settled', '10.00']);
  expect(await act('disburse')).toEqual([200, 'settled', '10.00']);
  expect(await act('disburse')).toEqual([409, undefined, undefined]);
  expect(await act('refund', { amount: '4.00' })).toEqual([
    200,
    'submitted_for_settlement',
    '4.00',
  ]);
  expect(await act('fly')).toEqual([404, undefined, undefined]);
});

test('more than one page is read to its end, nothing twice, also of sales of one moment', async () => {
  const at = new Date('2030-01-01T00:00:00Z');
  const sold: string[] = [];
  for (let place = 0; place < 60; place += 1) sold.push(await sell(`o-${place}`));
  await db.updateTable('transactions').set({ createdAt: at }).where('id', 'in', sold).execute();
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let after = ''; sizes.at(-1) !== 0; after = `?after=${seen.at(-1) ?? ''}`) {
    const { body } = await tools('GET', `/console/transactions${after}`);
    const ids = (body as Listed).transactions.map(({ id }) => id);
    seen.push(...ids);
    sizes.push(ids.length);
  }
  expect(sizes).toEqual([25, 25, 10, 0]);
  expect(seen.toSorted()).toEqual(sold.toSorted());
});

test('a page after a transaction that is not ours is refused, not begun anew', async () => {
  const id = await sell('a');
  const other = openTools(app);
  expect(await other('GET', `/console/transactions?after=${id}`)).toMatchObject({ status: 404 });
  expect((await tools('GET', '/console/transactions?after=nothing')).status).toBe(404);
});

/** Status, and the new transaction's or what the refusal says. */
async function act(id: string, action: string, body?: object): Promise<unknown[]> {
  const reply = await tools('POST', `/console/transactions/${id}/${action}`, body);
  const { transaction } = reply.body as { transaction?: { status: string; amount: string } };
  const said = JSON.stringify(reply.body);
  return [reply.status, ...(transaction ? [transaction.status, transaction.amount] : [said])];
}

function refused(code: string, message: string): unknown[] {
  return [422, expect.stringMatching(RegExp(`(?=.*"${code}")(?=.*${message})`))];
}

test('what was authorized is voided once, with the console in its history', async () => {
  const id = await sell('a');
  expect(await act(id, 'void')).toEqual([200, 'voided', '10.00']);
  const { body } = await tools('GET', `/console/transactions/${id}`);
  expect(body).toMatchObject({
    transaction: {
      statusHistory: [{ status: 'authorized' }, { status: 'voided', user: 'console' }],
    },
  });
  const gone = refused('91504', 'Transaction can only be voided if status is authorized');
  expect(await act(id, 'void')).toEqual(gone);
  expect(await act(id, 'submit')).toEqual(
    refused('91507', 'Cannot submit for settlement unless status is authorized'),
  );
  expect(await act(id, 'refund')).toEqual(
    refused('91506', 'Cannot refund transaction unless it is settled'),
  );
});

async function settle(orderId: string): Promise<string> {
  const id = await sell(orderId);
  await act(id, 'submit');
  expect(await act(id, 'settle')).toEqual([200, 'settled', '10.00']);
  return id;
}

test('what is settled is not voided, but refunded as a whole when no amount is named', async () => {
  const id = await settle('a');
  expect((await act(id, 'void'))[0]).toBe(422);
  expect(await act(id, 'refund')).toEqual([200, 'submitted_for_settlement', '10.00']);
  const { body } = await tools('GET', `/console/transactions/${id}`);
  const { refundIds } = (body as { transaction: { refundIds: string[] } }).transaction;
  expect(refundIds).toHaveLength(1);
  const none = refused('91512', 'Transaction has already been fully refunded');
  expect(await act(id, 'refund', { amount: '0.01' })).toEqual(none);
  expect(await act(refundIds[0] ?? '', 'refund')).toEqual(refused('91505', 'Cannot refund credit'));
});

test('parts go back until nothing is left, and never more than that', async () => {
  const id = await settle('a');
  const tooLarge = refused('91521', 'Refund amount is too large');
  expect(await act(id, 'refund', { amount: '10.01' })).toEqual(tooLarge);
  expect(await act(id, 'refund', { amount: '4.00' })).toContain('4.00');
  expect(await act(id, 'refund', { amount: '6.01' })).toEqual(tooLarge);
  expect(await act(id, 'refund', { amount: '6.00' })).toContain('6.00');
  expect((await act(id, 'refund'))[0]).toBe(422);
});

test.each(['0.00', '-1.00', 'ten', '1.001'])('a refund of %s is none', async (amount) => {
  const id = await settle('a');
  expect((await act(id, 'refund', { amount }))[0]).toBe(422);
  const { body } = await tools('GET', `/console/transactions/${id}`);
  expect(body).toMatchObject({ transaction: { refundIds: [] } });
});

test('what a transaction does not allow is answered with its code', async () => {
  const id = await sell('a');
  await tools('POST', `/console/transactions/${id}/void`);
  const { status, body } = await tools('POST', `/console/transactions/${id}/settle`);
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toContain('91575');
});

test('a console shows its own merchant’s transactions only', async () => {
  const id = await sell('a');
  const other = openTools(app);
  expect((await other('GET', `/console/transactions/${id}`)).status).toBe(404);
  expect((await other('POST', `/console/transactions/${id}/void`)).status).toBe(404);
});
