import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromiumOptions } from '@albumen/test-kit/chromium-options';
import { chromium } from '@playwright/test';
import type { ProviderHosts } from '../../scripts/lib/conformance-rig/provider-hosts.ts';
import { openShopServer } from '../../scripts/lib/conformance-rig/shop-server.ts';
import { runFolder } from '../kit/places.ts';
import { checkoutPage, createFields, type Sdk } from './checkout.ts';

/** Opens Chromium after Chromium, none of them with a debugger, which would stop each frame once. */
export interface Unwatched extends AsyncDisposable {
  /** Milliseconds of one create, as the page itself took them. */
  create(sdk: Sdk): Promise<number>;
}

/** Merchant pages that create their fields by themselves and tell how long it took. */
export async function openUnwatched(
  hosts: ProviderHosts,
  authorization: string,
): Promise<Unwatched> {
  let tell: (answer: string) => void = () => undefined;
  const shop = await openShopServer((url) => {
    if (url.pathname === '/took') tell(url.searchParams.get('ms') ?? '');
    const page = checkoutPage(url);
    return { ...page, html: page.html.replace('</html>', `${timing(authorization)}</html>`) };
  });
  return {
    create: async (sdk) => {
      await using folder = await runFolder();
      const { executablePath = chromium.executablePath(), args = [] } = chromiumOptions([
        '--headless',
        '--site-per-process',
        `--user-data-dir=${folder.path}`,
        ...hosts.browserArgs,
      ]);
      const answer = new Promise<string>((resolve) => {
        tell = resolve;
      });
      const browser = spawn(executablePath, [...args, `${shop.origin}/${sdk}`], {
        stdio: 'ignore',
      });
      const took = await answer;
      browser.kill();
      await once(browser, 'exit');
      if (Number.isNaN(Number(took))) throw new Error(took);
      return Number(took);
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  };
}

/** After a pause, so that what a browser does at its start is over. */
function timing(authorization: string): string {
  return `<script>addEventListener('load', () => setTimeout(async () => {
    const from = performance.now();
    const took = await ${createFields(authorization)}
      .then(() => performance.now() - from, String);
    fetch('/took?ms=' + encodeURIComponent(took));
  }, 300))</script>`;
}
