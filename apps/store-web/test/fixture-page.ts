import react from '@vitejs/plugin-react';
import { sharedChromium } from '@albumen/test-kit/chromium';
import type { BrowserContextOptions, Page, Route } from '@playwright/test';
import { build } from 'vite';
import { inProduction } from './in-production.ts';

export const fixtureOrigin = 'http://fixture.test';

const contentTypes: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

/** A component by itself in a real browser: its bundle, and the network that the test plays. */
export interface FixturePage {
  page: Page;
  close: () => Promise<void>;
}

/**
 * Bundles the fixture as the app is bundled and opens it. Calls to our own origin that are no files of
 * the bundle go to `answer`, as if to the service at the network's edge.
 */
export async function openFixture(
  fixturePath: string,
  answer: (route: Route, url: URL) => Promise<void>,
  device: BrowserContextOptions = { viewport: { width: 820, height: 900 } },
): Promise<FixturePage> {
  const files = await bundle(fixturePath);
  const browser = await sharedChromium();
  const context = await browser.newContext(device);
  const page = await context.newPage();
  await page.route(`${fixtureOrigin}/**`, async (route) => {
    const url = new URL(route.request().url());
    if (url.pathname === '/')
      return await route.fulfill({ contentType: 'text/html', body: html(files) });
    const body = files.get(url.pathname.slice(1));
    if (body === undefined) return await answer(route, url);
    const contentType = contentTypes[url.pathname.split('.').at(-1) ?? ''] ?? 'text/plain';
    return await route.fulfill({ contentType, body: Buffer.from(body) });
  });
  page.setDefaultTimeout(30_000);
  const failure = new Promise<never>((_, reject) => page.once('pageerror', reject));
  await Promise.race([failure, page.goto(fixtureOrigin)]);
  failure.catch(() => undefined);
  return { page, close: () => context.close() };
}

async function bundle(input: string): Promise<Map<string, string | Uint8Array>> {
  const outputs = [await inProduction(() => buildFixture(input))].flat();
  const files = new Map<string, string | Uint8Array>();
  for (const output of outputs) {
    if (!('output' in output)) throw new Error('the bundler is watching instead of building');
    for (const file of output.output) {
      files.set(file.fileName, file.type === 'chunk' ? file.code : file.source);
      if (file.type === 'chunk' && file.isEntry)
        files.set('entry.js', `import '/${file.fileName}';`);
    }
  }
  return files;
}

function buildFixture(input: string) {
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [react()],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input, external: ['undici'] } },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  });
}

function html(files: Map<string, unknown>): string {
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'));
  const links = styles.map((name) => `<link rel="stylesheet" href="/${name}">`).join('');
  return `<!doctype html><html lang="en" data-brand="cyan"><title>Fixture</title>
    <meta name="viewport" content="width=device-width">${links}
    <main id="app"></main><script type="module" src="/entry.js"></script></html>`;
}
