import * as endpoints from '@albumen/contract/endpoints/orders';
import { beforeEach, expect, test } from 'vitest';
import { openFakeProvider } from '../../../test/fake-provider.ts';
import { waitingMails } from '../../../test/mailbox.ts';
import { buyer, readyCheckout } from '../../../test/ready-checkout.ts';
import { openTestApp } from '../../../test/test-app.ts';

const fake = openFakeProvider();
const app = await openTestApp({ deps: { payments: { hostedFields: fake.provider } } });
const { db, browser, make, empty } = app;

beforeEach(async () => {
  await empty();
  fake.reset();
});

async function ordered() {
  const { client, resourceId, submit } = await readyCheckout(app);
  expect((await submit()).status).toBe(204);
  return { client, params: { resourceId } };
}

test('a guest writes about the order and is answered by mail; by its reference nobody writes', async () => {
  const { client, params } = await ordered();
  const { id: orderId } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const referenceId = params.resourceId;
  const body = { message: 'Is it matte?' };
  const sent = await client.call(endpoints.orderSupport, { params: { referenceId }, body });
  expect(sent.body.messages).toMatchObject([{ author: 'customer', body: 'Is it matte?' }]);
  const operator = browser();
  await operator.operate();
  const asked = await operator.call(endpoints.listQuestions);
  expect(asked.body.questions).toMatchObject([{ orderId, isWaiting: true }]);
  const answer = { params: { orderId }, body: { message: 'It is.' } };
  expect((await client.call(endpoints.answerQuestion, answer)).status).toBe(401);
  await operator.call(endpoints.answerQuestion, answer);
  const { messages, reference } = (await client.call(endpoints.getOrder, { params })).body;
  const entries = await db.selectFrom('auditEntries').select(['action', 'subjectName']).execute();
  expect(entries).toEqual([{ action: 'order.answer', subjectName: reference }]);
  expect(messages.map(({ author }) => author)).toEqual(['customer', 'staff']);
  expect((await waitingMails(db, buyer.email)).at(-1)?.kind).toBe('orderReply');
  const stranger = await browser().signIn((await make.account()).id);
  for (const by of [client, stranger]) {
    const reply = await by.call(endpoints.orderSupport, {
      params: { referenceId: reference },
      body,
    });
    expect(reply.status).toBe(404);
  }
  const empty = await client.call(endpoints.orderSupport, {
    params: { referenceId },
    body: { message: ' ' },
  });
  expect(empty.status).toBe(422);
});

test('a reference is looked up by its account; a stranger who is signed in reads and writes nothing by it', async () => {
  const { id: accountId } = await make.account();
  const { client, resourceId, submit } = await readyCheckout(app, { accountId });
  expect((await submit()).status).toBe(204);
  const order = await client.call(endpoints.getOrder, { params: { resourceId } });
  const params = { referenceId: order.body.reference };
  const body = { message: 'Is it matte?' };
  const stranger = await browser().signIn((await make.account()).id);
  expect((await stranger.call(endpoints.orderSupport, { params, body })).status).toBe(404);
  expect((await stranger.call(endpoints.readSupport, { params })).status).toBe(404);
  const own = await client.call(endpoints.orderSupport, { params, body });
  expect(own.body.messages).toMatchObject([{ author: 'customer', body: 'Is it matte?' }]);
  expect((await client.call(endpoints.readSupport, { params })).body).toEqual(own.body);
});

test('a question asked at checkout is answered by mail, and stands with the order that comes of it', async () => {
  const { client, resourceId, submit } = await readyCheckout(app);
  const params = { resourceId };
  const support = { params: { referenceId: resourceId } };
  const ask = (message: string) =>
    client.call(endpoints.orderSupport, { ...support, body: { message } });
  expect((await ask('Is it matte?')).body.messages).toHaveLength(1);
  const operator = browser();
  await operator.operate();
  const asked = async () => (await operator.call(endpoints.listQuestions)).body.questions;
  const mine = { orderId: resourceId, reference: '', isWaiting: true };
  expect(await asked()).toContainEqual(expect.objectContaining(mine));
  const answer = { params: { orderId: resourceId }, body: { message: 'It is.' } };
  expect((await operator.call(endpoints.answerQuestion, answer)).status).toBe(200);
  const [mail] = await waitingMails(db, buyer.email);
  expect(mail).toMatchObject({ kind: 'orderReply', subject: 'About your order' });
  expect(mail?.text).toContain(`/checkout/${resourceId}`);
  const stranger = browser();
  expect((await stranger.call(endpoints.readSupport, support)).status).toBe(404);
  const read = await client.call(endpoints.readSupport, support);
  expect(read.body.messages.map(({ author }) => author)).toEqual(['customer', 'staff']);

  expect((await submit()).status).toBe(204);
  await ask('Thank you.');
  const order = await client.call(endpoints.getOrder, { params });
  expect(order.body.messages.map(({ body }) => body)).toEqual([
    'Is it matte?',
    'It is.',
    'Thank you.',
  ]);
  const { reference } = order.body;
  expect(await asked()).toContainEqual(expect.objectContaining({ reference, isWaiting: true }));
});

test('who was forwarded the link reads no messages, and writes none in the name of the buyer', async () => {
  const { client, params } = await ordered();
  const support = { params: { referenceId: params.resourceId } };
  const by = (who: typeof client, proof?: string) => {
    const body = { message: 'Send it to 1 Other St.', ...(proof !== undefined && { proof }) };
    return who.call(endpoints.orderSupport, { ...support, body });
  };
  await by(client);
  const stranger = browser();
  expect((await stranger.call(endpoints.readSupport, support)).body.messages).toEqual([]);
  expect((await stranger.call(endpoints.getOrder, { params })).body.messages).toEqual([]);
  expect((await by(stranger)).body).toMatchObject({ fields: { proof: [expect.any(String)] } });
  expect((await client.call(endpoints.readSupport, support)).body.messages).toHaveLength(1);
  expect((await by(stranger, buyer.email)).body.messages).toEqual([]);
  expect((await client.call(endpoints.readSupport, support)).body.messages).toHaveLength(2);
});

test('a secret id that begins like a reference is still a secret id', async () => {
  const { client } = await ordered();
  const referenceId = 'H-'.padEnd(22, '7');
  await db.updateTable('orders').set({ checkoutId: referenceId }).execute();
  const params = { referenceId };
  const body = { message: 'Matte?', proof: buyer.email };
  const reply = await client.call(endpoints.orderSupport, { params, body });
  expect(reply.status).toBe(200);
});
