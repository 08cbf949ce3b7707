import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import { launchChromium } from '@albumen/test-kit/chromium';
import { startChildServer } from '../kit/child-server.ts';
import type { Photographer } from '../kit/photographer.ts';
import { runFolder } from '../kit/places.ts';
import type {} from './page/bench-page.ts';

/** The page, and the bare server that it came from. */
interface BenchPage extends AsyncDisposable {
  page: Page;
  serverPid: number;
  /** Where that server keeps what was sent to it. */
  filesFolder: string;
}

/**
 * The bench's page with photos chosen in it. It is served by the bare server and bundles the upload
 * engine. Chromium's cross-origin checks are off, so that talking to the store costs no preflights,
 * as it costs none on the store's own pages.
 */
export async function openBenchPage(
  photographer: Photographer,
  photos: readonly string[],
): Promise<BenchPage> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await runFolder());
  await buildPage(join(folder.path, 'page'));
  const script = join(import.meta.dirname, 'bare-server.ts');
  const filesFolder = join(folder.path, 'files');
  const server = await startChildServer(script, [join(folder.path, 'page'), filesFolder]);
  opened.use(server);
  const browser: Browser = await launchChromium(['--disable-web-security']);
  opened.defer(() => browser.close());
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.exposeFunction('newUploadToken', () => photographer.newUploadToken());
  await page.goto(server.origin);
  await page.waitForFunction(() => 'bench' in window);
  await page.setInputFiles('#files', [...photos]);
  const all = opened.move();
  return {
    page,
    serverPid: server.pid,
    filesFolder,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

async function buildPage(outDir: string): Promise<void> {
  await build({
    root: join(import.meta.dirname, 'page'),
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir, target: 'es2022', emptyOutDir: true },
  });
}
