import type { RequestListener } from 'node:http';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { openSdkRig } from './sdk-rig.ts';

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

/** `/`, `/back`, `/cut-off` (COOP) and `/strict` (`strictPolicy`). */
function pages(gateway: string): RequestListener {
  return ({ url = '/' }, reply) => {
    if (url.startsWith('/cut-off')) {
      reply.setHeader('cross-origin-opener-policy', 'same-origin');
    }
    if (url.startsWith('/strict')) {
      reply.setHeader('content-security-policy', strictPolicy(gateway));
    }
    reply.setHeader('content-type', 'text/html; charset=utf-8').end(pageAt(url, gateway));
  };
}

/**
 * The real gateway with today's SDK, and a merchant's `pages`, which are at another origin, too; to be
 * called at the top of a test file.
 */
export async function openSdkShop() {
  const { gateway, port, browser } = await openSdkRig({ pages, poolSize: 4 });
  const shop = `http://127.0.0.1:${port}`;
  const otherShop = `http://localhost:${port}`;
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
