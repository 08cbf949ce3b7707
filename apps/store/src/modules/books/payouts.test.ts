import { deleteAccount, prepareDeletion } from '@albumen/contract/endpoints/accounts';
import { listPayouts, markPaid, payoutsCsv } from '@albumen/contract/endpoints/operator-books';
import { refundPaymentLink } from '@albumen/contract/endpoints/payment-links';
import {
  getSales,
  getStatement,
  savePayoutDetails,
  statementCsv,
  statementPdf,
} from '@albumen/contract/endpoints/sales';
import { monthBounds, monthOf } from '@albumen/domain/books/months';
import { formatPrice } from '@albumen/domain/money/format-price';
import { beforeEach, expect, test } from 'vitest';
import { openFakeProvider } from '../../../test/fake-provider.ts';
import { waitingMails } from '../../../test/mailbox.ts';
import { madeLink } from '../../../test/made-link.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { purgeDeleted } from '../files/purge.service.ts';
import { mailStatements } from './statement-mails.service.ts';

const fake = openFakeProvider();
const app = await openTestApp({ deps: { payments: { hostedFields: fake.provider } } });
const { db, deps, clock, browser, empty } = app;

beforeEach(async () => {
  await empty();
  fake.reset();
});

const dayMs = 24 * 3_600_000;
const us = {
  holderName: '=Ida Berg',
  kind: 'us',
  iban: '',
  routingNumber: '021000021',
  accountNumber: '1234 56789',
};

async function operator() {
  const client = browser();
  await client.operate();
  return client;
}

/** To the second day of the next month. */
function passMonth(): void {
  const { to } = monthBounds(monthOf(clock.now()));
  clock.moveBy(to.getTime() - clock.now().getTime() + dayMs);
}

/** As whoever has just proved who she is. */
async function giveAccount(owner: TestClient): Promise<void> {
  await db.updateTable('sessions').set({ confirmedAt: clock.now() }).execute();
  expect((await owner.call(savePayoutDetails, { body: us })).status).toBe(200);
}

/** A photographer whose link of 100 euros was paid; one month later. */
async function soldLastMonth(amount = '100.00') {
  const made = await madeLink(app, { amount });
  await made.submit();
  const month = monthOf(clock.now());
  passMonth();
  return { ...made, month, due: (await (await operator()).call(listPayouts)).body.payouts };
}

test('what was sold in a month is due once it is over, with somewhere to pay it to', async () => {
  const { submit, owner } = await madeLink(app, { amount: '100.00' });
  await submit();
  const client = await operator();
  expect((await client.call(listPayouts)).body.payouts).toEqual([]);
  passMonth();
  const [due] = (await client.call(listPayouts)).body.payouts;
  expect(due).toMatchObject({ dueMinor: 9_680, currency: 'EUR', account: null });
  await giveAccount(owner);
  const { text } = await client.call(payoutsCsv);
  expect(text).toContain("'=Ida Berg,021000021 / 123456789,96.80,EUR,");
  expect((await browser().call(payoutsCsv)).status).toBe(401);
});

test('a payout is marked once; what goes back after it is carried to the next', async () => {
  const { accountId, owner, ownerEmail, linkId, due } = await soldLastMonth();
  await giveAccount(owner);
  const client = await operator();
  const paid = { accountId, currency: 'EUR', amountMinor: 9_680, reference: 'PO-1' };
  expect(due[0]?.dueMinor).toBe(paid.amountMinor);
  const wrong = await client.call(markPaid, { body: { ...paid, amountMinor: 1 } });
  expect(wrong.status).toBe(409);
  const empty = await client.call(markPaid, { body: { ...paid, reference: ' ' } });
  expect(empty.body).toMatchObject({ fields: { reference: [expect.any(String)] } });
  expect((await client.call(markPaid, { body: paid })).status).toBe(200);
  expect((await client.call(markPaid, { body: paid })).status).toBe(200);
  const second = { ...paid, reference: 'PO-2' };
  expect((await client.call(markPaid, { body: second })).status).toBe(409);
  expect((await client.call(listPayouts)).body).toMatchObject({
    payouts: [],
    paid: [{ amountMinor: 9_680, reference: 'PO-1', paidTo: 'Account ending in 6789' }],
  });
  await owner.call(refundPaymentLink, { params: { linkId }, body: { amount: '40.00' } });
  const [carried] = (await client.call(listPayouts)).body.payouts;
  expect(carried).toMatchObject({ dueMinor: -4_000, isBelowMinimum: true });
  expect((await owner.call(getSales)).body.balances).toMatchObject([
    { soldMinor: 10_000, feeMinor: 320, returnedMinor: 4_000, paidMinor: 9_680, dueMinor: -4_000 },
  ]);
  const kinds = (await waitingMails(db, ownerEmail)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'paidOut')).toHaveLength(1);
});

test('a transfer is written down as it was made, and what is due by then is carried on', async () => {
  const { accountId, owner, linkId } = await soldLastMonth();
  const client = await operator();
  await owner.call(refundPaymentLink, { params: { linkId }, body: { amount: '40.00' } });
  const sent = { accountId, currency: 'EUR', amountMinor: 5_680, reference: 'PO-1' };
  for (const paid of ['', '0', '-5', 'all of it', '99999999999']) {
    const wrong = await client.call(markPaid, { body: { ...sent, paid } });
    expect(wrong.body).toMatchObject({ fields: { paid: [expect.any(String)] } });
  }
  const paid = '96,80';
  expect((await client.call(markPaid, { body: { ...sent, paid } })).status).toBe(200);
  expect((await client.call(markPaid, { body: { ...sent, paid } })).status).toBe(200);
  expect((await client.call(listPayouts)).body).toMatchObject({
    payouts: [{ dueMinor: -4_000 }],
    paid: [{ amountMinor: 9_680 }],
  });
});

test('of two operators who mark the same payout, one does', async () => {
  const { accountId } = await soldLastMonth();
  const client = await operator();
  const paid = { accountId, currency: 'EUR', amountMinor: 9_680 };
  const replies = await Promise.all(
    ['PO-1', 'PO-2'].map((reference) => client.call(markPaid, { body: { ...paid, reference } })),
  );
  expect(replies.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409']);
});

test('less than the minimum is not paid out', async () => {
  const { due, owner } = await soldLastMonth('20.00');
  expect(due).toMatchObject([{ isBelowMinimum: true }]);
  await giveAccount(owner);
  const { text } = await (await operator()).call(payoutsCsv);
  expect(text.trim().split('\n')).toHaveLength(1);
});

test('who deletes the account is paid what is due, however little, and only then gone', async () => {
  const { owner, accountId, ownerEmail } = await soldLastMonth('20.00');
  await giveAccount(owner);
  const { confirmation, owed } = (await owner.call(prepareDeletion)).body;
  const amountMinor = owed[0]?.amountMinor ?? 0;
  expect(owed).toEqual([{ amountMinor, currency: 'EUR' }]);
  expect(amountMinor).toBeGreaterThan(0);
  const headers = { 'x-confirmation': confirmation };
  await owner.call(deleteAccount, { query: { confirmed: 'true' }, headers });
  const mail = (await waitingMails(db, ownerEmail)).at(-1);
  expect(mail?.text).toContain(`We still owe you ${formatPrice(amountMinor, 'EUR')}`);
  await db
    .updateTable('accounts')
    .set({ deletionDueAt: new Date(0) })
    .execute();
  await purgeDeleted(deps);
  const client = await operator();
  const [due] = (await client.call(listPayouts)).body.payouts;
  expect(due).toMatchObject({ dueMinor: amountMinor, isBelowMinimum: false });
  expect(due?.account).toContain('123456789');
  const paid = { accountId, currency: 'EUR', amountMinor, reference: 'PO-9' };
  expect((await client.call(markPaid, { body: paid })).status).toBe(200);
  await purgeDeleted(deps);
  expect(await db.selectFrom('accounts').select('id').execute()).toEqual([]);
});

test('a statement says what moved in its month, as a page, as CSV and as PDF, and is mailed once', async () => {
  const { owner, ownerEmail, link, month } = await soldLastMonth();
  const params = { month };
  const { body } = await owner.call(getStatement, { params });
  expect(body).toMatchObject({
    isFinal: true,
    currencies: [
      {
        openingMinor: 0,
        closingMinor: 9_680,
        lines: [
          {
            kind: 'sale',
            reference: link.reference,
            detail: 'Ida Berg, Wedding of Ida and Marcus',
            amountMinor: 10_000,
          },
          { kind: 'fee', amountMinor: -320 },
        ],
      },
    ],
  });
  expect((await owner.call(statementCsv, { params })).text).toContain(',100.00,,EUR');
  const pdf = await owner.call(statementPdf, { params });
  expect(pdf.text.startsWith('%PDF')).toBe(true);
  const stranger = await browser().signIn((await app.make.account()).id);
  expect((await stranger.call(getStatement, { params })).body.currencies).toEqual([]);
  expect((await browser().call(getStatement, { params })).status).toBe(401);
  const ahead = { params: { month: '2099-01' } };
  expect((await owner.call(getStatement, ahead)).status).toBe(404);
  expect((await owner.call(getStatement, { params: { month: '2026-13' } })).status).toBe(400);
  await mailStatements(deps);
  await mailStatements(deps);
  const mails = (await waitingMails(db, ownerEmail)).filter(({ kind }) => kind === 'statement');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`/account/statements/${month}`);
});

test('sales are shown by month', async () => {
  const { owner, month } = await soldLastMonth();
  const of = async (wanted: string) =>
    (await owner.call(getSales, { query: { month: wanted } })).body;
  expect((await of(month)).sales).toMatchObject([{ kind: 'link', earnedMinor: 9_680 }]);
  expect((await of(monthOf(clock.now()))).sales).toEqual([]);
  expect((await of(month)).months).toEqual([month]);
});
