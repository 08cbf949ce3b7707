import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { afterAll } from 'vitest';
import { startTestGateway } from './test-gateway.ts';

/** The strictest policy that a merchant's page may have; the SDK's README tells it. */
export function strictPolicy(gateway: string): string {
  return [
    "default-src 'none'",
    `script-src ${gateway}`,
    `connect-src ${gateway}`,
    `frame-src ${gateway}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types albumen-pay-sdk',
  ].join('; ');
}

/** A page with the scripts that its address lists in `scripts`. */
function pageAt(path: string, gateway: string): string {
  const { searchParams } = new URL(path, 'http://shop');
  const scripts = (searchParams.get('scripts') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((name) => `<script src="${gateway}/web/3.109.0/js/${name}.min.js"></script>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title></head>
<body><main><h1>Shop</h1><button id="pay">Pay</button><div id="number"></div></main>
${scripts.join('')}</body></html>`;
}

/**
 * The real gateway with today's SDK, and a merchant's pages: `/`, `/back`, `/cut-off` (COOP) and
 * `/strict` (`strictPolicy`). The same pages are at another origin, too.
 */
export async function openSdkShop() {
  const folder = await mkdtemp(join(tmpdir(), 'albumen-sdk-shop-'));
  const payDist = join(folder, 'dist');
  const build = join(import.meta.dirname, '../../../packages/pay/scripts/build.ts');
  await promisify(execFile)(process.execPath, [build, '--out', payDist]);
  const gateway = await startTestGateway({ payDist, poolSize: 4 });
  // A real server: what a test serves by itself counts as remote and may not load from loopback.
  const server = createServer((request, reply) => {
    if (request.url?.startsWith('/cut-off')) {
      reply.setHeader('cross-origin-opener-policy', 'same-origin');
    }
    if (request.url?.startsWith('/strict')) {
      reply.setHeader('content-security-policy', strictPolicy(gateway.origin));
    }
    reply
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(pageAt(request.url ?? '/', gateway.origin));
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const shop = `http://127.0.0.1:${port}`;
  const otherShop = `http://localhost:${port}`;
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--site-per-process'],
  });
  afterAll(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  });
  async function openPage(
    path: string,
    components: readonly string[],
    options: BrowserContextOptions = {},
  ): Promise<Page> {
    const page = await (await browser.newContext(options)).newPage();
    await page.goto(shop + path);
    await addScripts(page, components);
    return page;
  }
  async function addScripts(page: Page, components: readonly string[]): Promise<void> {
    for (const component of components) {
      await page.addScriptTag({ url: `${gateway.origin}/web/3.109.0/js/${component}.min.js` });
    }
  }
  return { ...gateway, shop, otherShop, browser, openPage, addScripts };
}
