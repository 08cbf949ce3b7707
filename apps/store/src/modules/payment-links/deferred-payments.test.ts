import { cancelPaymentLink, getPayableLink } from '@albumen/contract/endpoints/payment-links';
import { paymentNoticesPath } from '@albumen/contract/endpoints/payments';
import { beforeEach, expect, test } from 'vitest';
import { openFakeProvider } from '../../../test/fake-provider.ts';
import {
  noticeSettings,
  signed,
  sendNotice,
  transactionXml,
} from '../../../test/gateway-notices.ts';
import { waitingMails } from '../../../test/mailbox.ts';
import { madeLink, payer } from '../../../test/made-link.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { expireDueLinks } from './expire-links.service.ts';
import { settle } from '../payments/settle.service.ts';

const dayMs = 24 * 3_600_000;

const fake = openFakeProvider();
const app = await openTestApp({
  poolSize: 4,
  settings: noticeSettings,
  deps: { payments: { hostedFields: fake.provider } },
});
const { db, deps, clock, empty } = app;

beforeEach(async () => {
  await empty();
  fake.reset();
});

/** A link whose payer has used a method that takes days. */
async function awaitedLink() {
  const made = await madeLink(app);
  fake.next('unanswered');
  await made.submit();
  const payment = await onlyPayment();
  await settle(deps, payment.id, {
    kind: 'deferred',
    transactionId: `t-${payment.reference}`,
  });
  return { ...made, payment };
}

function onlyPayment() {
  return db.selectFrom('paymentAttempts').selectAll().executeTakeFirstOrThrow();
}

async function statusOf(linkId: string) {
  const { body } = await app.browser().call(getPayableLink, { params: { linkId } });
  return body.status;
}

interface NoticeOptions {
  kind: string;
  status: string;
  amountMinor?: number;
  currency?: string;
  signature?: string;
}

async function tell({ kind, status, signature, ...overrides }: NoticeOptions) {
  const { reference, amountMinor, currency } = await onlyPayment();
  const subject = transactionXml({ reference, amountMinor, currency, ...overrides }, status);
  return sendNotice(app, { kind, subject, ...(signature !== undefined && { signature }) });
}

const settled = { kind: 'transaction_settled', status: 'settled' };
const refused = { kind: 'transaction_settlement_declined', status: 'settlement_declined' };

async function kindsTo(address: string) {
  return (await waitingMails(db, address)).map(({ kind }) => kind);
}

test('money that takes days is awaited, and nobody else can pay meanwhile', async () => {
  const { linkId, submit } = await awaitedLink();
  expect(await statusOf(linkId)).toBe('awaitingPayment');
  expect((await submit()).body).toMatchObject({ code: 'linkAwaiting' });
  expect(await kindsTo(payer.payerEmail)).toEqual(['linkAwaiting']);
});

test('the notice that it has come pays the link, once, however often it is reported', async () => {
  const { linkId, ownerEmail } = await awaitedLink();
  const replies = await Promise.all([tell(settled), tell(settled), tell(settled)]);
  expect(replies.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await statusOf(linkId)).toBe('paid');
  expect(await kindsTo(payer.payerEmail)).toEqual(['linkAwaiting', 'linkReceipt']);
  expect(await kindsTo(ownerEmail)).toEqual(['linkPaid']);
});

test('the notice that it will not come opens the link again and notifies the payer', async () => {
  const { linkId, submit } = await awaitedLink();
  expect((await tell(refused)).status).toBe(204);
  expect(await statusOf(linkId)).toBe('open');
  expect(await kindsTo(payer.payerEmail)).toEqual(['linkAwaiting', 'linkNotPaid']);
  expect((await submit()).status).toBe(200);
});

test.each([
  { why: 'a forged signature', overrides: { ...settled, signature: '0'.repeat(40) }, status: 401 },
  { why: 'another amount', overrides: { ...settled, amountMinor: 100 }, status: 204 },
  { why: 'another currency', overrides: { ...settled, currency: 'PLN' }, status: 204 },
])('$why pays nothing', async ({ overrides, status }) => {
  const { linkId } = await awaitedLink();
  expect((await tell(overrides)).status).toBe(status);
  expect(await statusOf(linkId)).toBe('awaitingPayment');
});

test('one link whose payment can’t be looked up keeps no other from expiring', async () => {
  const first = await awaitedLink();
  fake.failToFind(first.payment.reference);
  const dueOn = new Date(clock.now().getTime() + dayMs).toISOString().slice(0, 10);
  const second = await madeLink(app, { dueOn });
  clock.moveBy(11 * dayMs);
  await expireDueLinks(deps);
  expect(await statusOf(first.linkId)).toBe('awaitingPayment');
  expect(await statusOf(second.linkId)).toBe('expired');
});

test('what never comes expires with a mail to both; if it comes after all it goes back', async () => {
  const { linkId, ownerEmail, payment } = await awaitedLink();
  clock.moveBy(11 * dayMs);
  await expireDueLinks(deps);
  expect(await statusOf(linkId)).toBe('expired');
  expect(await kindsTo(ownerEmail)).toEqual(['linkExpired']);
  expect(await kindsTo(payer.payerEmail)).toEqual(['linkAwaiting', 'linkExpired']);
  await tell(settled);
  expect(await statusOf(linkId)).toBe('expired');
  const refunds = await db.selectFrom('refunds').select(['amountMinor', 'reason']).execute();
  expect(refunds).toEqual([{ amountMinor: payment.amountMinor, reason: 'late' }]);
});

test('a link that is canceled while its money is awaited gives it back when it comes', async () => {
  const { owner, linkId } = await awaitedLink();
  await owner.call(cancelPaymentLink, { params: { linkId } });
  await tell(settled);
  expect(await statusOf(linkId)).toBe('canceled');
  expect((await onlyPayment()).status).toBe('returning');
});

test('the gateway’s question is answered by our key, and nobody else’s', async () => {
  const challenge = 'a'.repeat(32);
  const ask = (query: string) =>
    app.browser().send({ method: 'GET', url: `${paymentNoticesPath}${query}` });
  const reply = await ask(`?bt_challenge=${challenge}`);
  expect(reply.text).toBe(`public|${signed(challenge)}`);
  expect((await ask('?bt_challenge=no')).status).toBe(400);
  expect((await ask('')).status).toBe(404);
});
