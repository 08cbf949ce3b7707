import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { clientToken } from '../client-token.ts';
import { openPayPalShop, outcomeOf, watch } from './paypal-shop.ts';
import { openTools } from '../test-tools.ts';

const rig = await openPayPalShop();
const { app, shop, server, scripts, addScripts, create, openShop, ask, askInWindow } = rig;
const tools = openTools(app);

const approved = { payload: { type: 'PayPalAccount', details: { email: 'maya@wallet.example' } } };

/** Logs in by one click, and agrees. */
async function approve(wallet: Page): Promise<void> {
  await wallet.getByRole('button', { name: /^Maya/ }).click();
  await wallet.getByRole('button', { name: 'Continue' }).click();
}

const createBy = (page: Page, options: string): Promise<unknown> =>
  page.evaluate(`braintree.paypal.create(${options}).catch(({ code }) => code)`);

test('what is wrong with a component is said when it is made', async () => {
  const page = await openShop();
  expect(await createBy(page, '{}')).toBe('INSTANTIATION_OPTION_REQUIRED');
  expect(await createBy(page, `{ client: { getVersion: () => '3.0.0' } }`)).toBe(
    'INCOMPATIBLE_VERSIONS',
  );
  await tools('PUT', '/sandbox/configuration', { options: { paypalEnabled: false } });
  const other = await rig.openPage('/', scripts);
  const key = 'sandbox_k3y_albumen_sandbox';
  expect(await createBy(other, `{ authorization: '${key}' }`)).toBe('PAYPAL_NOT_ENABLED');
});

test('PAYPAL_FLOW_OPTION_REQUIRED, PAYPAL_TOKENIZATION_REQUEST_ACTIVE, and closing by script', async () => {
  const page = await openShop();
  for (const flow of [undefined, 'constructor', 'Vault']) {
    await ask(page, { flow });
    expect(await outcomeOf(page)).toEqual({
      code: 'PAYPAL_FLOW_OPTION_REQUIRED',
      type: 'MERCHANT',
    });
  }
  await askInWindow(page);
  const second = await page.evaluate(
    `paypal.tokenize({ flow: 'vault' }).catch(({ code, type }) => ({ code, type }))`,
  );
  expect(second).toEqual({ code: 'PAYPAL_TOKENIZATION_REQUEST_ACTIVE', type: 'MERCHANT' });
  await page.evaluate('paypal.focusWindow(); paypal.closeWindow()');
  expect(await outcomeOf(page)).toEqual({ code: 'PAYPAL_POPUP_CLOSED', type: 'CUSTOMER' });
});

test('who is called back gets hold of the window', async () => {
  const page = await openShop();
  await page.evaluate(`document.getElementById('pay').onclick = () => {
    window.outcome = new Promise((resolve) => {
      const hold = paypal.tokenize({ flow: 'vault' }, ({ code, type }) => resolve({ code, type }));
      window.closeIt = () => { hold.focus(); hold.close(); };
    }) }`);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await (await opening).getByRole('heading', { name: 'Log in to your wallet' }).waitFor();
  await page.evaluate('closeIt()');
  expect(await outcomeOf(page)).toEqual({ code: 'PAYPAL_POPUP_CLOSED', type: 'CUSTOMER' });
});

test('a window that its customer closes is PAYPAL_POPUP_CLOSED; one that never opens PAYPAL_POPUP_OPEN_FAILED', async () => {
  const page = await openShop();
  await (await askInWindow(page)).close();
  expect(await outcomeOf(page)).toEqual({ code: 'PAYPAL_POPUP_CLOSED', type: 'CUSTOMER' });
  await page.evaluate('window.open = () => null');
  await ask(page);
  expect(await outcomeOf(page)).toEqual({ code: 'PAYPAL_POPUP_OPEN_FAILED', type: 'MERCHANT' });
});

test('an app with a bridge opens the wallet in its own browser, and is led back to', async () => {
  const page = await openShop();
  await page.evaluate(`window.popupBridge = { getReturnUrlPrefix: () => 'com.shop.app://pay/',
    open: (url) => { window.opened = url; } }`);
  await ask(page);
  await page.waitForFunction('window.opened');
  expect(page.context().pages()).toHaveLength(1);
  const device = await page.context().newPage();
  await device.goto(String(await page.evaluate('opened')));
  await device.getByRole('button', { name: /^Maya/ }).click();
  await device.getByRole('button', { name: 'Not you?' }).waitFor();
  const leaving = device.waitForRequest((request) => request.method() === 'POST');
  await device.getByRole('button', { name: 'Continue' }).click();
  const reply = await (await leaving).response();
  const back = (await reply?.headerValue('location')) ?? '';
  expect(back).toMatch(/^com\.shop\.app:\/\/pay\/return\?/);
  const queryItems = Object.fromEntries(new URL(back).searchParams);
  const payload = JSON.stringify({ path: '/return', queryItems });
  await page.evaluate(`popupBridge.onComplete(null, ${payload})`);
  expect(await outcomeOf(page)).toMatchObject(approved);
  const forged = { paymentId: 'PAY-X', token: 'EC-X', PayerID: 'X' };
  for (const [answer, code] of [
    [`null, { path: '/cancel', queryItems: {} }`, 'PAYPAL_POPUP_CLOSED'],
    ['null, null', 'PAYPAL_POPUP_CLOSED'],
    [
      `null, { path: '/return', queryItems: ${JSON.stringify(forged)} }`,
      'PAYPAL_ACCOUNT_TOKENIZATION_FAILED',
    ],
  ]) {
    await page.evaluate('delete window.opened');
    await ask(page);
    await page.waitForFunction('window.opened');
    await page.evaluate(`popupBridge.onComplete(${answer})`);
    expect(await outcomeOf(page)).toMatchObject({ code });
  }
});

test('after a teardown nothing is left, and every method says so', async () => {
  const page = await openShop();
  await askInWindow(page);
  await page.evaluate('paypal.teardown()');
  expect(await outcomeOf(page)).toMatchObject({ code: 'PAYPAL_POPUP_CLOSED' });
  expect(await page.locator('iframe').count()).toBe(0);
  for (const method of ['tokenize', 'closeWindow', 'focusWindow', 'teardown']) {
    const code = await page.evaluate(
      `(() => { try { paypal.${method}(); } catch (error) { return error.code; } })()`,
    );
    expect([method, code]).toEqual([method, 'METHOD_CALLED_AFTER_TEARDOWN']);
  }
});

test('PAYPAL_INVALID_PAYMENT_OPTION where the gateway refuses what is asked', async () => {
  const page = await openShop();
  await ask(page, { amount: '-1' });
  const expected = { code: 'PAYPAL_INVALID_PAYMENT_OPTION', type: 'MERCHANT' };
  expect(await outcomeOf(page)).toEqual(expected);
  await expect.poll(() => page.context().pages().length).toBe(1);
});

test.each([
  ['PAYPAL_FLOW_FAILED', '**/create_payment_resource', false],
  ['PAYPAL_ACCOUNT_TOKENIZATION_FAILED', '**/paypal_accounts', true],
])('%s where the gateway’s answer is of no use', async (code, path, isLater) => {
  const page = await openShop();
  await page.route(path, (route) => route.fulfill({ status: 201, json: {} }));
  if (isLater) await approve(await askInWindow(page));
  else await ask(page);
  expect(await outcomeOf(page)).toEqual({ code, type: 'NETWORK' });
});

test.each(['Continue', 'Cancel'])(
  'a page that is cut off from its windows goes to the wallet itself where it may, and goes on: %s',
  async (button) => {
    const page = await openShop('/cut-off', { redirect: 'allowed' });
    await ask(page);
    await page.getByRole('button', { name: /^Maya/ }).click();
    await page.getByRole('button', { name: new RegExp(`^${button}`) }).click();
    await page.waitForURL(`${shop}/cut-off?**`);
    await addScripts(page, scripts);
    await create(page);
    expect(await page.evaluate('paypal.hasTokenizationParams()')).toBe(true);
    await page.evaluate(watch('paypal.tokenize()'));
    const expected = button === 'Continue' ? approved : { code: 'PAYPAL_POPUP_CLOSED' };
    expect(await outcomeOf(page)).toMatchObject(expected);
    expect(await page.evaluate('paypal.hasTokenizationParams()')).toBe(false);
  },
);

test('an address that names another’s payment completes nothing', async () => {
  const victim = await openShop();
  const wallet = await askInWindow(victim);
  const token = new URL(wallet.url()).searchParams.get('token') ?? '';
  const page = await openShop('/cut-off', { redirect: 'allowed' });
  await ask(page);
  await page.getByRole('heading', { name: 'Log in to your wallet' }).waitFor();
  await page.goto(`${shop}/cut-off`);
  const kept = await page.evaluate(`sessionStorage.getItem('braintree-paypal-flow')`);
  const { key } = JSON.parse(String(kept)) as { key: string };
  const words = new URLSearchParams({ btPayPal: key, paymentId: token, PayerID: 'MF7HK2QW9XTPC' });
  await page.goto(`${shop}/cut-off?${words.toString()}`);
  await addScripts(page, scripts);
  await create(page);
  await page.evaluate(watch('paypal.tokenize()'));
  expect(await outcomeOf(page)).toMatchObject({ code: 'PAYPAL_ACCOUNT_TOKENIZATION_FAILED' });
  await approve(wallet);
  expect(await outcomeOf(victim)).toMatchObject(approved);
});

const webView =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

test('where there are no windows the wallet takes the page, and gives it back', async () => {
  const page = await openShop('/', {}, { userAgent: webView });
  await ask(page);
  const wallet = page.frameLocator('dialog iframe');
  await wallet.getByRole('button', { name: /^Maya/ }).click();
  await wallet.getByRole('button', { name: 'Continue' }).click();
  expect(await outcomeOf(page)).toMatchObject(approved);
  await expect.poll(() => page.locator('dialog').count()).toBe(0);
});

test('an account is kept for the customer of a client token, and charged by its token', async () => {
  const { customer } = await server.customer.create({ firstName: 'Ada' });
  const token = await clientToken(rig, { customerId: customer.id });
  const page = await openShop('/', { authorization: btoa(JSON.stringify(token)) });
  const wallet = await askInWindow(page, {
    flow: 'vault',
    billingAgreementDescription: 'Prints every month',
  });
  await wallet.getByRole('button', { name: /^Léa/ }).click();
  await wallet.getByText('Prints every month').waitFor();
  await wallet.getByRole('button', { name: 'Agree and continue' }).click();
  expect(await outcomeOf(page)).toMatchObject({ payload: { details: { countryCode: 'FR' } } });
  const { paypalAccounts = [] } = await server.customer.find(customer.id);
  expect(paypalAccounts).toMatchObject([{ email: 'lea@wallet.example' }]);
  const order = { amount: '7.00', paymentMethodToken: paypalAccounts[0]?.token ?? '' };
  expect((await server.transaction.sale(order)).success).toBe(true);
});

test('what the payer chooses reprices before their eyes', async () => {
  const page = await openShop();
  await page.route('**/create_payment_resource', async (route) => {
    const asked = route.request().postDataJSON() as object;
    await route.continue({ postData: JSON.stringify({ ...asked, shippingOptions }) });
  });
  const wallet = await askInWindow(page, { enableShippingAddress: true });
  await wallet.getByRole('button', { name: /^Maya/ }).click();
  await wallet.getByRole('radio', { name: /^Overnight/ }).check();
  await wallet.getByRole('status').filter({ hasText: '$38.00 USD' }).waitFor();
  await wallet.getByRole('group', { name: 'Ship to' }).waitFor();
  await wallet.getByText('Ship to another address').click();
  for (const [label, value] of [
    ['Name', 'Grandma'],
    ['Street', '3 Elm'],
    ['City', 'Salem'],
    ['Postal code', '01970'],
  ] as const) {
    await wallet.getByLabel(label, { exact: true }).fill(value);
  }
  await wallet.getByRole('button', { name: 'Use this address' }).click();
  await wallet.getByRole('radio', { name: /^Grandma/ }).waitFor();
  expect(await wallet.getByRole('radio', { name: /^Overnight/ }).isChecked()).toBe(true);
  await wallet.getByRole('button', { name: 'Continue' }).click();
  expect(await outcomeOf(page)).toMatchObject({
    payload: { shippingOptionId: 'air', details: { shippingAddress: { city: 'Salem' } } },
  });
});

const shippingOptions = [
  ['ground', 'Ground', true, '5.00'],
  ['air', 'Overnight', false, '18.00'],
].map(([id, label, selected, value]) => ({
  id,
  label,
  selected,
  type: 'SHIPPING',
  amount: { currency: 'USD', value },
}));
