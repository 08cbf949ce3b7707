import * as endpoints from '@albumen/contract/endpoints/orders';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openFakeProvider } from '../../../../test/fake-provider.ts';
import { waitingMails } from '../../../../test/mailbox.ts';
import { austin } from '../../../../test/guest-checkout.ts';
import { buyer, readyCheckout } from '../../../../test/ready-checkout.ts';
import { openTestApp } from '../../../../test/test-app.ts';
import type {
  AddressService,
  AddressVerification,
} from '../../../third-parties/addresses/address-service.ts';
import { createOrderPort } from '../lab-port.service.ts';

const fake = openFakeProvider();
/** What the postal service says of every address. */
let postal: AddressVerification = { outcome: 'unavailable' };
const addresses: AddressService = {
  autocomplete: async () => [],
  verify: async () => postal,
  verifyAll: async (asked) => asked.map(() => postal),
};
const app = await openTestApp({
  deps: { payments: { hostedFields: fake.provider }, addresses },
  poolSize: 6,
});
const { db, deps, browser, clock, empty } = app;
const hourMs = 3_600_000;
const elsewhere = { ...austin, address1: '400 Main St', name: buyer.name, companyName: '' };

beforeEach(async () => {
  await empty();
  fake.reset();
  postal = { outcome: 'unavailable' };
});

/** A paid order of one print. */
async function placed() {
  const ready = await readyCheckout(app);
  const { status } = await ready.submit();
  if (status !== 204) throw new Error(`the order was not placed: ${status}`);
  const params = { resourceId: ready.resourceId };
  const { client } = ready;
  const { body: order } = await client.call(endpoints.getOrder, { params });
  const { id: orderId } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const send = (change: Partial<endpoints.ChangeOrderAddress> = {}, by = client) =>
    by.call(endpoints.changeOrderAddress, {
      params,
      body: { ...elsewhere, addressValidated: true, ...change },
    });
  const itemId = order.items[0]?.itemId ?? '';
  const redesign = (version: number, by = client) =>
    by.call(endpoints.changeOrderDesign, {
      params: { ...params, itemId },
      body: { version, isAccepted: false },
    });
  return { ...ready, params, order, orderId, send, redesign };
}

/** The customer has changed the design in the editor; the crop alone. */
async function editDesign(change: object = {}): Promise<void> {
  const set = JSON.stringify(change);
  await sql`update design_spaces set version = version + 1, document_hash = 'edited-by-hand',
    attributes = attributes || ${set}::jsonb`.execute(db);
}

const handOver = (orderId: string) =>
  db.transaction().execute((trx) => createOrderPort(deps).handOver(trx, orderId));

test('until the cut-off an order goes to another address of the state, which mail and timeline say', async () => {
  const { send, orderId, order } = await placed();
  const { body } = await send();
  expect(body).toMatchObject({
    outcome: 'saved',
    order: { shipTo: { address1: '400 Main St' }, totalMinor: order.totalMinor },
  });
  await send();
  const events = await db.selectFrom('payableEvents').select('kind').execute();
  expect(events.filter(({ kind }) => kind === 'address-changed')).toHaveLength(1);
  const mail = (await waitingMails(db, buyer.email)).find(({ kind }) => kind === 'orderChanged');
  expect(mail?.text).toContain('400 Main St');
  expect((await handOver(orderId))?.shipTo.address1).toBe('400 Main St');
});

test('a country in small letters reaches the lab as any other', async () => {
  const { send, orderId } = await placed();
  expect((await send({ country: 'us' })).body).toMatchObject({ outcome: 'saved' });
  expect((await handOver(orderId))?.shipTo).toMatchObject({
    address1: '400 Main St',
    country: 'US',
  });
});

test('an address that the postal service knows otherwise is asked about first', async () => {
  const { send } = await placed();
  const { name: _name, companyName: _company, country: _country, ...suggestion } = elsewhere;
  postal = { outcome: 'suggested', candidates: [{ ...suggestion, zip: '78701-1234' }] };
  const asked = await send({ addressValidated: false });
  expect(asked.body).toMatchObject({ outcome: 'confirm', suggested: { zip: '78701-1234' } });
  postal = { outcome: 'invalid' };
  expect((await send({ addressValidated: false })).body).toEqual({
    outcome: 'confirm',
    suggested: null,
  });
  postal = { outcome: 'notSupported' };
  for (const addressValidated of [false, true]) {
    expect((await send({ addressValidated })).body).toMatchObject({
      fields: { address1: ["We don't ship to this address."] },
    });
  }
  postal = { outcome: 'verified', address: suggestion };
  expect((await send({ addressValidated: false })).body).toMatchObject({ outcome: 'saved' });
});

test('where it would cost something else, and what is no address, is refused at its field', async () => {
  const { send } = await placed();
  expect((await send({ state: 'OR', zip: '97201' })).body).toMatchObject({
    code: 'addressElsewhere',
  });
  for (const place of [{ state: 'Atlantis' }, { state: 'TX', zip: '97201' }]) {
    expect((await send(place)).body).toMatchObject({ fields: { state: [expect.any(String)] } });
  }
  expect((await send({ address1: 'Main', zip: '1' })).body).toMatchObject({
    fields: { address1: [expect.any(String)], zip: [expect.any(String)] },
  });
  const row = await db.selectFrom('orders').select('shipTo').executeTakeFirstOrThrow();
  expect(row.shipTo.address1).toBe(austin.address1);
});

test('a design that was opened again is printed as it is now, at the same price', async () => {
  const { client, params, redesign, orderId, order } = await placed();
  expect(order.items[0]?.design).toMatchObject({ newVersion: null });
  await editDesign();
  const { body: seen } = await client.call(endpoints.getOrder, { params });
  const version = seen.items[0]?.design?.newVersion ?? 0;
  expect((await redesign(version + 1)).body).toMatchObject({ code: 'staleVersion' });
  const { status, body } = await redesign(version);
  expect([status, body.totalMinor]).toEqual([200, order.totalMinor]);
  expect(body.items[0]).toMatchObject({ design: { newVersion: null }, proofUrl: null });
  expect((await handOver(orderId))?.items[0]?.documentHash).toBe('edited-by-hand');
});

test.each([
  { size: '16x20' },
  { paper: 'metallic' },
  { coating: 'satin-spray' },
  { mount: 'styrene' },
  { spreads: '12' },
])('size and options stay as they were paid: %o', async (change) => {
  const { redesign } = await placed();
  await editDesign(change);
  expect((await redesign(2)).body).toMatchObject({ code: 'designOfAnother' });
});

test('from the cut-off on, or once the lab has it, nothing is changed any more', async () => {
  const { send, redesign, orderId, client, params } = await placed();
  await editDesign();
  await handOver(orderId);
  for (const reply of [await send(), await redesign(2)]) {
    expect(reply.body).toMatchObject({ code: 'orderNotCancelable' });
  }
  const { body } = await client.call(endpoints.getOrder, { params });
  expect(body.items[0]?.design).toBeNull();
  const late = await placed();
  clock.moveBy(hourMs);
  expect((await late.send()).status).toBe(409);
  clock.moveBy(-hourMs);
});

test('nobody changes the order of another account', async () => {
  const { make } = app;
  const account = await make.account();
  const ready = await readyCheckout(app, { accountId: account.id });
  await ready.submit();
  const stranger = await browser().signIn((await make.account()).id);
  const params = { resourceId: ready.resourceId };
  const reply = await stranger.call(endpoints.changeOrderAddress, { params, body: elsewhere });
  expect(reply.status).toBe(404);
});

test('changes that race the hand-over are in what the lab got, or refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    await empty();
    const { send, redesign, orderId } = await placed();
    await editDesign();
    const [addressed, designed, handed] = await Promise.all([
      send(),
      redesign(2),
      handOver(orderId),
    ]);
    expect([200, 409]).toContain(addressed.status);
    expect([200, 409]).toContain(designed.status);
    expect(handed?.shipTo.address1).toBe(addressed.status === 200 ? '400 Main St' : '120 Main St');
    expect(handed?.items[0]?.documentHash === 'edited-by-hand').toBe(designed.status === 200);
  }
});

const refusedProof = {
  code: 'invalidForm',
  fields: { proof: ['Enter the email or the zip code that this order was placed with.'] },
};

test('who was forwarded the link sees neither email nor address, and changes nothing', async () => {
  const { params, send } = await placed();
  const stranger = browser();
  const { body: seen } = await stranger.call(endpoints.getOrder, { params });
  expect(seen).toMatchObject({ asksProof: true, canCancel: true, contactName: '' });
  for (const secret of [buyer.email, austin.zip, austin.address1, austin.city]) {
    expect(JSON.stringify(seen)).not.toContain(secret);
  }
  const cancel = (body?: endpoints.OrderProof) =>
    stranger.call(endpoints.cancelOrder, { params, ...(body && { body }) });
  for (const body of [undefined, { proof: '' }, { proof: 'someone@else.test' }]) {
    expect((await cancel(body)).body).toMatchObject(refusedProof);
  }
  expect((await send({}, stranger)).body).toMatchObject(refusedProof);
  expect(await db.selectFrom('orders').select(['status', 'shipTo']).execute()).toEqual([
    { status: 'paid', shipTo: expect.objectContaining({ address1: austin.address1 }) },
  ]);
});

test.each([
  ['the email', ` ${buyer.email.toUpperCase()}`],
  ['the zip', austin.zip],
])('%s of the order changes it from any browser, and it stays covered', async (_what, proof) => {
  const { params, send } = await placed();
  const stranger = browser();
  expect((await send({ proof }, stranger)).body).toMatchObject({
    outcome: 'saved',
    order: { asksProof: true, shipTo: { address1: '' } },
  });
  const { body: seen } = await stranger.call(endpoints.getOrder, { params });
  expect(JSON.stringify(seen)).not.toContain('400 Main St');
  const { body } = await stranger.call(endpoints.cancelOrder, { params, body: { proof } });
  expect(body).toMatchObject({ status: 'canceled' });
});

test('who guesses waits, and the buyer at another place does not', async () => {
  const { params } = await placed();
  const cancel = (proof: string, ip: string) =>
    browser().call(endpoints.cancelOrder, { params, body: { proof }, ip });
  for (let zip = 10_000; zip < 10_005; zip += 1) await cancel(String(zip), '203.0.113.5');
  expect((await cancel(austin.zip, '203.0.113.5')).status).toBe(429);
  expect((await cancel(austin.zip, '203.0.113.6')).body).toMatchObject({ status: 'canceled' });
});

test('who guesses all at once waits, too', async () => {
  const { params } = await placed();
  const cancel = (proof: string) =>
    browser().call(endpoints.cancelOrder, { params, body: { proof }, ip: '203.0.113.5' });
  const zips = Array.from({ length: 40 }, (_, index) => String(10_000 + index));
  const replies = await Promise.all([...zips, austin.zip].map(cancel));
  expect(replies.at(-1)?.status).toBe(429);
});
