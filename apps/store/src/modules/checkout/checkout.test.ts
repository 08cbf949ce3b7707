import * as checkout from '@albumen/contract/endpoints/checkout';
import type { ShippingUpdate } from '@albumen/contract/endpoints/checkout';
import { isEmailRegistered } from '@albumen/contract/endpoints/accounts';
import { beforeEach, expect, test } from 'vitest';
import { fillCart, type CartWish } from '../../../test/filled-cart.ts';
import { openTestApp } from '../../../test/test-app.ts';

const app = await openTestApp();
const { db, make, browser, empty } = app;

beforeEach(empty);

type Client = ReturnType<typeof browser>;

const threeGroups: CartWish[] = [
  { productId: 'photographic-print', size: '8x10', quantity: 40 },
  { productId: 'photographic-print', size: '4x6', quantity: 2 },
  { productId: 'framed-print', size: '8x10' },
];

async function guest() {
  const { id, token } = await make.visitor();
  const client = browser();
  client.jar.set('visitor', token);
  return { client, visitorId: id };
}

async function start(client: Client): Promise<string> {
  return (await client.call(checkout.startCheckout)).body.resourceId;
}

async function guestCheckout(wishes?: CartWish[]) {
  const { client, visitorId } = await guest();
  const cart = await fillCart(app, { visitorId }, wishes);
  return { client, visitorId, ...cart, resourceId: await start(client) };
}

async function update(client: Client, resourceId: string, body: ShippingUpdate) {
  return client.call(checkout.updateShipping, { params: { resourceId }, body });
}

async function read(client: Client, resourceId: string) {
  return client.call(checkout.getCheckout, { params: { resourceId } });
}

const contact = { name: 'Ada Lovelace', email: 'ada@people.test' };
const austin = {
  address1: '120 Main St',
  address2: '',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country: 'US',
};

test('a guest comes from cart to a checkout that may be placed', async () => {
  const { client, resourceId } = await guestCheckout(threeGroups);
  const before = (await read(client, resourceId)).body;
  expect(before.obstacles.map(({ code }) => code)).toEqual(['contact', 'address']);
  expect(
    before.quote.groups.map(({ shippingGroup, shippingMethod }) => [shippingGroup, shippingMethod]),
  ).toEqual([
    ['prints', 'dropship_lowest_cost'],
    ['wall', 'dropship_lowest_cost'],
  ]);
  const reply = await update(client, resourceId, { ...contact, ...austin });
  expect(reply.body).toMatchObject({ addressValidated: true });
  const { checkout: after } = reply.body;
  expect(after).toMatchObject({ addressCheck: 'verified', obstacles: [], cartCount: 3 });
  expect(after.quote.taxLines).toMatchObject([{ name: 'Texas sales tax', rate: 6.25 }]);
  expect(after.cartTotal).toBe(after.quote.totalMinor);
  expect(after.version).toBeGreaterThan(before.version);
});

test('starting again finds the same checkout, with what was typed', async () => {
  const { client, resourceId } = await guestCheckout();
  await update(client, resourceId, contact);
  expect(await start(client)).toBe(resourceId);
  expect((await read(client, resourceId)).body.contact).toEqual({ ...contact, companyName: '' });
});

test('an empty cart has no checkout', async () => {
  expect((await browser().call(checkout.startCheckout)).status).toBe(409);
});

test('an account starts with its own name, email and saved address, and its lab id is in the data', async () => {
  const account = await make.account({ whccId: 'LAB-7' });
  await db
    .insertInto('addresses')
    .values({
      id: account.id,
      accountId: account.id,
      kind: 'Shipping',
      name: 'Ada L.',
      ...austin,
      country: 'US',
    })
    .execute();
  const client = await browser().signIn(account.id);
  await fillCart(app, { accountId: account.id });
  const { body } = await read(client, await start(client));
  expect(body).toMatchObject({
    contact: { name: 'Ada L.', email: account.email },
    isEmailLocked: true,
    address: austin,
    addressCheck: 'verified',
    obstacles: [],
    whccId: 'LAB-7',
  });
});

test('a signed-in person orders under the own email only', async () => {
  const account = await make.account();
  const client = await browser().signIn(account.id);
  await fillCart(app, { accountId: account.id });
  const reply = await update(client, await start(client), { email: 'other@people.test' });
  expect(reply.body.checkout.contact.email).toBe(account.email);
});

test('a slip in the address is kept back until the suggestion is taken', async () => {
  const { client, resourceId } = await guestCheckout();
  const typed = { ...contact, ...austin, address1: '120 Mian St' };
  const reply = await update(client, resourceId, typed);
  expect(reply.body.addressValidated).toBe('suggested');
  const { suggestedAddress, obstacles } = (await read(client, resourceId)).body;
  expect(suggestedAddress).toMatchObject({ address1: '120 Main St' });
  expect(obstacles.map(({ code }) => code)).toEqual(['addressUnconfirmed']);
  const chosen = await client.call(checkout.selectSuggestedAddress, { params: { resourceId } });
  expect(chosen.body).toMatchObject({
    address: { address1: '120 Main St' },
    addressCheck: 'verified',
    suggestedAddress: null,
    obstacles: [],
  });
});

test('the typed address may be kept against the service', async () => {
  const { client, resourceId } = await guestCheckout();
  await update(client, resourceId, { ...contact, ...austin, address1: '120 Mian St' });
  const { checkout: kept, addressValidated } = (
    await update(client, resourceId, { overrideValidatedAddress: true })
  ).body;
  expect(addressValidated).toBe(true);
  expect(kept).toMatchObject({ addressCheck: 'kept', address: { address1: '120 Mian St' } });
  expect(kept.obstacles).toEqual([]);
});

test('an address sent back to be edited is asked about again, even unchanged', async () => {
  const { client, resourceId } = await guestCheckout();
  const typed = { ...contact, ...austin, address1: '120 Mian St' };
  await update(client, resourceId, typed);
  const cleared = await client.call(checkout.clearSuggestedAddress, { params: { resourceId } });
  expect(cleared.body).toMatchObject({ addressCheck: 'empty', suggestedAddress: null });
  expect(cleared.body.obstacles.map(({ code }) => code)).toEqual(['addressUnconfirmed']);
  expect((await update(client, resourceId, typed)).body.addressValidated).toBe('suggested');
});

test('we say where we do not ship, and nothing overrides it', async () => {
  const { client, resourceId } = await guestCheckout();
  const body = { ...contact, ...austin, city: 'San Juan', state: 'PR', zip: '00901' };
  expect((await update(client, resourceId, body)).body.addressValidated).toBe('notSupported');
  const { checkout: after } = (await update(client, resourceId, { overrideValidatedAddress: true }))
    .body;
  expect(after.obstacles.map(({ code }) => code)).toEqual(['addressNotSupported']);
});

test('a post-office box is refused by the express carrier and reached by the cheapest', async () => {
  const { client, resourceId } = await guestCheckout();
  const choose = (shippingMethod: 'dropship_overnight' | 'dropship_lowest_cost') => ({
    shippingPriority: [{ shippingGroup: 'prints', shippingMethod, packagingOption: null }],
  });
  await update(client, resourceId, choose('dropship_overnight'));
  const box = { ...contact, ...austin, address1: 'PO Box 412' };
  expect((await update(client, resourceId, box)).body.addressValidated).toBe('notSupported');
  const cheap = await update(client, resourceId, choose('dropship_lowest_cost'));
  expect(cheap.body).toMatchObject({ addressValidated: true, checkout: { obstacles: [] } });
});

test('a Canadian address leaves no method chosen until the international one is', async () => {
  const { client, resourceId } = await guestCheckout();
  const toronto = { ...austin, city: 'Toronto', state: 'Ontario', zip: 'M5V 2T6', country: 'CA' };
  const { checkout: moved } = (await update(client, resourceId, { ...contact, ...toronto })).body;
  expect(moved.obstacles).toMatchObject([{ code: 'shippingMethod', shippingGroup: 'prints' }]);
  const chosen = await update(client, resourceId, {
    shippingPriority: [
      { shippingGroup: 'prints', shippingMethod: 'international', packagingOption: null },
    ],
  });
  expect(chosen.body.checkout).toMatchObject({
    obstacles: [],
    quote: { taxLines: [{ name: 'HST', rate: 13 }] },
  });
});

test('each shipping type remembers its own address, and a change of type asks for a method', async () => {
  const { client, resourceId } = await guestCheckout();
  await update(client, resourceId, { ...contact, ...austin });
  const { checkout: studio } = (await update(client, resourceId, { switchingToStudio: true })).body;
  expect(studio).toMatchObject({ shippingType: 'studio', address: { address1: '' } });
  expect(studio.quote.groups[0]).toMatchObject({ shippingMethod: null });
  const { checkout: back } = (await update(client, resourceId, { switchingToDropship: true })).body;
  expect(back).toMatchObject({ address: austin, addressCheck: 'verified', obstacles: [] });
});

test('packaging is priced for its group and goes away again', async () => {
  const { client, resourceId } = await guestCheckout();
  const pack = (packagingOption: 'boutique_box' | null) =>
    update(client, resourceId, {
      shippingPriority: [
        { shippingGroup: 'prints', shippingMethod: 'dropship_lowest_cost', packagingOption },
      ],
    });
  expect((await pack('boutique_box')).body.checkout.quote.packagingMinor).toBe(595);
  expect((await pack(null)).body.checkout.quote.packagingMinor).toBe(0);
});

test('every wrong field is named at once, and nothing is changed', async () => {
  const { client, resourceId } = await guestCheckout();
  const reply = await update(client, resourceId, {
    name: 'Al',
    email: 'nobody',
    address1: 'Main Street',
    zip: '787',
    country: 'US',
    reference: 'x'.repeat(33),
  });
  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({
    fields: {
      name: ['Must be longer than 2 characters.'],
      email: ["Hmm... that doesn't look like an email address."],
      address1: ['Must contain a number.'],
      zip: ['Please enter a valid zip code.'],
      reference: ['Must be 32 characters or shorter. (33/32)'],
    },
  });
  expect((await read(client, resourceId)).body.contact.name).toBe('');
});

test("another visitor's and the other brand's checkout is not there", async () => {
  const { client, resourceId } = await guestCheckout();
  const stranger = await guestCheckout();
  expect((await read(stranger.client, resourceId)).status).toBe(404);
  expect((await update(stranger.client, resourceId, contact)).status).toBe(404);
  const cyan = browser('cyan');
  cyan.jar.set('visitor', client.jar.get('visitor') ?? '');
  expect((await read(cyan, resourceId)).status).toBe(404);
});

test('a call from another site changes nothing', async () => {
  const { client, resourceId } = await guestCheckout();
  await update(client, resourceId, { ...contact, ...austin, address1: '120 Mian St' });
  const reply = await client.send({
    method: 'GET',
    url: `/checkout/selectSuggestedAddress/${resourceId}`,
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  });
  expect(reply.status).toBe(403);
  expect((await read(client, resourceId)).body.addressCheck).toBe('suggested');
});

test('a checkout may ask whether an email has an account', async () => {
  const { client } = await guestCheckout();
  const account = await make.account();
  const ask = (email: string) => client.call(isEmailRegistered, { params: { email } });
  expect((await ask(account.email)).body).toEqual({ isRegistered: true });
  expect((await ask('nobody@people.test')).body).toEqual({ isRegistered: false });
});
