import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createHttpServer } from '@albumen/server-kit/http-server';
import { afterAll, expect, test } from 'vitest';
import { serveAssets } from './page-assets.ts';

const root = await mkdtemp(join(tmpdir(), 'albumen-assets-'));
const script = 'export const photos = 3200;';
await writeFile(join(root, 'gallery-a1B2_c3D.js'), script);
await writeFile(join(root, 'gallery-a1B2_c3D.js.br'), brotliCompressSync(script));
await writeFile(join(root, 'gallery-a1B2_c3D.js.gz'), gzipSync(script));
await writeFile(join(root, 'face-a1B2_c3D.woff2'), 'a face');
await writeFile(join(root, 'selfie.worker-a1B2_c3D.js'), 'a worker');
await writeFile(join(root, 'weights-a1B2_c3D.bin'), Buffer.alloc(300_000));
await writeFile(join(root, 'large-a1B2_c3D.js'), ' '.repeat(600_000));
await writeFile(join(root, 'replaced-a1B2_c3D.js'), script);
const app = createHttpServer({ logger: false, trustedProxies: [] });
await serveAssets(app, root);
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${origin}/assets/${name}`, { method, headers });

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['identity', null],
])(
  'a script is sent to who accepts %s as %s, and may be kept for a year',
  async (accepts, sent) => {
    const reply = await get('gallery-a1B2_c3D.js', { 'accept-encoding': accepts });
    expect(await reply.text()).toBe(script);
    expect(reply.headers.get('content-encoding')).toBe(sent);
    expect(reply.headers.get('vary')).toBe('accept-encoding');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('who has it already is told so, in the form in which it has it', async () => {
  const known = await get('gallery-a1B2_c3D.js', { 'accept-encoding': 'gzip' });
  const etag = known.headers.get('etag') ?? '';
  const again = { 'accept-encoding': 'gzip', 'if-none-match': etag };
  expect((await get('gallery-a1B2_c3D.js', again)).status).toBe(304);
  const other = { ...again, 'accept-encoding': 'br' };
  expect((await get('gallery-a1B2_c3D.js', other)).status).toBe(200);
});

test('a face of type has nothing to be compressed, and can be asked about', async () => {
  const reply = await get('face-a1B2_c3D.woff2', { 'accept-encoding': 'br' }, 'HEAD');
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('font/woff2');
  expect(reply.headers.get('content-length')).toBe('6');
  expect(reply.headers.get('content-encoding')).toBeNull();
});

test('the worker that reads selfies has its policy', async () => {
  const reply = await get('selfie.worker-a1B2_c3D.js');
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test.each(['weights-a1B2_c3D.bin', 'large-a1B2_c3D.js'])(
  '%s is read from the disk',
  async (name) => {
    const reply = await get(name, { range: 'bytes=0-9' });
    expect(reply.status).toBe(206);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  },
);

test('a file that another build has replaced is not there, and nobody keeps that answer', async () => {
  await rm(join(root, 'replaced-a1B2_c3D.js'));
  const reply = await get('replaced-a1B2_c3D.js');
  expect(reply.status).toBe(404);
  expect(reply.headers.get('cache-control') ?? '').not.toContain('immutable');
});

test('what was compressed is no file of its own', async () => {
  expect((await get('gallery-a1B2_c3D.js.br')).status).toBe(404);
});
