import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { getOrder } from '@albumen/contract/endpoints/orders';
import { getPayableLink } from '@albumen/contract/endpoints/payment-links';
import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { migrate } from '@albumen/server-kit/migrations';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { bankSettings } from '../../test/bank-checkout.ts';
import { openFakeProvider } from '../../test/fake-provider.ts';
import { openTestApp } from '../../test/test-app.ts';
import { collect } from '../modules/payments/collect.service.ts';
import { handleLocalPayment } from '../modules/payments/local-notices.service.ts';
import { sweep } from '../modules/payments/sweep.service.ts';

/*
 * Rows of a store whose orders and links each had tables of their own for paying: with orders and links
 * in every status, attempts whose answers were lost, money on its way back, and payments that began at a
 * bank. None of its jobs came along.
 */
const rowsFile = join(import.meta.dirname, '../../test/rows/orders-and-links-at-0076.json.gz');
const old = z
  .object({
    madeWith: z.string(),
    /** Ids of orders and links, by what is special of them. */
    names: z.record(z.string(), z.string()),
    /** References of charges that stand at the provider. */
    charges: z.array(z.string()),
    sequences: z.array(z.object({ name: z.string(), last: z.string() })),
    rows: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  })
  .parse(JSON.parse(gunzipSync(await readFile(rowsFile)).toString('utf8')));

const fake = openFakeProvider();
const app = await openTestApp({
  poolSize: 10,
  settings: bankSettings,
  deps: { payments: { hostedFields: fake.provider, otherMethods: fake.provider } },
});
const { db, deps, browser } = app;
/* The day after its rows were made: what waits too long at a bank is given up. */
app.clock.moveBy(Date.parse('2026-11-23T00:00:00Z') - app.clock.now().getTime());
const folder = join(import.meta.dirname, 'migrations');
const log = (): void => undefined;

await sql`drop schema public cascade`.execute(db);
await sql`create schema public`.execute(db);
await migrate({ db, folder, log, through: `${old.madeWith}-zzz` });
await load();
await migrate({ db, folder, log });
for (const reference of old.charges) {
  fake.charges.set(reference, { reference, amountMinor: 0, currency: 'USD', token: '' });
}

/** The superuser may look away from foreign keys. */
async function load(): Promise<void> {
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(
    db,
  );
  const client = new Client({ ...inject('testServer'), database: rows[0]?.database });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const [table, list] of Object.entries(old.rows)) {
      const into = client.escapeIdentifier(table);
      const overriding = table.endsWith('_events') ? 'overriding system value' : '';
      await client.query(
        `insert into ${into} ${overriding} select * from jsonb_populate_recordset(null::${into}, $1::jsonb)`,
        [JSON.stringify(list)],
      );
    }
    for (const { name, last } of old.sequences) {
      await client.query('select setval($1, $2)', [name, last]);
    }
  } finally {
    await client.end();
  }
}

function idOf(name: string): string {
  const id = old.names[name];
  if (id === undefined) throw new Error(`there is no ${name}`);
  return id;
}

function countOf(...tables: string[]): number {
  return tables.reduce((sum, table) => sum + (old.rows[table]?.length ?? 0), 0);
}

async function count(table: 'paymentAttempts' | 'idempotencyKeys' | 'refunds' | 'payableEvents') {
  const { rows } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

async function orderStatus(name: string): Promise<string> {
  const { status } = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', idOf(name))
    .executeTakeFirstOrThrow();
  return status;
}

async function linkStatus(name: string): Promise<string> {
  const params = { linkId: idOf(`link ${name}`) };
  return (await browser().call(getPayableLink, { params })).body.status;
}

async function attemptStatuses(payableId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('paymentAttempts')
    .select('status')
    .where('payableId', '=', payableId)
    .execute();
  return rows.map(({ status }) => status);
}

test('every row of both is carried over', async () => {
  expect(await count('paymentAttempts')).toBe(countOf('payment_attempts', 'link_payments'));
  expect(await count('idempotencyKeys')).toBe(countOf('submit_keys', 'link_press_keys'));
  expect(await count('refunds')).toBe(countOf('refunds', 'link_refunds'));
  expect(await count('payableEvents')).toBe(countOf('order_events', 'link_events'));
  const starts = await db.selectFrom('paymentStarts').select('paymentId').execute();
  expect(starts).toHaveLength(countOf('checkout_starts', 'link_starts'));
});

test('pages show what they showed', async () => {
  const { checkoutId } = await db
    .selectFrom('orders')
    .select('checkoutId')
    .where('id', '=', idOf('paidAtBank'))
    .executeTakeFirstOrThrow();
  const { body: order } = await browser().call(getOrder, { params: { resourceId: checkoutId } });
  expect(order).toMatchObject({ status: 'paid', paidBy: { words: 'iDEAL' } });
  expect(order.timeline.map(({ title }) => title)).toEqual(['Order sent', 'Payment received']);
  const receipts = ['paid', 'paidByWallet', 'awaitingDebit'].map(async (name) => {
    const params = { linkId: idOf(`link ${name}`) };
    return (await browser().call(getPayableLink, { params })).body.receipt?.paidWith;
  });
  expect(await Promise.all(receipts)).toEqual([
    'Visa ending in 1111',
    'PayPal (ida@wallet.test)',
    'SEPA direct debit',
  ]);
});

test('whether shipping was taxed is worked out as refunds did', async () => {
  const taxed = await db
    .selectFrom('orders')
    .select('isShippingTaxed')
    .where('taxMinor', '>', 0)
    .execute();
  /* All went to Texas, which taxes shipping. */
  expect(new Set(taxed.map(({ isShippingTaxed }) => isShippingTaxed))).toEqual(new Set([true]));
});

test('what was open goes on without its jobs: charges are found, the rest is given up', async () => {
  await sweep(deps);
  expect(await orderStatus('pendingCharged')).toBe('paid');
  expect(await orderStatus('pendingUnheard')).toBe('unpaid');
  expect(await orderStatus('pendingClaimed')).toBe('unpaid');
  expect(await linkStatus('unknownCharged')).toBe('paid');
  expect(await linkStatus('unknownUnheard')).toBe('open');
  const asked = countOf('refunds', 'link_refunds');
  const done = await db.selectFrom('refunds').select('id').where('status', '=', 'done').execute();
  expect(done).toHaveLength(asked);
  expect(await attemptStatuses(idOf('expired'))).toEqual(['returned']);
  expect(await attemptStatuses(idOf('link lateReturning'))).toEqual(['returned']);
});

async function approve(paymentId: string): Promise<void> {
  const row =
    (await db
      .selectFrom('paymentStarts')
      .select(['amountMinor', 'currency'])
      .where('paymentId', '=', paymentId)
      .executeTakeFirst()) ??
    (await db
      .selectFrom('paymentAttempts')
      .select(['amountMinor', 'currency'])
      .where('paymentId', '=', paymentId)
      .executeTakeFirstOrThrow());
  const { currency } = row;
  const amount = formatAmount(row.amountMinor, currency);
  const notice = { kind: 'completed', paymentId, nonce: 'approved', amount, currency } as const;
  await handleLocalPayment(deps, notice);
  await collect(deps, paymentId);
}

test('what began at a bank or on a phone is paid when its payer says yes', async () => {
  for (const id of ['PAY-phone', 'PAY-bank', 'PAY-link-phone', 'PAY-link-bank']) await approve(id);
  expect(await orderStatus('awaitingPhone')).toBe('paid');
  const placed = await db
    .selectFrom('orders')
    .select('status')
    .where('checkoutId', '=', idOf('startedCheckout'))
    .execute();
  expect(placed).toEqual([{ status: 'paid' }]);
  expect(await linkStatus('awaitingPhone')).toBe('paid');
  expect(await linkStatus('started')).toBe('paid');
});
