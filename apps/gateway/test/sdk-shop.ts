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

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title></head>
<body><main><h1>Shop</h1><button id="pay">Pay</button></main></body></html>`;

/** The real gateway with today's SDK, and a merchant's pages: `/`, `/back`, `/cut-off` (COOP). */
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
    reply.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
  return { ...gateway, shop, openPage, addScripts };
}
