import { getSettings } from '@albumen/contract/endpoints/accounts';
import { updateAddress, type UpdateAddress } from '@albumen/contract/endpoints/addresses';
import { beforeEach, expect, test, vi } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const { db, deps, make, browser, empty } = await openTestApp();

beforeEach(empty);

const austin: UpdateAddress = {
  name: 'Ada Lovelace',
  address1: '120 Main St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country: 'US',
};

async function person() {
  const account = await make.account();
  const client = await browser().signIn(account.id);
  const put = (body: UpdateAddress) => client.call(updateAddress, { body });
  const saved = async () => (await client.call(getSettings)).body.shippingAddress;
  return { account, client, put, saved };
}

test('an address that the postal service knows is saved at once', async () => {
  const { put, saved } = await person();
  expect((await put(austin)).body).toMatchObject({ outcome: 'saved', name: 'Ada Lovelace' });
  expect(await saved()).toMatchObject({ name: 'Ada Lovelace', address1: '120 Main St' });
});

test('a slip is asked about first, and saved as it was chosen', async () => {
  const { put, saved } = await person();
  const typed = { ...austin, address1: '120 Mian St' };
  expect((await put(typed)).body).toMatchObject({
    outcome: 'confirm',
    entered: { address1: '120 Mian St' },
    suggested: { address1: '120 Main St' },
  });
  expect(await saved()).toBeNull();
  expect((await put({ ...typed, addressValidated: true })).body.outcome).toBe('saved');
  expect(await saved()).toMatchObject({ address1: '120 Mian St' });
});

test('whoever asks for HTML gets the error block, for what is wrong and for what fails', async () => {
  const { client, put } = await person();
  const asked = { headers: { accept: 'text/html' } };
  const refused = await client.call(updateAddress, { body: { ...austin, zip: '1' }, ...asked });
  vi.spyOn(deps.addresses, 'verify').mockRejectedValueOnce(new Error('unforeseen'));
  const failed = await client.call(updateAddress, { body: austin, ...asked });
  const stranger = await browser().call(updateAddress, { body: austin, ...asked });
  const replies = [refused, failed, stranger];
  expect(replies.map(({ status }) => status)).toEqual([422, 500, 401]);
  for (const { headers, text } of replies) {
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('data-partial="address-refused"');
  }
  expect((await put({ ...austin, zip: '1' })).headers['content-type']).toContain('problem+json');
});

test('characters that can not be kept are left out of the address that is', async () => {
  const { put, saved } = await person();
  const reply = await put({ ...austin, address2: 'Apt\0 4', autocompleteLogs: [{ search: '\0' }] });
  expect(reply.status).toBe(200);
  expect(await saved()).toMatchObject({ address2: 'Apt 4' });
});

test('the billing address follows where that is asked for', async () => {
  const { account, put } = await person();
  await put({ ...austin, alsoApplyTo: ['Billing'] });
  const rows = await db.selectFrom('addresses').select(['accountId', 'kind']).execute();
  expect(rows.toSorted((one, other) => (one.kind < other.kind ? -1 : 1))).toEqual([
    { accountId: account.id, kind: 'Billing' },
    { accountId: account.id, kind: 'Shipping' },
  ]);
});

test.each([
  [
    'a name of 36 characters',
    { name: 'x'.repeat(36) },
    'name',
    'Must be 35 characters or shorter. (36/35)',
  ],
  ['another country', { country: 'DE', zip: '10115' }, 'zip', 'Unsupported country.'],
  ['a street without a number', { address1: 'Main Street' }, 'address1', 'Must contain a number.'],
  [
    'a place that we do not ship to',
    { city: 'San Juan', state: 'PR', zip: '00901' },
    'address1',
    "We don't ship to this address.",
  ],
])('%s is refused at its field', async (...[, change, field, message]) => {
  const { put, saved } = await person();
  const reply = await put({ ...austin, ...change });
  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({ fields: { [field]: [message] } });
  expect(await saved()).toBeNull();
});

test('a billing address that becomes the shipping address, too, has to be one that we ship to', async () => {
  const { put, saved } = await person();
  const sanJuan = { ...austin, city: 'San Juan', state: 'PR', zip: '00901' };
  const billing = { ...sanJuan, addressType: 'Billing' } as const;
  expect((await put({ ...billing, alsoApplyTo: ['Shipping'] })).status).toBe(422);
  expect(await saved()).toBeNull();
  expect((await put(billing)).status).toBe(200);
});

test('nobody who is signed out saves an address', async () => {
  expect((await browser().call(updateAddress, { body: austin })).status).toBe(401);
});
