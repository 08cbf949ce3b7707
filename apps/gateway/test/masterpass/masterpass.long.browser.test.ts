import { beforeEach, expect, test } from 'vitest';
import { openMasterpassShop, walletCard } from './masterpass-shop.ts';
import { openTools } from '../test-tools.ts';

const { app, origin, reset, ...rig } = await openMasterpassShop();
const { openShop, refusedCreate, create, ask, askInWallet, signIn, outcomeOf } = rig;
const tools = openTools(app);
beforeEach(reset);

test('MASTERPASS_NOT_ENABLED for a merchant without it', async () => {
  await tools('PUT', '/sandbox/configuration', { options: { masterpassEnabled: false } });
  expect(await refusedCreate()).toEqual(['MASTERPASS_NOT_ENABLED', 'MERCHANT']);
});

test('MASTERPASS_BROWSER_NOT_SUPPORTED in a view inside an app, unless the app opens windows', async () => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
  expect(await refusedCreate({ userAgent })).toEqual([
    'MASTERPASS_BROWSER_NOT_SUPPORTED',
    'CUSTOMER',
  ]);
  const page = await rig.openPage('/', ['client', 'masterpass'], { userAgent });
  expect(await page.evaluate('braintree.masterpass.isSupported()')).toBe(false);
  await page.evaluate(`window.popupBridge = { getReturnUrlPrefix: () => 'com.shop.app://pay/',
    open: (url) => { window.opened = url; } }`);
  expect(await page.evaluate('braintree.masterpass.isSupported()')).toBe(true);
  await create(page);
  await ask(page);
  await page.waitForFunction('window.opened');
  const opened = new URL(String(await page.evaluate('opened')));
  expect(opened.searchParams.get('callbackUrl')).toBe('com.shop.app://pay/return');
  const device = await page.context().newPage();
  await device.goto(opened.href);
  await signIn(device);
  const leaving = device.waitForRequest(/checkout$/);
  await device.getByRole('button', { name: 'Continue' }).click();
  const reply = await (await leaving).response();
  const { searchParams } = new URL((await reply?.headerValue('location')) ?? '');
  const queryItems = Object.fromEntries(searchParams);
  const payload = JSON.stringify({ path: '/return', queryItems });
  await page.evaluate(`popupBridge.onComplete(null, ${payload})`);
  expect(await outcomeOf(page)).toMatchObject({ payload: walletCard });
  await ask(page);
  await page.evaluate(`popupBridge.onComplete(null, { path: '/cancel', queryItems: {} })`);
  expect(await outcomeOf(page)).toMatchObject({ code: 'MASTERPASS_POPUP_CLOSED' });
});

test.each([
  ['The wallet fails', 'MASTERPASS_POPUP_CLOSED', 'CUSTOMER'],
  ['Parameters get lost', 'MASTERPASS_POPUP_MISSING_REQUIRED_PARAMETERS', 'MERCHANT'],
  ['The window is closed', 'MASTERPASS_POPUP_CLOSED', 'CUSTOMER'],
])('%s: %s, and another card can be asked for', async (button, code, type) => {
  const page = await openShop();
  const wallet = await askInWallet(page);
  await wallet.getByText('Other endings to try').click();
  // A window that closes under the click is no failure of the click.
  await wallet
    .getByRole('button', { name: button })
    .click()
    .catch(() => expect(wallet.isClosed()).toBe(true));
  expect(await outcomeOf(page)).toMatchObject({ code, type });
  const again = await askInWallet(page);
  await signIn(again);
  await again.getByRole('button', { name: 'Continue' }).click();
  expect(await outcomeOf(page)).toMatchObject({ payload: walletCard });
});

test('MASTERPASS_TOKENIZATION_ALREADY_IN_PROGRESS while one is; teardown ends it and every method', async () => {
  const page = await openShop();
  await askInWallet(page);
  const second = `masterpass.tokenize({ subtotal: '1.00', currencyCode: 'USD' })`;
  expect(await page.evaluate(`${second}.catch(({ code }) => code)`)).toBe(
    'MASTERPASS_TOKENIZATION_ALREADY_IN_PROGRESS',
  );
  await page.evaluate('window.ended = masterpass; masterpass.teardown()');
  expect(await outcomeOf(page)).toMatchObject({ code: 'MASTERPASS_POPUP_CLOSED' });
  for (const method of ['tokenize', 'teardown']) {
    const thrown = `(() => { try { ended.${method}(); } catch ({ code }) { return code; } })()`;
    expect(await page.evaluate(thrown)).toBe('METHOD_CALLED_AFTER_TEARDOWN');
  }
  expect(await page.locator('iframe').count()).toBe(0);
  await create(page);
  expect(await page.locator('iframe').count()).toBe(1);
});

test('MASTERPASS_POPUP_OPEN_FAILED at once where the browser opens no window', async () => {
  const page = await openShop();
  await page.evaluate('window.open = () => null');
  await ask(page);
  expect(await outcomeOf(page)).toMatchObject({
    code: 'MASTERPASS_POPUP_OPEN_FAILED',
    type: 'MERCHANT',
    details: { originalError: { code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' } },
  });
});

test('MASTERPASS_POPUP_OPEN_FAILED with the reason where the page’s policy cuts windows off', async () => {
  const page = await openShop('/cut-off');
  await ask(page);
  expect(await outcomeOf(page)).toMatchObject({
    code: 'MASTERPASS_POPUP_OPEN_FAILED',
    details: {
      originalError: {
        details: { originalError: { message: expect.stringContaining('Opener-Policy') as string } },
      },
    },
  });
});

test.each([
  ['{ subtotal: "much" }', 'MASTERPASS_INVALID_PAYMENT_OPTION', 'MERCHANT'],
  ['{ currencyCode: "SEK" }', 'MASTERPASS_INVALID_PAYMENT_OPTION', 'MERCHANT'],
])('%s: %s, and the window is closed', async (changes, code, type) => {
  const page = await openShop();
  await ask(page, changes);
  const details = { originalError: { details: { httpStatus: 422 } } };
  expect(await outcomeOf(page)).toMatchObject({ code, type, details });
  await expect.poll(() => page.context().pages().length).toBe(1);
});

test('MASTERPASS_FLOW_FAILED when the gateway answers without a token', async () => {
  const page = await openShop();
  await page.route('**/masterpass/request_token', (route) => route.fulfill({ json: {} }));
  await ask(page);
  expect(await outcomeOf(page)).toMatchObject({ code: 'MASTERPASS_FLOW_FAILED', type: 'NETWORK' });
  await expect.poll(() => page.context().pages().length).toBe(1);
});

test('MASTERPASS_ACCOUNT_TOKENIZATION_FAILED when the gateway answers without a card', async () => {
  const page = await openShop();
  await page.route('**/payment_methods/masterpass_cards', (route) => route.fulfill({ json: {} }));
  const wallet = await askInWallet(page);
  await signIn(wallet);
  await wallet.getByRole('button', { name: 'Continue' }).click();
  expect(await outcomeOf(page)).toMatchObject({
    code: 'MASTERPASS_ACCOUNT_TOKENIZATION_FAILED',
    type: 'NETWORK',
  });
});

test('a window that says success for what no customer approved gets no card', async () => {
  const page = await openShop();
  const wallet = await askInWallet(page);
  const token = new URL(wallet.url()).searchParams.get('requestToken') ?? '';
  const forged = new URLSearchParams({
    mpstatus: 'success',
    oauth_token: token,
    oauth_verifier: 'guess',
    checkout_resource_url: `${origin}/masterpass/v6/checkout/guess`,
  });
  await wallet
    .goto(`${origin}/web/3.109.0/html/redirect-frame.min.html?${forged.toString()}`)
    .catch(() => undefined);
  expect(await outcomeOf(page)).toMatchObject({ code: 'MASTERPASS_ACCOUNT_TOKENIZATION_FAILED' });
});

test('the window has the size that was asked for, 450 × 660 unless set; config goes along', async () => {
  const page = await openShop();
  await page.evaluate(`window.features = []; const before = window.open;
    window.open = (url, name, features) => { window.features.push(features); return before(url, name, features); }`);
  const wallet = await askInWallet(
    page,
    `{ config: { allowedCardTypes: 'master', onClose() {} } }`,
  );
  expect(new URL(wallet.url()).searchParams.get('allowedCardTypes')).toBe('master');
  expect(new URL(wallet.url()).searchParams.get('version')).toBe('v6');
  await wallet.getByRole('button', { name: 'Cancel' }).click();
  await outcomeOf(page);
  await askInWallet(page, `{ frameOptions: { width: 600, height: 700, top: 10, left: 20 } }`);
  expect(await page.evaluate('features')).toEqual([
    expect.stringContaining('height=660,width=450'),
    'resizable,scrollbars,height=700,width=600,top=10,left=20',
  ]);
});

test('create and tokenize take callbacks', async () => {
  const page = await rig.openPage('/', ['client', 'masterpass']);
  const codes = await page.evaluate(`new Promise((resolve) => braintree.masterpass.create({},
    (first) => braintree.masterpass.create({ authorization: 'sandbox_k3y_albumen_sandbox' },
      (_, made) => made.tokenize({}, (second) => resolve([first.code, second.code])))))`);
  expect(codes).toEqual([
    'INSTANTIATION_OPTION_REQUIRED',
    'MASTERPASS_TOKENIZE_MISSING_REQUIRED_OPTION',
  ]);
});
