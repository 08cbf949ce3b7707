import { isEmailRegistered } from '@albumen/contract/endpoints/accounts';
import { startCheckout as startEndpoint } from '@albumen/contract/endpoints/checkout';
import { beforeEach, expect, test } from 'vitest';
import { fillCart, type CartItemOptions } from '../../../test/filled-cart.ts';
import {
  austin,
  contact,
  guestCheckout,
  readCheckout,
  startCheckout,
  updateCheckout,
} from '../../../test/guest-checkout.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { adoptVisitor } from '../cart/adopt-visitor.service.ts';

const app = await openTestApp();
const { db, make, browser, empty } = app;

beforeEach(empty);

const threeGroups: CartItemOptions[] = [
  { productId: 'photographic-print', size: '8x10', quantity: 40 },
  { productId: 'photographic-print', size: '4x6', quantity: 2 },
  { productId: 'framed-print', size: '8x10' },
];

test('a guest comes from cart to a checkout that may be placed', async () => {
  const { client, resourceId } = await guestCheckout(app, threeGroups);
  const before = (await readCheckout(client, resourceId)).body;
  expect(before.payment).toEqual({ hostedFields: null, cardForm: null });
  expect(before.obstacles.map(({ code }) => code)).toEqual(['contact', 'address']);
  expect(
    before.quote.groups.map(({ shippingGroup, shippingMethod }) => [shippingGroup, shippingMethod]),
  ).toEqual([
    ['prints', 'dropship_lowest_cost'],
    ['wall', 'dropship_lowest_cost'],
  ]);
  const reply = await updateCheckout(client, resourceId, { ...contact, ...austin });
  expect(reply.body).toMatchObject({ addressValidated: true });
  const { checkout: after } = reply.body;
  expect(after).toMatchObject({ addressCheck: 'verified', obstacles: [], cartCount: 3 });
  expect(after.quote.taxLines).toMatchObject([{ name: 'Texas sales tax', rate: 6.25 }]);
  expect(after.cartTotal).toBe(after.quote.totalMinor);
  expect(after.version).toBeGreaterThan(before.version);
});

test('starting again finds the same checkout, with what was typed', async () => {
  const { client, resourceId } = await guestCheckout(app);
  await updateCheckout(client, resourceId, contact);
  expect(await startCheckout(client)).toBe(resourceId);
  expect((await readCheckout(client, resourceId)).body.contact).toEqual({
    ...contact,
    companyName: '',
  });
});

test('neither a cart that is empty nor one whose items are all put aside has a checkout', async () => {
  expect((await browser().call(startEndpoint)).body).toMatchObject({ code: 'emptyCart' });
  const { id: accountId } = await make.account();
  const client = await browser().signIn(accountId);
  await fillCart(app, { accountId });
  await db.updateTable('cartItems').set({ status: 'saved' }).execute();
  expect((await client.call(startEndpoint)).body).toMatchObject({ code: 'emptyCart' });
  expect(await db.selectFrom('checkouts').select('id').execute()).toEqual([]);
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
  const { body } = await readCheckout(client, await startCheckout(client));
  expect(body).toMatchObject({
    contact: { name: 'Ada L.', email: account.email },
    isEmailLocked: true,
    address: austin,
    addressCheck: 'verified',
    obstacles: [],
    whccId: 'LAB-7',
  });
});

test('names of an account that are too long for a package begin as far as they fit', async () => {
  const companyName = `${'Lovelace and Daughters '.repeat(4)}Ltd`;
  const lastName = 'of Kent '.repeat(9).trim();
  const account = await make.account({ firstName: 'Ada', lastName, companyName });
  const client = await browser().signIn(account.id);
  await fillCart(app, { accountId: account.id });
  const resourceId = await startCheckout(client);
  const { body } = await updateCheckout(client, resourceId, austin);
  expect(body.checkout).toMatchObject({
    contact: {
      name: `Ada ${lastName}`.slice(0, 50).trim(),
      companyName: companyName.slice(0, 61).trim(),
    },
    obstacles: [],
  });
});

test('a signed-in person orders under the own email only', async () => {
  const account = await make.account();
  const client = await browser().signIn(account.id);
  await fillCart(app, { accountId: account.id });
  const reply = await updateCheckout(client, await startCheckout(client), {
    email: 'other@people.test',
  });
  expect(reply.body.checkout.contact.email).toBe(account.email);
});

test('packaging is priced for its group and goes away again', async () => {
  const { client, resourceId } = await guestCheckout(app);
  const pack = (packagingOption: 'boutique_box' | null) =>
    updateCheckout(client, resourceId, {
      shippingPriority: [
        { shippingGroup: 'prints', shippingMethod: 'dropship_lowest_cost', packagingOption },
      ],
    });
  expect((await pack('boutique_box')).body.checkout.quote.packagingMinor).toBe(595);
  expect((await pack(null)).body.checkout.quote.packagingMinor).toBe(0);
});

test('a cart of more designed cards than anybody counts chooses for each of its groups', async () => {
  const { client, resourceId } = await guestCheckout(app);
  const shippingPriority = Array.from({ length: 250 }, (_, index) => ({
    shippingGroup: `cards-${index}`,
    shippingMethod: 'dropship_lowest_cost' as const,
    packagingOption: null,
  }));
  expect((await updateCheckout(client, resourceId, { shippingPriority })).status).toBe(200);
});

test('every wrong field is named at once, and nothing is changed', async () => {
  const { client, resourceId } = await guestCheckout(app);
  const reply = await updateCheckout(client, resourceId, {
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
  expect((await readCheckout(client, resourceId)).body.contact.name).toBe('');
});

test('a reference of the customer may hold any characters, 32 of them', async () => {
  const { client, resourceId } = await guestCheckout(app);
  const reference = 'PO=12/"Smith" <B> $5 [2026] ~ 100%'.slice(0, 32);
  const reply = await updateCheckout(client, resourceId, { reference });
  expect(reply.body).toMatchObject({ checkout: { reference } });
});

test('a country that we do not ship to is refused, alone and with its postal code', async () => {
  const { client, resourceId } = await guestCheckout(app);
  const unsupported = ['Unsupported country.'];
  const alone = await updateCheckout(client, resourceId, { country: 'DE' });
  expect(alone.status).toBe(422);
  expect(alone.body).toMatchObject({ fields: { country: unsupported } });
  const whole = await updateCheckout(client, resourceId, { country: 'DE', zip: '10115' });
  expect(whole.body).toMatchObject({ fields: { country: unsupported, zip: unsupported } });
  expect((await readCheckout(client, resourceId)).body.address.country).toBe('US');
});

test("another visitor's and the other brand's checkout is not there", async () => {
  const { client, resourceId } = await guestCheckout(app);
  const stranger = await guestCheckout(app);
  expect((await readCheckout(stranger.client, resourceId)).status).toBe(404);
  expect((await updateCheckout(stranger.client, resourceId, contact)).status).toBe(404);
  const cyan = browser('cyan');
  cyan.jar.set('visitor', client.jar.get('visitor') ?? '');
  expect((await readCheckout(cyan, resourceId)).status).toBe(404);
});

test('a call from another site changes nothing', async () => {
  const { client, resourceId } = await guestCheckout(app);
  await updateCheckout(client, resourceId, { ...contact, ...austin, address1: '120 Mian St' });
  const reply = await client.send({
    method: 'GET',
    url: `/checkout/selectSuggestedAddress/${resourceId}`,
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  });
  expect(reply.status).toBe(403);
  expect((await readCheckout(client, resourceId)).body.addressCheck).toBe('suggested');
});

test('a checkout may ask whether an email has an account', async () => {
  const { client } = await guestCheckout(app);
  const account = await make.account();
  const ask = (email: string) => client.call(isEmailRegistered, { params: { email } });
  expect((await ask(account.email)).body).toEqual({ isRegistered: true });
  expect((await ask('nobody@people.test')).body).toEqual({ isRegistered: false });
});

test('a checkout that is opened again later may ask, too', async () => {
  const { client, resourceId } = await guestCheckout(app);
  const { email } = await make.account();
  const ask = () => client.call(isEmailRegistered, { params: { email } });
  const startedAt = new Date(Date.now() - 2 * 3_600_000);
  await db.updateTable('registrations').set({ startedAt }).execute();
  expect((await ask()).status).toBe(403);
  await readCheckout(client, resourceId);
  expect((await ask()).body).toEqual({ isRegistered: true });
});

test('a sign-in in the middle takes the checkout along, and what was typed', async () => {
  const { client, resourceId } = await guestCheckout(app, threeGroups.slice(0, 1));
  await updateCheckout(client, resourceId, { ...contact, ...austin });
  const account = await make.account();
  await fillCart(app, { accountId: account.id });
  const signedIn = await browser().signIn(account.id);
  const own = await startCheckout(signedIn);
  expect((await readCheckout(signedIn, resourceId)).status).toBe(404);
  const token = client.jar.get('visitor') ?? '';
  await db.transaction().execute((trx) => adoptVisitor(trx, token, account.id));
  const { body } = await readCheckout(signedIn, resourceId);
  expect(body).toMatchObject({ address: austin, cartCount: 2, addressCheck: 'verified' });
  expect(await startCheckout(signedIn)).toBe(resourceId);
  expect((await readCheckout(signedIn, own)).status).toBe(404);
  // Whoever is signed out comes back to it by signing in.
  expect((await readCheckout(client, resourceId)).status).toBe(401);
});
