import type { Browser, Page } from '@playwright/test';
import type { ShopPage } from '../../scripts/lib/conformance-rig/shop-server.ts';
import { processorMs } from '../kit/processor-time.ts';

export const sdks = ['published', 'ours'] as const;
export type Sdk = (typeof sdks)[number];

/** One step of a payment. */
export interface Step {
  /** How long the buyer waited. */
  ms: number;
  /** What browser, gateway, database and this program have used meanwhile; in steps of 10 ms. */
  processorMs: number;
}

export interface Payment {
  /** From `hostedFields.create({ authorization })` until three fields are ready. */
  create: Step;
  /** From `tokenize()` until the nonce. */
  tokenize: Step;
}

const folders: Record<Sdk, readonly [folder: string, ending: string]> = {
  ours: ['https://assets.braintreegateway.com/web/3.109.0/js', '.min.js'],
  published: ['/published', '.js'],
};

/** A checkout with three containers. */
export function checkoutPage({ pathname }: URL): ShopPage {
  const [folder, ending] = folders[pathname === '/ours' ? 'ours' : 'published'];
  const scripts = ['client', 'hosted-fields'].map(
    (name) => `<script src="${folder}/${name}${ending}"></script>`,
  );
  return {
    html: `<!doctype html><html lang="en"><title>Shop</title>${scripts.join('')}
<div id="number"></div><div id="expirationDate"></div><div id="cvv"></div></html>`,
  };
}

/** What such a page does to show its fields; a promise of them. */
export const createFields = (authorization: string): string =>
  `braintree.hostedFields.create({
    authorization: '${authorization}',
    fields: {
      number: { container: '#number' },
      expirationDate: { container: '#expirationDate' },
      cvv: { container: '#cvv' },
    } })`;

interface PaymentOptions {
  browser: Browser;
  shopOrigin: string;
  sdk: Sdk;
  authorization: string;
}

/** One buyer with an empty cache. */
export async function payOnce(options: PaymentOptions): Promise<Payment> {
  const { browser, shopOrigin, sdk, authorization } = options;
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${shopOrigin}/${sdk}`);
    const create = await timed(page, `window.fields = await ${createFields(authorization)};`);
    const card = { number: '4111111111111111', expirationDate: '1234', cvv: '123' };
    for (const [key, text] of Object.entries(card)) {
      const frame = page.frameLocator(`#${key} iframe`);
      await frame.locator(`[data-braintree-name="${key}"]`).pressSequentially(text);
    }
    await page.waitForFunction(
      'Object.values(fields.getState().fields).every(({ isValid }) => isValid)',
    );
    return { create, tokenize: await timed(page, 'await fields.tokenize();') };
  } finally {
    await context.close();
  }
}

async function timed(page: Page, work: string): Promise<Step> {
  const before = await processorMs(process.pid);
  const ms = await page.evaluate<number>(
    `(async () => { const from = performance.now(); ${work} return performance.now() - from; })()`,
  );
  return { ms, processorMs: (await processorMs(process.pid)) - before };
}
