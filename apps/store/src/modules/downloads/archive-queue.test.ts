import type { ArchiveReply } from '@albumen/contract/endpoints/downloads';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { createGallery, signUp, type Account } from '../../../test/browser.ts';
import { newJpeg } from '../../../test/jpegs.ts';
import { problemOf } from '../../../test/refusals.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { openUploads, replyOf } from '../../../test/upload-client.ts';

const places = 3;
const store = await startTestStore({ environment: { ARCHIVE_STREAMS: String(places) } });
const owner = await signUp(store);
const gallery = await createGallery(store, owner.id);
const uploads = await openUploads(owner, gallery.id);
/** More than the sockets between two processes hold, so that a reader who stops holds the place. */
for (const name of ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg']) {
  await uploads.send({ name, bytes: newJpeg({ padBytes: 4_000_000 }) });
}
await store.db.updateTable('photos').set({ state: 'ready' }).execute();

interface Guest extends Account {
  archive: ArchiveReply;
}

async function newGuest(): Promise<Guest> {
  const account = await signUp(store);
  await replyOf(await account.browser.call(`/api/shared/${gallery.shareId}`));
  const body = { galleryId: gallery.shareId };
  const reply = await account.browser.call('/archives', { method: 'POST', body });
  return { ...account, archive: await replyOf<ArchiveReply>(reply) };
}

const newGuests = (count: number) => Promise.all(Array.from({ length: count }, newGuest));
const newPair = () => Promise.all([newGuest(), newGuest()]);

const open: Response[] = [];

/** Follows the link; what comes is left unread. */
async function begin({ browser, archive }: Guest): Promise<Response> {
  const reply = await browser.follow(archive.url);
  if (reply.ok) open.push(reply);
  return reply;
}

/** Guests at as many downloads as may run at once, and what each was answered. */
async function takeAllPlaces(): Promise<Response[]> {
  const guests = await newGuests(places);
  const replies = await Promise.all(guests.map(begin));
  expect(replies.map(({ status }) => status)).toEqual(guests.map(() => 200));
  return replies;
}

const askAsScript = ({ browser, archive }: Guest) => browser.call(archive.url);

async function positionOf({ browser, archive }: Guest): Promise<number> {
  const reply = await browser.call(`/archive/${archive.archiveId}`);
  return (await replyOf<ArchiveReply>(reply)).position;
}

const countStreams = async () => {
  const rows = await store.db.selectFrom('archiveStreams').select('id').execute();
  return rows.length;
};

afterEach(async () => {
  for (const reply of open.splice(0)) await reply.body?.cancel();
  await store.db.deleteFrom('archiveStreams').where('isWaiting', '=', true).execute();
  await expect.poll(countStreams).toBe(0);
});

test('when all places are taken, the next one learns its place and when to ask again', async () => {
  const [next, last] = await newPair();
  await takeAllPlaces();
  const refused = await askAsScript(next);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await problemOf(refused)).toEqual({
    code: 'archiveQueueFull',
    status: 503,
    title: 'Many people are downloading. You are number 1 in line.',
    params: { position: 1 },
  });
  expect(await positionOf(last)).toBe(2);
  expect(await positionOf(next)).toBe(1);
});

test('who asks again and again keeps the place', async () => {
  await takeAllPlaces();
  const last = await newGuest();
  /* More than PostgreSQL plans for given values, on each of the connections. */
  for (let round = 0; round < 120; round += 1) {
    expect((await askAsScript(last)).status).toBe(503);
  }
  expect(await positionOf(last)).toBe(1);
});

test('in a window the page says so and asks again by itself', async () => {
  const next = await newGuest();
  await takeAllPlaces();
  const reply = await next.browser.follow(next.archive.url);
  expect(reply.status).toBe(503);
  expect(reply.headers.get('refresh')).toBe('5');
  expect(await reply.text()).toContain('You are number 1 in line. Your download starts by itself.');
});

test('HEAD answers size and ETag while all places are taken, and stands in no line', async () => {
  const { browser, archive } = await newGuest();
  await takeAllPlaces();
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const head = await fetch(new URL(archive.url, store.halide), {
    method: 'HEAD',
    headers: { cookie, 'sec-fetch-site': 'none' },
  });
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe(String(archive.sizeBytes));
  expect(head.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
  expect(await countStreams()).toBe(places);
});

test('who hangs up leaves the place to the first in line', async () => {
  const [next, last] = await newPair();
  const [running] = await takeAllPlaces();
  expect(await positionOf(next)).toBe(1);
  expect(await positionOf(last)).toBe(2);
  await running?.body?.cancel();
  await expect.poll(() => positionOf(next)).toBe(0);
  expect(await positionOf(last)).toBe(1);
  expect((await begin(next)).status).toBe(200);
});

test('one account has two downloads at most, and leaves the rest to others', async () => {
  const [greedy, other] = await newPair();
  expect((await begin(greedy)).status).toBe(200);
  expect((await begin(greedy)).status).toBe(200);
  expect((await begin(greedy)).status).toBe(503);
  expect((await begin(other)).status).toBe(200);
});

test('the places of a process that died are given away again', async () => {
  const [dead, next] = await Promise.all([newGuest(), newGuest()]);
  const { id: accountId, archive } = dead;
  const row = { archiveId: archive.archiveId, accountId, isWaiting: false };
  const silentSince = sql<Date>`now() - interval '7 seconds'`;
  await store.db
    .insertInto('archiveStreams')
    .values(['A', 'B'].map((id) => ({ ...row, id: id.repeat(22), heartbeatAt: silentSince })))
    .execute();
  expect((await begin(next)).status).toBe(200);
});

test('a download that ends gives its place back', async () => {
  const guest = await newGuest();
  const reply = await guest.browser.follow(guest.archive.url);
  expect((await reply.arrayBuffer()).byteLength).toBe(guest.archive.sizeBytes);
  await expect.poll(countStreams).toBe(0);
});

test('a hundred downloads that are cut leave nothing behind', async () => {
  const guest = await newGuest();
  for (let round = 0; round < 100; round += 1) {
    const reply = await guest.browser.follow(guest.archive.url, {
      range: `bytes=${round * 1000}-`,
    });
    if (reply.status !== 503) expect(reply.status).toBe(206);
    await reply.body?.cancel();
  }
  await expect.poll(countStreams).toBeLessThanOrEqual(1);
});
