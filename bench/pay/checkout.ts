import type { Browser } from '@playwright/test';
import type { ShopPage } from '../../scripts/lib/conformance-rig/shop-server.ts';

export const sdks = ['published', 'ours'] as const;
export type Sdk = (typeof sdks)[number];

/** How long a buyer waited. */
export interface Payment {
  /** From `hostedFields.create({ authorization })` until three fields are ready. */
  createMs: number;
  /** From `tokenize()` until the nonce. */
  tokenizeMs: number;
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
    const createMs = await page.evaluate(
      timed(`window.fields = await braintree.hostedFields.create({
        authorization: '${authorization}',
        fields: {
          number: { container: '#number' },
          expirationDate: { container: '#expirationDate' },
          cvv: { container: '#cvv' },
        } });`),
    );
    const card = { number: '4111111111111111', expirationDate: '1234', cvv: '123' };
    for (const [key, text] of Object.entries(card)) {
      const frame = page.frameLocator(`#${key} iframe`);
      await frame.locator(`[data-braintree-name="${key}"]`).pressSequentially(text);
    }
    await page.waitForFunction(
      'Object.values(fields.getState().fields).every(({ isValid }) => isValid)',
    );
    const tokenizeMs = await page.evaluate(timed('await fields.tokenize();'));
    return { createMs: Number(createMs), tokenizeMs: Number(tokenizeMs) };
  } finally {
    await context.close();
  }
}

function timed(work: string): string {
  return `(async () => { const from = performance.now(); ${work} return performance.now() - from; })()`;
}
