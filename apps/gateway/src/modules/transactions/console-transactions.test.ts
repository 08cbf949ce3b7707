import { beforeEach, expect, test } from 'vitest';
import { serverSdk } from '../../../test/server-sdk.ts';
import { startTestGateway } from '../../../test/test-gateway.ts';
import { openTools } from '../../../test/test-tools.ts';

const { app, origin, reset } = await startTestGateway();
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

test('what a transaction does not allow is told with its code', async () => {
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
