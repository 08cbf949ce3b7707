import type { Page } from '@playwright/test';
import type { PageOptions } from '../page.ts';
import type { Scenario } from '../scenario.ts';
import type { Shop } from '../shop.ts';
import {
  click,
  clickForClosed,
  clickForWindow,
  comeByBridge,
  slowDown,
  useBridge,
} from './windows.ts';

const area = 'PayPal';
const page: PageOptions = { components: ['client', 'paypal'] };

/** A component in `paypal`. */
async function open(shop: Shop): Promise<void> {
  await slowDown(shop);
  await shop.run(`window.paypal = keep('paypal',
    await braintree.paypal.create({ authorization: AUTH }));`);
}

const tokenize = (more: string): string => `paypal.tokenize({ ${more} })`;
const order = `flow: 'checkout', amount: '25.00', currency: 'USD'`;

/** The first of the sandbox's people logs in, and presses this. */
export async function answer(wallet: Page, button: string): Promise<void> {
  await wallet.getByRole('button', { name: /^Maya/ }).click();
  await wallet.getByRole('button', { name: button }).click();
}

/** What the wallet says in the address that leads back into the app. */
async function approveOnDevice(shop: Shop): Promise<object> {
  const opened = await shop.page.waitForFunction('window.opened');
  const device = await shop.page.context().newPage();
  await device.goto(String(await opened.jsonValue()));
  await device.getByRole('button', { name: /^Maya/ }).click();
  await device.getByRole('button', { name: 'Not you?' }).waitFor();
  const leaving = device.waitForRequest((request) => request.method() === 'POST');
  await device.getByRole('button', { name: 'Continue' }).click();
  const reply = await (await leaving).response();
  const { searchParams } = new URL((await reply?.headerValue('location')) ?? '');
  await device.close();
  return Object.fromEntries(searchParams);
}

export const paypalScenarios: readonly Scenario[] = [
  {
    area,
    name: 'a payer approves a payment, then an agreement',
    promises: { paid: 'gave', agreed: 'gave' },
    page,
    async run(shop) {
      await open(shop);
      const whole = `${order}, intent: 'capture', displayName: 'Shop', locale: 'en_US',
        enableShippingAddress: true, offerCredit: true, offerPayLater: true, useraction: 'commit'`;
      await answer(await clickForWindow(shop, tokenize(whole)), 'Pay now');
      await shop.record('paid', 'outcome');
      const agreement = `flow: 'vault', billingAgreementDescription: 'Prints', landingPageType: 'login'`;
      await answer(await clickForWindow(shop, tokenize(agreement)), 'Agree and continue');
      await shop.record('agreed', 'outcome');
    },
  },
  {
    area,
    name: 'an agreement is kept for the customer of a client token, unless the page says no',
    promises: { kept: 'gave' },
    page,
    async run(shop) {
      await shop.useToken();
      await open(shop);
      for (const [label, vault] of [
        ['kept', ''],
        ['not kept', 'vault: false'],
        ['null', 'vault: null'],
        ['nothing', 'vault: undefined'],
      ] as const) {
        const wallet = await clickForWindow(shop, tokenize(`flow: 'vault', ${vault}`));
        await answer(wallet, 'Agree and continue');
        await shop.record(label, 'outcome');
      }
    },
  },
  {
    area,
    name: 'the shop closes the wallet’s window',
    page,
    promises: { closed: 'PAYPAL_POPUP_CLOSED' },
    async run(shop) {
      await open(shop);
      const wallet = await clickForWindow(shop, tokenize(order));
      await wallet.getByRole('button', { name: /^Maya/ }).waitFor();
      await shop.run('paypal.closeWindow()');
      await shop.record('closed', 'outcome');
    },
  },
  {
    area,
    name: 'a payer cancels in the wallet',
    promises: { canceled: 'PAYPAL_POPUP_CLOSED' },
    page,
    async run(shop) {
      await open(shop);
      const wallet = await clickForWindow(shop, tokenize(order));
      await wallet.getByRole('button', { name: /^Cancel/ }).click();
      await shop.record('canceled', 'outcome');
    },
  },
  {
    area,
    name: 'reports what is missing of a flow, and what the gateway refuses',
    page,
    async run(shop) {
      const create = (options: string): string => `braintree.paypal.create(${options})`;
      await shop.record('no options', create('{}'));
      await shop.record('another version', create(`{ client: { getVersion: () => '3.0.0' } }`));
      await open(shop);
      await shop.record('supported', 'braintree.paypal.isSupported()');
      for (const options of [`flow: 'credit'`, `amount: '1.00'`]) {
        await shop.record(options, tokenize(options));
      }
      await clickForClosed(shop, tokenize(`${order}, amount: 'much'`));
      await shop.record('an amount that is none', 'outcome');
      await shop.record('after teardown', `(paypal.teardown(), paypal.tokenize({}))`);
    },
  },
  {
    area,
    name: 'an app with a bridge opens the wallet',
    page,
    async run(shop) {
      await open(shop);
      await useBridge(shop);
      await click(shop, tokenize(order));
      await comeByBridge(shop, '/cancel');
      await shop.record('canceled', 'outcome');
      await click(shop, tokenize(order));
      await comeByBridge(shop, '/return', `{ paymentId: 'PAY-X', token: 'EC-X', PayerID: 'X' }`);
      await shop.record('not approved', 'outcome');
      await click(shop, tokenize(order));
      await shop.page.waitForFunction('window.opened');
      await shop.run('popupBridge.onComplete(null, null)');
      await shop.record('closed', 'outcome');
      await shop.run('delete window.opened');
      await click(shop, tokenize(order));
      await comeByBridge(shop, '/return', JSON.stringify(await approveOnDevice(shop)));
      await shop.record('approved', 'outcome');
    },
  },
];
