import type { BrowserContextOptions, Page } from '@playwright/test';
import { beforeEach, expect } from 'vitest';
import { openSdkShop } from '../sdk-shop.ts';
import { demoKey } from '../test-page.ts';
import { openTools } from '../test-tools.ts';

const scripts = ['client', 'local-payment'];
const key = demoKey.tokenizationKey;

/** A merchant's page with local payments on it; to be called at the top of a test file. */
export async function openLocalShop() {
  const rig = await openSdkShop();
  const { app, shop, reset, openPage } = rig;
  const tools = openTools(app);
  beforeEach(reset);

  async function create(page: Page, more = ''): Promise<void> {
    await page.evaluate(`(async () => {
      window.payment = await braintree.localPayment.create({ authorization: '${key}', ${more} });
    })()`);
  }

  async function openShop(path = '/', options: BrowserContextOptions = {}): Promise<Page> {
    const page = await openPage(path, scripts, options);
    await create(page);
    return page;
  }

  const ideal = `{ paymentType: 'ideal', paymentTypeCountryCode: 'NL', amount: '25.00', currencyCode: 'EUR',
    givenName: 'Anna', surname: 'de Vries', email: 'anna@example.com',
    fallback: { url: '${shop}/back', buttonText: 'Back to the shop' },
    onPaymentStart: (data, start) => { window.started = data; start?.(); } }`;

  /** A click that starts a payment. */
  async function pay(page: Page, changes = '{}'): Promise<void> {
    await page.evaluate(`document.getElementById('pay').onclick = () => {
      ${watch(`payment.startPayment({ ...${ideal}, ...${changes} })`)} }`);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
  }

  /** Starts a payment and gives the bank's page. */
  async function payAtBank(page: Page): Promise<Page> {
    const opening = page.waitForEvent('popup');
    await pay(page);
    const popup = await opening;
    await popup.getByRole('heading', { name: 'Confirm your payment' }).waitFor();
    return popup;
  }

  return { ...rig, tools, scripts, key, ideal, create, openShop, pay, payAtBank };
}

export const mbway = `{ paymentType: 'mbway', paymentTypeCountryCode: 'PT', phone: '912345678', phoneCountryCode: '351' }`;

/** `outcome` in the page: the payload, or what it rejected with. */
export const watch = (call: string): string =>
  `window.outcome = ${call}.then((payload) => ({ payload: payload ?? null }), (error) => ({
    code: error.code, type: error.type, details: JSON.parse(JSON.stringify(error.details ?? null)) })); 0`;

export const outcomeOf = (page: Page) =>
  page.evaluate('outcome') as Promise<Record<string, unknown>>;

const nonce = expect.stringMatching(/^[0-9a-f-]{36}$/);
export const isPaid = { nonce, type: 'PayPalAccount', details: { email: 'anna@example.com' } };
