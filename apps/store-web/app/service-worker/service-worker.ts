import { keptCopyHeader } from '@albumen/contract/kept-copy';
import {
  answerKey,
  galleryIn,
  heartIn,
  isFile,
  isRendition,
  otherSizes,
  pageOf,
} from './addresses.ts';
import {
  dropGallery,
  dropOtherForms,
  findKept,
  keepIfMissing,
  keepPage,
  keepPhotos,
  mayBeShown,
  openKept,
  trimKept,
} from './kept-galleries.ts';
import { keepHeart } from './kept-hearts.ts';
import type { KeptCopy } from './kept-copy.ts';
import { worker, type AskedEvent, type ToldEvent } from './worker-scope.ts';

/*
 * Galleries that were seen can be looked through without a network. It stands in `/s/`, so nothing of
 * an account, a shop, a cart or a checkout ever passes it. The network always speaks first about a
 * gallery; only without any answer of it, or for a page that waits too long for one, does the copy speak.
 */
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) =>
  event.waitUntil(dropOtherForms().then(() => worker.clients.claim())),
);
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin || request.method !== 'GET') return;
  const name = answerKey(request, url);
  if (name !== undefined) event.respondWith(answer(event, name));
  else if (isFile(url)) event.respondWith(file(event, url));
  const photoId = heartIn(url);
  if (photoId !== undefined) event.respondWith(heart(event, photoId));
});
worker.addEventListener('message', (event) => {
  if (event.data === ('kept copy' satisfies KeptCopy)) sayIfCopy(event);
  else event.waitUntil(keepSeen(event));
});

/** Pages that came from the copy, by their ids. */
const copies = new Set<string>();

/* PIN, expiry, a revoked link, a deletion. */
const endings = new Set([401, 403, 404, 410]);

/* A bar of signal that carries nothing, a proxy without its store: neither is an answer about a gallery. */
const patienceMs = 8000;
const away = new Set([502, 503, 504]);

async function answer(event: AskedEvent, name: string): Promise<Response> {
  const gallery = galleryIn(new URL(event.request.url)) ?? '';
  const asked = askStore(event, gallery, name);
  event.waitUntil(asked);
  const reply = await firstOf(event, asked);
  if (reply !== undefined && !(mayBeCopy(event) && away.has(reply.status))) return reply;
  const kept = (await mayBeShown(gallery)) ? await findKept(gallery, name) : undefined;
  if (kept !== undefined) copies.add(event.resultingClientId);
  return kept ?? (await asked) ?? Response.error();
}

/** What the network says, however late, is heeded. */
async function askStore(
  event: AskedEvent,
  gallery: string,
  name: string,
): Promise<Response | undefined> {
  const reply = await fetch(event.request).catch(() => undefined);
  if (reply === undefined) return undefined;
  if (endings.has(reply.status)) await dropGallery(gallery);
  if (reply.status === 200) event.waitUntil(keepAnswer(gallery, name, reply.clone()));
  return reply;
}

/** Whether the copy may speak before the network: never beside a page that came from the store. */
function mayBeCopy({ request, clientId }: AskedEvent): boolean {
  return request.mode === 'navigate' || copies.has(clientId);
}

function firstOf(
  event: AskedEvent,
  asked: Promise<Response | undefined>,
): Promise<Response | undefined> {
  return mayBeCopy(event) ? Promise.race([asked, nothingAfter(patienceMs)]) : asked;
}

function nothingAfter(ms: number): Promise<undefined> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}

function sayIfCopy({ data, source }: ToldEvent): void {
  if (source !== null && copies.has(source.id)) source.postMessage(data);
}

async function keepAnswer(gallery: string, name: string, reply: Response): Promise<void> {
  if (name === pageOf(gallery)) await keepPage(gallery, reply);
  else if (name.endsWith('/photos')) await keepPhotos(gallery, name, reply);
  else await (await openKept(gallery)).put(name, reply);
}

async function heart(event: AskedEvent, photoId: string): Promise<Response> {
  const gallery = await galleryAsking(event);
  const reply = await fetch(event.request);
  if (gallery !== undefined && reply.status === 200) {
    event.waitUntil(keepHeart(gallery, photoId, reply.clone()));
  }
  return reply;
}

async function file(event: AskedEvent, url: URL): Promise<Response> {
  const gallery = await galleryAsking(event);
  if (gallery === undefined) return fetch(event.request);
  const kept = await findKept(gallery, url.pathname);
  if (kept !== undefined && isLasting(kept)) return kept;
  const asked = askFile(event, gallery, url);
  event.waitUntil(asked);
  const reply = await firstOf(event, asked);
  if (reply !== undefined) return reply;
  const shown = kept ?? (isRendition(url) ? await otherSize(gallery, url) : undefined);
  return shown ?? (await asked) ?? Response.error();
}

async function askFile(
  event: AskedEvent,
  gallery: string,
  url: URL,
): Promise<Response | undefined> {
  const reply = await fetch(event.request).catch(() => undefined);
  if (reply?.status === 200) event.waitUntil(keepFile(gallery, url.pathname, reply.clone()));
  return reply;
}

/** What stands in for a rendition that is made later is asked for again. */
function isLasting({ headers }: Response): boolean {
  return headers.get('cache-control')?.includes('immutable') ?? false;
}

/** The page that asks, by its address of today: it may have come here without being loaded anew. */
async function galleryAsking({ request, clientId }: AskedEvent): Promise<string | undefined> {
  const referrer = URL.canParse(request.referrer) ? new URL(request.referrer) : undefined;
  if (referrer !== undefined && !isFile(referrer)) return galleryIn(referrer);
  const client = await worker.clients.get(clientId);
  return client && galleryIn(new URL(client.url));
}

/** A photo that was seen is shown, if less sharp. */
async function otherSize(gallery: string, url: URL): Promise<Response | undefined> {
  for (const path of otherSizes(url)) {
    const kept = await findKept(gallery, path);
    if (kept !== undefined) return kept;
  }
  return undefined;
}

const bytesBetweenLooks = 8 * 1_048_576;
let bytesSinceLook = bytesBetweenLooks;

/** Files that a page used while it was not kept: yet, or no more. */
const early = new Set<string>();

async function keepFile(gallery: string, path: string, reply: Response): Promise<void> {
  if ((await findKept(gallery, pageOf(gallery))) === undefined) {
    early.add(path);
    return;
  }
  const cache = await openKept(gallery);
  await cache.put(path, reply);
  bytesSinceLook += Number(reply.headers.get('content-length'));
  if (bytesSinceLook < bytesBetweenLooks) return;
  bytesSinceLook = 0;
  await trimKept(gallery);
}

/** What the page had used before this worker was there. */
async function keepSeen({ data, source }: ToldEvent): Promise<void> {
  const gallery = source === null ? undefined : galleryIn(new URL(source.url));
  if (gallery === undefined || !Array.isArray(data)) return;
  const forKeeping = { [keptCopyHeader]: '1' };
  await keepPage(gallery, await fetch(pageOf(gallery), { headers: forKeeping }));
  if (!(await mayBeShown(gallery))) return;
  const cache = await openKept(gallery);
  for (const url of [...data, ...early].map((seen) => new URL(String(seen), location.origin))) {
    const request = new Request(url, { headers: { accept: 'application/json', ...forKeeping } });
    const name = url.origin === location.origin ? answerKey(request, url) : undefined;
    if (name !== undefined) await keepAnswer(gallery, name, await fetch(request));
    else if (url.origin === location.origin && isFile(url)) {
      await keepIfMissing(cache, url.pathname);
    }
  }
  await trimKept(gallery);
}
