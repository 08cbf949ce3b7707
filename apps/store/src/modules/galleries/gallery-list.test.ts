import { listGalleries, type GallerySort } from '@albumen/contract/endpoints/galleries';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const { browser, make, empty } = await openTestApp();

beforeEach(empty);

async function dashboardOf(titles: readonly string[]) {
  const account = await make.account();
  for (const [index, title] of titles.entries()) {
    await make.gallery({
      accountId: account.id,
      title,
      createdAt: new Date(Date.UTC(2026, 0, index + 1)),
    });
  }
  const client = await browser().signIn(account.id);
  return {
    account,
    list: async (query: { search?: string; sort?: GallerySort; next?: string } = {}) =>
      (await client.call(listGalleries, { query })).body,
    client,
  };
}

const titlesOf = ({ galleries }: { galleries: { title: string }[] }) =>
  galleries.map(({ title }) => title).join(' ');

test('the newest gallery comes first, and every sort can be turned round', async () => {
  const { list } = await dashboardOf(['beta', 'Alpha', 'gamma']);
  expect(titlesOf(await list())).toBe('gamma Alpha beta');
  expect(titlesOf(await list({ sort: 'created' }))).toBe('beta Alpha gamma');
  expect(titlesOf(await list({ sort: 'title' }))).toBe('Alpha beta gamma');
  expect(titlesOf(await list({ sort: 'title-desc' }))).toBe('gamma beta Alpha');
});

test('a gallery without a date sorts by the day it was made', async () => {
  const { account, list } = await dashboardOf(['made on January 1', 'made on January 2']);
  await make.gallery({ accountId: account.id, title: 'old', datedOn: '2020-06-01' });
  expect(titlesOf(await list({ sort: 'date' }))).toBe('old made on January 1 made on January 2');
});

test('search looks into title and occasion, and takes % as a letter', async () => {
  const { account, list } = await dashboardOf(['50% off', 'Mia and Tom']);
  await make.gallery({ accountId: account.id, title: 'x', occasion: 'Graduation' });
  expect(titlesOf(await list({ search: 'mia' }))).toBe('Mia and Tom');
  expect(titlesOf(await list({ search: ' graduation ' }))).toBe('x');
  expect(titlesOf(await list({ search: '%' }))).toBe('50% off');
  expect((await list({ search: 'nobody' })).total).toBe(0);
});

test('pages follow each other without a gap or a repeat, whatever the sort', async () => {
  const titles = Array.from({ length: 55 }, (_, index) => `gallery ${index % 7}`);
  const { list } = await dashboardOf(titles);
  for (const sort of ['created-desc', 'title', 'date-desc'] as const) {
    const seen: string[] = [];
    let next: string | null | undefined;
    do {
      const page = await list({ sort, ...(next != null && { next }) });
      seen.push(...page.galleries.map(({ galleryId }) => galleryId));
      expect(page.total).toBe(55);
      next = page.next;
    } while (next !== null);
    expect(new Set(seen).size).toBe(55);
    expect(seen).toHaveLength(55);
  }
});

test('a cursor that we did not make is refused', async () => {
  const { client } = await dashboardOf([]);
  expect((await client.call(listGalleries, { query: { next: 'x' } })).status).toBe(400);
  for (const key of ['Wedding', '0000-05-05', '0000-05-05T00:00:00Z', '2026-02-31']) {
    const next = Buffer.from(JSON.stringify({ key, id: 'x' })).toString('base64url');
    for (const sort of ['created-desc', 'date'] as const) {
      expect((await client.call(listGalleries, { query: { sort, next } })).status).toBe(400);
    }
  }
});

test('a card counts the favorites of photos that are still there', async () => {
  const { account, list } = await dashboardOf([]);
  const { id: galleryId } = await make.gallery({ accountId: account.id });
  const [kept, gone] = await make.photos(2, { galleryId });
  await make.favorite({ photoId: kept?.id ?? '' });
  await make.favorite({ photoId: kept?.id ?? '' });
  await make.favorite({ photoId: gone?.id ?? '' });
  const { id: binned } = await make.photo({ galleryId, deletedAt: new Date() });
  await make.favorite({ photoId: binned });
  expect((await list()).galleries).toMatchObject([
    { favoriteCount: 3, cover: { photoId: kept?.id } },
  ]);
});

test('a card says that the last day of a link is over', async () => {
  const { account, list } = await dashboardOf([]);
  const of = { accountId: account.id, state: 'active' } as const;
  await make.gallery({ ...of, shareId: 'e'.repeat(22), expiresOn: '2026-01-01' });
  await make.gallery({ ...of, shareId: 'l'.repeat(22), expiresOn: '2126-01-01' });
  await make.gallery({ ...of, shareId: null, expiresOn: '2026-01-01' });
  const { galleries } = await list();
  const said = galleries.map(({ isShared, hasEnded }) => ({ isShared, hasEnded }));
  expect(said).toHaveLength(3);
  expect(said).toEqual(
    expect.arrayContaining([
      { isShared: true, hasEnded: true },
      { isShared: true, hasEnded: false },
      { isShared: false, hasEnded: false },
    ]),
  );
});
