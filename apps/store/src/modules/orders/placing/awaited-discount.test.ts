import { getCheckout, updateCheckout } from '@albumen/contract/endpoints/checkout';
import { cancelOrder, getOrder } from '@albumen/contract/endpoints/orders';
import { exchange } from '@albumen/domain/money/exchange';
import { beforeEach, expect, test } from 'vitest';
import { paymentId } from '../../../../test/bank-checkout.ts';
import { openBankRig } from '../../../../test/bank-rig.ts';
import { expiredXml, sendNotice } from '../../../../test/gateway-notices.ts';
import { readyCheckout, type ReadyCheckout } from '../../../../test/ready-checkout.ts';
import { addDiscount } from '../../discounts/add-discount.service.ts';
import { collect } from '../../payments/collect.service.ts';
import { expireOrders } from '../changes/expire-orders.service.ts';

const { fake, app } = await openBankRig();
const { db, deps, clock } = app;

beforeEach(() =>
  addDiscount(deps, {
    labBrand: 'halide',
    code: 'once',
    label: '10 % off',
    takes: { kind: 'order', percentOff: 10 },
    useLimit: 1,
  }),
);

/** Types the code at a checkout; what it costs then, or why the code can't be used. */
async function enterCode({ client, resourceId }: ReadyCheckout) {
  const params = { resourceId };
  const typed = await client.call(updateCheckout, { params, body: { discountCode: 'once' } });
  const { body } = await client.call(getCheckout, { params });
  return { status: typed.status, cartTotal: body.cartTotal, discount: body.discount };
}

/** An order by phone that has the only use of the code, and waits for its money. */
async function awaitedWithCode() {
  const ready = await readyCheckout(app);
  const { cartTotal } = await enterCode(ready);
  const amountMinor = exchange(cartTotal, '0.92');
  const local = { paymentId, country: 'PT', amountMinor, currency: 'EUR' };
  const { status } = await ready.submit({ payment: { method: 'mbway', local }, cartTotal });
  expect(status).toBe(204);
  return ready;
}

async function usedCount() {
  const row = await db.selectFrom('discounts').select('usedCount').executeTakeFirstOrThrow();
  return row.usedCount;
}

const endings: Record<string, (first: ReadyCheckout) => Promise<unknown>> = {
  'ends because nothing came': async () => {
    clock.moveBy(11 * 24 * 3_600_000);
    await expireOrders(deps);
  },
  'was refused on the phone': async () => {
    await sendNotice(app, { kind: 'local_payment_expired', subject: expiredXml(paymentId) });
    await collect(deps, paymentId);
  },
  'is canceled': ({ client, resourceId }) => client.call(cancelOrder, { params: { resourceId } }),
};

test.each(Object.entries(endings))(
  'the only use of a code is taken while its order is awaited, and free once that %s',
  async (_, end) => {
    const first = await awaitedWithCode();
    const second = await readyCheckout(app);
    expect(await usedCount()).toBe(1);
    expect(await enterCode(second)).toMatchObject({ status: 422, discount: null });
    await end(first);
    expect(await usedCount()).toBe(0);
    const { status, cartTotal } = await enterCode(second);
    expect(status).toBe(200);
    expect(cartTotal).toBeLessThan(second.totalMinor);
    expect((await second.submit({ cartTotal })).status).toBe(204);
    const { resourceId } = second;
    const { body } = await second.client.call(getOrder, { params: { resourceId } });
    expect(body).toMatchObject({ status: 'paid', discountCode: 'ONCE', totalMinor: cartTotal });
    expect(await usedCount()).toBe(1);
  },
);

test('many that wait for the freed use get it once', async () => {
  const first = await awaitedWithCode();
  const waiting = await Promise.all([1, 2, 3, 4].map(() => readyCheckout(app)));
  await first.client.call(cancelOrder, { params: { resourceId: first.resourceId } });
  const totals: number[] = [];
  for (const one of waiting) totals.push((await enterCode(one)).cartTotal);
  const replies = await Promise.all(
    waiting.map((one, index) => one.submit({ cartTotal: totals[index] ?? 0 })),
  );
  expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(await usedCount()).toBe(1);
  expect(fake.asked()).toBe(1);
});
