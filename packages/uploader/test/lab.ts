import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { UploadServer } from './upload-server.ts';

/** A browser, the built test page and a folder for photos, shared by the tests of one file. */
export class Lab {
  readonly folder: string;
  readonly browser: Browser;
  /** A decodable JPEG of 2400 × 1600 px. */
  base: Buffer = Buffer.alloc(0);
  readonly #servers: UploadServer[] = [];

  private constructor(folder: string, browser: Browser) {
    this.folder = folder;
    this.browser = browser;
  }

  /** Builds the page with Vite, as the shop does, and starts Chromium. */
  static async open(): Promise<Lab> {
    const folder = await mkdtemp(join(tmpdir(), 'albumen-uploader-'));
    await build({
      root: join(import.meta.dirname, 'page'),
      logLevel: 'error',
      worker: { format: 'es' },
      build: { outDir: join(folder, 'page'), target: 'es2022', minify: false },
    });
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    });
    const lab = new Lab(folder, browser);
    lab.base = await lab.#drawPhoto();
    return lab;
  }

  async close(): Promise<void> {
    await this.browser.close();
    for (const server of this.#servers) await server.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** A fresh server without galleries. */
  async server(): Promise<UploadServer> {
    const server = await UploadServer.start(join(this.folder, 'page'));
    this.#servers.push(server);
    return server;
  }

  /** The test page in a new profile, or in one that was used before. */
  async page(server: UploadServer, context?: BrowserContext): Promise<Page> {
    const profile = context ?? (await this.browser.newContext());
    const page = await profile.newPage();
    await page.goto(server.url);
    await page.waitForFunction(() => 'harness' in window);
    return page;
  }

  async #drawPhoto(): Promise<Buffer> {
    const page = await this.browser.newPage();
    const bytes = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(2400, 1600);
      const target = canvas.getContext('2d');
      if (target === null) throw new Error('no canvas');
      for (let x = 0; x < 2400; x += 40) {
        target.fillStyle = `hsl(${x / 7} 60% ${30 + (x % 400) / 10}%)`;
        target.fillRect(x, 0, 40, 1600);
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    });
    await page.close();
    return Buffer.from(bytes);
  }
}
