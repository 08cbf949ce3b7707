import { pathOf } from '@albumen/contract/endpoint';
import * as favorites from '@albumen/contract/endpoints/favorites';
import * as galleries from '@albumen/contract/endpoints/galleries';
import { headers as wireHeaders } from '@albumen/contract/wire-names';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import { scriptHeaders } from '../../http/script-headers.ts';

const { db, deps, browser, make, empty } = await openTestApp();

beforeEach(empty);

/** GETs that change something, each in a state where it would. */
const gets = {
  delete: galleries.deleteGallery.path,
  hero: galleries.chooseHero.path,
  share: galleries.shareGallery.path,
  sync: galleries.syncGallery.path,
  'favorite add': favorites.addFavorite.path,
  'favorite remove': favorites.removeFavorite.path,
};

type Headers = Record<string, string | undefined>;

interface Vector {
  method?: 'HEAD' | 'POST' | 'PUT' | 'OPTIONS';
  headers: (token: string) => Headers;
}

const script = (changes: Headers) => ({
  headers: (token: string): Headers => ({ ...scriptHeaders(token), ...changes }),
});
const noToken = { [wireHeaders.csrfToken]: undefined };
const noFetchMetadata = {
  'sec-fetch-site': undefined,
  'sec-fetch-mode': undefined,
  'sec-fetch-dest': undefined,
};
const element = (dest: string, site = 'cross-site'): Vector => ({
  headers: () => ({ 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': dest }),
});
const navigation = (site: string, dest = 'document'): Vector => ({
  headers: () => ({
    'sec-fetch-site': site,
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': dest,
    'sec-fetch-user': '?1',
  }),
});

const vectors: Record<string, Vector> = {
  'a script of ours without the token': script(noToken),
  'a script of ours with an empty token': script({ [wireHeaders.csrfToken]: '' }),
  "a script with another session's token": script({
    [wireHeaders.csrfToken]: deps.csrf.tokenFor('a.somebody-else'),
  }),
  'a fetch of another site, token and all': script({ 'sec-fetch-site': 'cross-site' }),
  'a fetch of a sibling subdomain': script({ 'sec-fetch-site': 'same-site' }),
  'a fetch without cors': script({ 'sec-fetch-mode': 'no-cors' }),
  'a prefetch': script({ 'sec-purpose': 'prefetch' }),
  'an old prefetch': script({ purpose: 'prefetch' }),
  'a prerender': script({ 'sec-purpose': 'prefetch;prerender' }),
  'no fetch metadata and no origin': script(noFetchMetadata),
  'no fetch metadata and a foreign origin': script({
    ...noFetchMetadata,
    origin: 'https://evil.example',
  }),
  'no fetch metadata and a foreign referer': script({
    ...noFetchMetadata,
    referer: 'https://localhost.evil.example/',
  }),
  'the other lab brand as origin': script({ ...noFetchMetadata, origin: 'http://127.0.0.1:3000' }),
  'an image of another site': element('image'),
  'an image of our own': element('image', 'same-origin'),
  'a script element': element('script'),
  'a style sheet': element('style'),
  'an object': element('object'),
  'a frame': navigation('cross-site', 'iframe'),
  'a link of another site': navigation('cross-site'),
  'a link of our own': navigation('same-origin'),
  'a typed address': navigation('none'),
  'a HEAD': { method: 'HEAD', ...script({}) },
  'a POST': { method: 'POST', ...script({}) },
  'a POST that says it is a GET': {
    method: 'POST',
    ...script({ 'x-http-method-override': 'GET' }),
  },
};

async function owned() {
  const account = await make.account();
  const gallery = await make.gallery({ accountId: account.id, shareId: null });
  const galleryId = gallery.id;
  const [hearted, plain] = await make.photos(2, { galleryId });
  await make.favorite({ photoId: hearted?.id ?? '', accountId: account.id });
  return {
    client: await browser().signIn(account.id),
    galleryId,
    photoOf: (get: string) => (get === 'favorite remove' ? hearted?.id : plain?.id) ?? '',
  };
}

async function everything() {
  return {
    galleries: await db.selectFrom('galleries').selectAll().execute(),
    favorites: await db.selectFrom('favorites').selectAll().execute(),
  };
}

type Get = keyof typeof gets;

const allGets = Object.keys(gets) as Get[]; // its own keys

function urlOf(get: Get, { galleryId, photoOf }: Awaited<ReturnType<typeof owned>>): string {
  return pathOf(gets[get], { galleryId, photoId: photoOf(get) });
}

function present(headers: Headers): Record<string, string> {
  const sent = Object.entries(headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent) as Record<string, string>; // without the undefined ones
}

test.each(Object.entries(vectors))('%s changes nothing', async (_, { method, headers }) => {
  const mine = await owned();
  const before = await everything();
  for (const get of allGets) {
    const reply = await mine.client.send({
      method: method ?? 'GET',
      url: urlOf(get, mine),
      headers: present(headers(mine.client.csrfToken())),
    });
    if (method === undefined) {
      expect(reply, get).toMatchObject({ status: 403, body: { code: 'foreignRequest' } });
    }
  }
  expect(await everything()).toEqual(before);
});

test.each(allGets)(
  '%s works from a script of our own page, with no trace in caches',
  async (get) => {
    const mine = await owned();
    const before = await everything();
    const reply = await mine.client.send({
      method: 'GET',
      url: urlOf(get, mine),
      headers: scriptHeaders(mine.client.csrfToken()),
    });
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      vary: 'Sec-Fetch-Site, Origin',
    });
    expect(await everything()).not.toEqual(before);
  },
);

test.each(allGets)('%s works in a browser without fetch metadata, by its origin', async (get) => {
  const mine = await owned();
  const headers = {
    origin: 'http://localhost:3000',
    [wireHeaders.csrfToken]: mine.client.csrfToken(),
    accept: 'application/json',
  };
  const url = urlOf(get, mine);
  expect((await mine.client.send({ method: 'GET', url, headers })).status).toBe(200);
});
