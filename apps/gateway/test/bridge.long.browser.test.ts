import type { Page } from '@playwright/test';
import { beforeEach, expect, test } from 'vitest';
import { nonce, openPayPalRig } from './paypal/paypal-checkout-rig.ts';
import { demoKey } from './test-page.ts';

const { reset, openPage, openComponent, logIn, outcomeOf, vaultAccount } = await openPayPalRig();
beforeEach(reset);

/** The page is shown by an app, and a press of Pay makes this call. */
async function ask(page: Page, call: string): Promise<void> {
  await page.evaluate(`delete window.opened;
    window.popupBridge = { getReturnUrlPrefix: () => 'com.shop.app://pay/',
      open: (url) => { window.opened = url; } };
    document.getElementById('pay').onclick = () => {
      window.outcome = ${call}.then((payload) => ({ payload }), ({ code }) => ({ code }));
    };`);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForFunction('window.opened');
}

/** The device's browser, at what the app was told to open. */
async function onDevice(page: Page): Promise<Page> {
  expect(page.context().pages()).toHaveLength(1);
  const device = await page.context().newPage();
  await device.goto(String(await page.evaluate('opened')));
  return device;
}

/** Presses a button that leads into the app, which tells the page what it was led with. */
async function leadBack(page: Page, device: Page, button: string): Promise<void> {
  const leaving = device.waitForRequest((request) => request.method() === 'POST');
  await device.getByRole('button', { name: button }).click();
  const reply = await (await leaving).response();
  const back = (await reply?.headerValue('location')) ?? '';
  const [, path, query] = /^com\.shop\.app:\/\/pay(\/\w+)\?(.*)$/.exec(back) ?? [];
  await device.close();
  await notify(page, { path, queryItems: Object.fromEntries(new URLSearchParams(query)) });
}

const notify = (page: Page, payload: object) =>
  page.evaluate(`popupBridge.onComplete(null, ${JSON.stringify(payload)})`);

const mandate = `sepa.tokenize({ iban: 'DE89370400440532013000', merchantAccountId: 'albumen_eur',
  mandateType: 'RECURRENT', customerId: 'anna-1', accountHolderName: 'Anna de Vries', countryCode: 'DE' })`;

test('an app with a bridge leads to the mandate and back: given, canceled, left, refused', async () => {
  const page = await openPage('/', ['client', 'sepa']);
  await page.evaluate(`(async () => {
    window.sepa = await braintree.sepa.create({ authorization: '${demoKey.tokenizationKey}' });
  })()`);
  await ask(page, mandate);
  await leadBack(page, await onDevice(page), 'Give mandate');
  expect(await outcomeOf(page)).toMatchObject({ payload: { nonce, ibanLastFour: '3000' } });
  await ask(page, mandate);
  await leadBack(page, await onDevice(page), 'Cancel');
  expect(await outcomeOf(page)).toEqual({ code: 'SEPA_CUSTOMER_CANCELED' });
  for (const [path, code] of [
    ['/cancel', 'SEPA_CUSTOMER_CANCELED'],
    ['/return', 'SEPA_TOKENIZATION_FAILED'],
  ]) {
    await ask(page, mandate);
    await notify(page, { path, queryItems: {} });
    expect(await outcomeOf(page)).toEqual({ code });
  }
});

test('an app with a bridge takes a vault-initiated checkout: approved, canceled, closed', async () => {
  const token = await vaultAccount();
  const page = await openComponent();
  const start = `paypalCheckout.startVaultInitiatedCheckout({ amount: '10.00', currency: 'USD',
    vaultInitiatedCheckoutPaymentMethodToken: '${token}', optOutOfModalBackdrop: true })`;
  await ask(page, start);
  const wallet = await logIn(await onDevice(page));
  await leadBack(page, wallet, 'Continue');
  expect(await outcomeOf(page)).toMatchObject({ payload: { nonce, type: 'PayPalAccount' } });
  const code = 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED';
  await ask(page, start);
  await leadBack(page, await logIn(await onDevice(page)), 'Cancel and return');
  expect(await outcomeOf(page)).toEqual({ code });
  await ask(page, start);
  await page.evaluate('popupBridge.onComplete(null, null)');
  expect(await outcomeOf(page)).toEqual({ code });
});
