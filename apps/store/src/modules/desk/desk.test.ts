import { getSettings, signIn } from '@albumen/contract/endpoints/accounts';
import { getSharedGallery } from '@albumen/contract/endpoints/galleries';
import * as desk from '@albumen/contract/endpoints/operator-desk';
import { listAuditEntries } from '@albumen/contract/endpoints/operator-audit';
import { createPaymentLink } from '@albumen/contract/endpoints/payment-links';
import { beforeEach, describe, expect, test } from 'vitest';
import { openFakeProvider } from '../../../test/fake-provider.ts';
import { linkForm } from '../../../test/made-link.ts';
import { emptyMailbox, waitingMails } from '../../../test/mailbox.ts';
import { buyer, readyCheckout } from '../../../test/ready-checkout.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { hashPassword } from '../accounts/passwords.ts';

const fake = openFakeProvider();
const payments = { hostedFields: fake.provider, otherMethods: fake.provider };
const app = await openTestApp({ poolSize: 2, deps: { payments } });
const { browser, db, empty, make } = app;

beforeEach(empty);

const find = async (text: string, role: 'support' | 'observer' = 'support') => {
  const operator = await browser().operate(role);
  const { hits } = (await operator.call(desk.findOnDesk, { query: { find: text } })).body;
  return hits.map(({ of, id }) => `${of} ${id}`);
};

test('an order is found by every name it has, and its story is told', async () => {
  const ready = await readyCheckout(app);
  await ready.submit();
  const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const attempt = await db.selectFrom('paymentAttempts').selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto('labOrders')
    .values({
      id: 'lab-order',
      orderId: order.id,
      labBrand: 'halide',
      reference: 'H1-PRINTS',
      shippingGroup: 'prints',
      departmentId: 'prints',
      request: '{}',
      labReference: 'TKT-4711',
      parcels: JSON.stringify([{ carrier: 'UPS', trackingNumber: '1Z999AA1' }]),
    })
    .execute();
  const names = [
    'tkt-4711',
    '1z999aa1',
    order.reference.toLowerCase(),
    buyer.email,
    'lovelace',
    attempt.reference,
    attempt.transactionId ?? 'none',
    // As the address of its page has it, and mails.
    `https://halide.example/account/order/${order.checkoutId}?x=1`,
    order.id,
  ];
  for (const name of names)
    expect([name, await find(name)]).toEqual([name, expect.arrayContaining([`order ${order.id}`])]);
  const operator = await browser().operate('support');
  const params = { of: 'order', id: order.id } as const;
  const { body: story } = await operator.call(desk.getStory, { params });
  expect(story).toMatchObject({
    title: order.reference,
    facts: expect.arrayContaining([{ name: 'Customer', value: `${buyer.name}, ${buyer.email}` }]),
    charges: [{ reference: attempt.reference, amountMinor: order.totalMinor }],
    jobs: expect.arrayContaining([expect.objectContaining({ name: 'send-mail' })]),
    account: null,
  });
  expect(story.timeline.map(({ title }) => title)).toEqual(['Order sent', 'Payment received']);
});

test('what is too short, and signs that SQL reads, find nothing that is not meant', async () => {
  await make.account({ email: 'ada@example.com' });
  for (const text of ['', ' a ', '%%', '__', "' or 1=1", '\\'])
    expect(await find(text)).toEqual([]);
});

test('accounts and their galleries, and payment links, are found in both stores', async () => {
  const account = await make.account({ labBrand: 'cyan', email: 'studio@example.com' });
  const gallery = await make.gallery({ accountId: account.id, title: 'Harbor day' });
  const photographer = await browser('cyan').signIn(account.id);
  const { body: link } = await photographer.call(createPaymentLink, { body: linkForm() });
  const story = `account ${account.id}`;
  for (const text of ['STUDIO@', 'harbor', `http://cyan.example/s/${gallery.shareId}/gallery`]) {
    expect([text, await find(text, 'observer')]).toEqual([text, [story]]);
  }
  expect(await find(link.linkId)).toEqual([`link ${link.linkId}`]);
  const operator = await browser().operate('observer');
  const told = await operator.call(desk.getStory, { params: { of: 'account', id: account.id } });
  expect(told.body).toMatchObject({
    labBrand: 'cyan',
    account: { sessions: 1, suspendedAt: null, hasSecondFactor: false },
  });
  const ofLink = await operator.call(desk.getStory, { params: { of: 'link', id: link.linkId } });
  expect(ofLink.body.facts).toContainEqual({ name: 'Account', value: account.id });
});

test('a receipt is mailed again, to the same address', async () => {
  const ready = await readyCheckout(app);
  await ready.submit();
  const { id, reference } = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  await emptyMailbox(db);
  const operator = await browser().operate('support');
  expect((await operator.call(desk.mailReceiptAgain, { params: { id } })).body.isDone).toBe(true);
  const [mail, ...others] = await waitingMails(db);
  expect([mail?.kind, mail?.to, others]).toEqual(['orderReceipt', buyer.email, []]);
  const admin = await browser().operate();
  const { entries } = (await admin.call(listAuditEntries, { query: { find: reference } })).body;
  expect(entries).toMatchObject([{ action: 'mail.again' }]);
});

describe.each(['halide', 'cyan'] as const)('an account at %s', (labBrand) => {
  const password = 'a walk along the pier';

  async function photographer() {
    const passwordHash = await hashPassword(password);
    const account = await make.account({ labBrand, passwordHash });
    const gallery = await make.gallery({ accountId: account.id });
    const client = await browser(labBrand).signIn(account.id);
    return { account, gallery, client, params: { id: account.id } };
  }

  test('that is suspended is out at once, gets in by no way, and its galleries are closed', async () => {
    const { account, gallery, client, params } = await photographer();
    const operator = await browser(labBrand).operate('support');
    const link = { params: { shareId: gallery.shareId ?? '' } };
    const isShared = async () => (await browser(labBrand).call(getSharedGallery, link)).status;
    const enter = () =>
      browser(labBrand).call(signIn, { body: { email: account.email, password } });
    expect([await isShared(), (await enter()).status]).toEqual([200, 200]);
    const empty = await operator.call(desk.suspendAccount, { params, body: { note: ' ' } });
    expect(empty.body).toMatchObject({ fields: { note: [expect.any(String)] } });
    const body = { note: 'Stolen photos.' };
    expect((await operator.call(desk.suspendAccount, { params, body })).body.isDone).toBe(true);
    expect((await operator.call(desk.suspendAccount, { params, body })).body.isDone).toBe(false);
    expect((await client.call(getSettings)).status).toBe(401);
    expect((await enter()).body).toMatchObject({ code: 'accountSuspended' });
    expect(await isShared()).toBe(404);
    expect((await operator.call(desk.restoreAccount, { params })).body.isDone).toBe(true);
    expect([await isShared(), (await enter()).status]).toEqual([200, 200]);
    const admin = await browser(labBrand).operate();
    const { entries } = (await admin.call(listAuditEntries, { query: { find: account.id } })).body;
    expect(entries).toMatchObject([
      { action: 'account.restore' },
      { action: 'account.suspend', after: { note: 'Stolen photos.', sessions: 2 } },
    ]);
  });

  test('is signed out everywhere, and may sign in again', async () => {
    const { client, params } = await photographer();
    const operator = await browser(labBrand).operate('support');
    expect((await operator.call(desk.endAccountSessions, { params })).body.isDone).toBe(true);
    expect((await client.call(getSettings)).status).toBe(401);
    expect((await operator.call(desk.endAccountSessions, { params })).body.isDone).toBe(false);
  });
});
