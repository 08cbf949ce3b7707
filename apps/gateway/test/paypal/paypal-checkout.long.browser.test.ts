import type { Page } from '@playwright/test';
import { beforeEach, expect, test } from 'vitest';
import {
  buttonOf,
  nonce,
  openPayPalRig,
  orderOptions,
  type ShopParts,
} from './paypal-checkout-rig.ts';

const { reset, openComponent, openShop, pressButton, logIn, outcomeOf, vaultAccount } =
  await openPayPalRig();
beforeEach(reset);

const approve = (wallet: Page) =>
  wallet.getByRole('button', { name: /^(Pay now|Agree and continue)$/ }).click();

test('cancel at the wallet, and a closed window: onCancel, and the button works again', async () => {
  const page = await openShop();
  const wallet = await logIn(await pressButton(page));
  await wallet.getByRole('button', { name: /^Cancel and return/ }).click();
  expect(await outcomeOf(page)).toEqual({ canceled: { orderID: expect.stringMatching(/^EC-/) } });
  const again = await pressButton(page);
  await again.getByRole('heading', { name: 'Log in to your wallet' }).waitFor();
  await again.close();
  expect(await outcomeOf(page)).toHaveProperty('canceled');
});

test('shipping: the shop is asked, updates the price, and refuses what it does not ship', async () => {
  const page = await openShop({
    payment: `{ ...${orderOptions}, enableShippingAddress: true, shippingOptions: shipping('mail') }`,
    buttons: `onShippingChange: async (data, actions) => {
      log.push(data.selected_shipping_option.id);
      if (data.selected_shipping_option.id === 'drone') return actions.reject();
      await paypalCheckout.updatePayment({ paymentId: data.paymentId, currency: 'USD', amount: '19.50',
        shippingOptions: shipping(data.selected_shipping_option.id) });
    }`,
  });
  await page.evaluate(`window.log = []; window.shipping = (selected) => [['mail', '0.00'], ['courier', '9.00'], ['drone', '50.00']]
    .map(([id, value]) => ({ id, label: id, type: 'SHIPPING', selected: id === selected, amount: { currency: 'USD', value } })); 0`);
  const wallet = await logIn(await pressButton(page));
  await wallet.getByRole('radio', { name: /^courier/ }).click();
  await expect.poll(() => wallet.locator('p[data-total]').textContent()).toBe('$19.50 USD');
  const shipTo = wallet.getByRole('group', { name: 'Ship to' });
  expect(await shipTo.getByRole('radio', { checked: true }).count()).toBe(1);
  await wallet.getByRole('radio', { name: /^drone/ }).click();
  await wallet.getByRole('alert').getByText('The shop does not ship that way.').waitFor();
  expect(await wallet.getByRole('radio', { name: /^courier/ }).isChecked()).toBe(true);
  await approve(wallet);
  expect(await outcomeOf(page)).toMatchObject({
    payload: { nonce, shippingOptionId: 'courier' },
  });
  expect(await page.evaluate('log')).toEqual(['courier', 'drone']);
});

test('a billing agreement: the vault’s nonce', async () => {
  const page = await openShop({
    sdk: '{ vault: true }',
    payment: "{ flow: 'vault', billingAgreementDescription: 'A print a month' }",
  });
  const wallet = await logIn(await pressButton(page));
  await wallet.getByText('A print a month').waitFor();
  await approve(wallet);
  expect(await outcomeOf(page)).toMatchObject({
    payload: { nonce, type: 'PayPalAccount' },
    approved: {
      orderID: expect.stringMatching(/^EC-/),
      billingToken: expect.stringMatching(/^BA-/),
    },
  });
});

/** A page whose button starts a vault-initiated checkout. */
async function openVaultShop(more = '{}', parts: ShopParts = {}): Promise<Page> {
  const token = await vaultAccount();
  const page = await openComponent(parts);
  await page.evaluate(`window.start = () => {
    window.outcome = paypalCheckout.startVaultInitiatedCheckout({ amount: '10.00', currency: 'USD',
      vaultInitiatedCheckoutPaymentMethodToken: '${token}', ...${more} }).then(
      (payload) => ({ payload }), ({ code, type }) => ({ code, type }));
  };
  document.getElementById('pay').onclick = start; 0`);
  return page;
}

async function startVault(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  const wallet = await opening;
  await wallet.getByRole('heading', { name: 'Log in to your wallet' }).waitFor();
  return wallet;
}

const backdrop = (page: Page) =>
  page.locator('[data-braintree-paypal-vault-initiated-checkout-modal]');

test('a vault-initiated checkout darkens the page, and gives a nonce', async () => {
  const page = await openVaultShop();
  const wallet = await startVault(page);
  expect(
    await page.evaluate(`(() => {
      const element = document.querySelector('[data-braintree-paypal-vault-initiated-checkout-modal]');
      const { zIndex, opacity, backgroundColor } = getComputedStyle(element);
      return [zIndex, opacity, backgroundColor];
    })()`),
  ).toEqual(['9999', '0.7', 'rgb(0, 0, 0)']);
  await page.getByRole('button', { name: 'Back to the PayPal window' }).press('Enter');
  await page.evaluate('window.first = outcome; start()');
  expect(await outcomeOf(page)).toEqual({
    code: 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_IN_PROGRESS',
    type: 'MERCHANT',
  });
  await logIn(wallet);
  await wallet.locator('[value="approve"]').click();
  expect(await page.evaluate('first')).toMatchObject({ payload: { nonce } });
  expect(await backdrop(page).count()).toBe(0);
});

test('PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED when payer or merchant closes the window', async () => {
  const canceled = { code: 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED', type: 'CUSTOMER' };
  const page = await openVaultShop('{ optOutOfModalBackdrop: true }');
  await startVault(page);
  expect(await backdrop(page).count()).toBe(0);
  await page.evaluate('paypalCheckout.closeVaultInitiatedCheckoutWindow()');
  expect(await outcomeOf(page)).toEqual(canceled);
  const wallet = await logIn(await startVault(page));
  await wallet.getByRole('button', { name: /^Cancel and return/ }).click();
  expect(await outcomeOf(page)).toEqual(canceled);
  const last = await startVault(page);
  await last.close();
  expect(await outcomeOf(page)).toEqual(canceled);
});

test.each([
  [
    'window.open = () => null',
    '{}',
    '/',
    'PAYPAL_START_VAULT_INITIATED_CHECKOUT_POPUP_OPEN_FAILED',
  ],
  ['0', '{}', '/cut-off', 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_POPUP_OPEN_FAILED'],
  ['0', "{ amount: 'much' }", '/', 'PAYPAL_INVALID_PAYMENT_OPTION'],
])('after %s, with %o at %s: %s at once', async (...row) => {
  const [before, more, path, code] = row;
  const page = await openVaultShop(more, { path });
  await page.evaluate(before);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  expect(await outcomeOf(page)).toMatchObject({ code });
  expect(await backdrop(page).count()).toBe(0);
  await expect.poll(() => page.context().pages().length).toBe(1);
});

test('a page that cuts windows off: the button says so', async () => {
  const page = await openShop({ path: '/cut-off' });
  await page.evaluate('next()');
  await buttonOf(page).click();
  expect(await outcomeOf(page)).toEqual({
    failed: 'The page’s Cross-Origin-Opener-Policy cuts PayPal’s window off.',
  });
});

test('PayPal’s script has the words of the page, and goes with the component', async () => {
  const page = await openComponent({ create: 'autoSetDataUserIdToken: true' });
  const preload = page.waitForRequest(/\/smart\/buttons\/preload\?/);
  await page.evaluate(`paypalCheckout.loadPayPalSDK({ intent: 'sale', 'buyer-country': 'US', commit: false,
    dataAttributes: { 'csp-nonce': 'n', 'user-id-token': 'payer' } })`);
  const asked = new URL((await preload).url());
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({ 'user-id-token': 'payer' });
  const read = () =>
    page.evaluate(`[...document.querySelectorAll('script[src*="/sdk/js?"]')].map((script) => ({
      isFirst: script === document.head.firstElementChild,
      words: Object.fromEntries(new URL(script.src).searchParams), dataset: { ...script.dataset } }))`);
  expect(await read()).toEqual([
    {
      isFirst: true,
      words: {
        components: 'buttons',
        intent: 'capture',
        'buyer-country': 'US',
        commit: 'false',
        currency: 'USD',
        'client-id': expect.any(String),
      },
      dataset: { cspNonce: 'n', userIdToken: 'payer', clientMetadataId: expect.any(String) },
    },
  ]);
  await page.evaluate('paypalCheckout.teardown()');
  expect(await read()).toEqual([]);
});

test('torn down while PayPal’s script loads, the component takes it away and says so', async () => {
  const page = await openComponent();
  const scripts = () => page.locator('script[src*="/sdk/js?"]').count();
  await page.route('**/sdk/js?*', () => undefined);
  const asked = page.waitForRequest('**/sdk/js?*');
  await page.evaluate(`window.codes = [1, 2].map(() =>
    paypalCheckout.loadPayPalSDK().catch(({ code }) => code)); undefined`);
  await asked;
  await page.evaluate('paypalCheckout.teardown()');
  expect(await scripts()).toBe(0);
  expect(await page.evaluate('Promise.all(codes)')).toEqual(
    Array(2).fill('METHOD_CALLED_AFTER_TEARDOWN'),
  );
  expect(await scripts()).toBe(0);
});

test('of two scripts of PayPal the one that was asked for last stays', async () => {
  const page = await openComponent();
  await page.route('**/sdk/js?*intent=authorize*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  const left = await page.evaluate(`(async () => {
    const intents = ['authorize', 'capture'];
    await Promise.all(intents.map((intent) => paypalCheckout.loadPayPalSDK({ intent })));
    return [...document.querySelectorAll('script[src*="/sdk/js?"]')].map(({ src }) =>
      new URL(src).searchParams.get('intent'));
  })()`);
  expect(left).toEqual(['capture']);
});

test('torn down before its hidden frame is there, the component leaves nothing on the page', async () => {
  const page = await openComponent();
  await page.route('**/dispatch-frame*', () => undefined);
  const frames = await page.evaluate(`(async () => {
    await paypalCheckout.teardown();
    const asked = () => document.querySelectorAll('iframe').length;
    await Promise.resolve();
    const before = asked();
    const another = await braintree.paypalCheckout.create({ client });
    const loading = asked();
    await another.teardown();
    await new Promise((resolve) => setTimeout(resolve));
    return [before, loading, asked()];
  })()`);
  expect(frames).toEqual([0, 1, 0]);
});

test('PAYPAL_FLOW_FAILED when PayPal’s script cannot be loaded', async () => {
  const page = await openComponent();
  await page.route('**/sdk/js?*', (route) => route.abort());
  const code = await page.evaluate('paypalCheckout.loadPayPalSDK().catch(({ code }) => code)');
  expect(code).toBe('PAYPAL_FLOW_FAILED');
});
