import { refundPaymentLink } from '@albumen/contract/endpoints/payment-links';
import { listOperatorOrders, refundOrder } from '@albumen/contract/endpoints/operator-orders';
import { cancelOrder } from '@albumen/contract/endpoints/orders';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openFakeProvider } from '../../../test/fake-provider.ts';
import { madeLink } from '../../../test/made-link.ts';
import { readyCheckout } from '../../../test/ready-checkout.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { refundOnce } from '../payments/refunds.service.ts';
import { booksBalance } from './books-balance.ts';
import { postMissing } from './post-missing.service.ts';

const fake = openFakeProvider();
const app = await openTestApp({ deps: { payments: { hostedFields: fake.provider } } });
const { db, deps, browser, empty } = app;

beforeEach(async () => {
  await empty();
  fake.reset();
});

/** What stands on the accounts that are not empty. */
async function standing(): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('journalLines')
    .select(({ fn }) => ['account', 'currency', fn.sum<string>('amountMinor').as('minor')])
    .groupBy(['account', 'currency'])
    .execute();
  const open = rows.filter(({ minor }) => Number(minor) !== 0);
  return Object.fromEntries(
    open.map(({ account, currency, minor }) => [`${account} ${currency}`, Number(minor)]),
  );
}

async function returnAll(): Promise<void> {
  const open = await db
    .selectFrom('refunds')
    .select('id')
    .where('status', '=', 'requested')
    .execute();
  for (const { id } of open) await refundOnce(deps, id);
}

const printsOf = (quantity: number) => [
  { productId: 'photographic-print', size: '8x10', quantity },
];

async function refundHalf(): Promise<number> {
  const operator = browser();
  await operator.operate();
  const [order] = (await operator.call(listOperatorOrders)).body.orders;
  const { orderId = '', leftMinor = 0 } = order ?? {};
  const amount = (leftMinor / 200).toFixed(2);
  const body = { leftMinor, amount, itemIds: [], note: 'A scratch.' };
  await operator.call(refundOrder, { params: { orderId }, body });
  return Math.round(Number(amount) * 100);
}

test('an order is booked as it is paid, as some of it goes back, and as the rest is canceled', async () => {
  const ready = await readyCheckout(app, { items: printsOf(2) });
  expect((await ready.submit()).status).toBe(204);
  expect(await standing()).toMatchObject({ 'providerClearing USD': ready.totalMinor });
  expect(await booksBalance(db)).toEqual([]);
  const backMinor = await refundHalf();
  expect(await standing()).toMatchObject({ 'refunds USD': -backMinor });
  await returnAll();
  expect(await standing()).toMatchObject({ 'providerClearing USD': ready.totalMinor - backMinor });
  await ready.client.call(cancelOrder, { params: { resourceId: ready.resourceId } });
  await returnAll();
  expect(Object.keys(await standing()).toSorted()).toEqual(['cardFees USD', 'feesPayable USD']);
  expect(await booksBalance(db)).toEqual([]);
});

test('a declined card leaves no trace in the books', async () => {
  const ready = await readyCheckout(app);
  fake.next('declined');
  expect((await ready.submit()).status).toBe(402);
  expect(await standing()).toEqual({});
});

test('what a link takes is its photographer’s, less the fee and what goes back', async () => {
  const { accountId, owner, linkId, submit } = await madeLink(app);
  expect((await submit()).status).toBe(200);
  const due = { party: accountId, currency: 'EUR' };
  const lines = () =>
    db
      .selectFrom('journalLines')
      .innerJoin('journalEntries', 'journalEntries.id', 'entryId')
      .select(['kind', 'party', 'currency', 'amountMinor'])
      .where('account', '=', 'photographer')
      .orderBy('entryId')
      .execute();
  expect(await lines()).toEqual([
    { kind: 'sale', ...due, amountMinor: -125_000 },
    { kind: 'fee', ...due, amountMinor: 3_655 },
  ]);
  const refund = { params: { linkId }, body: { amount: '250.00' } };
  await owner.call(refundPaymentLink, refund);
  await returnAll();
  expect((await lines())[2]).toEqual({ kind: 'return', ...due, amountMinor: 25_000 });
  expect(await standing()).toEqual({
    'providerClearing EUR': 100_000,
    'photographer EUR': -96_345,
    'feesPayable EUR': -3_655,
  });
  expect(await booksBalance(db)).toEqual([]);
});

test('what was paid before there were books is written as if it had been booked at once', async () => {
  const ready = await readyCheckout(app, { items: printsOf(3) });
  await ready.submit();
  const link = await madeLink(app);
  await link.submit();
  await refundHalf();
  await returnAll();
  await ready.client.call(cancelOrder, { params: { resourceId: ready.resourceId } });
  const body = { amount: '10.00' };
  await link.owner.call(refundPaymentLink, { params: { linkId: link.linkId }, body });
  const before = await entries();
  await forgetBooks();
  expect((await booksBalance(db)).length).toBeGreaterThan(0);
  await postMissing(deps);
  await postMissing(deps);
  expect(await entries()).toEqual(before);
  expect(await booksBalance(db)).toEqual([]);
});

function entries() {
  return db
    .selectFrom('journalLines')
    .innerJoin('journalEntries', 'journalEntries.id', 'entryId')
    .select(['kind', 'sourceId', 'reference', 'account', 'party', 'currency', 'amountMinor'])
    .orderBy('kind')
    .orderBy('sourceId')
    .orderBy('account')
    .execute();
}

/** As the database was before it had books. */
async function forgetBooks(): Promise<void> {
  await db.connection().execute(async (one) => {
    for (const table of ['journal_lines', 'journal_entries']) {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(one);
      await sql`delete from ${sql.table(table)}`.execute(one);
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(one);
    }
  });
}
