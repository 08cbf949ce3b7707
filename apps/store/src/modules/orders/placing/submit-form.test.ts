import { recordOf } from '@albumen/domain/json-record';
import { getCheckout } from '@albumen/contract/endpoints/checkout';
import { getOrder } from '@albumen/contract/endpoints/orders';
import { beforeEach, expect, test } from 'vitest';
import { openFakeProvider } from '../../../../test/fake-provider.ts';
import { readyCheckout } from '../../../../test/ready-checkout.ts';
import { openTestApp } from '../../../../test/test-app.ts';
import { createOrderPort } from '../lab-port.service.ts';

const fake = openFakeProvider();
const app = await openTestApp({
  poolSize: 4,
  deps: { payments: { hostedFields: fake.provider } },
});
const { db, deps, make, empty } = app;

beforeEach(async () => {
  await empty();
  fake.reset();
});

function codeOf({ body }: { body: unknown }) {
  return recordOf(body)['code'];
}

test('what was typed last is in the order, though nothing had saved it', async () => {
  const { submit, client, resourceId } = await readyCheckout(app);
  const form = {
    name: 'Grace Hopper',
    email: 'Grace@People.test ',
    companyName: 'Harvard',
    reference: 'Wedding 12',
    instructions: 'Ring twice.\r\nThank you.',
    address2: 'Apt 4',
  };
  expect((await submit({ form })).status).toBe(204);
  const { body: order } = await client.call(getOrder, { params: { resourceId } });
  expect(order).toMatchObject({
    shipTo: { name: 'Grace Hopper', companyName: 'Harvard', address2: 'Apt 4' },
    instructions: 'Ring twice.\nThank you.',
  });
  const row = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ email: 'grace@people.test', customerReference: 'Wedding 12' });
  const lab = createOrderPort(deps);
  expect(await db.transaction().execute((trx) => lab.handOver(trx, row.id))).toMatchObject({
    customerReference: 'Wedding 12',
    instructions: 'Ring twice.\nThank you.',
  });
});

test('a state typed last changes the tax: the new total is shown, and nothing is charged', async () => {
  const { submit, client, resourceId, totalMinor } = await readyCheckout(app);
  const portland = { address1: '9 Oak St', city: 'Portland', state: 'OR', zip: '97201' };
  const reply = await submit({ form: portland });
  expect([reply.status, codeOf(reply)]).toEqual([409, 'totalChanged']);
  const { body: checkout } = await client.call(getCheckout, { params: { resourceId } });
  expect(checkout).toMatchObject({ address: portland, addressCheck: 'verified' });
  expect(checkout.cartTotal).toBeLessThan(totalMinor);
  expect(fake.asked()).toBe(0);
  expect((await submit({ form: portland, cartTotal: checkout.cartTotal })).status).toBe(204);
});

test('an address typed last is checked like any other', async () => {
  const { submit, client, resourceId } = await readyCheckout(app);
  const reply = await submit({ form: { city: 'Dallas' } });
  expect([reply.status, codeOf(reply)]).toEqual([422, 'checkoutNotReady']);
  const { body: checkout } = await client.call(getCheckout, { params: { resourceId } });
  expect(checkout).toMatchObject({
    addressCheck: 'suggested',
    suggestedAddress: { city: 'Austin' },
  });
  expect(fake.asked()).toBe(0);
});

test.each([
  ['a code that nobody knows', { discountCode: 'NOPE' }, 'discountCode'],
  ['a name of two letters', { name: 'Al' }, 'name'],
  ['a reference that is too long', { reference: 'x'.repeat(33) }, 'reference'],
])('%s is reported at its field, and nothing is charged', async (_, form, field) => {
  const { submit } = await readyCheckout(app);
  const reply = await submit({ form });
  expect(reply).toMatchObject({ status: 422, body: { fields: { [field]: [expect.any(String)] } } });
  expect(fake.asked()).toBe(0);
});

test("an account's email is its own, whatever the form says", async () => {
  const account = await make.account();
  const { submit } = await readyCheckout(app, { accountId: account.id });
  expect((await submit({ form: { email: 'other@people.test' } })).status).toBe(204);
  const row = await db.selectFrom('orders').select('email').executeTakeFirstOrThrow();
  expect(row.email).toBe(account.email);
});

test('a submission with a form of its own is one order, however often it is repeated', async () => {
  const { submit } = await readyCheckout(app);
  const once = { key: 'k', nonce: 'n', form: { reference: 'Typed last' } };
  const replies = await Promise.all([submit(once), submit(once), submit(once)]);
  expect(replies.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect((await submit(once)).status).toBe(204);
  expect(fake.asked()).toBe(1);
});
