import type { SignReply } from '@albumen/contract/endpoints/uploads';
import { expect, test } from 'vitest';
import { createGallery, openBrowser, signUp, type Account } from '../../../test/browser.ts';
import { newJpeg } from '../../../test/jpegs.ts';
import { countPhotos, listFiles, problemOf } from '../../../test/refusals.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { openUploads, replyOf } from '../../../test/upload-client.ts';

let now = Date.now();
let freeBytes = 1e12;
const store = await startTestStore({
  change: ({ files }) => ({
    clock: { now: () => new Date(now) },
    files: { ...files, freeBytes: async () => freeBytes },
  }),
});
const ada = await signUp(store);
const bob = await signUp(store);
const gallery = await createGallery(store, ada.id);
const uploads = await openUploads(ada, gallery.id);

test('health says that database, files and queue work, to anybody at any address', async () => {
  const ask = (url: string) => store.app.inject({ url, headers: { host: 'elsewhere.example' } });
  for (const url of ['/live', '/ready']) expect((await ask(url)).statusCode).toBe(200);
  const reply = await ask('/health');
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    status: 'ok',
    checks: { database: 'ok', fileStore: 'ok', queue: 'ok' },
  });
  expect((await fetch(`${store.halide}/health`, { method: 'HEAD' })).status).toBe(200);
});

test('the upload token is a cookie for scripts of our own pages only', async () => {
  const reply = await ada.browser.call('/upload-token');
  const [cookie] = reply.headers.getSetCookie();
  expect(cookie).toMatch(/^pJwt=[\w.-]+; Max-Age=900; Path=\/; SameSite=Strict$/);
  const { expiresAt } = await replyOf<{ expiresAt: number }>(reply);
  expect(expiresAt - now).toBeGreaterThan(890_000);
});

test('nobody gets a token without a session, from another site, or by a token', async () => {
  const stranger = openBrowser(store);
  expect((await problemOf(await stranger.call('/upload-token'))).code).toBe('notSignedIn');
  const crossSite = { headers: { 'sec-fetch-site': 'cross-site' } };
  const foreign = await ada.browser.call('/upload-token', crossSite);
  expect((await problemOf(foreign)).code).toBe('foreignRequest');
  expect((await ada.browser.follow('/upload-token')).status).toBe(403);
  expect((await uploads.api('/upload-token')).status).toBe(403);
});

test('a verified token is answered with its end', async () => {
  const reply = await replyOf(await uploads.api('/api/v1/auth/verify'));
  expect(reply).toEqual({ accountId: ada.id, scope: 'upload', expiresAt: expect.any(Number) });
});

test.each(['', 'Bearer', 'Bearer nonsense', 'Basic YTpi'])(
  'the upload API refuses "%s", whatever cookies come along',
  async (authorization) => {
    const reply = await ada.browser.call('/api/v1/auth/verify', { headers: { authorization } });
    expect(await problemOf(reply)).toEqual({
      code: 'uploadTokenInvalid',
      status: 401,
      title: 'Failed to verify the Editors API token.',
    });
  },
);

test('without a token nothing is said of what a call takes', async () => {
  const path = `/api/v1/projects/${gallery.id}/photos`;
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: '{}' };
  expect((await fetch(new URL(path, store.halide), init)).status).toBe(401);
  expect((await uploads.api(path, { method: 'POST', body: {} })).status).toBe(422);
});

test('a token ends after 15 minutes, and the same call gives a new one', async () => {
  const start = now;
  const late = await openUploads(ada, gallery.id);
  now = start + 901_000;
  expect((await late.api('/api/v1/auth/verify')).status).toBe(401);
  const renewed = await openUploads(ada, gallery.id);
  expect((await renewed.api('/api/v1/auth/verify')).status).toBe(200);
  now = start;
});

test('a token of one lab brand opens nothing at the other', async () => {
  const reply = await fetch(`${store.cyan}/api/v1/auth/verify`, {
    headers: { authorization: `Bearer ${uploads.token}` },
  });
  expect(reply.status).toBe(401);
});

test("another account's gallery is answered like none, by every call", async () => {
  const foreign = await openUploads(bob, gallery.id);
  const upload = { name: 'a.jpg', bytes: newJpeg() };
  const signed = await replyOf<SignReply>(await uploads.sign(upload));
  await uploads.put(signed, upload.bytes);
  const base = `/api/v1/projects/${gallery.id}`;
  const answers = [
    await foreign.sign(upload),
    await foreign.register(upload, signed.filename),
    await foreign.api(`${base}/manifest`),
    await foreign.api(`${base}/preflight`, { method: 'POST', body: { files: 1, bytes: 1 } }),
    await uploads.api(`/api/v1/editors/${gallery.id}/manifest`),
  ];
  for (const answer of answers) expect((await problemOf(answer)).code).toBe('notFound');
  const own = await createGallery(store, bob.id);
  const inOwn = await openUploads(bob, own.id);
  const missing = await problemOf(await inOwn.register(upload, signed.filename));
  expect(missing.code).toBe('uploadMissing');
  expect(await listFiles(store, 'originals/')).toContain(signed.filename);
  expect(await countPhotos(store)).toBe(0);
  const registered = await uploads.register(upload, signed.filename);
  expect(registered.status).toBe(200);
  const { photoId } = await replyOf<{ photoId: string }>(registered);
  const renditions = `${base}/photos/${photoId}/renditions`;
  expect((await problemOf(await foreign.api(renditions))).code).toBe('notFound');
  expect((await uploads.api(renditions)).status).toBe(200);
});

test('an account that is leaving takes no more photos, whatever its token says', async () => {
  const leaving = await signUp(store);
  const { id } = await createGallery(store, leaving.id);
  const client = await openUploads(leaving, id);
  const upload = { name: 'a.jpg', bytes: newJpeg() };
  expect((await client.sign(upload)).status).toBe(200);
  await store.db
    .updateTable('accounts')
    .set({ deletionDueAt: new Date(Date.now() + 30 * 86_400_000) })
    .where('id', '=', leaving.id)
    .execute();
  expect((await problemOf(await client.sign(upload))).code).toBe('uploadTokenInvalid');
});

test.each([
  ['its session has ended', (who: Account) => who.browser.call('/signout')],
  [
    'its account was suspended',
    ({ id }: Account) =>
      store.db
        .updateTable('accounts')
        .set({ suspendedAt: new Date() })
        .where('id', '=', id)
        .execute(),
  ],
])('a token opens nothing once %s', async (_, end) => {
  const who = await signUp(store);
  const { id } = await createGallery(store, who.id);
  const client = await openUploads(who, id);
  const upload = { name: 'a.jpg', bytes: newJpeg() };
  const signed = await replyOf<SignReply>(await client.sign(upload));
  await client.put(signed, upload.bytes);
  await end(who);
  const calls = [client.sign(upload), client.register(upload, signed.filename)];
  for (const reply of await Promise.all(calls)) {
    expect((await problemOf(reply)).code).toBe('uploadTokenInvalid');
  }
});

test('a file that arrived and was never registered needs not be sent again', async () => {
  const upload = { name: 'arrived.jpg', bytes: newJpeg() };
  const first = await replyOf<SignReply>(await uploads.sign(upload));
  const meanwhile = await replyOf<SignReply>(await uploads.sign(upload));
  expect(meanwhile).toMatchObject({ exists: false, filename: first.filename });
  await uploads.put(first, upload.bytes);
  const again = await replyOf<SignReply>(await uploads.sign(upload));
  expect(again).toEqual({ exists: true, filename: first.filename, signedUrl: '', headers: {} });
  expect((await uploads.register(upload, again.filename)).status).toBe(200);
});

test("signing never reveals that somebody else's gallery has a photo", async () => {
  const upload = { name: 'shared.jpg', bytes: newJpeg() };
  await uploads.send(upload);
  expect(await replyOf(await uploads.sign(upload))).toMatchObject({ exists: true });
  for (const account of [bob, ada]) {
    const elsewhere = await createGallery(store, account.id);
    const other = await openUploads(account, elsewhere.id);
    expect(await replyOf(await other.sign(upload))).toMatchObject({ exists: false });
  }
});

test.each([
  ['a PNG', { fileName: 'a.png', contentType: 'image/png' }, 'unsupportedFileType'],
  ['another extension', { fileName: 'a.heic' }, 'unsupportedFileType'],
  ['no name before the dot', { fileName: '.jpg' }, 'unsupportedFileType'],
  ['a type that only begins right', { contentType: 'image/jpegx' }, 'unsupportedFileType'],
  ['two types', { contentType: 'image/jpeg, text/html' }, 'unsupportedFileType'],
  ['one byte over 40 MB', { fileSize: 40 * 1_048_576 + 1 }, 'exceedsSizeLimit'],
] as const)('signing refuses %s', async (_, sign, code) => {
  const upload = { name: 'a.jpg', bytes: Buffer.from('x'), sign };
  expect((await problemOf(await uploads.sign(upload))).code).toBe(code);
});

test('exactly 40 MB and an extension in capitals pass', async () => {
  const sign = { fileName: 'A.JPEG', fileSize: 40 * 1_048_576 };
  const reply = await uploads.sign({ name: 'a.jpg', bytes: Buffer.from('x'), sign });
  expect(reply.status).toBe(200);
});

test("the key is ours: nothing of a file's name reaches it", async () => {
  for (const name of ['../../etc/passwd.jpg', 'a/b\\c.jpg', '%2e%2e%2f.jpg', '日本.jpg']) {
    const { filename } = await replyOf<SignReply>(await uploads.sign({ name, bytes: newJpeg() }));
    expect(filename).toMatch(/^originals\/[0-9a-f]{2}\/[0-9a-f]{32}\.jpg$/);
  }
});

test('a full disk refuses before a byte is sent, and takes uploads again when there is room', async () => {
  freeBytes = 1_000_000;
  const bytes = newJpeg({ padBytes: 600_000 });
  const refused = await problemOf(await uploads.sign({ name: 'big.jpg', bytes }));
  expect(refused).toEqual({
    code: 'storeFull',
    status: 507,
    title: 'There is no room for this upload right now. Nothing was sent.',
  });
  const path = `/api/v1/projects/${gallery.id}/preflight`;
  const body = { files: 2, bytes: 2_000_000 };
  const ahead = await uploads.api(path, { method: 'POST', body });
  expect((await problemOf(ahead)).code).toBe('storeFull');
  freeBytes = 1e12;
  expect(await replyOf(await uploads.api(path, { method: 'POST', body }))).toEqual({
    photosLeft: expect.any(Number),
    bytesFree: 1e12,
  });
});

test('the manifest lists what a resumed upload need not send', async () => {
  const other = await createGallery(store, ada.id);
  const client = await openUploads(ada, other.id);
  const files = [
    { name: 'a.jpg', bytes: newJpeg(), register: { lastModified: 5 } },
    { name: 'b.jpg', bytes: newJpeg() },
  ];
  for (const file of files) await client.send(file);
  const manifest = await replyOf(await client.api(`/api/v1/projects/${other.id}/manifest`));
  expect(manifest).toMatchObject({
    name: ['a.jpg', 'b.jpg'],
    fileSize: files.map((file) => file.bytes.length),
    lastModified: [5, null],
  });
});

test('scripts of our own origins may call from anywhere on them, others may not', async () => {
  const preflight = (path: string, origin: string) =>
    fetch(`${store.halide}${path}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  for (const path of ['/api/v1/assets/sign', '/files/originals/ab/ab.jpg']) {
    const own = await preflight(path, store.halide);
    expect(own.headers.get('access-control-allow-origin')).toBe(store.halide);
    expect(own.headers.get('access-control-allow-credentials')).toBeNull();
    for (const origin of ['https://evil.example', `${store.halide}.evil.example`, 'null']) {
      const other = await preflight(path, origin);
      expect(other.headers.get('access-control-allow-origin')).toBeNull();
    }
  }
});

test('a registration that names another gallery than its address is refused', async () => {
  const own = await createGallery(store, ada.id);
  const upload = { name: 'a.jpg', bytes: newJpeg() };
  const signed = await replyOf<SignReply>(await uploads.sign(upload));
  await uploads.put(signed, upload.bytes);
  for (const register of [{ projectId: own.id }, { editorId: gallery.id }, { type: 'editor' }]) {
    const reply = await uploads.register({ ...upload, register }, signed.filename);
    expect(await problemOf(reply)).toMatchObject({ code: 'invalidRequest', status: 400 });
  }
  expect((await uploads.register(upload, signed.filename)).status).toBe(200);
});
