import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { expect } from 'vitest';
import { openSdkShop } from '../sdk-shop.ts';
import { demoServerKeys, serverSdk } from '../server-sdk.ts';
import { demoKey } from '../test-page.ts';

/** What a nonce looks like. */
export const nonce = expect.stringMatching(/^[0-9a-f-]{36}$/);

/** A payment of ten dollars, as an expression. */
export const orderOptions = `{ flow: 'checkout', amount: '10.00', currency: 'USD', intent: 'capture' }`;

/** How a shop's page pays with PayPal; all of it expressions or properties. */
export interface ShopParts {
  authorization?: string;
  create?: string;
  sdk?: string;
  payment?: string;
  buttons?: string;
  path?: string;
  options?: BrowserContextOptions;
}

/** The first of PayPal's buttons. */
export function buttonOf(page: Page): Locator {
  return page.getByRole('button', { name: 'PayPal SANDBOX' });
}

/** The real gateway, and a page with PayPal's buttons on it. */
export async function openPayPalRig() {
  const shop = await openSdkShop();

  /** A page with the component in `paypalCheckout`. */
  async function openComponent(parts: ShopParts = {}): Promise<Page> {
    const { path = '/', options, create = '', authorization = demoKey.tokenizationKey } = parts;
    const page = await shop.openPage(path, ['client', 'paypal-checkout'], options);
    await page.evaluate(`(async () => {
      window.client = await braintree.client.create({ authorization: '${authorization}' });
      window.paypalCheckout = await braintree.paypalCheckout.create({ client, ${create} });
    })()`);
    return page;
  }

  /** A page with buttons; what comes of a press is in `outcome`. */
  async function openShop(parts: ShopParts = {}): Promise<Page> {
    const page = await openComponent(parts);
    const { sdk = '{}', payment = orderOptions, buttons = '' } = parts;
    await page.evaluate(`(async () => {
      window.next = () => { window.outcome = new Promise((resolve) => { window.settle = resolve; }); };
      next();
      await paypalCheckout.loadPayPalSDK(${sdk});
      const create = () => paypalCheckout.createPayment(${payment});
      const isVault = ${sdk}.vault === true;
      await paypal.Buttons({
        ...(isVault ? { createBillingAgreement: create } : { createOrder: create }),
        onApprove: async (approved) => settle({ approved, payload: await paypalCheckout.tokenizePayment(approved) }),
        onCancel: (canceled) => settle({ canceled }),
        onError: (error) => settle({ failed: error.message, code: error.code }),
        ${buttons}
      }).render('main');
    })()`);
    return page;
  }

  /** Presses the button; gives the wallet's window. */
  async function pressButton(page: Page): Promise<Page> {
    await page.evaluate('next()');
    const opening = page.waitForEvent('popup');
    await buttonOf(page).click();
    return opening;
  }

  /** As the first of the sandbox's payers. */
  async function logIn(wallet: Page): Promise<Page> {
    await wallet.locator('button[name="as"]').first().click();
    await wallet.getByRole('button', { name: 'Not you?' }).waitFor();
    return wallet;
  }

  /** Token of a wallet's account that the merchant has in its vault. */
  async function vaultAccount(): Promise<string> {
    const sdk = serverSdk(shop.origin, demoServerKeys);
    const { customer } = await sdk.customer.create({
      paymentMethodNonce: 'fake-paypal-billing-agreement-nonce',
    });
    return String(customer.paymentMethods?.[0]?.token);
  }

  const outcomeOf = async (page: Page): Promise<Record<string, unknown>> =>
    JSON.parse(String(await page.evaluate('outcome.then((it) => JSON.stringify(it))')));

  return { ...shop, openComponent, openShop, pressButton, logIn, vaultAccount, outcomeOf };
}
