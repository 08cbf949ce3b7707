import * as checkout from '@albumen/contract/endpoints/checkout';
import { beforeEach, expect, test } from 'vitest';
import { austin, contact, guestCheckout, updateCheckout } from '../../../test/guest-checkout.ts';
import { openTestApp } from '../../../test/test-app.ts';

const app = await openTestApp();

beforeEach(app.empty);

test.each([
  [{ ...austin, state: 'OR' }, 'The zip code is in another state.'],
  [
    { ...austin, city: 'Toronto', state: 'AB', zip: 'M5V 2T6', country: 'CA' },
    'The postal code is in another province.',
  ],
])(
  'a state that its postal code denies is refused, whatever its owner says: %j',
  async (place, message) => {
    const { client, resourceId } = await guestCheckout(app);
    await updateCheckout(client, resourceId, { ...contact, ...place });
    const { checkout: after } = (
      await updateCheckout(client, resourceId, { overrideValidatedAddress: true })
    ).body;
    expect(after.obstacles[0]).toEqual({
      code: 'address',
      title: message,
      fields: { state: [message] },
    });
  },
);

test('a zip code that crosses a line of states is taken where the service knows it', async () => {
  const { client, resourceId } = await guestCheckout(app);
  const island = { address1: '120 Main St', city: 'Fishers Island', state: 'NY', zip: '06390' };
  const reply = await updateCheckout(client, resourceId, { ...contact, ...austin, ...island });
  expect(reply.body.checkout).toMatchObject({ addressCheck: 'verified', obstacles: [] });
});

test.each([
  { city: 'Gatineau', state: 'QC', zip: 'K1A 0C9', country: 'CA' },
  { city: 'Ottawa', state: 'ON', zip: 'K1A 0C9', country: 'CA' },
  { city: 'Fort Campbell', state: 'TN', zip: '42223', country: 'US' },
  { city: 'Fort Campbell', state: 'KY', zip: '42223', country: 'US' },
  { city: 'Fishers Island', state: 'NY', zip: '06390', country: 'US' },
])('as entered, a code of both sides of a line goes with either: %j', async (place) => {
  const { client, resourceId } = await guestCheckout(app);
  await updateCheckout(client, resourceId, {
    ...contact,
    ...austin,
    ...place,
    address1: '120 Mian St',
  });
  const { checkout: after } = (
    await updateCheckout(client, resourceId, { overrideValidatedAddress: true })
  ).body;
  expect(after.obstacles.map(({ code }) => code)).not.toContain('address');
});

test('as entered is no mistake where the service itself suggests the state with the zip code', async () => {
  const { client, resourceId } = await guestCheckout(app);
  const typed = { ...contact, ...austin, state: 'OR', address1: '120 Mian St' };
  await updateCheckout(client, resourceId, typed);
  const suggested = JSON.stringify({ ...austin, state: 'OR', zip: `${austin.zip}-1234` });
  await app.db.updateTable('checkouts').set({ suggestedAddress: suggested }).execute();
  const kept = await client.call(checkout.clearSuggestedAddress, { params: { resourceId } });
  expect(kept.body).toMatchObject({
    addressCheck: 'kept',
    suggestedAddress: null,
    obstacles: [],
  });
});
