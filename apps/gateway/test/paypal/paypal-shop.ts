import type { BrowserContextOptions, Page } from '@playwright/test';
import { beforeEach } from 'vitest';
import { openSdkShop } from '../sdk-shop.ts';
import { demoServerKeys, serverSdk } from '../server-sdk.ts';
import { demoKey } from '../test-page.ts';

/** A merchant's page with PayPal on it, the wallet's window, and the merchant's server. */
export async function openPayPalShop() {
  const rig = await openSdkShop();
  const { origin, reset, openPage } = rig;
  const server = serverSdk(origin, demoServerKeys);
  beforeEach(reset);
  const scripts = ['client', 'paypal'];
  const authorization = demoKey.tokenizationKey;
  async function create(page: Page, more: object = {}): Promise<void> {
    const options = JSON.stringify({ authorization, ...more });
    await page.evaluate(`(async () => {
      window.paypal = await braintree.paypal.create(${options});
    })()`);
  }
  async function openShop(path = '/', more: object = {}, look: BrowserContextOptions = {}) {
    const page = await openPage(path, scripts, look);
    await create(page, more);
    return page;
  }
  /** A click that begins a payment. */
  async function ask(page: Page, changes: object = {}): Promise<void> {
    await page.evaluate(`document.getElementById('pay').onclick = () => {
      ${watch(`paypal.tokenize(${JSON.stringify({ ...order, ...changes })})`)} }`);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
  }
  async function askInWindow(page: Page, changes: object = {}): Promise<Page> {
    const opening = page.waitForEvent('popup');
    await ask(page, changes);
    const wallet = await opening;
    await wallet.getByRole('heading', { name: 'Log in to your wallet' }).waitFor();
    return wallet;
  }
  return { ...rig, scripts, server, create, openShop, ask, askInWindow };
}

const order = { flow: 'checkout', amount: '25.00', currency: 'USD' };

export const watch = (call: string): string =>
  `window.outcome = ${call}.then((payload) => ({ payload }), (error) => ({
    code: error.code, type: error.type }));`;

export const outcomeOf = (page: Page) => page.evaluate('outcome') as Promise<Outcome>;

interface Outcome {
  code?: string;
  payload?: { nonce: string };
}
