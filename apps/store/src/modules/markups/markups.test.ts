import { getProduct } from '@albumen/contract/endpoints/catalog';
import { getCart } from '@albumen/contract/endpoints/cart';
import { getCheckout } from '@albumen/contract/endpoints/checkout';
import { startEditor } from '@albumen/contract/endpoints/editor';
import { listOperatorOrders, refundOrder } from '@albumen/contract/endpoints/operator-orders';
import { cancelOrder } from '@albumen/contract/endpoints/orders';
import { getMarkups, saveMarkups } from '@albumen/contract/endpoints/markups';
import { getSales } from '@albumen/contract/endpoints/sales';
import { beforeEach, expect, test } from 'vitest';
import { openFakeProvider } from '../../../test/fake-provider.ts';
import { waitingMails } from '../../../test/mailbox.ts';
import { readyCheckout } from '../../../test/ready-checkout.ts';
import { openTestApp } from '../../../test/test-app.ts';

const fake = openFakeProvider();
const app = await openTestApp({ deps: { payments: { hostedFields: fake.provider } } });
const { db, deps, browser, make, empty } = app;
const productId = 'photographic-print';

beforeEach(async () => {
  await empty();
  fake.reset();
});

/** A photographer with a shared gallery, who adds something to prints. */
async function photographer(kind: 'percent' | 'amount', value: string) {
  const owner = await make.account();
  const gallery = await make.gallery({ accountId: owner.id, title: 'Ida and Marcus' });
  const client = await browser().signIn(owner.id);
  const saved = await client.call(saveMarkups, { body: { markups: [{ productId, kind, value }] } });
  if (saved.status !== 200) throw new Error('the markup was not saved');
  return { owner, gallery, client };
}

/** Somebody else's checkout of two prints from a gallery. */
async function checkoutFrom(galleryId: string) {
  const base = await readyCheckout(app, { items: [{ productId, size: '8x10', quantity: 2 }] });
  const { totalMinor: without } = base;
  await db.updateTable('designSpaces').set({ galleryId }).execute();
  const params = { resourceId: base.resourceId };
  const totalMinor = (await base.client.call(getCheckout, { params })).body.cartTotal;
  return { ...base, without, totalMinor };
}

const unitOf = (size: string) =>
  deps.catalogs.halide.products.get(productId)?.product.sizes.find(({ id }) => id === size)
    ?.priceMinor ?? 0;

test('what is ordered from a gallery costs its photographer’s price; the order keeps what they earn', async () => {
  const { owner, gallery, client } = await photographer('percent', '50');
  const ready = await checkoutFrom(gallery.id);
  expect(ready.totalMinor).toBeGreaterThan(ready.without);
  expect((await ready.submit({ cartTotal: ready.without })).status).toBe(409);
  expect((await ready.submit({ cartTotal: ready.totalMinor })).status).toBe(204);
  const [item] = await db.selectFrom('orderItems').selectAll().execute();
  expect(item).toMatchObject({ sellerId: owner.id, unitMinor: Math.round(unitOf('8x10') * 1.5) });
  expect(item?.markupMinor).toBe((item?.totalMinor ?? 0) - 2 * unitOf('8x10'));
  await client.call(saveMarkups, { body: { markups: [] } });
  const { body } = await client.call(getSales);
  expect(body).toMatchObject({
    earnedMinor: item?.markupMinor,
    sales: [{ galleryTitles: ['Ida and Marcus'], pieces: 2, earnedMinor: item?.markupMinor }],
  });
  const [mail] = await waitingMails(db, owner.email);
  expect(mail?.text).toContain(`You earn $${((item?.markupMinor ?? 0) / 100).toFixed(2)}.`);
});

test('shop, editor and cart say the same price as the checkout', async () => {
  const { gallery } = await photographer('amount', '7.25');
  const ready = await checkoutFrom(gallery.id);
  const wanted = unitOf('8x10') + 725;
  const { body: cart } = await ready.client.call(getCart);
  expect(JSON.stringify(cart)).toContain(String(wanted));
  const params = { projectId: 'none', productId, designId: 'none' };
  const query = { gallery: gallery.id, size: '8x10' };
  const { body: editor } = await ready.client.call(startEditor, { params, query });
  const sizeOf = ({ sizes }: { sizes: readonly { id: string; priceMinor: number }[] }) =>
    sizes.find(({ id }) => id === '8x10')?.priceMinor;
  expect(sizeOf(editor.product)).toBe(wanted);
  const signedIn = await browser().signIn(gallery.accountId);
  const shop = { params: { productId }, query: { gallery: gallery.id } };
  expect(sizeOf((await signedIn.call(getProduct, shop)).body.product)).toBe(unitOf('8x10'));
});

test('photographers pay no markup of their own', async () => {
  const { owner, gallery } = await photographer('percent', '100');
  const ready = await readyCheckout(app, { accountId: owner.id });
  await db.updateTable('designSpaces').set({ galleryId: gallery.id }).execute();
  expect((await ready.submit()).status).toBe(204);
  expect(await db.selectFrom('orderItems').select(['sellerId', 'markupMinor']).execute()).toEqual([
    { sellerId: null, markupMinor: 0 },
  ]);
});

test('what goes back to the customer is taken back from the photographer in proportion', async () => {
  const { gallery, client } = await photographer('percent', '100');
  const ready = await checkoutFrom(gallery.id);
  await ready.submit({ cartTotal: ready.totalMinor });
  const before = (await client.call(getSales)).body.earnedMinor;
  const operator = browser();
  await operator.operate();
  const [order] = (await operator.call(listOperatorOrders)).body.orders;
  const half = ((order?.leftMinor ?? 0) / 200).toFixed(2);
  await operator.call(refundOrder, {
    params: { orderId: order?.orderId ?? '' },
    body: { leftMinor: order?.leftMinor ?? 0, amount: half, itemIds: [], note: 'A scratch.' },
  });
  const after = (await client.call(getSales)).body;
  expect(Math.abs(after.earnedMinor - before / 2)).toBeLessThanOrEqual(1);
  expect(after.sales[0]?.returnedMinor).toBe(before - after.earnedMinor);
  await ready.client.call(cancelOrder, { params: { resourceId: ready.resourceId } });
  expect((await client.call(getSales)).body.earnedMinor).toBe(0);
});

test('an amount is taken as people type it', async () => {
  const { client } = await photographer('amount', '12,50');
  const { products } = (await client.call(getMarkups)).body;
  expect(products.find((one) => one.productId === productId)?.markup).toEqual({
    kind: 'amount',
    value: 1250,
  });
});

test('no value beyond sense is saved, each is named at its field, and nobody sets another’s prices', async () => {
  const { client } = await photographer('percent', '20');
  const save = (kind: 'percent' | 'amount', value: string, id = productId) =>
    client.call(saveMarkups, { body: { markups: [{ productId: id, kind, value }] } });
  const wrong = [
    ['percent', '-5'],
    ['percent', '501'],
    ['percent', '12.5'],
    ['percent', '1e2'],
    ['amount', '-1'],
    ['amount', '1000.01'],
    ['amount', '3.999'],
    ['amount', 'much'],
    ['amount', '12.50 plus shipping and tax'],
  ] as const;
  for (const [kind, value] of wrong) {
    const { status, body } = await save(kind, value);
    expect(status).toBe(422);
    const said =
      kind === 'percent'
        ? 'Choose a whole number from 0 to 500.'
        : 'Enter an amount up to $1,000.00.';
    expect(body).toMatchObject({ fields: { [`value-${productId}`]: [said] } });
  }
  expect((await save('percent', '5', 'no-such')).body).toMatchObject({
    fields: { 'value-no-such': [expect.any(String)] },
  });
  const { products } = (await client.call(getMarkups)).body;
  expect(products.find((one) => one.productId === productId)?.markup).toEqual({
    kind: 'percent',
    value: 20,
  });
  expect((await browser().call(getMarkups)).status).toBe(401);
  const other = await browser().signIn((await make.account()).id);
  const theirs = (await other.call(getMarkups)).body.products;
  expect(theirs.every(({ markup }) => markup === null)).toBe(true);
});
