import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { yearSeconds } from '@albumen/server-kit/cache-control';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { openKeptAssets } from './kept-assets.ts';
import { clientBuild } from './page-renderer.ts';

/** Above the shared galleries, so that nothing else ever passes the worker. Each visit asks for it anew. */
const workerPath = '/s/sw.js';

/** What lies beside a file for us alone. */
const builtBeside = /\.(map|br|gz)$/;

/**
 * What reads a guest's selfie: it may calculate, which pages may not, and can speak to nobody but us. The
 * policy of a worker is that of its own file.
 */
const selfieWorker = /(^|[\\/])selfie\.worker-/;
const selfiePolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The built scripts, styles and fonts: their names carry their content's hash, so they never change. */
export async function servePageAssets(app: FastifyInstance): Promise<void> {
  const root = fileURLToPath(new URL('assets/', clientBuild));
  if (!existsSync(root)) return;
  await serveWorker(app);
  await serveAssets(app, root);
}

export async function serveAssets(app: FastifyInstance, root: string): Promise<void> {
  const kept = await openKeptAssets(root, headersOf);
  await app.register(async (assets) => {
    await assets.register(serveStatic, {
      root,
      serve: false,
      preCompressed: true,
      allowedPath: (path) => !builtBeside.test(path),
      immutable: true,
      maxAge: yearSeconds * 1_000,
      setHeaders: (reply, path) => void reply.headers(headersOf(path)),
    });
    assets.route<{ Params: { name: string } }>({
      method: ['GET', 'HEAD'],
      url: '/assets/:name',
      config: { ignoresCookies: true },
      handler: (request, reply) => {
        const { name } = request.params;
        return kept.get(name)?.(request, reply) ?? reply.sendFile(name);
      },
    });
  });
}

function headersOf(path: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(selfieWorker.test(path) && { 'content-security-policy': selfiePolicy }),
  };
}

async function serveWorker(app: FastifyInstance): Promise<void> {
  const script = await readFile(new URL('service-worker.js', clientBuild));
  app.get(workerPath, { config: { ignoresCookies: true } }, async (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      })
      .send(script),
  );
}
