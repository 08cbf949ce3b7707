import * as checkout from '@albumen/contract/endpoints/checkout';
import { beforeEach, expect, test } from 'vitest';
import {
  austin,
  contact,
  guestCheckout,
  readCheckout,
  startCheckout,
  updateCheckout,
} from '../../../test/guest-checkout.ts';
import { fillCart } from '../../../test/filled-cart.ts';
import { openTestApp } from '../../../test/test-app.ts';

const app = await openTestApp();

beforeEach(app.empty);

test('a slip in the address is kept back until the suggestion is taken', async () => {
  const { client, resourceId } = await guestCheckout(app);
  const typed = { ...contact, ...austin, address1: '120 Mian St' };
  const reply = await updateCheckout(client, resourceId, typed);
  expect(reply.body.addressValidated).toBe('suggested');
  const { suggestedAddress, obstacles } = (await readCheckout(client, resourceId)).body;
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

test('as entered: the typed address is kept against the service, and remembered', async () => {
  const account = await app.make.account();
  const client = await app.browser().signIn(account.id);
  await fillCart(app, { accountId: account.id });
  const resourceId = await startCheckout(client);
  const typed = { ...contact, ...austin, address1: '120 Mian St', saveAddress: true };
  await updateCheckout(client, resourceId, typed);
  const saved = () => app.db.selectFrom('addresses').select(['address1', 'isValidated']).execute();
  expect(await saved()).toEqual([]);
  const kept = await client.call(checkout.clearSuggestedAddress, { params: { resourceId } });
  expect(kept.body).toMatchObject({
    address: { address1: '120 Mian St' },
    addressCheck: 'kept',
    suggestedAddress: null,
    obstacles: [],
  });
  expect(await saved()).toEqual([{ address1: '120 Mian St', isValidated: false }]);
});

test('as entered keeps nothing that nobody doubts, and nothing that we do not ship to', async () => {
  const { client, resourceId } = await guestCheckout(app);
  const clear = () => client.call(checkout.clearSuggestedAddress, { params: { resourceId } });
  expect((await clear()).body).toMatchObject({ addressCheck: 'empty' });
  await updateCheckout(client, resourceId, { ...contact, ...austin });
  expect((await clear()).body).toMatchObject({ addressCheck: 'verified' });
  await updateCheckout(client, resourceId, {
    ...austin,
    city: 'San Juan',
    state: 'PR',
    zip: '00901',
  });
  expect((await clear()).body).toMatchObject({ addressCheck: 'notSupported' });
});

test('a change may say at once that the typed address stays', async () => {
  const { client, resourceId } = await guestCheckout(app);
  const typed = { ...contact, ...austin, address1: '120 Mian St' };
  await updateCheckout(client, resourceId, typed);
  const { checkout: kept, addressValidated } = (
    await updateCheckout(client, resourceId, { overrideValidatedAddress: true })
  ).body;
  expect(addressValidated).toBe(true);
  expect(kept).toMatchObject({ addressCheck: 'kept', address: { address1: '120 Mian St' } });
  expect(kept.obstacles).toEqual([]);
});

test('an address that waits for a word is asked about again when it is sent, even unchanged', async () => {
  const { client, resourceId } = await guestCheckout(app);
  const typed = { ...contact, ...austin, address1: '120 Mian St' };
  await updateCheckout(client, resourceId, typed);
  const other = (await updateCheckout(client, resourceId, { reference: 'A-1' })).body;
  expect(other).toMatchObject({ addressValidated: true, checkout: { addressCheck: 'suggested' } });
  expect(other.checkout.obstacles.map(({ code }) => code)).toEqual(['addressUnconfirmed']);
  expect((await updateCheckout(client, resourceId, typed)).body.addressValidated).toBe('suggested');
});

test('characters that can not be kept are left out of what is', async () => {
  const { client, resourceId } = await guestCheckout(app);
  const reply = await updateCheckout(client, resourceId, {
    ...contact,
    ...austin,
    address2: 'Apt\0 4',
    instructions: 'Ring\0 twice.\uD800',
    autocompleteLogs: [{ search: '120\0 M' }],
  });
  expect(reply.body).toMatchObject({
    addressValidated: true,
    checkout: { address: { address2: 'Apt 4' }, instructions: 'Ring twice.\uFFFD' },
  });
});

test('we say where we do not ship, and nothing overrides it', async () => {
  const { client, resourceId } = await guestCheckout(app);
  const body = { ...contact, ...austin, city: 'San Juan', state: 'PR', zip: '00901' };
  expect((await updateCheckout(client, resourceId, body)).body.addressValidated).toBe(
    'notSupported',
  );
  const { checkout: after } = (
    await updateCheckout(client, resourceId, { overrideValidatedAddress: true })
  ).body;
  expect(after.obstacles.map(({ code }) => code)).toEqual(['addressNotSupported']);
});

test('a post-office box is refused by the express carrier and reached by the cheapest', async () => {
  const { client, resourceId } = await guestCheckout(app);
  const choose = (shippingMethod: 'dropship_overnight' | 'dropship_lowest_cost') => ({
    shippingPriority: [{ shippingGroup: 'prints', shippingMethod, packagingOption: null }],
  });
  await updateCheckout(client, resourceId, choose('dropship_overnight'));
  const box = { ...contact, ...austin, address1: 'PO Box 412' };
  expect((await updateCheckout(client, resourceId, box)).body.addressValidated).toBe(
    'notSupported',
  );
  const cheap = await updateCheckout(client, resourceId, choose('dropship_lowest_cost'));
  expect(cheap.body).toMatchObject({ addressValidated: true, checkout: { obstacles: [] } });
});

test('what left the cart, and what was chosen for the other shipping type, keeps no box away', async () => {
  const { client, resourceId, itemIds } = await guestCheckout(app, [
    { productId: 'photographic-print', size: '8x10' },
    { productId: 'framed-print', size: '8x10' },
  ]);
  const overnight = { shippingMethod: 'dropship_overnight', packagingOption: null } as const;
  const shippingPriority = ['prints', 'wall'].map((shippingGroup) => ({
    shippingGroup,
    ...overnight,
  }));
  await updateCheckout(client, resourceId, { shippingPriority });
  await app.db
    .deleteFrom('cartItems')
    .where('id', '=', itemIds[1] ?? '')
    .execute();
  const box = { ...contact, ...austin, address1: 'PO Box 412' };
  const toStudio = { ...box, switchingToStudio: true };
  expect((await updateCheckout(client, resourceId, toStudio)).body.addressValidated).toBe(true);
  const lowestCost = { ...overnight, shippingMethod: 'dropship_lowest_cost' } as const;
  const cheap = { ...box, switchingToDropship: true };
  const reply = await updateCheckout(client, resourceId, {
    ...cheap,
    shippingPriority: [{ shippingGroup: 'prints', ...lowestCost }],
  });
  expect(reply.body).toMatchObject({ addressValidated: true, checkout: { obstacles: [] } });
});

test('how an address was found is kept with the checkout', async () => {
  const { client, resourceId } = await guestCheckout(app);
  const autocompleteLogs = [{ search: '120 Ma', at: 1_795_000_000_000, count: 3 }];
  const body = { ...contact, ...austin, autocompleteLogs, addressAutocompleted: true };
  await updateCheckout(client, resourceId, body);
  const row = await app.db.selectFrom('checkouts').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ isAddressAutocompleted: true, autocompleteLogs });
  await updateCheckout(client, resourceId, {
    zip: '78702',
    country: 'US',
    addressAutocompleted: false,
  });
  const edited = await app.db.selectFrom('checkouts').selectAll().executeTakeFirstOrThrow();
  expect(edited).toMatchObject({ isAddressAutocompleted: false, autocompleteLogs });
});

test('a zip code alone is read by the country that is kept', async () => {
  const { client, resourceId } = await guestCheckout(app);
  await updateCheckout(client, resourceId, { ...contact, ...austin });
  const moved = await updateCheckout(client, resourceId, { zip: '78702' });
  expect(moved.body).toMatchObject({ checkout: { address: { ...austin, zip: '78702' } } });
  const refused = await updateCheckout(client, resourceId, { zip: 'M5V 2T6' });
  expect(refused.body).toMatchObject({ fields: { zip: ['Please enter a valid zip code.'] } });
  const emptied = await updateCheckout(client, resourceId, { zip: ' ' });
  expect(emptied.body).toMatchObject({ fields: { zip: ['This field is required.'] } });
  const toronto = { city: 'Toronto', state: 'Ontario', country: 'CA' };
  await updateCheckout(client, resourceId, toronto);
  const there = await updateCheckout(client, resourceId, { zip: 'm5v 2t6' });
  expect(there.body).toMatchObject({ checkout: { address: { ...toronto, zip: 'M5V 2T6' } } });
});

test('a Canadian address leaves no method chosen until the international one is', async () => {
  const { client, resourceId } = await guestCheckout(app);
  const toronto = { ...austin, city: 'Toronto', state: 'Ontario', zip: 'M5V 2T6', country: 'CA' };
  const { checkout: moved } = (await updateCheckout(client, resourceId, { ...contact, ...toronto }))
    .body;
  expect(moved.obstacles).toMatchObject([{ code: 'shippingMethod', shippingGroup: 'prints' }]);
  const chosen = await updateCheckout(client, resourceId, {
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
  const { client, resourceId } = await guestCheckout(app);
  await updateCheckout(client, resourceId, { ...contact, ...austin });
  const { checkout: studio } = (
    await updateCheckout(client, resourceId, { switchingToStudio: true })
  ).body;
  expect(studio).toMatchObject({ shippingType: 'studio', address: { address1: '' } });
  expect(studio.quote.groups[0]).toMatchObject({ shippingMethod: null });
  const { checkout: back } = (
    await updateCheckout(client, resourceId, { switchingToDropship: true })
  ).body;
  expect(back).toMatchObject({ address: austin, addressCheck: 'verified', obstacles: [] });
});
