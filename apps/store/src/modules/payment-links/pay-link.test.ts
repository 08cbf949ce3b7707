import {
  cancelPaymentLink,
  changePaymentLink,
  getPayableLink,
  getPaymentLink,
} from '@albumen/contract/endpoints/payment-links';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openFakeProvider } from '../../../test/fake-provider.ts';
import { waitingMails } from '../../../test/mailbox.ts';
import { openConnections } from '../../../test/open-connections.ts';
import { linkForm, madeLink, payer } from '../../../test/made-link.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { expireDueLinks } from './expire-links.service.ts';
import { booksBalance } from '../books/books-balance.ts';
import { lookUp } from '../payments/look-up.service.ts';
import { refundOnce } from '../payments/refunds.service.ts';
import { settle } from '../payments/settle.service.ts';

const fake = openFakeProvider();
const app = await openTestApp({
  poolSize: 10,
  deps: { payments: { hostedFields: fake.provider } },
});
const { db, deps, clock, empty } = app;

beforeEach(async () => {
  await empty();
  fake.reset();
});

async function onlyPayment() {
  return db.selectFrom('paymentAttempts').selectAll().executeTakeFirstOrThrow();
}

async function kindsTo(address: string) {
  return (await waitingMails(db, address)).map(({ kind }) => kind);
}

/** As if so much time had gone by since the submission. */
async function age(seconds: number) {
  await sql`update payment_attempts set claimed_at = now() - make_interval(secs => ${seconds})`.execute(
    db,
  );
}

test('a guest pays: a receipt on the page and by mail, a notice to the photographer', async () => {
  const { owner, ownerEmail, linkId, submit } = await madeLink(app);
  const { status, body } = await submit();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'paid',
    amountMinor: 125_000,
    currency: 'EUR',
    methods: [],
    receipt: { paidWith: 'Visa ending in 1111', refundedMinor: 0 },
  });
  expect([...fake.charges.values()]).toMatchObject([{ amountMinor: 125_000, currency: 'EUR' }]);
  expect(await kindsTo(payer.payerEmail)).toEqual(['linkReceipt']);
  expect(await kindsTo(ownerEmail)).toEqual(['linkPaid']);
  const { body: own } = await owner.call(getPaymentLink, { params: { linkId } });
  expect(own).toMatchObject({
    status: 'paid',
    payment: { name: 'Ida Berg', email: 'ida@people.test' },
    refundableMinor: 125_000,
    canCancel: false,
  });
});

test('50 submissions at once, each with its own key and card, are one charge', async () => {
  const { submit } = await madeLink(app);
  await openConnections(db);
  const replies = await Promise.all(Array.from({ length: 50 }, () => submit()));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const others = replies.filter(({ status }) => status !== 200).map(({ body }) => body);
  expect(others).toHaveLength(49);
  for (const body of others) expect(body).toMatchObject({ code: 'linkPaid' });
  expect(fake.asked()).toBe(1);
});

test('50 repetitions of one submission at once are one charge, and all hear the receipt', async () => {
  const { submit } = await madeLink(app);
  await openConnections(db);
  const again = { key: 'k', nonce: 'n' };
  const replies = await Promise.all(Array.from({ length: 50 }, () => submit(again)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(fake.asked()).toBe(1);
});

test('a submission without a key is known by its token', async () => {
  const { submit } = await madeLink(app);
  const first = await submit({ key: undefined, nonce: 'n' });
  const again = await submit({ key: undefined, nonce: 'n' });
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(fake.asked()).toBe(1);
});

test('a key that was used for another card is refused', async () => {
  const { submit } = await madeLink(app);
  fake.next('declined');
  await submit({ key: 'k', nonce: 'one' });
  const reply = await submit({ key: 'k', nonce: 'two' });
  expect(reply.body).toMatchObject({ code: 'idempotencyKeyReused' });
});

test('a card that is refused is answered with 402, and the next one pays', async () => {
  const { submit } = await madeLink(app);
  fake.next('declined');
  expect((await submit()).status).toBe(402);
  expect((await submit()).status).toBe(200);
  expect(fake.charges.size).toBe(1);
});

test('another amount or currency than the link asks for charges nothing', async () => {
  const { submit } = await madeLink(app);
  for (const overrides of [{ amountMinor: 1 }, { currency: 'PLN' }]) {
    const reply = await submit(overrides);
    expect(reply.body).toMatchObject({ code: 'linkChanged', params: { amountMinor: 125_000 } });
  }
  expect(fake.asked()).toBe(0);
});

test('while it is being paid a link can be neither canceled nor changed', async () => {
  const { owner, submit, linkId } = await madeLink(app);
  const open = fake.hold();
  const submitted = submit();
  await expect.poll(() => fake.asked()).toBe(1);
  const params = { linkId };
  const canceled = await owner.call(cancelPaymentLink, { params });
  const changed = await owner.call(changePaymentLink, { params, body: linkForm({ amount: '1' }) });
  expect(canceled.body).toMatchObject({ code: 'linkBeingPaid' });
  expect(changed.body).toMatchObject({ code: 'linkBeingPaid' });
  open();
  expect((await submitted).body).toMatchObject({ status: 'paid', amountMinor: 125_000 });
});

test('a link that changed after its page was opened is shown anew before it is charged', async () => {
  const { owner, submit, linkId } = await madeLink(app);
  await owner.call(changePaymentLink, {
    params: { linkId },
    body: linkForm({ amount: '900', currency: 'PLN', payerCountry: 'PL' }),
  });
  expect((await submit()).body).toMatchObject({ code: 'linkChanged' });
  expect((await submit({ amountMinor: 90_000, currency: 'PLN' })).status).toBe(200);
});

test('a canceled link takes no money', async () => {
  const { owner, submit, linkId } = await madeLink(app);
  await owner.call(cancelPaymentLink, { params: { linkId } });
  expect((await submit()).body).toMatchObject({ code: 'linkCanceled' });
  const { body } = await app.browser().call(getPayableLink, { params: { linkId } });
  expect(body).toMatchObject({ status: 'canceled', methods: [], receipt: null });
});

test('after its due day a link takes no money, whether the sweeper came or not', async () => {
  const dueOn = clock.now().toISOString().slice(0, 10);
  const { owner, ownerEmail, submit, linkId } = await madeLink(app, { dueOn });
  clock.moveBy(3 * 24 * 3_600_000);
  expect((await submit()).body).toMatchObject({ code: 'linkExpired' });
  await expireDueLinks(deps);
  await expireDueLinks(deps);
  expect(await kindsTo(ownerEmail)).toEqual(['linkExpired']);
  const later = new Date(clock.now().getTime() + 24 * 3_600_000).toISOString().slice(0, 10);
  const params = { linkId };
  await owner.call(changePaymentLink, { params, body: linkForm({ dueOn: later }) });
  expect((await submit()).status).toBe(200);
});

test('an answer that is lost after the charge is looked up, and the link is paid', async () => {
  const { submit } = await madeLink(app);
  fake.next('lost');
  const again = { key: 'k', nonce: 'n' };
  const reply = await submit(again);
  expect(reply.body).toMatchObject({ code: 'paymentPending' });
  expect((await submit()).body).toMatchObject({ code: 'linkBusy' });
  await lookUp(deps, (await onlyPayment()).id);
  expect((await submit(again)).status).toBe(200);
  expect(fake.asked()).toBe(1);
  expect(await kindsTo(payer.payerEmail)).toEqual(['linkReceipt']);
});

test('a charge that never arrived is given up in time, reported by mail, and may be tried again', async () => {
  const { submit } = await madeLink(app);
  fake.next('unanswered');
  await submit();
  const { id } = await onlyPayment();
  await lookUp(deps, id);
  expect((await onlyPayment()).status).toBe('unknown');
  await age(50);
  await lookUp(deps, id);
  expect((await onlyPayment()).status).toBe('failed');
  expect(await kindsTo(payer.payerEmail)).toEqual(['linkNotPaid']);
  expect((await submit()).status).toBe(200);
});

test('a charge that arrives after it was given up goes back, once', async () => {
  const { submit } = await madeLink(app);
  fake.next('unanswered');
  await submit();
  const { id, reference, amountMinor, currency } = await onlyPayment();
  await age(50);
  await lookUp(deps, id);
  fake.charges.set(reference, { reference, amountMinor, currency, token: 'late' });
  await lookUp(deps, id);
  const refund = await db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
  await refundOnce(deps, refund.id);
  await refundOnce(deps, refund.id);
  expect(fake.returns).toMatchObject([{ transactionId: `t-${reference}`, amountMinor }]);
  expect((await onlyPayment()).status).toBe('returned');
});

test('what goes back of a late charge is what was charged, whatever its link asks for by now', async () => {
  const { submit, owner, linkId } = await madeLink(app);
  fake.next('unanswered');
  await submit();
  const { id, reference, amountMinor, currency } = await onlyPayment();
  await age(50);
  await lookUp(deps, id);
  await owner.call(changePaymentLink, { params: { linkId }, body: linkForm({ amount: '1' }) });
  fake.charges.set(reference, { reference, amountMinor, currency, token: 'late' });
  await lookUp(deps, id);
  const refund = await db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
  await refundOnce(deps, refund.id);
  expect(fake.returns).toMatchObject([{ amountMinor, currency }]);
  expect(await booksBalance(db)).toEqual([]);
});

test('a process that dies after its claim leaves nothing in the way', async () => {
  const { submit } = await madeLink(app);
  fake.next('unanswered');
  await submit();
  await db.updateTable('paymentAttempts').set({ status: 'claimed' }).execute();
  await age(50);
  await lookUp(deps, (await onlyPayment()).id);
  expect((await submit()).status).toBe(200);
});

test('an outcome that is reported twice, or by many at once, changes things once', async () => {
  const { submit } = await madeLink(app);
  fake.next('lost');
  await submit();
  const { id, reference } = await onlyPayment();
  const outcome = { kind: 'charged', transactionId: `t-${reference}`, card: undefined } as const;
  await Promise.all(Array.from({ length: 8 }, () => settle(deps, id, outcome)));
  await settle(deps, id, { kind: 'declined', code: 'late', text: 'late' });
  expect((await onlyPayment()).status).toBe('charged');
  expect(await kindsTo(payer.payerEmail)).toEqual(['linkReceipt']);
});

test('a link is nobody’s at the other brand', async () => {
  const { linkId, submit } = await madeLink(app);
  const stranger = app.browser('cyan');
  expect((await stranger.call(getPayableLink, { params: { linkId } })).status).toBe(404);
  expect((await submit({ client: stranger })).status).toBe(404);
});

test('without an account behind it a link can no longer be paid', async () => {
  const { submit, accountId } = await madeLink(app);
  await db.deleteFrom('accounts').where('id', '=', accountId).execute();
  expect((await submit()).status).toBe(404);
  expect(fake.asked()).toBe(0);
});
