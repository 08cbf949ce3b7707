import { editGallery } from '@albumen/contract/endpoints/galleries';
import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';
import type { PageRenderer } from './page-renderer.ts';

let renderings = 0;

/** Shows what it was given, after the calls that the page's loader makes. */
const pages: PageRenderer = {
  async renderPage({ url, nonce, csrfToken, transport, isFirstVisit }) {
    renderings += 1;
    const path = new URL(url).pathname.replace(/^\/s\/([^/]+)\/gallery$/, '/api/shared/$1');
    const { body, status } = await transport({ method: 'GET', path, headers: {} });
    const about = `first=${isFirstVisit} nonce=${nonce} csrf=${csrfToken}`;
    return { status, headers: {}, html: `${url} ${about} ${body}` };
  },
  renderBusy: () => '',
  renderPartial: () => '',
};

const { browser, empty, make } = await openTestApp({ deps: { pages } });

beforeEach(async () => {
  await empty();
  renderings = 0;
});

async function visit(client: ReturnType<typeof browser>, shareId: string | null, query = '') {
  return client.send({ method: 'GET', url: `/s/${shareId ?? ''}/gallery${query}` });
}

test('a shared gallery is rendered once for all its visitors, each with a nonce and token of their own', async () => {
  const { shareId } = await make.gallery({ title: 'Wedding' });
  const [one, other] = [browser(), browser()];
  const first = await visit(one, shareId);
  const second = await visit(other, shareId, '?photo=abc');
  expect(renderings).toBe(1);
  expect(first.text).toContain(`csrf=${one.csrfToken()}`);
  expect(second.text).toContain(`csrf=${other.csrfToken()}`);
  const nonceOf = (text: string) => /nonce=(\S+)/.exec(text)?.[1] ?? '';
  expect(nonceOf(first.text)).not.toBe(nonceOf(second.text));
  expect(first.headers['content-security-policy']).toContain(`'nonce-${nonceOf(first.text)}'`);
});

test('a first visit has a page of its own, with the styles in it', async () => {
  const { shareId } = await make.gallery({ title: 'Wedding' });
  for (const guest of [browser(), browser()]) {
    guest.jar.clear();
    expect((await visit(guest, shareId)).text).toContain('first=true');
    expect((await visit(guest, shareId)).text).toContain('first=false');
  }
  expect(renderings).toBe(2);
});

test('a kept page is sent compressed, and keeps nothing from its opener that it does not show', async () => {
  const { shareId, accountId } = await make.gallery({ title: 'Wedding' });
  const url = `/s/${shareId ?? ''}/gallery`;
  const headers = { 'accept-encoding': 'gzip, br' };
  const page = await browser().send({ method: 'GET', url, headers });
  expect(page.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(gunzipSync(page.bytes).toString()).toContain('Wedding');
  expect(page.headers).not.toHaveProperty('cross-origin-opener-policy');
  const owner = await browser().signIn(accountId);
  const own = await owner.send({ method: 'GET', url, headers });
  expect(own.headers).not.toHaveProperty('content-encoding');
  expect(own.headers).toHaveProperty('cross-origin-opener-policy', 'same-origin-allow-popups');
});

test('a change of the gallery is seen by the next visitor', async () => {
  const { id, shareId, accountId } = await make.gallery({ title: 'Wedding' });
  await visit(browser(), shareId);
  const owner = await browser().signIn(accountId);
  await owner.call(editGallery, { params: { galleryId: id }, body: { title: 'The wedding' } });
  expect((await visit(browser(), shareId)).text).toContain('The wedding');
  expect(renderings).toBe(2);
});

test('a signed-in viewer gets a page of their own', async () => {
  const { shareId, accountId } = await make.gallery();
  await visit(browser(), shareId);
  const owner = await browser().signIn(accountId);
  expect((await visit(owner, shareId)).text).toContain('"manage":true');
  expect((await visit(browser(), shareId)).text).toContain('"manage":false');
});

test('a gallery behind a PIN is never answered from what was kept', async () => {
  const { shareId } = await make.gallery({ pinHash: 'some hash' });
  expect((await visit(browser(), shareId)).text).toContain('pinRequired');
  expect((await visit(browser(), shareId)).text).toContain('pinRequired');
});
