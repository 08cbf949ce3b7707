import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closePages, sharedChromium } from '@albumen/test-kit/chromium';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll } from 'vitest';
import { build } from 'vite';
import { UploadServer } from './upload-server.ts';

/** Chromium opens no folder below `/dev`, where a run of tests keeps what it throws away. */
const besidesMemory = process.platform === 'win32' ? tmpdir() : '/var/tmp';

/** A browser, the built test page and a folder for photos, shared by the tests of one file. */
export class TestRig {
  readonly folder: string;
  readonly browser: Browser;
  /** A decodable JPEG of 2400 × 1600 px. */
  base: Buffer = Buffer.alloc(0);
  readonly #servers: UploadServer[] = [];
  readonly #errors: Error[] = [];

  private constructor(folder: string, browser: Browser) {
    this.folder = folder;
    this.browser = browser;
  }

  /**
   * Builds the page with Vite, as the shop does, and starts Chromium.
   * To be called at the top of a test file, after whose tests it closes.
   */
  static async open(): Promise<TestRig> {
    const folder = await mkdtemp(join(besidesMemory, 'albumen-uploader-'));
    await build({
      root: join(import.meta.dirname, 'page'),
      logLevel: 'error',
      worker: { format: 'es' },
      build: { outDir: join(folder, 'page'), target: 'es2022', minify: false },
    });
    const browser = await sharedChromium(['--host-resolver-rules=MAP phone.test 127.0.0.1']);
    const rig = new TestRig(folder, browser);
    afterAll(() => rig.#close());
    rig.base = await rig.#draw({ width: 2400, height: 1600, colors: ['teal', 'gold', 'plum'] });
    return rig;
  }

  async #close(): Promise<void> {
    await closePages(this.browser);
    for (const server of this.#servers) await server.stop();
    await rm(this.folder, { recursive: true, force: true });
    if (this.#errors.length > 0) throw new AggregateError(this.#errors, 'errors in the page');
  }

  /** A fresh server without galleries. */
  async server(): Promise<UploadServer> {
    const server = await UploadServer.start(join(this.folder, 'page'));
    this.#servers.push(server);
    return server;
  }

  /** The test page in a new profile, or in one that was used before. */
  async page(
    server: UploadServer,
    context?: BrowserContext,
    address: string = server.url,
  ): Promise<Page> {
    const profile = context ?? (await this.browser.newContext());
    const page = await profile.newPage();
    page.on('pageerror', (error) => this.#errors.push(error));
    await page.goto(address);
    await page.waitForFunction(() => 'harness' in window);
    return page;
  }

  /** Drops files and folders of the disk onto the page, as a person does. */
  async drop(page: Page, files: readonly string[]): Promise<void> {
    const cdp = await page.context().newCDPSession(page);
    const box = await page.locator('#drop').boundingBox();
    const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
    const data = { items: [], files: [...files], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await cdp.send('Input.dispatchDragEvent', { type, ...at, data });
    }
    await page.waitForFunction(() => window.harness.dropped !== undefined);
    await cdp.detach();
  }

  /** Two pictures of two halves: a small one in red and blue, a large one in gold and teal. */
  async drawings(): Promise<{ small: Buffer; halves: Buffer }> {
    return {
      small: await this.#draw({ width: 160, height: 107, colors: ['red', 'blue'] }),
      halves: await this.#draw({ width: 2400, height: 1600, colors: ['gold', 'teal'] }),
    };
  }

  async #draw(drawing: { width: number; height: number; colors: string[] }): Promise<Buffer> {
    const page = await this.browser.newPage();
    const bytes = await page.evaluate(async ({ width, height, colors }) => {
      const canvas = new OffscreenCanvas(width, height);
      const target = canvas.getContext('2d');
      if (target === null) throw new Error('no canvas');
      colors.forEach((color, row) => {
        target.fillStyle = color;
        target.fillRect((row * width) / colors.length, 0, width / colors.length, height);
      });
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    }, drawing);
    await page.close();
    return Buffer.from(bytes);
  }
}
