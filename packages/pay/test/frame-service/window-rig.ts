import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'rolldown';
import { buildFrames } from '../../scripts/lib/bundles.ts';

/** A shop and a gateway on two origins of this computer, with every page of a window. */
export interface WindowRig extends AsyncDisposable {
  /** Pages: `/`, `/cut-off` (COOP), `/strict` (may not ask its own server), `/back`. */
  shop: string;
  /** Frames, and `/bank?to=`, which leads back at once, or waits with `&wait=1`. */
  gateway: string;
}

const root = join(import.meta.dirname, '../..');

export async function startWindowRig(): Promise<WindowRig> {
  const dist = await mkdtemp(join(tmpdir(), 'albumen-windows-'));
  await buildFrames({ root, dist, isProduction: false });
  const script = await bundleFixture();
  const gateway = await listen((request, response) => {
    const url = new URL(request.url ?? '/', 'http://gateway');
    const name = url.pathname.split('/').at(-1) ?? '';
    if (url.pathname === '/bank') return answerHtml(response, bankPage(url));
    if (name.endsWith('.html')) return answerHtml(response, framePage(name));
    return void readFile(join(dist, 'frames', name)).then(
      (bytes) => {
        const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
        response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(bytes);
      },
      () => response.writeHead(404).end(),
    );
  });
  const shop = await listen((request, response) => {
    if (request.url === '/fixture.js') {
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    }
    if (request.url === '/cut-off') {
      response.setHeader('cross-origin-opener-policy', 'same-origin');
    }
    if (request.url === '/strict') {
      response.setHeader('content-security-policy', "connect-src 'none'");
    }
    return answerHtml(response, shopPage);
  });
  return {
    shop: `http://127.0.0.1:${portOf(shop)}`,
    gateway: `http://localhost:${portOf(gateway)}`,
    [Symbol.asyncDispose]: async () => {
      for (const server of [gateway, shop]) {
        server.closeAllConnections();
        server.close();
      }
      await rm(dist, { recursive: true, force: true });
    },
  };
}

const shopPage = `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>
<button id="pay">Pay</button><script src="/fixture.js"></script></html>`;

const framePage = (name: string): string => `<!doctype html><html lang="en"><head>
<meta charset="utf-8"><meta name="albumen-origins" content="loopback"><title>Window</title>
<link rel="stylesheet" href="../css/window-frame.css">
<script defer src="../js/${name.replace('.html', '.js')}"></script></head><body></body></html>`;

function bankPage({ searchParams }: URL): string {
  const to = JSON.stringify(searchParams.get('to') ?? '');
  const go = searchParams.has('wait') ? '' : `location.replace(${to})`;
  return `<!doctype html><html lang="en"><title>Bank</title><h1>Bank</h1>
<button onclick='location.replace(${to})'>Approve</button><script>${go}</script></html>`;
}

function answerHtml(response: Parameters<RequestListener>[1], html: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

async function bundleFixture(): Promise<string> {
  const { output } = await build({
    input: join(import.meta.dirname, 'page.fixture.ts'),
    platform: 'browser',
    write: false,
    output: { format: 'iife' },
  });
  return output[0].code;
}

async function listen(answer: RequestListener): Promise<Server> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port; // of a TCP server that listens
}
