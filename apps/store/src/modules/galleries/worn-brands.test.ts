import * as brands from '@albumen/contract/endpoints/brands';
import * as galleries from '@albumen/contract/endpoints/galleries';
import { beforeEach, expect, test } from 'vitest';
import { waitingMails } from '../../../test/mailbox.ts';
import { openTestApp } from '../../../test/test-app.ts';

const { db, browser, make, empty } = await openTestApp();

beforeEach(empty);

type Client = ReturnType<typeof browser>;

const text = { logoStyle: 'text' } as const;

/** Signed in, with the brand of her studio and another one. */
async function photographer() {
  const account = await make.account({ companyName: 'Lovelace Weddings' });
  const client = await browser().signIn(account.id);
  const body = { businessName: 'Lovelace Babies' };
  const { brandId } = (await client.call(brands.createBrand, { body })).body;
  return { client, brandId };
}

async function draftOf(client: Client) {
  const { galleryId } = (await client.call(galleries.startDraft)).body;
  return { galleryId };
}

const described = { title: 'Mia and Tom', occasion: '', date: null };

async function seen(client: Client, params: { galleryId: string }) {
  const { link } = (await client.call(galleries.shareGallery, { params })).body;
  const shareId = link.split('/')[4] ?? '';
  return (await browser().call(galleries.getSharedGallery, { params: { shareId } })).body;
}

test('a gallery wears one brand, with its name and colors as they are today', async () => {
  const { client, brandId } = await photographer();
  const params = await draftOf(client);
  const body = { ...described, businessName: 'Lovelace Babies', brandId };
  await client.call(galleries.createGallery, { params, body });
  await client.call(brands.updateBrand, {
    body: { brandId, businessName: 'Tiny Lovelace', ...text, accentColor: '#2b4a3e' },
  });
  expect(await seen(client, params)).toMatchObject({
    businessName: 'Tiny Lovelace',
    logo: null,
    colors: { accent: { light: '#2b4a3e', onLight: '#ffffff' }, cover: null },
  });
});

test('a title and a name of a business may hold whatever can be printed', async () => {
  const { client, brandId } = await photographer();
  const params = await draftOf(client);
  const title = 'Mia ♥ Tom — 6/20 | "Yes" ®';
  const businessName = 'Ida <“Co”> | 100% ®';
  await client.call(galleries.createGallery, {
    params,
    body: { ...described, title, businessName: 'Ada — at the sea ♥' },
  });
  expect(await seen(client, params)).toMatchObject({ title, businessName: 'Ada — at the sea ♥' });
  await client.call(brands.updateBrand, { body: { brandId, businessName, ...text } });
  await client.call(galleries.editGallery, { params, body: { brandId } });
  expect(await seen(client, params)).toMatchObject({ businessName });
  const refused = await client.call(galleries.editGallery, {
    params,
    body: { title: 'Mia\u0007' },
  });
  expect(refused.body).toMatchObject({
    fields: { title: ["Has a character that can't be printed (U+0007)."] },
  });
});

test('a name that is typed for one gallery stays its own until another brand is worn', async () => {
  const { client, brandId } = await photographer();
  const params = await draftOf(client);
  const body = { ...described, businessName: 'Ada at the sea' };
  await client.call(galleries.createGallery, { params, body });
  expect((await seen(client, params)).businessName).toBe('Ada at the sea');
  await client.call(galleries.editGallery, { params, body: { brandId } });
  expect((await client.call(galleries.getGallery, { params })).body).toMatchObject({
    brandId,
    businessName: 'Lovelace Babies',
    brands: [{ businessName: 'Lovelace Weddings' }, { businessName: 'Lovelace Babies' }],
  });
});

test('a gallery cannot wear somebody else’s brand', async () => {
  const { client } = await photographer();
  const { brandId } = await photographer();
  const params = await draftOf(client);
  const body = { ...described, businessName: 'Lovelace', brandId };
  expect((await client.call(galleries.createGallery, { params, body })).status).toBe(404);
  expect((await client.call(galleries.editGallery, { params, body: { brandId } })).status).toBe(
    404,
  );
});

test('galleries of a brand that is deleted wear the default', async () => {
  const { client, brandId } = await photographer();
  const params = await draftOf(client);
  const body = { ...described, businessName: 'Lovelace Babies', brandId };
  await client.call(galleries.createGallery, { params, body });
  await client.call(brands.deleteBrand, { params: { brandId } });
  expect((await seen(client, params)).businessName).toBe('Lovelace Weddings');
});

test('mails of a gallery carry its brand’s address, and answers go to it', async () => {
  const { client, brandId } = await photographer();
  const businessName = 'Lovelace Babies';
  const address = { address1: '12 Main Street', city: 'Springfield', state: 'IL', zip: '62701' };
  const replyEmail = 'babies@lovelace.test';
  await client.call(brands.updateBrand, {
    body: { brandId, businessName, ...text, replyEmail, ...address, country: 'US' },
  });
  const params = await draftOf(client);
  await client.call(galleries.createGallery, {
    params,
    body: { ...described, businessName, brandId },
  });
  await client.call(galleries.mailLink, { params, body: { email: 'guest@people.test' } });
  const [mail] = await waitingMails(db, 'guest@people.test');
  expect(mail).toMatchObject({
    replyTo: replyEmail,
    subject: expect.stringContaining(businessName),
  });
  expect(mail?.text).toContain('Lovelace Babies, 12 Main Street, Springfield, IL 62701, US.');
});
