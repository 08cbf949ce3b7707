import { updateCheckout } from '@albumen/contract/endpoints/checkout';
import { getOrder } from '@albumen/contract/endpoints/orders';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openFakeProvider } from '../../../../test/fake-provider.ts';
import { waitingMails } from '../../../../test/mailbox.ts';
import { openConnections } from '../../../../test/open-connections.ts';
import { buyer, readyCheckout } from '../../../../test/ready-checkout.ts';
import { countKeys } from '../../../../test/joined.ts';
import { openTestApp } from '../../../../test/test-app.ts';
import { refundOnce } from '../../payments/refunds.service.ts';
import { lookUp } from '../../payments/look-up.service.ts';
import { settle } from '../../payments/settle.service.ts';

const fake = openFakeProvider();
const app = await openTestApp({
  poolSize: 10,
  deps: { payments: { hostedFields: fake.provider } },
});
const { db, deps, empty } = app;

beforeEach(async () => {
  await empty();
  fake.reset();
});

async function orders() {
  return db.selectFrom('orders').select(['id', 'status', 'totalMinor']).execute();
}

async function onlyAttempt() {
  return db.selectFrom('paymentAttempts').selectAll().executeTakeFirstOrThrow();
}

/** As if so much time had gone by since the submission. */
async function age(seconds: number) {
  await sql`update payment_attempts set claimed_at = now() - make_interval(secs => ${seconds})`.execute(
    db,
  );
}

test('200 submissions at once, each with its own key and card, are one order and one charge', async () => {
  const { submit, totalMinor } = await readyCheckout(app);
  await openConnections(db);
  const replies = await Promise.all(Array.from({ length: 200 }, () => submit()));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
  expect(fake.asked()).toBe(1);
  expect(await orders()).toMatchObject([{ status: 'paid', totalMinor }]);
});

test('200 repetitions of one submission at once are one order and one charge', async () => {
  const { submit } = await readyCheckout(app);
  const replies = await Promise.all(
    Array.from({ length: 200 }, () => submit({ key: 'k', nonce: 'n' })),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
  expect(fake.asked()).toBe(1);
});

test('submissions that wait for one whose card is refused hear the same', async () => {
  const { submit } = await readyCheckout(app);
  fake.next('declined');
  const open = fake.hold();
  let answered = 0;
  const submissions = Array.from({ length: 10 }, () => submit().finally(() => (answered += 1)));
  // Each that claims the payment or joins it leaves its key there; none is answered before.
  await expect.poll(async () => (await countKeys(db)) + answered).toBe(submissions.length);
  open();
  const statuses = (await Promise.all(submissions)).map(({ status }) => status);
  expect(statuses).toEqual(Array(submissions.length).fill(402));
  expect(fake.asked()).toBe(1);
  expect((await submit()).status).toBe(204);
  expect((await orders()).filter(({ status }) => status === 'paid')).toHaveLength(1);
});

test('what is changed while the card is asked does not change what was ordered', async () => {
  const { submit, client, resourceId, totalMinor } = await readyCheckout(app);
  const open = fake.hold();
  const submitted = submit();
  await expect.poll(() => fake.asked()).toBe(1);
  await client.call(updateCheckout, {
    params: { resourceId },
    body: { shippingPriority: [], reference: 'too late' },
  });
  await db.updateTable('cartItems').set({ quantity: 900 }).execute();
  open();
  expect((await submitted).status).toBe(204);
  const { body: order } = await client.call(getOrder, { params: { resourceId } });
  expect(order).toMatchObject({ totalMinor, customerReference: '' });
  expect([...fake.charges.values()][0]?.amountMinor).toBe(totalMinor);
});

test('an answer that is lost after the charge is looked up, and the order stands', async () => {
  const { submit, client, resourceId } = await readyCheckout(app);
  fake.next('lost');
  const reply = await submit();
  expect(reply.status).toBe(409);
  expect(reply.body).toMatchObject({ code: 'paymentPending' });
  expect((await submit()).status).toBe(409);
  expect(fake.asked()).toBe(1);
  await lookUp(deps, (await onlyAttempt()).id);
  expect((await submit()).status).toBe(204);
  const { body: order } = await client.call(getOrder, { params: { resourceId } });
  expect(order.status).toBe('paid');
  expect((await waitingMails(db, buyer.email)).map(({ kind }) => kind)).toEqual(['orderReceipt']);
});

test('a charge that never arrived is given up in time, reported by mail, and may be tried again', async () => {
  const { submit } = await readyCheckout(app);
  fake.next('unanswered');
  expect((await submit()).status).toBe(409);
  const { id } = await onlyAttempt();
  await lookUp(deps, id);
  expect((await onlyAttempt()).status).toBe('unknown');
  await age(50);
  await lookUp(deps, id);
  expect((await onlyAttempt()).status).toBe('failed');
  expect((await waitingMails(db, buyer.email)).map(({ kind }) => kind)).toEqual(['orderNotPaid']);
  expect((await submit()).status).toBe(204);
  expect(fake.charges.size).toBe(1);
});

test('a charge that arrives after it was given up goes back, once', async () => {
  const { submit } = await readyCheckout(app);
  fake.next('unanswered');
  await submit();
  const attempt = await onlyAttempt();
  await age(50);
  await lookUp(deps, attempt.id);
  const { reference, amountMinor, currency } = attempt;
  fake.charges.set(reference, { reference, amountMinor, currency, token: 'late' });
  await lookUp(deps, attempt.id);
  const { id } = await db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
  await refundOnce(deps, id);
  await refundOnce(deps, id);
  expect(fake.returns).toMatchObject([{ transactionId: `t-${reference}`, amountMinor }]);
  expect((await onlyAttempt()).status).toBe('returned');
  expect(await orders()).toMatchObject([{ status: 'unpaid' }]);
});

test('a process that dies after its claim leaves nothing in the way', async () => {
  const { submit } = await readyCheckout(app);
  fake.next('unanswered');
  await submit();
  await db.updateTable('paymentAttempts').set({ status: 'claimed' }).execute();
  await age(50);
  await lookUp(deps, (await onlyAttempt()).id);
  expect((await submit()).status).toBe(204);
});

test('an outcome that is reported twice, or by two at once, changes things once', async () => {
  const { submit } = await readyCheckout(app);
  fake.next('lost');
  await submit();
  const { id, reference } = await onlyAttempt();
  const outcome = { kind: 'charged', transactionId: `t-${reference}`, card: undefined } as const;
  await Promise.all(Array.from({ length: 8 }, () => settle(deps, id, outcome)));
  await settle(deps, id, { kind: 'declined', code: 'late', text: 'late' });
  expect(await orders()).toMatchObject([{ status: 'paid' }]);
  expect(await waitingMails(db, buyer.email)).toHaveLength(1);
});

test('a code with one use left is used by one of many checkouts', async () => {
  await db
    .insertInto('discounts')
    .values({
      id: 'discountdiscountdiscou',
      labBrand: 'halide',
      code: 'ONCE',
      label: 'One use',
      kind: 'order',
      percentOff: 10,
      useLimit: 1,
    })
    .execute();
  const checkouts = [];
  for (let count = 0; count < 6; count += 1) {
    const ready = await readyCheckout(app);
    const { body } = await ready.client.call(updateCheckout, {
      params: { resourceId: ready.resourceId },
      body: { discountCode: 'ONCE' },
    });
    checkouts.push({ ...ready, cartTotal: body.checkout.cartTotal });
  }
  const replies = await Promise.all(
    checkouts.map(({ submit, cartTotal }) => submit({ cartTotal })),
  );
  expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(fake.charges.size).toBe(1);
  const { usedCount } = await db
    .selectFrom('discounts')
    .select('usedCount')
    .executeTakeFirstOrThrow();
  expect(usedCount).toBe(1);
});
