import * as brands from '@albumen/contract/endpoints/brands';
import { limits } from '@albumen/contract/limits';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const { browser, make, empty } = await openTestApp();

beforeEach(empty);

type Client = ReturnType<typeof browser>;

async function photographer() {
  const account = await make.account({ companyName: 'Lovelace Weddings' });
  const client = await browser().signIn(account.id);
  return { account, client };
}

async function ownBrands(client: Client) {
  return (await client.call(brands.listBrands)).body.brands;
}

async function anotherBrand(client: Client, businessName = 'Lovelace Babies') {
  return (await client.call(brands.createBrand, { body: { businessName } })).body;
}

const text = { logoStyle: 'text' } as const;

test('an account has a brand from the start, named like the studio', async () => {
  const { client } = await photographer();
  const [first, ...others] = await ownBrands(client);
  expect(first).toMatchObject({
    businessName: 'Lovelace Weddings',
    isDefault: true,
    logoUrl: null,
  });
  expect(others).toEqual([]);
  expect((await ownBrands(client))[0]?.brandId).toBe(first?.brandId);
});

test('two pages that open at once agree on it', async () => {
  const { client } = await photographer();
  const [one, other] = await Promise.all([ownBrands(client), ownBrands(client)]);
  expect(one).toEqual(other);
  expect(one).toHaveLength(1);
});

test('an account keeps several brands, each with its own name, colors, addresses', async () => {
  const { client } = await photographer();
  const { brandId } = await anotherBrand(client);
  const facts = {
    businessName: 'Lovelace & Babies',
    accentColor: '#C0392B',
    coverColor: '#fff0e0',
    replyEmail: 'Babies@Lovelace.test',
    address1: '12 Main Street',
    city: 'Springfield',
    state: 'IL',
    zip: '62701',
    country: 'US',
  };
  await client.call(brands.updateBrand, { body: { brandId, ...text, ...facts } });
  const [first, second] = await ownBrands(client);
  expect(first).toMatchObject({ businessName: 'Lovelace Weddings', accentColor: '', address1: '' });
  expect(second).toMatchObject({
    ...facts,
    brandId,
    isDefault: false,
    accentColor: '#c0392b',
    replyEmail: 'babies@lovelace.test',
  });
});

test('what a change leaves out stays; what it empties goes', async () => {
  const { client } = await photographer();
  const { brandId, businessName } = await anotherBrand(client);
  const named = { brandId, businessName, ...text };
  const address = { address1: '1 Main Street', city: 'Springfield', state: 'IL', zip: '62701' };
  const change = (body: object) => client.call(brands.updateBrand, { body: { ...named, ...body } });
  await change({ accentColor: '#112233', country: 'US', ...address });
  expect((await change({})).body).toMatchObject({ accentColor: '#112233', ...address });
  const emptied = { accentColor: '', address1: '', city: '', state: '', zip: '', country: 'US' };
  expect((await change(emptied)).body).toMatchObject({ ...emptied, country: '' });
});

test('brandId is required, and a foreign one is answered like none', async () => {
  const { client } = await photographer();
  const { client: stranger } = await photographer();
  const foreign = await anotherBrand(stranger);
  const body = { businessName: 'Mine now', ...text };
  const without = await client.send({
    method: 'PATCH',
    url: brands.updateBrand.path,
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-csrf-token': client.csrfToken(),
      'content-type': 'application/json',
    },
    payload: body,
  });
  expect(without).toMatchObject({
    status: 422,
    body: { fields: { brandId: ['This field is required.'] } },
  });
  const params = { brandId: foreign.brandId };
  const refused = [
    await client.call(brands.updateBrand, { body: { ...params, ...body } }),
    await client.call(brands.makeBrandDefault, { params }),
    await client.call(brands.deleteBrand, { params }),
    await client.call(brands.removeLogo, { params }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await ownBrands(stranger))[1]?.businessName).toBe('Lovelace Babies');
});

test('every field has its own message', async () => {
  const { client } = await photographer();
  const { brandId } = await anotherBrand(client);
  const wrong = {
    brandId,
    businessName: 'ab',
    logoStyle: 'foil',
    accentColor: 'red',
    replyEmail: 'nobody',
    address1: 'Main Street',
    zip: '1',
    country: 'US',
  };
  const { status, body } = await client.call(brands.updateBrand, { body: wrong });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    fields: {
      businessName: ['Must be longer than 2 characters.'],
      logoStyle: ['Choose one of the options.'],
      accentColor: ['Enter a color such as #2b4a3e.'],
      replyEmail: ["Hmm... that doesn't look like an email address."],
      address1: ['Must contain a number.'],
      zip: ['Please enter a valid zip code.'],
    },
  });
});

test('one is the default: another one can be, and only others can go', async () => {
  const { client } = await photographer();
  const [first] = await ownBrands(client);
  const second = await anotherBrand(client);
  const params = { brandId: second.brandId };
  const { brands: after } = (await client.call(brands.makeBrandDefault, { params })).body;
  expect(after.map(({ brandId, isDefault }) => [brandId, isDefault])).toEqual([
    [second.brandId, true],
    [first?.brandId, false],
  ]);
  const refused = await client.call(brands.deleteBrand, { params });
  expect(refused).toMatchObject({ status: 409, body: { code: 'brandIsDefault' } });
  await client.call(brands.deleteBrand, { params: { brandId: first?.brandId ?? '' } });
  expect((await ownBrands(client)).map(({ brandId }) => brandId)).toEqual([second.brandId]);
});

test('an account keeps so many and no more', async () => {
  const { client } = await photographer();
  for (let count = 1; count < limits.brandsPerAccount; count += 1) await anotherBrand(client);
  const body = { businessName: 'One too many' };
  const reply = await client.call(brands.createBrand, { body });
  expect(reply).toMatchObject({ status: 422, body: { code: 'tooManyBrands' } });
});

function sendLogo(client: Client, brandId: string, payload: Buffer) {
  return client.send({
    method: 'PUT',
    url: `/brand/${brandId}/logo`,
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-csrf-token': client.csrfToken(),
      'content-type': 'application/octet-stream',
    },
    payload,
  });
}

test.each([
  ['nothing', 0, 'Unsupported File Type (jpg, jpeg, png and svg)'],
  ['34 MB', limits.logoMaxBytes, 'Unsupported File Type (jpg, jpeg, png and svg)'],
  ['a byte more', limits.logoMaxBytes + 1, 'Exceeds Size Limit (below 34MB)'],
  ['35 MB', 35 * 1_048_576, 'Exceeds Size Limit (below 34MB)'],
])('a file of %s is no logo', async (_, size, title) => {
  const { client } = await photographer();
  const { brandId } = await anotherBrand(client);
  const sent = await sendLogo(client, brandId, Buffer.alloc(size));
  expect(sent).toMatchObject({ status: 422, body: { title } });
});

test('each brand has its own logo', async () => {
  const { client } = await photographer();
  const { brandId } = await anotherBrand(client);
  const png = await sharp({ create: { width: 200, height: 80, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const sent = await sendLogo(client, brandId, png);
  expect(sent).toMatchObject({ status: 200, body: { logoWidth: 200, logoStyle: 'logo' } });
  const [first, second] = await ownBrands(client);
  expect([first?.logoUrl, typeof second?.logoUrl]).toEqual([null, 'string']);
  const removed = await client.call(brands.removeLogo, { params: { brandId } });
  expect(removed.body).toMatchObject({ logoUrl: null, logoStyle: 'text' });
});
