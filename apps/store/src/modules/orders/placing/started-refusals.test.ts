import { findPlaced, getCheckout } from '@albumen/contract/endpoints/checkout';
import { exchange } from '@albumen/domain/money/exchange';
import { expect, test } from 'vitest';
import { paymentId, unusedMails, type StartOptions } from '../../../../test/bank-checkout.ts';
import { openBankRig } from '../../../../test/bank-rig.ts';
import { completedXml, sendNotice } from '../../../../test/gateway-notices.ts';
import { scriptHeaders } from '../../../http/script-headers.ts';

const { fake, app, atBank, workOff, orders, orderPieces } = await openBankRig();
const { db, make } = app;

test('a page that comes back to another total is refused: its payer approved the old one', async () => {
  const { start, client, resourceId, submit, local } = await atBank();
  await start();
  await orderPieces(2);
  const { cartTotal } = (await client.call(getCheckout, { params: { resourceId } })).body;
  const amountMinor = exchange(cartTotal, '0.92');
  const payment = { method: 'ideal', nonce: 'n', local: { ...local, amountMinor } } as const;
  expect((await submit({ payment, cartTotal })).body).toMatchObject({ code: 'totalChanged' });
  expect(fake.asked()).toBe(0);
});

test('another amount than was asked for is never charged', async () => {
  const { start, approve } = await atBank();
  await start();
  await approve(paymentId, { amountMinor: 1 });
  await workOff();
  expect(fake.asked()).toBe(0);
  expect(await unusedMails(app)).toMatchObject([expect.stringContaining('another amount')]);
});

test.each<{ what: string; overrides: StartOptions; status: number; code: string }>([
  {
    what: 'another amount',
    overrides: { local: { amountMinor: 1 } },
    status: 409,
    code: 'totalChanged',
  },
  {
    what: 'another currency',
    overrides: { local: { currency: 'USD' } },
    status: 409,
    code: 'totalChanged',
  },
  { what: 'another total', overrides: { cartTotal: 1 }, status: 409, code: 'totalChanged' },
  {
    what: 'a country without it',
    overrides: { local: { country: 'US' } },
    status: 503,
    code: 'paymentUnavailable',
  },
  {
    what: 'a method of elsewhere',
    overrides: { method: 'blik' },
    status: 503,
    code: 'paymentUnavailable',
  },
])('$what is refused before a bank is asked', async ({ overrides, status, code }) => {
  const { start } = await atBank();
  expect(await start(overrides)).toMatchObject({ status, body: { code } });
  expect(await db.selectFrom('paymentStarts').select('paymentId').execute()).toEqual([]);
});

test('a form that breaks its rules is refused at the fields', async () => {
  const { start } = await atBank();
  const { status, body } = await start({ form: { zip: 'x' } });
  expect(status).toBe(422);
  expect(body).toMatchObject({ fields: { zip: [expect.any(String)] } });
});

test('nobody starts at another’s checkout, without the page’s token, or with another’s payment', async () => {
  const mine = await atBank();
  const other = await atBank();
  const { id: accountId } = await make.account();
  const account = await app.browser().signIn(accountId);
  expect((await mine.start({ client: other.client })).status).toBe(404);
  expect((await mine.start({ client: account })).status).toBe(404);
  const url = `/api/checkout/${mine.resourceId}/starts`;
  const headers = scriptHeaders('wrong');
  const forged = await mine.client.send({ method: 'POST', url, headers, payload: {} });
  expect(forged.status).toBe(403);
  expect((await mine.start()).status).toBe(204);
  expect((await mine.start()).status).toBe(204);
  expect((await other.start()).status).toBe(404);
  const stolen = { method: 'ideal', nonce: 'n', local: mine.local } as const;
  expect((await other.submit({ payment: stolen })).status).toBe(402);
  expect(fake.asked()).toBe(0);
  await mine.approve();
  await workOff();
  expect((await mine.read()).status).toBe('paid');
  expect((await other.submit({ payment: stolen })).status).toBe(402);
  expect(fake.asked()).toBe(1);
});

test('a notice of a payment that nobody began, or that nobody signed, places nothing', async () => {
  const { start, approve, amountMinor } = await atBank();
  await start();
  await approve('PAY-9');
  await workOff('PAY-9');
  const subject = completedXml({ paymentId, amountMinor, currency: 'EUR' });
  const kind = 'local_payment_completed';
  const forged = await sendNotice(app, { kind, subject, signature: '0'.repeat(40) });
  expect(forged.status).toBe(401);
  await workOff();
  expect(await orders()).toEqual([]);
});

test('an order that stands begins no second payment', async () => {
  const { start, submit } = await atBank();
  await submit();
  expect((await start()).body).toMatchObject({ code: 'checkoutPlaced' });
});

test('too many attempts are held back before the bank', async () => {
  const { start } = await atBank();
  const replies = [];
  for (let count = 0; count < 31; count += 1) replies.push(await start({ id: `PAY-${count}` }));
  expect(replies.map(({ status }) => status)).toEqual([...Array(30).fill(204), 429]);
});

test('a page that waits learns whether its order was placed, and a stranger learns nothing', async () => {
  const { client, resourceId, submit } = await atBank();
  const look = (by = client) => by.call(findPlaced, { params: { resourceId } });
  expect((await look()).body).toEqual({ isPlaced: false });
  await submit();
  expect((await look()).body).toEqual({ isPlaced: true });
  expect((await look((await atBank()).client)).status).toBe(404);
});
