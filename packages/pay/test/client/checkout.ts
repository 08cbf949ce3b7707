import { readFile } from 'node:fs/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closePages, sharedChromium } from '@albumen/test-kit/chromium';
import type { Browser, Page } from '@playwright/test';
import { afterAll } from 'vitest';
import { buildScripts } from '../../scripts/lib/bundles.ts';
import { WireGateway } from './wire-gateway.ts';

const root = join(import.meta.dirname, '../..');
const scripts = ['client', 'data-collector', 'preferred-payment-methods', 'hosted-fields'];

/** What came of a call in the page. */
export interface Outcome {
  value?: unknown;
  error?: { name: string; code: string; type: string; message: string; details?: unknown };
}

/** A merchant's page in a real browser, with the built scripts served by a gateway. */
export class Checkout {
  readonly gateway: WireGateway;
  readonly browser: Browser;
  readonly #shop: WireGateway;
  readonly #folder: string;

  private constructor(parts: {
    gateway: WireGateway;
    shop: WireGateway;
    browser: Browser;
    folder: string;
  }) {
    this.gateway = parts.gateway;
    this.#shop = parts.shop;
    this.browser = parts.browser;
    this.#folder = parts.folder;
  }

  /** To be called at the top of a test file, after whose tests it closes. */
  static async open(): Promise<Checkout> {
    const folder = await mkdtemp(join(tmpdir(), 'albumen-pay-'));
    await buildScripts({ root, dist: folder, isProduction: false });
    const gateway = await WireGateway.start();
    const shop = await WireGateway.start();
    for (const script of scripts) {
      const text = await readFile(join(folder, 'browser', `${script}.min.js`), 'utf8');
      gateway.serve(`/web/3.109.0/js/${script}.min.js`, text);
    }
    shop.serve('/', '<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1></html>');
    const browser = await sharedChromium();
    const checkout = new Checkout({ gateway, shop, browser, folder });
    afterAll(() => checkout.#close());
    return checkout;
  }

  async #close(): Promise<void> {
    await closePages(this.browser);
    await this.gateway.stop();
    await this.#shop.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** A fresh page with these components' scripts from the gateway. */
  async page(...components: string[]): Promise<Page> {
    this.gateway.reset();
    const page = await this.browser.newPage();
    await page.goto(this.#shop.url);
    for (const component of components) await this.addScript(page, component);
    return page;
  }

  async addScript(page: Page, component: string): Promise<void> {
    await page.addScriptTag({ url: `${this.gateway.url}/web/3.109.0/js/${component}.min.js` });
  }

  /** A client token of the gateway. */
  token(more: object = {}): string {
    const token = {
      version: 2,
      environment: 'sandbox',
      authorizationFingerprint: 'fingerprint|customer_id=c1&x=1',
      configUrl: `${this.gateway.url}/merchants/shop/client_api/v1/configuration`,
      ...more,
    };
    return Buffer.from(JSON.stringify(token)).toString('base64');
  }
}

/** Runs an expression in the page, awaits it and returns its value or what it rejected with. */
export function run(page: Page, expression: string): Promise<Outcome> {
  return page.evaluate(`(async () => {
    try {
      const value = await (async () => (${expression}))();
      return { value: value === undefined ? undefined : JSON.parse(JSON.stringify(value)) };
    } catch (error) {
      return { error: JSON.parse(JSON.stringify({ ...error, name: error.name, message: error.message })) };
    }
  })()`) as Promise<Outcome>;
}

/** Leaves a client in the page's `client`. */
export async function openClient(page: Page, authorization: string): Promise<void> {
  const outcome = await run(
    page,
    `(async () => { window.client = await braintree.client.create({ authorization: '${authorization}' }); })()`,
  );
  if (outcome.error) throw new Error(`no client: ${outcome.error.code}`);
}
