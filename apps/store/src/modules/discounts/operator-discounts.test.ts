import {
  createDiscount,
  endDiscount,
  listDiscounts,
  type NewDiscountForm,
} from '@albumen/contract/endpoints/operator-discounts';
import { beforeEach, expect, test } from 'vitest';
import { openFakeProvider } from '../../../test/fake-provider.ts';
import { updateCheckout } from '../../../test/guest-checkout.ts';
import { readyCheckout } from '../../../test/ready-checkout.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const fake = openFakeProvider();
const app = await openTestApp({ deps: { payments: { hostedFields: fake.provider } } });
const { browser, empty } = app;

beforeEach(async () => {
  await empty();
  fake.reset();
});

async function operator(): Promise<TestClient> {
  const client = browser();
  await client.operate();
  return client;
}

function formOf(overrides: Partial<NewDiscountForm> = {}): NewDiscountForm {
  const code = { labBrand: 'halide', code: 'Spring-10', label: 'Ten percent off' };
  return { ...code, kind: 'order', scope: 'all', value: '10', ...overrides };
}

async function listed(client: TestClient) {
  return (await client.call(listDiscounts)).body.discounts;
}

test('a code that is put up is listed, used by an order, and shown with it', async () => {
  const client = await operator();
  const limited = formOf({ useLimit: '5', minimum: '1.50', endsOn: '2099-12-24' });
  expect((await client.call(createDiscount, { body: limited })).status).toBe(200);
  const ready = await readyCheckout(app);
  const body = { discountCode: 'spring-10' };
  const { checkout } = (await updateCheckout(ready.client, ready.resourceId, body)).body;
  expect(checkout.discount).toMatchObject({ code: 'SPRING-10', isApplied: true });
  expect((await ready.submit({ cartTotal: checkout.cartTotal })).status).toBe(204);
  const [discount] = await listed(client);
  expect(discount).toMatchObject({
    code: 'SPRING-10',
    state: 'running',
    minimumMinor: 150,
    useLimit: 5,
    usedCount: 1,
    endsAt: '2099-12-25T00:00:00.000Z',
    redemptions: [{ reference: expect.stringMatching(/^H-/), isReleased: false }],
  });
});

test('a code that was ended is used by nobody any more', async () => {
  const client = await operator();
  await client.call(createDiscount, { body: formOf() });
  const [discount] = await listed(client);
  const params = { id: discount?.id ?? '' };
  expect((await client.call(endDiscount, { params })).body).toEqual({ isDone: true });
  expect((await client.call(endDiscount, { params })).body).toEqual({ isDone: false });
  expect((await listed(client))[0]?.state).toBe('ended');
  const { client: buyer, resourceId } = await readyCheckout(app);
  const reply = await updateCheckout(buyer, resourceId, { discountCode: 'SPRING-10' });
  expect(reply.status).toBe(422);
});

test.each<[string, Partial<NewDiscountForm>, string]>([
  ['a code of two letters', { code: 'AB' }, 'code'],
  ['a code with a space', { code: 'SPRING 10' }, 'code'],
  ['no words for customers', { label: '' }, 'label'],
  ['101 percent', { value: '101' }, 'value'],
  ['half a percent', { value: '0.5' }, 'value'],
  ['an amount of nothing', { kind: 'amount', value: '0' }, 'value'],
  ['an amount in words', { kind: 'amount', value: 'ten' }, 'value'],
  ['what sells below cost', { value: '95' }, 'value'],
  ['an unknown kind', { kind: 'gift' }, 'kind'],
  ['an unknown store', { labBrand: 'sepia' }, 'labBrand'],
  ['a minimum with a comma', { minimum: '1,50' }, 'minimum'],
  ['half a use', { useLimit: '1.5' }, 'useLimit'],
  ['uses in other digits', { useLimit: '１２' }, 'useLimit'],
  ['31 February', { endsOn: '2026-02-31' }, 'endsOn'],
  ['a day that is none', { startsOn: '2026-13-40' }, 'startsOn'],
  ['an end before the start', { startsOn: '2026-12-24', endsOn: '2026-12-01' }, 'endsOn'],
])('%s is refused at its field', async (_, overrides, field) => {
  const client = await operator();
  const reply = await client.call(createDiscount, { body: formOf(overrides) });
  expect(reply).toMatchObject({ status: 422, body: { fields: { [field]: [expect.any(String)] } } });
  expect(await listed(client)).toEqual([]);
});

test('a name in use is refused at the code, each store having its own', async () => {
  const client = await operator();
  await client.call(createDiscount, { body: formOf() });
  const again = await client.call(createDiscount, { body: formOf() });
  expect(again).toMatchObject({ status: 422, body: { fields: { code: [expect.any(String)] } } });
  const other = await client.call(createDiscount, { body: formOf({ labBrand: 'cyan' }) });
  expect(other.status).toBe(200);
});

test('nobody but the operator sees or makes codes', async () => {
  expect((await browser().call(listDiscounts)).status).toBe(401);
  expect((await browser().call(createDiscount, { body: formOf() })).status).toBe(401);
});
