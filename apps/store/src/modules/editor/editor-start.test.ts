import { recordOf } from '@albumen/domain/json-record';
import * as editor from '@albumen/contract/endpoints/editor';
import { getSharedGallery } from '@albumen/contract/endpoints/galleries';
import { pageLimits } from '@albumen/contract/page-limits';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const { browser, make, empty } = await openTestApp();

beforeEach(empty);

const sized = { size: '8x10' };
const print = { projectId: 'none', productId: 'photographic-print', designId: 'none' };

test('an address that names little opens with every default', async () => {
  const { body } = await browser().call(editor.startEditor, { params: print, query: sized });
  expect(body).toMatchObject({
    galleryId: null,
    designId: null,
    cancelUrl: '/shop/photographic-print',
  });
  expect(body.attributes).toMatchObject({ quantity: '1' });
  const asked = body.product.options.map(({ key }) => key);
  expect(Object.keys(body.attributes)).toEqual(expect.arrayContaining(['size', ...asked]));
});

test('a gallery of the customer opens with its title', async () => {
  const account = await make.account();
  const { id, title } = await make.gallery({ accountId: account.id });
  const client = await browser().signIn(account.id);
  const { body } = await client.call(editor.startEditor, {
    params: { ...print, projectId: id },
    query: sized,
  });
  expect(body).toMatchObject({ galleryId: id, projectTitle: title });
});

test.each([
  [{ productId: 'no-such-thing' }, {}, 'unknownProduct'],
  [{ designId: 'no-such-design' }, {}, 'unknownDesign'],
  [{ productId: 'flat-card' }, {}, 'designNeeded'],
  [{}, { size: '1x1000' }, 'invalidChoice'],
  [{}, { paper: 'gold-leaf' }, 'invalidChoice'],
  [{}, { quantity: '0' }, 'invalidChoice'],
  [{ productId: 'flat-card', designId: 'olive' }, { size: '5x7', shape: 'oval' }, 'invalidChoice'],
  [{ productId: 'flat-card', designId: 'olive' }, { theme: 'no-such-theme' }, 'invalidChoice'],
  [{ projectId: 'AAAAAAAAAAAAAAAAAAAAAA' }, sized, 'galleryUnavailable'],
])('an address that cannot be opened says why: %o %o', async (params, query, reason) => {
  const reply = await browser().call(editor.startEditor, {
    params: { ...print, ...params },
    query,
  });
  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({ code: 'editorInvalid', params: { reason } });
});

test.each(['projectId', 'productId', 'designId'])(
  'an address whose %s can be none names it',
  async (part) => {
    const params = { ...print, [part]: 'no such thing' };
    const reply = await browser().call(editor.startEditor, { params });
    expect(reply.status).toBe(400);
    expect(Object.keys(recordOf(recordOf(reply.body)['fields']))).toEqual([part]);
  },
);

test('a way back as long as a card with all its choices is kept', async () => {
  const cancelUrl = `/cards/olive?gallery=${'g'.repeat(22)}#theme=${'t'.repeat(600)}`;
  const { body } = await browser().call(editor.startEditor, {
    params: print,
    query: { ...sized, cancelUrl },
  });
  expect(body.cancelUrl).toBe(cancelUrl);
});

test('as many photos as are bought together open the editor', async () => {
  const photo = Array(pageLimits.boughtPhotos).fill('p'.repeat(22)).join();
  const { body } = await browser().call(editor.getEditorUrl, {
    params: { projectId: 'none', productId: 'photographic-print' },
    query: { ...sized, photo, cancelUrl: '/shop/photographic-print?size=8x10' },
  });
  expect(new URL(body.url, 'http://a').searchParams.get('photo')).toBe(photo);
  // A line of a request's head, as many proxies have it by default.
  expect(body.url.length).toBeLessThan(8_000);
  const opened = await browser().call(editor.startEditor, {
    params: print,
    query: { ...sized, photo },
  });
  expect(opened.status).toBe(200);
});

test('a gallery that was not shared with this browser is unavailable', async () => {
  const { id } = await make.gallery();
  const params = { projectId: id, productId: 'photographic-print' };
  const { body } = await browser().call(editor.getEditorUrl, { params, query: sized });
  expect(body.url).toBe('/editor/invalid?reason=galleryUnavailable');
});

test('a gallery that sells nothing gives guests no photos to place', async () => {
  const { id, shareId } = await make.gallery({ allowsShop: false });
  const guest = browser();
  await guest.call(getSharedGallery, { params: { shareId: shareId ?? '' } });
  const reply = await guest.call(editor.listStartPhotos, { params: { projectId: id } });
  expect(reply.body).toMatchObject({ code: 'shopOff' });
});

test('the shop is led to the editor of prints or of cards, with all that was chosen', async () => {
  const client = browser();
  const paper = await client.call(editor.getEditorUrl, {
    params: { projectId: 'none', productId: 'photographic-print' },
    query: { size: '8x10', quantity: '4', photos: 'favorites', cancelUrl: '/shop?look=wall' },
  });
  expect(paper.body.url).toMatch(/^\/editor\/new\/none\/photographic-print\/none\?/);
  expect(Object.fromEntries(new URL(paper.body.url, 'http://a').searchParams)).toMatchObject({
    size: '8x10',
    quantity: '4',
    photos: 'favorites',
    cancelUrl: '/shop?look=wall',
  });
  const card = await client.call(editor.getEditorUrl, {
    params: { projectId: 'none', productId: 'flat-card' },
    query: { designId: 'olive', cancelUrl: '/cards/olive' },
  });
  const url = new URL(card.body.url, 'http://a');
  expect(url.pathname).toBe('/editor/card/flat-card/olive');
  expect(url.searchParams.get('cancelUrl')).toBe('/cards/olive');
  expect(url.searchParams.get('theme')).toBeTruthy();
  expect(url.searchParams.has('quantity')).toBe(false);
});

test('cancelling a card leads to the page of its design', async () => {
  const params = { projectId: 'none', productId: 'flat-card', designId: 'olive' };
  const { body } = await browser().call(editor.startEditor, { params });
  expect(body.cancelUrl).toBe('/cards/olive');
});

test('cancelling never leads to another site', async () => {
  for (const cancelUrl of ['//evil.test', 'https://evil.test', '/\\evil.test', 'javascript:1']) {
    const { body } = await browser().call(editor.startEditor, {
      params: print,
      query: { ...sized, cancelUrl },
    });
    expect(body.cancelUrl).toBe('/shop/photographic-print');
  }
});

const required = 'This field is required.';
const unknown = 'Choose one of the options.';

test.each([
  [{}, { size: [required] }],
  [{ size: '' }, { size: [required] }],
  [
    { size: '1x1000', paper: '' },
    { size: [unknown], paper: [required] },
  ],
  [{ size: '8x10', quantity: '1.5' }, { quantity: ['Choose a quantity from 1 to 999.'] }],
])('choices %o are made again on the page of the product', async (query, fields) => {
  const client = browser();
  const refused = await client.call(editor.startEditor, { params: print, query });
  expect(refused.status).toBe(422);
  expect(recordOf(refused.body)['fields']).toEqual(fields);
  const { body } = await client.call(editor.getEditorUrl, {
    params: { projectId: 'none', productId: 'photographic-print' },
    query: { ...query, photos: 'favorites', cancelUrl: '/shop' },
  });
  const { pathname, searchParams } = new URL(body.url, 'http://a');
  expect(pathname).toBe('/shop/photographic-print');
  expect(Object.fromEntries(searchParams)).toEqual({
    ...query,
    photos: 'favorites',
    invalid: Object.keys(fields).join('.'),
  });
});

test('choices of a card are made again on the page of its design', async () => {
  const { body } = await browser().call(editor.getEditorUrl, {
    params: { projectId: 'none', productId: 'flat-card' },
    query: { designId: 'olive', size: '5x7', theme: '', shape: 'oval', cancelUrl: '/cards' },
  });
  const { pathname, searchParams, hash } = new URL(body.url, 'http://a');
  expect(pathname).toBe('/cards/olive');
  expect(Object.fromEntries(searchParams)).toEqual({
    product: 'flat-card',
    size: '5x7',
    invalid: 'theme.shape',
  });
  expect(hash).toBe('#theme=&shape=oval');
});

test('a quantity that was cleared is the least', async () => {
  const query = { ...sized, quantity: '' };
  const { body } = await browser().call(editor.startEditor, { params: print, query });
  expect(body.attributes).toMatchObject({ quantity: '1' });
});
