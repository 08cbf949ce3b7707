import { isBuilt, isRendition, pageOf, pixelsOf } from './addresses.ts';

/* One cache a gallery, so that what ends the gallery ends all that was kept of it. */
const prefix = 'gallery-1-';

const keptUntilHeader = 'x-kept-until';
const keptDays = 30;
const dayMs = 86_400_000;
const maxGalleries = 8;
const maxBytes = 200 * 1_048_576;

const ignoring = { ignoreSearch: true, ignoreVary: true };

function cacheName(gallery: string): string {
  return prefix + gallery;
}

export function openKept(gallery: string): Promise<Cache> {
  return caches.open(cacheName(gallery));
}

/** What is kept of the gallery under this name, whether or not it may still be shown. */
export function findKept(gallery: string, name: string): Promise<Response | undefined> {
  return caches.match(name, { cacheName: cacheName(gallery), ...ignoring });
}

export async function dropGallery(gallery: string): Promise<void> {
  await caches.delete(cacheName(gallery));
}

/** Another form of this worker kept things in another way. */
export async function dropOtherForms(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => !name.startsWith(prefix)).map((name) => caches.delete(name)),
  );
}

/** Without a network the day on which a link ends ends the copy, too. */
export async function mayBeShown(gallery: string): Promise<boolean> {
  const page = await findKept(gallery, pageOf(gallery));
  if (page === undefined) return false;
  const isOver = Date.now() >= Number(page.headers.get(keptUntilHeader));
  if (isOver) await dropGallery(gallery);
  return !isOver;
}

const isOpen = (html: string) => html.includes('"gallery":{"is":"open"');
const entryOf = (html: string) => /import\("(\/assets\/[^"]+)"\)/.exec(html)?.[1];

/**
 * Keeps a page with all that it names. One that shows a field for a PIN, or that the gallery is closed,
 * is answered with status 200 like the gallery itself: it ends what was kept.
 */
export async function keepPage(gallery: string, reply: Response): Promise<void> {
  const html = await reply.text();
  if (!isOpen(html)) return dropGallery(gallery);
  const cache = await openKept(gallery);
  const before = await findKept(gallery, pageOf(gallery)).then((kept) => kept?.text() ?? '');
  const named = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g));
  if (entryOf(before) !== entryOf(html)) {
    await dropFrom(cache, (url) => isBuilt(url) && !named.has(url.pathname));
  }
  const headers = new Headers(reply.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(keptUntilHeader, String(keptUntil(html)));
  await cache.put(pageOf(gallery), new Response(html, { headers }));
  await Promise.all([...named].map((path) => keepIfMissing(cache, path)));
}

function keptUntil(html: string): number {
  const sharedUntil = /"sharedUntil":(\d+)/.exec(html)?.[1];
  return Math.min(Date.now() + keptDays * dayMs, Number(sharedUntil ?? Infinity));
}

/** The browser has what the page has just used: asking for it costs no network. */
export async function keepIfMissing(cache: Cache, path: string): Promise<void> {
  if ((await cache.match(path, ignoring)) !== undefined) return;
  const reply = await fetch(path, { cache: 'force-cache' });
  if (reply.status === 200) await cache.put(path, reply);
}

/** Nothing stays of photos that are no longer in the gallery. */
export async function keepPhotos(gallery: string, name: string, reply: Response): Promise<void> {
  const cache = await openKept(gallery);
  const columns: unknown = await reply.clone().json();
  await cache.put(name, reply);
  if (typeof columns !== 'object' || columns === null || !('token' in columns)) return;
  const tokens = new Set(Array.isArray(columns.token) ? columns.token.map(String) : []);
  await dropFrom(cache, (url) => isRendition(url) && !tokens.has(url.pathname.split('/')[2] ?? ''));
}

async function dropFrom(cache: Cache, isUnwanted: (url: URL) => boolean): Promise<void> {
  const requests = await cache.keys();
  await Promise.all(
    requests.filter(({ url }) => isUnwanted(new URL(url))).map((request) => cache.delete(request)),
  );
}

interface Kept {
  gallery: string;
  cache: Cache;
  until: number;
  files: { url: URL; bytes: number }[];
}

/** Within the limits again: galleries seen longest ago leave first, then the largest files of this one. */
export async function trimKept(current: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const all = await Promise.all(names.map((name) => measured(name.slice(prefix.length))));
  const others = all.filter(({ gallery }) => gallery !== current);
  others.sort((a, b) => a.until - b.until);
  let bytes = all.reduce((sum, kept) => sum + bytesOf(kept), 0);
  for (let left = all.length; others.length > 0; left -= 1) {
    if (bytes <= maxBytes && left <= maxGalleries) return;
    const oldest = others.shift();
    if (oldest === undefined) break;
    bytes -= bytesOf(oldest);
    await dropGallery(oldest.gallery);
  }
  const mine = all.find(({ gallery }) => gallery === current);
  for (const { url, bytes: size } of mine?.files.filter(({ url: { pathname } }) =>
    pathname.startsWith('/r/'),
  ) ?? []) {
    if (bytes <= maxBytes) return;
    bytes -= size;
    await mine?.cache.delete(url.href);
  }
}

function bytesOf({ files }: Kept): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

async function measured(gallery: string): Promise<Kept> {
  const cache = await openKept(gallery);
  const replies = await cache.matchAll();
  const files = replies.map(({ url, headers }) => ({
    url: new URL(url === '' ? pageOf(gallery) : url, location.origin),
    bytes: Number(headers.get('content-length')),
  }));
  files.sort((a, b) => pixelsOf(b.url) - pixelsOf(a.url));
  const page = replies.find(({ headers }) => headers.has(keptUntilHeader));
  return { gallery, cache, files, until: Number(page?.headers.get(keptUntilHeader) ?? 0) };
}
