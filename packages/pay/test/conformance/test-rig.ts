import { launchChromium } from '@albumen/test-kit/chromium';
import { openProviderHosts } from '../../../../scripts/lib/conformance-rig/provider-hosts.ts';
import { startSandboxGateway } from '../../../../scripts/lib/conformance-rig/sandbox-gateway.ts';
import { openShopServer } from '../../../../scripts/lib/conformance-rig/shop-server.ts';
import type { TestRig } from './observe.ts';
import { shopPage } from './page.ts';

/** The real gateway, the provider's names in a browser that lead to it, and merchant pages. */
export async function openTestRig(
  settings: Readonly<Record<string, string>> = {},
): Promise<TestRig & AsyncDisposable> {
  await using opened = new AsyncDisposableStack();
  const gateway = opened.use(await startSandboxGateway(settings));
  const hosts = opened.use(await openProviderHosts(gateway.origin));
  const shop = opened.use(await openShopServer(shopPage));
  const launch = () => launchChromium(['--site-per-process', ...hosts.browserArgs]);
  let browser = await launch();
  opened.defer(() => browser.close());
  const all = opened.move();
  return {
    get browser() {
      return browser;
    },
    async renewBrowser() {
      // One that hangs may never say that it is closed.
      void browser.close().catch(() => undefined);
      browser = await launch();
    },
    hosts,
    gateway,
    shopOrigin: shop.origin,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}
