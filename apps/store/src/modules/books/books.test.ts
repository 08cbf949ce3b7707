import { sumsOf } from '@albumen/domain/books/journal';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import { bookOrderReturn, bookOrderSale, bookReturned, bookStray, post } from './books.service.ts';

const { db, deps, clock, empty } = await openTestApp();

beforeEach(empty);

const order = {
  attemptId: 'a-1',
  reference: 'H-1-x',
  orderId: 'o-1',
  currency: 'USD',
  totalMinor: 5_000,
  shippingMinor: 900,
  taxMinor: 300,
  lines: [{ sellerId: 'anna', markupMinor: 1_000 }],
};

const sell = (chargedMinor = 5_000, chargedCurrency = 'USD') =>
  db
    .transaction()
    .execute((trx) =>
      bookOrderSale(trx, deps, { ...order, chargedMinor, chargedCurrency, at: clock.now() }),
    );

async function lines() {
  const rows = await db
    .selectFrom('journalLines')
    .innerJoin('journalEntries', 'journalEntries.id', 'journalLines.entryId')
    .select(['kind', 'account', 'party', 'currency', 'amountMinor'])
    .orderBy('journalEntries.id')
    .orderBy('account')
    .execute();
  expect([...sumsOf(rows).values()].every((sum) => sum === 0)).toBe(true);
  return rows.map(
    (row) =>
      `${row.kind} ${row.account}${row.party && ` ${row.party}`} ${row.amountMinor} ${row.currency}`,
  );
}

test('an order that is paid is a charge, a sale with its photographer’s share, and a fee', async () => {
  await sell();
  expect(await lines()).toEqual([
    'charge customer -5000 USD',
    'charge providerClearing 5000 USD',
    'sale customer 5000 USD',
    'sale photographer anna -1000 USD',
    'sale sales -2800 USD',
    'sale shipping -900 USD',
    'sale tax -300 USD',
    'fee cardFees 175 USD',
    'fee feesPayable -175 USD',
  ]);
});

test('what is written twice stands once', async () => {
  await sell();
  await sell();
  expect(await lines()).toHaveLength(9);
});

test('a charge in another currency balances in both', async () => {
  await sell(19_800, 'PLN');
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'charge customer -5000 USD',
      'charge exchange 5000 USD',
      'charge exchange -19800 PLN',
      'charge providerClearing 19800 PLN',
      'fee cardFees 674 PLN',
    ]),
  );
});

test('a return takes of each part what it was of, once its sale is booked', async () => {
  const back = {
    refundId: 'r-1',
    reference: order.reference,
    orderId: 'o-1',
    currency: 'USD',
    amountMinor: 2_500,
    lines: [
      {
        sellerId: 'anna',
        markupMinor: 1_000,
        totalMinor: 3_800,
        refundedMinor: 0,
        backMinor: 1_900,
      },
    ],
    at: clock.now(),
  };
  await db.transaction().execute((trx) => bookOrderReturn(trx, back));
  expect(await lines()).toEqual([]);
  await sell();
  await db.transaction().execute((trx) => bookOrderReturn(trx, back));
  expect((await lines()).slice(9)).toEqual([
    'return photographer anna 500 USD',
    'return refunds -2500 USD',
    'return sales 1400 USD',
    'return shipping 450 USD',
    'return tax 150 USD',
  ]);
});

test('a stray charge is owed to its payer until it is back', async () => {
  const stray = {
    attemptId: 'a-2',
    reference: 'H-1-y',
    payable: { kind: 'order', id: 'o-1' },
    amountMinor: 700,
    currency: 'USD',
    chargedMinor: 700,
    chargedCurrency: 'USD',
    at: clock.now(),
  } as const;
  await db.transaction().execute(async (trx) => {
    await bookStray(trx, stray);
    await bookReturned(trx, { ...stray, refundId: 'r-2', returnReference: 'r-2' });
  });
  expect(await lines()).toEqual([
    'charge customer -700 USD',
    'charge providerClearing 700 USD',
    'stray customer 700 USD',
    'stray refunds -700 USD',
    'returned providerClearing -700 USD',
    'returned refunds 700 USD',
  ]);
});

test('the database refuses what does not balance, and any change of what is written', async () => {
  const entry = { kind: 'payout', sourceId: 'p', payable: null, reference: null } as const;
  const line = { account: 'bank', party: '', currency: 'USD', amountMinor: 1 } as const;
  const write = (lines: readonly (typeof line)[]) =>
    db.transaction().execute((trx) => post(trx, [{ ...entry, lines }], clock.now()));
  await expect(write([line])).rejects.toThrow('is off by 1 USD');
  const oneSided = db
    .transaction()
    .execute((trx) =>
      sql`insert into journal_entries (kind, source_id) values ('payout', 'q')`.execute(trx),
    );
  await expect(oneSided).rejects.toThrow('does not balance');
  await sell();
  await expect(
    sql`insert into journal_lines (entry_id, account, currency, amount_minor)
      select min(id), 'bank', 'USD', 5 from journal_entries`.execute(db),
  ).rejects.toThrow('does not balance');
  await expect(sql`update journal_lines set amount_minor = 1`.execute(db)).rejects.toThrow(
    'only added to',
  );
  await expect(sql`delete from journal_entries`.execute(db)).rejects.toThrow('only added to');
});
