import { getOrder } from '@albumen/contract/endpoints/orders';
import { beforeEach, expect, test } from 'vitest';
import { openFakeProvider } from '../../../../test/fake-provider.ts';
import { fillCart } from '../../../../test/filled-cart.ts';
import {
  austin,
  readCheckout,
  startCheckout,
  updateCheckout,
} from '../../../../test/guest-checkout.ts';
import { buyer, readyCheckout } from '../../../../test/ready-checkout.ts';
import { openTestApp } from '../../../../test/test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { adoptVisitor } from '../../cart/adopt-visitor.service.ts';

const fake = openFakeProvider();
const app = await openTestApp({ deps: { payments: { hostedFields: fake.provider } } });
const { db, make, browser, empty } = app;

beforeEach(async () => {
  await empty();
  fake.reset();
});

function becomesAccount(visitor: TestClient, accountId: string): Promise<void> {
  const token = visitor.jar.get('visitor') ?? '';
  return db.transaction().execute((trx) => adoptVisitor(trx, token, accountId));
}

test('what is being paid is not ordered again by the account that its visitor signs in to', async () => {
  const guest = await readyCheckout(app);
  const open = fake.hold();
  const first = guest.submit();
  await expect.poll(() => fake.asked()).toBe(1);
  const account = await make.account();
  const client = await browser().signIn(account.id);
  await fillCart(app, { accountId: account.id });
  await becomesAccount(guest.client, account.id);
  const resourceId = await startCheckout(client);
  expect(resourceId).not.toBe(guest.resourceId);
  await updateCheckout(client, resourceId, { name: buyer.name, ...austin });
  const { body: both } = await readCheckout(client, resourceId);
  expect(both.cartCount).toBe(2);
  const second = await guest.submit({ client, resourceId, cartTotal: both.cartTotal });
  expect([second.status, second.body]).toMatchObject([409, { code: 'paymentPending' }]);
  open();
  expect((await first).status).toBe(204);
  expect(fake.charges.size).toBe(1);
  const { body: left } = await readCheckout(client, resourceId);
  expect(left.cartCount).toBe(1);
  const third = await guest.submit({ client, resourceId, cartTotal: left.cartTotal });
  expect(third.status).toBe(204);
});

test('a checkout that is being paid does not give way to the one of a visitor who signs in', async () => {
  const account = await make.account();
  const elsewhere = await readyCheckout(app, { accountId: account.id });
  const guest = await readyCheckout(app);
  const open = fake.hold();
  const submitted = elsewhere.submit();
  await expect.poll(() => fake.asked()).toBe(1);
  await becomesAccount(guest.client, account.id);
  const client = await browser().signIn(account.id);
  const move = () => updateCheckout(client, guest.resourceId, { reference: 'mine' });
  const early = await move();
  expect([early.status, early.body]).toMatchObject([409, { code: 'paymentPending' }]);
  open();
  expect((await submitted).status).toBe(204);
  const { resourceId } = elsewhere;
  const { body: order } = await elsewhere.client.call(getOrder, { params: { resourceId } });
  expect(order.status).toBe('paid');
  expect((await move()).status).toBe(200);
});
