import type { RequestListener } from 'node:http';
import type { FrameLocator, Page } from '@playwright/test';
import { beforeEach } from 'vitest';
import { clientToken } from '../client-token.ts';
import { openSdkRig } from '../sdk-rig.ts';
import { nonceOf, openSecurePage } from './secure-card.ts';
import type { TestPage } from '../test-page.ts';

/** A shop whose policy lets in nothing that it did not ask for. */
function strictShop(gateway: string): RequestListener {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-shop' 'strict-dynamic'`,
    `connect-src ${gateway}`,
    `frame-src ${gateway}`,
    "require-trusted-types-for 'script'",
    'trusted-types albumen-pay-sdk',
  ].join('; ');
  const scripts = ['client', 'three-d-secure']
    .map((name) => `${gateway}/web/3.109.0/js/${name}.min.js`)
    .map((url) => `<script nonce="shop" src="${url}"></script>`);
  const shop = `<!doctype html><html lang="en"><head><title>Shop</title></head><body>
  <main><h1>Shop</h1><button id="pay">Pay</button><div id="place"></div></main>${scripts.join('')}</body></html>`;
  return (_, reply) =>
    reply
      .setHeader('content-type', 'text/html')
      .setHeader('content-security-policy', policy)
      .end(shop);
}

/** A gateway and a shop whose pages verify cards; to be called at the top of a test file. */
export async function openSecureShop() {
  const { gateway, browser, port } = await openSdkRig({ pages: strictShop });
  const shopOrigin = `http://localhost:${port}`;

  let merchant: TestPage;
  beforeEach(async () => {
    await gateway.reset();
    merchant = await openSecurePage(gateway);
  });

  /** A shop in the middle of verifying a card; `window.outcome` is what comes of it. */
  async function verify(
    number: string,
    options: string,
    ...[more = '', prepare]: [more?: string, prepare?: (page: Page) => Promise<void>]
  ): Promise<Page> {
    const page = await (await browser.newContext()).newPage();
    await prepare?.(page);
    await page.goto(shopOrigin);
    const { token, nonce } = await papers(number);
    await page.evaluate(`(async () => {
      window.seen = [];
      document.addEventListener('securitypolicyviolation', (event) => seen.push(event.violatedDirective));
      const client = await braintree.client.create({ authorization: '${token}' });
      window.secure = await braintree.threeDSecure.create({ client, ${options} });
      for (const name of ['authentication-modal-render', 'authentication-modal-close', 'customer-canceled']) {
        secure.on(name, () => seen.push(name));
      }
      secure.on('authentication-iframe-available', ({ element }, next) => {
        document.querySelector('#place').append(element);
        next();
      });
      document.querySelector('#pay').focus();
      window.outcome = secure
        .verifyCard({ nonce: '${nonce}', amount: '10.00', bin: '400000', collectDeviceData: true, ${more} })
        .catch(({ code }) => ({ code }));
    })()`);
    return page;
  }

  /** What a page verifies a card by. */
  async function papers(number: string): Promise<{ token: string; nonce: string }> {
    const token = Buffer.from(JSON.stringify(await clientToken(gateway))).toString('base64');
    return { token, nonce: await nonceOf(merchant, number) };
  }
  return { gateway, browser, shopOrigin, papers, verify };
}

/** The issuer's page. */
export function bankOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Your bank asks"]');
}

export async function answer(page: Page, code: string): Promise<void> {
  await bankOf(page).getByLabel('Code').fill(code);
  await bankOf(page).getByRole('button', { name: 'Confirm' }).click();
}

export const passed = {
  liabilityShifted: true,
  liabilityShiftPossible: true,
  threeDSecureInfo: { status: 'authenticate_successful' },
};
