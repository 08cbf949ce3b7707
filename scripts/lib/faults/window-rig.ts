import { launchChromium } from '@albumen/test-kit/chromium';
import type { Browser, Page } from '@playwright/test';
import { startSandboxGateway } from '../conformance-rig/sandbox-gateway.ts';
import { openShopServer } from '../conformance-rig/shop-server.ts';
import type { WindowFlow } from './window-flows.ts';

/** A gateway, and a shop whose one button opens the window of a component. */
export interface WindowRig extends AsyncDisposable {
  browser: Browser;
  /** A shop's page where the button is ready; the outcome is in `outcome`, `done` or a code. */
  openShop: (flow: WindowFlow) => Promise<Page>;
}

export async function openWindowRig(): Promise<WindowRig> {
  const gateway = await startSandboxGateway();
  const script = (name: string) =>
    `<script src="${gateway.origin}/web/3.109.0/js/${name}.min.js"></script>`;
  const shop = await openShopServer(({ pathname }) => ({
    html: `<!doctype html><html lang="en"><title>Shop</title><button id="pay">Pay</button>
${script('client')}${script(pathname.slice(1))}</html>`,
  }));
  const browser = await launchChromium(['--site-per-process']);
  const authorization = JSON.stringify(gateway.merchant.tokenizationKey);
  return {
    browser,
    openShop: async ({ component, create, start }) => {
      const page = await (await browser.newContext()).newPage();
      await page.goto(`${shop.origin}/${component}`);
      await page.evaluate(`(async () => {
        const made = await braintree.${create}.create({ authorization: ${authorization} });
        document.getElementById('pay').onclick = () => {
          window.outcome = made.${start}.then(() => 'done', (error) => error.code);
        };
      })()`);
      return page;
    },
    [Symbol.asyncDispose]: async () => {
      await browser.close();
      await shop[Symbol.asyncDispose]();
      await gateway[Symbol.asyncDispose]();
    },
  };
}
