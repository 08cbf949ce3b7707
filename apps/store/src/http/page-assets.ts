import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { clientBuild } from './page-renderer.ts';

const yearMs = 31_536_000_000;

/** The built scripts, styles and fonts: their names carry their content's hash, so they never change. */
export async function servePageAssets(app: FastifyInstance): Promise<void> {
  const root = fileURLToPath(new URL('assets/', clientBuild));
  if (!existsSync(root)) return;
  await app.register(serveStatic, {
    root,
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: yearMs,
    allowedPath: (path) => !path.endsWith('.map'),
    setHeaders: (reply) => {
      void reply.header('x-content-type-options', 'nosniff');
      void reply.header('cross-origin-resource-policy', 'same-origin');
    },
  });
}
