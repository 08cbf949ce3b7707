import { editGallery } from '@albumen/contract/endpoints/galleries';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';
import type { PageRenderer } from './page-renderer.ts';

let renderings = 0;

/** Shows what it was given, after the calls that the page's loader makes. */
const pages: PageRenderer = {
  async renderPage({ url, nonce, csrfToken, transport }) {
    renderings += 1;
    const path = new URL(url).pathname.replace(/^\/s\/([^/]+)\/gallery$/, '/api/shared/$1');
    const { body, status } = await transport({ method: 'GET', path, headers: {} });
    return { status, headers: {}, html: `${url} nonce=${nonce} csrf=${csrfToken} ${body}` };
  },
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
