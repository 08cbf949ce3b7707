import { updateCheckout } from '@albumen/contract/endpoints/checkout';
import * as endpoints from '@albumen/contract/endpoints/orders';
import { sql, type Kysely } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openFakeProvider } from '../../../../test/fake-provider.ts';
import { waitingMails } from '../../../../test/mailbox.ts';
import { buyer, readyCheckout } from '../../../../test/ready-checkout.ts';
import { openTestApp } from '../../../../test/test-app.ts';
import type { Tables } from '../../../db/tables.ts';
import { addDiscount } from '../../discounts/add-discount.service.ts';
import { changeOrder } from '../changes/change-order.service.ts';
import { createOrderPort } from '../lab-port.service.ts';
import { lockOrder } from '../orders.queries.ts';

const fake = openFakeProvider();
const app = await openTestApp({
  deps: { payments: { hostedFields: fake.provider } },
  poolSize: 3,
});
const { db, deps } = app;

/** Whether somebody of this database waits for the timeline. */
async function isAwaited(trx: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and relation = 'payable_events'::regclass and not granted
  `.execute(trx);
  return rows.length > 0;
}

test('an order that is canceled while it is read is shown as it was, its timeline too', async () => {
  const { submit, client, resourceId } = await readyCheckout(app);
  expect((await submit()).status).toBe(204);
  const read = async () => {
    const { body } = await client.call(endpoints.getOrder, { params: { resourceId } });
    return { status: body.status, steps: body.timeline.length };
  };
  const before = await read();
  const reading = await db.transaction().execute(async (trx) => {
    await sql`lock table payable_events`.execute(trx);
    const meanwhile = read();
    await vi.waitUntil(() => isAwaited(trx), { timeout: 60_000 });
    const { id } = await trx.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    const order = await lockOrder(trx, id);
    await changeOrder(trx, deps, { order, change: { event: 'cancel' } });
    return { meanwhile };
  });
  expect(await reading.meanwhile).toEqual(before);
  const canceledAndReturned = before.steps + 2;
  expect(await read()).toEqual({ status: 'canceled', steps: canceledAndReturned });
});

test('the part that has left the lab has the name that stands over it on the page', async () => {
  const { submit, client, resourceId } = await readyCheckout(app);
  expect((await submit()).status).toBe(204);
  const read = async () => (await client.call(endpoints.getOrder, { params: { resourceId } })).body;
  const [group] = (await read()).groups;
  if (group === undefined) throw new Error('an order of nothing');
  const { shippingGroup, itemIds, departmentName } = group;
  const { id: orderId } = await db
    .selectFrom('orders')
    .select('id')
    .where('checkoutId', '=', resourceId)
    .executeTakeFirstOrThrow();
  const lab = createOrderPort(deps);
  const parcels = [{ carrier: 'By hand', trackingNumber: '7', shippedAt: '2026-11-28T10:00:00Z' }];
  const news = { kind: 'shipped', orderId, labOrderId: 'lab', shippingGroup, itemIds } as const;
  await db.transaction().execute(async (trx) => {
    await lab.handOver(trx, orderId);
    await lab.recordLabNews(trx, { ...news, at: new Date(), parcels });
  });
  expect((await read()).timeline.at(-1)?.title).toBe(`Part of it shipped: ${departmentName}`);
});

test('what a quantity and what a code took off stand apart, on the page and in the receipt', async () => {
  const takes = { kind: 'shipping', percentOff: 100 } as const;
  const large = { label: 'Free shipping', minimumMinor: 20_000 };
  await addDiscount(deps, { labBrand: 'halide', code: 'sent', takes, ...large });
  const items = [{ productId: 'photographic-print', size: '8x10', quantity: 100 }];
  const { submit, client, resourceId } = await readyCheckout(app, { items });
  const params = { resourceId };
  const { body } = await client.call(updateCheckout, { params, body: { discountCode: 'SENT' } });
  const { cartTotal } = body.checkout;
  expect((await submit({ cartTotal, form: { discountCode: 'SENT' } })).status).toBe(204);
  const { body: order } = await client.call(endpoints.getOrder, { params });
  expect(order.quantityDiscountMinor).toBe(order.discountMinor);
  expect(order.discountMinor).toBeGreaterThan(0);
  expect(order.shippingDiscountMinor).toBe(795);
  const receipt = (await waitingMails(db, buyer.email)).at(-1);
  expect(receipt?.text).toContain('Quantity discount');
  expect(receipt?.text).toContain('Discount SENT on shipping');
  expect(receipt?.text).not.toMatch(/Discount SENT(?! on)/);
});

test('what comes in packs is counted in packs, for customer and lab', async () => {
  const items = [{ productId: 'contact-print-set', size: '4x5', quantity: 2, photos: 12 }];
  const { submit, client, resourceId } = await readyCheckout(app, { items });
  expect((await submit()).status).toBe(204);
  const { body: order } = await client.call(endpoints.getOrder, { params: { resourceId } });
  expect(order.items).toMatchObject([{ quantity: 2, piecesPerUnit: 12 }]);
  const receipt = (await waitingMails(db, buyer.email)).at(-1);
  expect(receipt?.text).toContain('2 packs of 12 × Contact print set');
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('checkoutId', '=', resourceId)
    .executeTakeFirstOrThrow();
  const lab = createOrderPort(deps);
  const handed = await db.transaction().execute((trx) => lab.handOver(trx, id));
  expect(handed?.items).toMatchObject([{ quantity: 2, piecesPerUnit: 12 }]);
  // Ordered by the release before, which kept no pieces: the lab gets the catalog's.
  await db.updateTable('orderItems').set({ piecesPerUnit: null }).execute();
  const again = await db.transaction().execute((trx) => lab.handOver(trx, id));
  expect(again?.items).toMatchObject([{ quantity: 2, piecesPerUnit: 12 }]);
  const { body: old } = await client.call(endpoints.getOrder, { params: { resourceId } });
  expect(old.items).toMatchObject([{ quantity: 2, piecesPerUnit: 1 }]);
});
