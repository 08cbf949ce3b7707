import { setTimeout as sleep } from 'node:timers/promises';
import { dayOf } from '@albumen/domain/galleries/calendar-day';
import { expect, test, vi } from 'vitest';
import { openBrowser, signUp } from '../../../test/browser.ts';
import { edgeKey, startEdge } from '../../../test/edge.ts';
import { openLink, sharedGallery } from '../../../test/shared-gallery.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { replyOf } from '../../../test/upload-client.ts';
import { closeEnded } from '../galleries/close-addresses.service.ts';

const edge = await startEdge();
let clockMs = 0;
const store = await startTestStore({
  environment: { EDGE_PURGE_URL: edge.purgeUrl, EDGE_PURGE_HEADER: `X-Edge-Key: ${edgeKey}` },
  change: () => ({ clock: { now: () => new Date(Date.now() + clockMs) } }),
});
edge.standsBefore(store.halide);
await store.startWorker();

/** The public address of the gallery's only photo, as those who may see it know it now. */
async function addressOf(galleryId: string): Promise<string> {
  const { renditionToken } = await store.db
    .selectFrom('photos')
    .select('renditionToken')
    .where('galleryId', '=', galleryId)
    .executeTakeFirstOrThrow();
  return `/r/${renditionToken}/800.webp`;
}

async function shown(change: Parameters<typeof sharedGallery>[2] = {}) {
  const owner = await signUp(store);
  const gallery = await sharedGallery({ store, owner }, ['one.jpg'], change);
  const guest = openBrowser(store);
  await openLink(guest, gallery.shareId);
  const address = await addressOf(gallery.id);
  expect(await edge.get(address)).toEqual({ status: 200, isKept: false });
  expect(await edge.get(address)).toEqual({ status: 200, isKept: true });
  return { owner: owner.browser, gallery, address };
}

type Shown = Awaited<ReturnType<typeof shown>>;

async function isClosed({ gallery, address }: Shown): Promise<void> {
  await vi.waitFor(
    async () => {
      expect((await fetch(store.halide + address)).status).toBe(404);
      expect((await edge.get(address)).status).toBe(404);
    },
    { timeout: 60_000, interval: 100 },
  );
  // Nor does the store's last word come back to the network.
  await sleep(2_500);
  expect((await edge.get(address)).status).toBe(404);
  const own = await addressOf(gallery.id);
  expect(own).not.toBe(address);
  expect((await fetch(store.halide + own)).status).toBe(200);
}

const narrowings: Record<string, (shown: Shown) => Promise<Response>> = {
  'a PIN is set': ({ owner, gallery }) =>
    owner.call(`/gallery/settings/${gallery.id}`, { method: 'PATCH', body: { pin: '4711' } }),
  'the link is revoked': ({ owner, gallery }) =>
    owner.call(`/gallery/share/${gallery.id}`, { method: 'DELETE' }),
  'the photo is deleted': ({ owner, gallery }) => {
    const ids = gallery.photos.map(({ photoId }) => photoId);
    return owner.call('/photo/delete', { method: 'PATCH', body: { ids } });
  },
  'its last day is set to one that is over': ({ owner, gallery }) => {
    const expiresOn = dayOf(Date.now() - 3 * 86_400_000);
    return owner.call(`/gallery/settings/${gallery.id}`, { method: 'PATCH', body: { expiresOn } });
  },
  'the gallery is deleted': ({ owner, gallery }) => owner.call(`/gallery/delete/${gallery.id}`),
};

// Side by side: most of each is waiting whether the photo comes back.
test.concurrent.each(Object.entries(narrowings))(
  'once %s, its old address shows no photo at the store or a network, and its owner sees it',
  async (_what, narrow) => {
    const before = await shown();
    expect((await narrow(before)).status).toBe(200);
    await isClosed(before);
  },
);

test('with the last day of a link its addresses end, for networks too', async () => {
  const before = await shown({ expiresOn: dayOf(Date.now()) });
  const reply = await fetch(store.halide + before.address);
  const seconds = Number(/max-age=(\d+)/.exec(reply.headers.get('cache-control') ?? '')?.[1]);
  expect(seconds).toBeLessThanOrEqual(36 * 3600);
  clockMs = 3 * 86_400_000;
  await sleep(600);
  expect((await fetch(store.halide + before.address)).status).toBe(404);
  await closeEnded(store.deps);
  await isClosed(before);
  clockMs = 0;
});

test('a sooner last day has networks ask anew, how long they may keep what they have', async () => {
  const { owner, gallery, address } = await shown();
  const body = { expiresOn: dayOf(Date.now()) };
  await replyOf(await owner.call(`/gallery/settings/${gallery.id}`, { method: 'PATCH', body }));
  const asksAnew = { status: 200, isKept: false };
  await vi.waitFor(async () => expect(await edge.get(address)).toEqual(asksAnew), {
    timeout: 60_000,
    interval: 100,
  });
});

test('photos that are changed in other ways keep their addresses', async () => {
  const { owner, gallery, address } = await shown();
  const settings = { pin: null, allowsDownloads: false, sort: 'name' };
  await replyOf(
    await owner.call(`/gallery/settings/${gallery.id}`, { method: 'PATCH', body: settings }),
  );
  expect((await fetch(store.halide + address)).status).toBe(200);
});
