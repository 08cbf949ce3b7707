import {
  cancelPaymentLink,
  getPayableLink,
  payLink,
  refundPaymentLink,
} from '@albumen/contract/endpoints/payment-links';
import { expect, test } from 'vitest';
import { sendNotice, transactionXml } from '../../../test/gateway-notices.ts';
import { approved, openLinkRig } from '../../../test/link-rig.ts';
import { madeLink, payer } from '../../../test/made-link.ts';
import { lookUp } from '../payments/look-up.service.ts';
import { refundOnce } from '../payments/refunds.service.ts';
import { settle } from '../payments/settle.service.ts';

const { fake, app, link, completed, expired, workOff, kindsTo, payments } = await openLinkRig();
const { db, deps } = app;

test('the ways to pay follow currency, country and the photographer’s choice', async () => {
  expect((await (await link('NL')).read()).methods).toEqual(['card', 'ideal', 'sofort', 'sepa']);
  expect((await (await link('PT')).read()).methods).toEqual(['card', 'mbway', 'sepa']);
  const { linkId } = await madeLink(app, {
    payerCountry: 'NL',
    'method-card': '',
    'method-sepa': 'on',
  });
  const { body } = await app.browser().call(getPayableLink, { params: { linkId } });
  expect(body.methods).toEqual(['sepa']);
});

test('a bank leads back to the page: paid, with a receipt that names the way', async () => {
  const { start, confirm, ownerEmail } = await link();
  expect((await start()).body).toMatchObject({ status: 'open' });
  const { body } = await confirm();
  expect(body).toMatchObject({ status: 'paid', receipt: { refundedMinor: 0 } });
  expect(await payments()).toMatchObject([{ method: 'ideal', provider: 'otherMethods' }]);
  expect(await kindsTo(payer.payerEmail)).toEqual(['linkReceipt']);
  expect(await kindsTo(ownerEmail)).toEqual(['linkPaid']);
});

test('the page never comes back: the gateway’s notice pays the link', async () => {
  const { start, read } = await link();
  await start();
  expect((await completed()).status).toBe(204);
  await workOff();
  expect((await read()).status).toBe('paid');
  expect(fake.asked()).toBe(1);
});

test('page and notice, each doubled and all at once, are one charge and one receipt', async () => {
  const { start, confirm, read } = await link();
  await start();
  await Promise.all([completed(), completed()]);
  const [one, two] = await Promise.all([confirm(), confirm(), workOff(), workOff()]);
  expect([one?.status, two?.status]).toEqual([200, 200]);
  expect(fake.asked()).toBe(1);
  expect((await read()).status).toBe('paid');
  expect(await kindsTo(payer.payerEmail)).toEqual(['linkReceipt']);
});

test('a notice that is quicker than the page is kept for it', async () => {
  const { byPhone, read } = await link('PT');
  await completed();
  await byPhone();
  await workOff();
  expect((await read()).status).toBe('paid');
});

test('two ways at once: the second payer is never charged', async () => {
  const { start, confirm, submit } = await link();
  await start();
  await start({ id: 'PAY-2' });
  expect((await submit()).status).toBe(200);
  expect((await confirm()).body).toMatchObject({ code: 'linkPaid' });
  await completed();
  await workOff();
  expect(fake.asked()).toBe(1);
});

test('a payment that was confirmed on the phone is awaited, then charged', async () => {
  const { byPhone, submit, read } = await link('PT');
  expect((await byPhone()).body).toMatchObject({ status: 'awaitingPayment' });
  expect((await byPhone()).status).toBe(200);
  expect((await submit()).body).toMatchObject({ code: 'linkAwaiting' });
  expect(fake.asked()).toBe(0);
  await completed();
  await Promise.all([workOff(), workOff()]);
  expect(await read()).toMatchObject({ status: 'paid' });
  expect(await kindsTo(payer.payerEmail)).toEqual(['linkAwaiting', 'linkReceipt']);
});

test('nobody confirms on the phone: the link opens again with a mail, and another way pays', async () => {
  const { byPhone, submit, read } = await link('PT');
  await byPhone();
  await expired();
  await workOff();
  expect((await read()).status).toBe('open');
  expect(await kindsTo(payer.payerEmail)).toEqual(['linkAwaiting', 'linkNotPaid']);
  expect((await submit()).status).toBe(200);
});

/** An hour later, without a word of the gateway's. */
async function forgetPromises(): Promise<void> {
  const claimedAt = new Date(Date.now() - 3_600_000);
  await db.updateTable('paymentAttempts').set({ claimedAt }).execute();
  for (const { id } of await payments()) await lookUp(deps, id);
}

test('a promise that the gateway never reports is not waited for', async () => {
  const { byPhone, read } = await link('PT');
  await byPhone();
  await forgetPromises();
  expect((await read()).status).toBe('open');
});

test('a way that always leads to a bank is no promise', async () => {
  const { start, read } = await link();
  const reply = await start({ method: 'ideal', isConfirmedElsewhere: true });
  expect(reply.body).toMatchObject({ code: 'paymentUnavailable' });
  expect((await read()).status).toBe('open');
});

test('promises that nobody keeps hold a link a few times a day, and any other way pays it', async () => {
  const { start, submit, read } = await link('PT');
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const id = `PAY-${count}`;
    statuses.push((await start({ method: 'mbway', isConfirmedElsewhere: true, id })).status);
    await forgetPromises();
  }
  expect(statuses).toEqual([...Array<number>(5).fill(200), 429]);
  expect((await read()).status).toBe('open');
  expect((await submit()).status).toBe(200);
});

test('nobody is mailed of more than a few promises a day, whatever links they are of', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const { promise } = await madeLink(app, { payerCountry: 'PT', 'method-mbway': 'on' });
    statuses.push((await promise('mbway', `PAY-${count}`)).status);
  }
  expect(statuses).toEqual([...Array<number>(5).fill(200), 429]);
  expect(await kindsTo(payer.payerEmail)).toHaveLength(5);
});

test('a promise that was charged by a process that died is found before it is given up', async () => {
  const { byPhone, read } = await link('PT');
  await byPhone();
  const [payment] = await payments();
  const { id = '', reference = '', amountMinor = 0, currency = '' } = payment ?? {};
  fake.charges.set(reference, { reference, amountMinor, currency, token: 'approved-nonce' });
  await db
    .updateTable('paymentAttempts')
    .set({ claimedAt: new Date(Date.now() - 3_600_000) })
    .execute();
  await lookUp(deps, id);
  expect((await read()).status).toBe('paid');
});

test('a charge of a promise that its link stopped waiting for meanwhile goes back', async () => {
  const { byPhone, owner, linkId } = await link('PT');
  await byPhone();
  await owner.call(cancelPaymentLink, { params: { linkId } });
  const [payment] = await payments();
  const { id = '', reference = '', amountMinor = 0, currency = '' } = payment ?? {};
  fake.charges.set(reference, { reference, amountMinor, currency, token: 'approved-nonce' });
  await lookUp(deps, id);
  expect((await payments()).map(({ status }) => status)).toEqual(['returning']);
});

test('another amount than was asked for is never charged', async () => {
  const { byPhone, read } = await link('PT');
  await byPhone();
  await completed({ ...approved, amountMinor: 1 });
  await workOff();
  expect((await read()).status).toBe('open');
  expect(fake.asked()).toBe(0);
});

test('a first charge that was cut off is made once more by whoever comes next', async () => {
  const { start, confirm, read } = await link();
  await start();
  fake.next('unanswered');
  expect((await confirm()).status).not.toBe(200);
  const [payment] = await payments();
  const text = 'The provider knows of no such charge.';
  const outcome = { kind: 'failed', code: 'never-charged', text } as const;
  await settle(deps, payment?.id ?? '', outcome);
  expect((await confirm()).status).toBe(200);
  expect((await read()).status).toBe('paid');
  expect(fake.charges.size).toBe(1);
});

test('what was started for another link, or not at all, pays nothing', async () => {
  const { start } = await link();
  await start();
  const other = await link();
  expect((await other.confirm()).status).toBe(404);
  expect((await other.start()).status).toBe(404);
  expect((await other.confirm('n', 'PAY-9')).status).toBe(404);
  expect(fake.asked()).toBe(0);
});

test.each([
  { why: 'another amount', overrides: { amountMinor: 1 }, code: 'linkChanged' },
  { why: 'a way that was not chosen', overrides: { method: 'eps' }, code: 'paymentUnavailable' },
  { why: 'a card', overrides: { method: 'card' }, code: 'paymentUnavailable' },
] as const)('$why is refused before a bank is asked', async ({ overrides, code }) => {
  const { start } = await link();
  expect((await start(overrides)).body).toMatchObject({ code });
});

test('a local payment can’t be charged past its start', async () => {
  const { linkId } = await link();
  const payment = { provider: 'otherMethods', method: 'ideal', nonce: 'n' } as const;
  const body = { payment, amountMinor: 125_000, currency: 'EUR', payer };
  const reply = await app.browser().call(payLink, { params: { linkId }, body });
  expect(reply.body).toMatchObject({ code: 'paymentUnavailable' });
});

test('a part of what was paid at a bank goes back the way it came', async () => {
  const { start, confirm, owner, linkId } = await link();
  await start();
  await confirm();
  const params = { linkId };
  const { body } = await owner.call(refundPaymentLink, { params, body: { amount: '250' } });
  expect(body).toMatchObject({ status: 'partlyRefunded', refundableMinor: 100_000 });
  const { id } = await db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
  await refundOnce(deps, id);
  expect(fake.returns).toMatchObject([{ amountMinor: 25_000, currency: 'EUR', reference: id }]);
});

/** A link that is paid by a mandate, whose debit takes days. */
async function debited() {
  const made = await link();
  fake.next('deferred');
  const payment = { provider: 'otherMethods', method: 'sepa', nonce: 'mandate' } as const;
  const body = { payment, amountMinor: 125_000, currency: 'EUR', payer };
  const params = { linkId: made.linkId };
  const reply = await app.browser().call(payLink, { params, body });
  const [row] = await payments();
  const tell = (kind: string, status: string) => {
    const { reference = '' } = row ?? {};
    const subject = transactionXml({ ...approved, reference }, status);
    return sendNotice(app, { kind, subject });
  };
  return { ...made, reply, tell };
}

test('a debit is awaited until the gateway reports that it has settled', async () => {
  const { reply, tell, read } = await debited();
  expect(reply.body).toMatchObject({
    status: 'awaitingPayment',
    receipt: { paidAt: null, paidWith: 'SEPA direct debit' },
  });
  await tell('transaction_settled', 'settled');
  expect((await read()).status).toBe('paid');
});

test('a debit that comes back opens the link again', async () => {
  const { tell, read } = await debited();
  await tell('transaction_settlement_declined', 'settlement_declined');
  expect((await read()).status).toBe('open');
  expect(await kindsTo(payer.payerEmail)).toEqual(['linkAwaiting', 'linkNotPaid']);
});
