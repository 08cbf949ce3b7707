import { foreverPublic } from '@albumen/server-kit/cache-control';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { pageHeaders } from './page-headers.ts';

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** The page for every address of ours, and its files. */
export async function addPage(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const html = await readFile(join(deps.pages, 'index.html'), 'utf8');
  const headers = pageHeaders(deps.settings.gatewayOrigin);
  for (const path of [
    '/',
    '/secure',
    '/local',
    '/sepa',
    '/paypal',
    '/paypal-checkout',
    '/google',
    '/masterpass',
    '/console',
    '/console/*',
  ]) {
    app.get(path, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').headers(headers).send(html),
    );
  }
  app.get<{ Params: { '*': string } }>('/docs/*', async (request, reply) =>
    reply.redirect(
      `${deps.settings.gatewayOrigin}/docs/${encodeURIComponent(request.params['*'])}`,
    ),
  );
  app.get('/docs', async (_request, reply) =>
    reply.redirect(`${deps.settings.gatewayOrigin}/docs`),
  );
  const files = await readAssets(join(deps.pages, 'assets'));
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const file = files.get(request.params.name);
    if (!file) return reply.callNotFound();
    const isGzipTaken = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    if (isGzipTaken && file.gzipped) void reply.header('content-encoding', 'gzip');
    return reply
      .type(file.type)
      .headers({
        'cache-control': foreverPublic,
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
        etag: file.etag,
      })
      .send(isGzipTaken && file.gzipped ? file.gzipped : file.bytes);
  });
}

interface Asset {
  type: string;
  bytes: Buffer;
  /** Absent where it would not be smaller. */
  gzipped: Buffer | undefined;
  etag: string;
}

async function readAssets(folder: string): Promise<Map<string, Asset>> {
  const files = new Map<string, Asset>();
  for (const name of await readdir(folder)) {
    const ending = name.split('.').at(-1) ?? '';
    const bytes = await readFile(join(folder, name));
    files.set(name, {
      type: types[ending] ?? 'application/octet-stream',
      bytes,
      gzipped: ending === 'woff2' ? undefined : gzipSync(bytes),
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 24)}"`,
    });
  }
  return files;
}
