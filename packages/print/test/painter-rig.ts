import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { closePages, sharedChromium } from '@albumen/test-kit/chromium';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.jpg': 'image/jpeg',
  '.woff': 'font/woff',
};

/** A browser on a page that paints as the editor does; photos come from the test. */
export class PainterRig {
  readonly page: Page;
  readonly #browser: Browser;
  readonly #server: Server;
  readonly #folder: string;

  private constructor(parts: { page: Page; browser: Browser; server: Server; folder: string }) {
    this.page = parts.page;
    this.#browser = parts.browser;
    this.#server = parts.server;
    this.#folder = parts.folder;
  }

  /** Builds the page with Vite, as the shop does, and opens it in Chromium. */
  static async open(photos: ReadonlyMap<string, Buffer>): Promise<PainterRig> {
    const folder = await mkdtemp(join(tmpdir(), 'albumen-painter-'));
    await build({
      root: join(import.meta.dirname, 'page'),
      logLevel: 'error',
      worker: { format: 'es' },
      build: { outDir: folder, target: 'es2022', minify: false, assetsInlineLimit: 0 },
    });
    const server = await serve(folder, photos);
    const browser = await sharedChromium();
    const page = await browser.newPage();
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await page.goto(`http://127.0.0.1:${port}/index.html`);
    await page.waitForFunction(() => 'paint' in globalThis);
    return new PainterRig({ page, browser, server, folder });
  }

  async close(): Promise<void> {
    await closePages(this.#browser);
    await new Promise((resolve) => this.#server.close(resolve));
    await rm(this.#folder, { recursive: true, force: true });
  }
}

async function serve(folder: string, photos: ReadonlyMap<string, Buffer>): Promise<Server> {
  const server = createServer(async (request, reply) => {
    const path = request.url ?? '/';
    const photo = photos.get(path.replace('/photos/', ''));
    const body = photo ?? (await readFile(join(folder, path)).catch(() => undefined));
    const type = photo ? 'image/jpeg' : (types[extname(path)] ?? 'application/octet-stream');
    reply.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
