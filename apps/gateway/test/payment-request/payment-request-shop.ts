import type { Page } from '@playwright/test';
import { putSheetInto } from '../browser-sheet.ts';
import { openSdkShop } from '../sdk-shop.ts';
import { demoKey } from '../test-page.ts';

/** A shop's page that asks for money by the browser's own sheet, for which a stand-in steps in. */
export async function openPaymentRequestShop() {
  const shop = await openSdkShop();
  return {
    ...shop,
    openShop: async ({ hasSheet = true } = {}): Promise<Page> => {
      const page = await shop.openPage('/', ['client', 'payment-request']);
      if (hasSheet) await putSheetInto(page);
      await create(page);
      return page;
    },
  };
}

/** The error as plain data, or undefined. */
export function create(page: Page, more = ''): Promise<unknown> {
  return page.evaluate(`(async () => {
    try {
      window.request = await braintree.paymentRequest.create({
        authorization: '${demoKey.tokenizationKey}', googlePayVersion: 2, ${more} });
    } catch ({ code, type }) { return { code, type }; }
  })()`);
}

/** In a click, as browsers want it. */
export async function press(page: Page, call: string): Promise<Record<string, unknown>> {
  await page.evaluate(`document.getElementById('pay').onclick = () => {
    window.outcome = (async () => ${call})().then((value) => ({ value }),
      (error) => ({ code: error.code, type: error.type, name: error.details?.originalError?.name })) }`);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  return page.evaluate('outcome');
}

/** As source. */
export const total = `total: { label: 'Total', amount: { currency: 'USD', value: '12.00' } }`;

/** One of the page's methods, as source. */
export function method(type: string): string {
  return `request.createSupportedPaymentMethodsConfiguration('${type}')`;
}

/** The details of what `id` makes the sheet do, as source. */
export function detailsOf(id: string): string {
  return `details: { id: '${id}', ${total} }`;
}

export function tokenize(id: string, type = 'basicCard'): string {
  return `request.tokenize({ supportedPaymentMethods: [${method(type)}], ${detailsOf(id)} })`;
}
