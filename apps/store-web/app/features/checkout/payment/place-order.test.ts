import { submitOrder } from '@albumen/contract/endpoints/orders';
import { problem } from '@albumen/contract/problems';
import { expect, test } from 'vitest';
import { createApi } from '../../../shell/api/api.ts';
import { outcomeOf } from './place-order.ts';

const resourceId = 'abcdefghijklmnopqrstuv';

async function outcomeFor(status: number, body = '') {
  const api = createApi(
    async () => ({ status, headers: {}, body }),
    () => '',
  );
  const payment = { provider: 'none', cartTotal: 0 } as const;
  const reply = await api.call(submitOrder, {
    params: { resourceId },
    body: { payment, checkoutForm: {} },
  });
  return outcomeOf(reply, resourceId);
}

test('204 leads to the order, to be thanked for', async () => {
  const next = `/account/order/${resourceId}?thankYou=1`;
  expect(await outcomeFor(204)).toEqual({ kind: 'placed', next });
});

test('402 is for the banner, in words for the customer', async () => {
  expect(await outcomeFor(402, JSON.stringify(problem('paymentDeclined')))).toEqual({
    kind: 'paymentError',
    message: 'Please enter a valid payment method.',
  });
});

test.each([
  [200, ''],
  [200, 'null'],
  [200, '{}'],
  [202, ''],
  [409, JSON.stringify(problem('totalChanged'))],
  [500, ''],
  [504, ''],
  [0, ''],
])('%i %s is an order that was not placed', async (status, body) => {
  expect(await outcomeFor(status, body)).toMatchObject({ kind: 'failed' });
});
