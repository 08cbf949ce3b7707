import type { Page } from '@playwright/test';
import { beforeEach, expect, test } from 'vitest';
import { putSheetInto } from './browser-sheet.ts';
import { openSdkShop } from './sdk-shop.ts';
import { serverSdk } from './server-sdk.ts';
import { demoKey } from './test-page.ts';

const { deps, origin, reset, openPage } = await openSdkShop();
const server = serverSdk(origin, {
  merchantId: 'albumen_sandbox',
  publicKey: 'sandbox_public',
  privateKey: deps.secrets.privateKey,
});
beforeEach(reset);

/** The error as plain data, or undefined. */
function create(page: Page, more = ''): Promise<unknown> {
  return page.evaluate(`(async () => {
    try {
      window.request = await braintree.paymentRequest.create({
        authorization: '${demoKey.tokenizationKey}', googlePayVersion: 2, ${more} });
    } catch ({ code, type }) { return { code, type }; }
  })()`);
}

async function openShop({ hasSheet = true } = {}): Promise<Page> {
  const page = await openPage('/', ['client', 'payment-request']);
  if (hasSheet) await putSheetInto(page);
  await create(page);
  return page;
}

/** In a click, as browsers want it. */
async function press(page: Page, call: string): Promise<Record<string, unknown>> {
  await page.evaluate(`document.getElementById('pay').onclick = () => {
    window.outcome = (async () => ${call})().then((value) => ({ value }),
      (error) => ({ code: error.code, type: error.type, name: error.details?.originalError?.name })) }`);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  return page.evaluate('outcome');
}

const total = `total: { label: 'Total', amount: { currency: 'USD', value: '12.00' } }`;
const method = (type: string) => `request.createSupportedPaymentMethodsConfiguration('${type}')`;
const tokenize = (id: string, type = 'basicCard') =>
  `request.tokenize({ supportedPaymentMethods: [${method(type)}], details: { id: '${id}', ${total} } })`;

test('a card and a Google payment of the browser’s sheet are nonces, which a server charges', async () => {
  const page = await openShop();
  const { value } = await press(page, tokenize('paid'));
  expect(value).toEqual({
    nonce: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    type: 'CreditCard',
    description: 'ending in 11',
    details: {
      cardType: 'Visa',
      lastFour: '1111',
      lastTwo: '11',
      rawPaymentResponse: expect.objectContaining({
        payerEmail: 'ada@example.com',
        details: {
          cardholderName: 'Ada Lovelace',
          billingAddress: expect.objectContaining({ city: 'Salem' }) as object,
        },
      }) as object,
    },
    binData: expect.objectContaining({ prepaid: 'Unknown' }) as object,
  });
  const google = await press(page, tokenize('paid', 'googlePay'));
  expect(google).toMatchObject({
    value: { type: 'AndroidPayCard', details: { lastFour: '1111' } },
  });
  expect(JSON.stringify([value, google])).not.toContain('4111111111111111');
  for (const [paid, kind] of [
    [value, 'credit_card'],
    [google['value'], 'android_pay_card'],
  ] as const) {
    const { nonce } = paid as { nonce: string };
    const sale = await server.transaction.sale({ amount: '12.00', paymentMethodNonce: nonce });
    expect(sale.transaction?.paymentInstrumentType).toBe(kind);
  }
  expect(await page.evaluate(`request.canMakePayment({ details: { ${total} } })`)).toBe(true);
  expect(await press(page, tokenize('canceled'))).toEqual({
    code: 'PAYMENT_REQUEST_CANCELED',
    type: 'CUSTOMER',
    name: 'AbortError',
  });
});
