import type { BuildManifest, PageReply, PageRequest } from '@albumen/contract/pages';
import type { TransportRequest } from '@albumen/contract/transport';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { inProduction } from './in-production.ts';

/** Answers the pages' calls, in process and over the wire alike. */
export type Answer = (request: TransportRequest) => { status?: number; body?: unknown };

export interface PageHost {
  origin: string;
  /** Every call that a browser sent, newest last. */
  calls: TransportRequest[];
  close: () => Promise<void>;
}

const root = new URL('..', import.meta.url).pathname;
const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The shell as it is shipped, built anew, under the store's content policy and calls of the test's making. */
export async function hostPages(answer: Answer): Promise<PageHost> {
  const dist = await mkdtemp(join(tmpdir(), 'albumen-pages-'));
  const common: InlineConfig = { root, logLevel: 'error', plugins: [shellOnly] };
  const ssr = 'app/entry.server.tsx';
  await inProduction(async () => {
    await build({ ...common, build: { outDir: join(dist, 'client') } });
    await build({ ...common, build: { outDir: join(dist, 'server'), ssr } });
  });
  // Built above from the entry that exports it.
  const entry = (await import(pathToFileURL(join(dist, 'server/entry.server.js')).href)) as {
    renderPage: (request: PageRequest) => Promise<PageReply>;
  };
  const manifest = await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8');
  const calls: TransportRequest[] = [];

  const host = createServer((request, response) => {
    respond(request, response).catch((error: unknown) =>
      response.writeHead(500).end(String(error)),
    );
  });
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (path.startsWith('/assets/')) return sendAsset(response, join(dist, 'client', path));
    const sent = await received(request);
    if (request.headers.accept?.includes('application/json')) {
      calls.push(sent);
      const { status = 200, body } = answer(sent);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
      return;
    }
    const page = await entry.renderPage({
      ...sent,
      url: `http://${request.headers.host}${path}`,
      brand: 'halide',
      requestId: 'request-1',
      nonce: 'bm9uY2U',
      csrfToken: 'token-1',
      publicConfig: { publicUrl: `http://${request.headers.host}`, release: '0' },
      assets: JSON.parse(manifest) as BuildManifest, // of the build above
      transport: async (call) => {
        const { status = 200, body } = answer(call);
        return { status, headers: {}, body: JSON.stringify(body) };
      },
    });
    response.writeHead(page.status, {
      ...page.headers,
      'content-security-policy': contentPolicy,
      ...(page.redirectTo !== undefined && { location: page.redirectTo }),
    });
    response.end(page.html);
  }
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const address = host.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    close: async () => {
      host.closeAllConnections();
      host.close();
      await rm(dist, { recursive: true });
    },
  };
}

const fixture = join(root, 'test/shell-fixture.tsx');
const ownRoutes = /\/(?:layout\.\w+|home|help|terms|privacy|not-found)\.tsx$/;

/* The features' pages have tests of their own: here they are empty, and the fixture is the dashboard. */
const shellOnly: Plugin = {
  name: 'shell-only',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id.endsWith('/routes/dashboard.tsx')) return fixture;
    const isFeaturePage = /\/routes\/[\w.-]+\.tsx$/.test(id) && !ownRoutes.test(id);
    const isFeatureOverlay = importer?.endsWith('/app/overlays.ts') && id.includes('/features/');
    return isFeaturePage || isFeatureOverlay ? `\0empty:${id}` : undefined;
  },
  load: (id) =>
    id.startsWith('\0empty:')
      ? 'export const Component = () => null, Overlay = Component'
      : undefined,
};

/* The strictest form of the store's policy: no style attribute either. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'nonce-bm9uY2U' 'strict-dynamic'",
  "style-src 'self' 'nonce-bm9uY2U'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types app',
].join('; ');

async function sendAsset(response: ServerResponse, file: string): Promise<void> {
  const content = await readFile(file);
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  response.end(content);
}

async function received(request: IncomingMessage): Promise<TransportRequest> {
  const headers = Object.entries(request.headers).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && !pair[0].startsWith('sec-'),
  );
  const body = await text(request);
  return {
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers: Object.fromEntries(headers),
    ...(body !== '' && { body }),
  };
}
