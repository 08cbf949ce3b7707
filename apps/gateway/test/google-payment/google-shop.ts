import type { FrameLocator, Page } from '@playwright/test';
import { openSdkShop } from '../sdk-shop.ts';
import { demoServerKeys, serverSdk } from '../server-sdk.ts';
import { demoKey } from '../test-page.ts';
import { openTools } from '../test-tools.ts';

/** A request of Google Pay's second version, in a page script. */
export const request = `googlePayment.createPaymentDataRequest({ transactionInfo: {
  currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '12.00' } })`;

export function sheetOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Google Pay"]');
}

/** Merchant pages with Google's script and ours, on the real gateway. */
export async function openGoogleShop() {
  const shop = await openSdkShop();
  const { app, origin } = shop;
  const server = serverSdk(origin, demoServerKeys);

  /** The error as plain data, or undefined. */
  function create(page: Page, options = 'googlePayVersion: 2'): Promise<unknown> {
    return page.evaluate(`(async () => {
      window.client = await braintree.client.create({ authorization: '${demoKey.tokenizationKey}' });
      try {
        window.googlePayment = await braintree.googlePayment.create({ client, ${options} });
      } catch ({ code, type }) { return { code, type }; }
    })()`);
  }

  async function openShop(options?: string): Promise<Page> {
    const page = await shop.openPage('/', ['client', 'google-payment']);
    await page.addScriptTag({ url: `${origin}/gp/p/js/pay.js` });
    await create(page, options);
    return page;
  }

  /** A click that opens the sheet; what came of it is in `outcome`. */
  async function load(page: Page, asked: string, callbacks = '{}'): Promise<FrameLocator> {
    await page.evaluate(`document.getElementById('pay').onclick = () => {
      const wallet = new window.google.payments.api.PaymentsClient({ environment: 'TEST', paymentDataCallbacks: ${callbacks} });
      window.outcome = wallet.loadPaymentData(${asked})
        .then((answer) => { window.answer = answer; return googlePayment.parseResponse(answer); })
        .then((payload) => ({ payload }), (error) => error.code
          ? { code: error.code, type: error.type, details: error.details } : { ...error });
    }`);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    return sheetOf(page);
  }

  const outcomeOf = (page: Page) => page.evaluate('outcome') as Promise<Record<string, unknown>>;
  return { ...shop, server, tools: openTools(app), create, openShop, load, outcomeOf };
}
