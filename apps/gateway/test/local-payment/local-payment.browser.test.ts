import { axeFaults } from '@albumen/test-kit/axe';
import { expect, test } from 'vitest';
import { isPaid, mbway, openLocalShop, outcomeOf, watch } from './local-payment-shop.ts';

const rig = await openLocalShop();
const { origin, shop, tools, scripts, key, ideal, openPage, addScripts } = rig;
const { create, openShop, pay, payAtBank } = rig;

test('a payer approves at the bank with the keyboard alone, and the shop gets a nonce', async () => {
  const page = await openShop();
  const bank = await payAtBank(page);
  await bank.keyboard.press('Tab');
  await bank.keyboard.press('ArrowDown');
  expect(await bank.getByRole('radio', { name: 'Savings' }).isChecked()).toBe(true);
  await bank.keyboard.press('Tab');
  await bank.keyboard.press('Enter');
  expect(await outcomeOf(page)).toMatchObject({ payload: isPaid });
  expect(await page.evaluate('started')).toEqual({ paymentId: expect.stringMatching(/^PAY-/) });
  await expect.poll(() => page.context().pages().length).toBe(1);
});

const endings = [
  ['Cancel', 'LOCAL_PAYMENT_CANCELED', 'CUSTOMER'],
  ['The bank declines', 'LOCAL_PAYMENT_START_PAYMENT_FAILED', 'NETWORK'],
  ['The bank has a fault', 'LOCAL_PAYMENT_START_PAYMENT_FAILED', 'NETWORK'],
  ['The window is closed', 'LOCAL_PAYMENT_WINDOW_CLOSED', 'CUSTOMER'],
] as const;

test('each ending at the bank has its code, and after each another payment can start', async () => {
  const page = await openShop();
  for (const [button, code, type] of endings) {
    const bank = await payAtBank(page);
    await bank.getByText('Other endings to try').click();
    // A window that closes may take the answer to the click along; the outcome tells whether it was one.
    void bank
      .getByRole('button', { name: button })
      .click()
      .catch(() => undefined);
    expect(await outcomeOf(page), button).toMatchObject({ code, type });
    const again = await payAtBank(page);
    await again.getByRole('button', { name: 'Pay €25.00' }).click();
    expect(await outcomeOf(page), `after ${button}`).toMatchObject({ payload: isPaid });
  }
});

test('LOCAL_PAYMENT_ALREADY_IN_PROGRESS while one is; closeWindow ends it, LOCAL_PAYMENT_WINDOW_CLOSED', async () => {
  const page = await openShop();
  await payAtBank(page);
  await page.evaluate('window.first = outcome; 0');
  await page.evaluate(watch(`payment.startPayment(${ideal})`));
  expect(await outcomeOf(page)).toMatchObject({ code: 'LOCAL_PAYMENT_ALREADY_IN_PROGRESS' });
  await page.evaluate('payment.closeWindow()');
  expect(await page.evaluate('first')).toMatchObject({ code: 'LOCAL_PAYMENT_WINDOW_CLOSED' });
});

test('LOCAL_PAYMENT_START_PAYMENT_MISSING_REQUIRED_OPTION names the option', async () => {
  const page = await openShop();
  await page.evaluate(watch(`payment.startPayment({ ...${ideal}, fallback: {} })`));
  expect(await outcomeOf(page)).toMatchObject({
    code: 'LOCAL_PAYMENT_START_PAYMENT_MISSING_REQUIRED_OPTION',
    details: "Missing required 'fallback.url' option.",
  });
});

test('LOCAL_PAYMENT_NOT_ENABLED for a merchant without them', async () => {
  await tools('PUT', '/sandbox/configuration', { options: { paypalEnabled: false } });
  const page = await openPage('/', scripts);
  const code = await page.evaluate(
    `braintree.localPayment.create({ authorization: '${key}' }).catch((error) => error.code)`,
  );
  expect(code).toBe('LOCAL_PAYMENT_NOT_ENABLED');
});

test.each([
  ["{ amount: 'much' }", 'LOCAL_PAYMENT_INVALID_PAYMENT_OPTION'],
  ['{ onPaymentStart: () => { throw new Error() } }', 'LOCAL_PAYMENT_START_PAYMENT_FAILED'],
])('%s: %s, and the window is closed', async (changes, code) => {
  const page = await openShop();
  await pay(page, changes);
  expect(await outcomeOf(page)).toMatchObject({ code, details: { originalError: {} } });
  await expect.poll(() => page.context().pages().length).toBe(1);
});

test('LOCAL_PAYMENT_WINDOW_OPEN_FAILED where the browser opens none', async () => {
  const page = await openPage('/', scripts);
  await create(page);
  await page.evaluate('window.open = () => null');
  await pay(page);
  expect(await outcomeOf(page)).toMatchObject({
    code: 'LOCAL_PAYMENT_WINDOW_OPEN_FAILED',
    details: { originalError: { code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' } },
  });
});

test('LOCAL_PAYMENT_TOKENIZATION_FAILED when the gateway answers with something else', async () => {
  const page = await openShop();
  await page.route('**/payment_methods/paypal_accounts', (route) => route.fulfill({ json: {} }));
  await page.evaluate(
    watch('payment.tokenize({ btLpToken: "t", btLpPaymentId: "p", btLpPayerId: "y" })'),
  );
  expect(await outcomeOf(page)).toMatchObject({ code: 'LOCAL_PAYMENT_TOKENIZATION_FAILED' });
});

test('a page whose policy cuts windows off goes to the bank itself where it may, and pays when it is back', async () => {
  const page = await openPage('/cut-off', scripts);
  await create(page, "redirect: 'allowed'");
  await pay(page);
  await page.getByRole('button', { name: 'Pay €25.00' }).click();
  await page.waitForURL(`${shop}/back?**`);
  await addScripts(page, scripts);
  await create(page);
  expect(await page.evaluate('payment.hasTokenizationParams()')).toBe(true);
  await page.evaluate(watch('payment.tokenize()'));
  expect(await outcomeOf(page)).toMatchObject({ payload: isPaid });
});

test('what comes back is not believed: another payer’s id tokenizes nothing', async () => {
  const page = await openPage('/back?btLpToken=LP-X&btLpPaymentId=PAY-X&btLpPayerId=X', scripts);
  await create(page);
  await page.evaluate(watch('payment.tokenize()'));
  expect(await outcomeOf(page)).toMatchObject({
    code: 'LOCAL_PAYMENT_TOKENIZATION_FAILED',
    details: { originalError: { code: 'CLIENT_REQUEST_ERROR', details: { httpStatus: 422 } } },
  });
});

test('MB WAY opens no window: it resolves, and the phone confirms', async () => {
  const page = await openShop();
  await pay(page, mbway);
  expect(await outcomeOf(page)).toEqual({ payload: null });
  const phone = await page.context().newPage();
  await phone.goto(`${origin}/phone`);
  await phone.getByLabel(/Phone number/).fill('+351 912 345 678');
  await phone.keyboard.press('Enter');
  await phone.getByRole('button', { name: 'Confirm €25.00 to Albumen (sandbox)' }).press('Enter');
  await phone.getByRole('status').getByText('Confirmed.').waitFor();
});

test('LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED when a phone’s payment gets a window', async () => {
  const page = await openShop();
  await page.route('**/local_payments/create', (route) =>
    route.fulfill({
      json: { paymentResource: { paymentToken: 'P', redirectUrl: 'https://bank' } },
    }),
  );
  await pay(page, "{ paymentType: 'bancomatpay' }");
  expect(await outcomeOf(page)).toMatchObject({
    code: 'LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED',
    type: 'UNKNOWN',
  });
});

test('teardown takes window and frame away, and ends every method', async () => {
  const page = await openShop();
  await payAtBank(page);
  const left = await page.evaluate(`(async () => {
    await payment.teardown();
    const codes = ['startPayment', 'tokenize', 'closeWindow', 'hasTokenizationParams', 'teardown'].map((name) => {
      try { payment[name](); return name; } catch (error) { return error.code; }
    });
    return [[...new Set(codes)], document.querySelectorAll('iframe').length];
  })()`);
  expect(left).toEqual([['METHOD_CALLED_AFTER_TEARDOWN'], 0]);
  expect(await outcomeOf(page)).toMatchObject({ code: 'LOCAL_PAYMENT_WINDOW_CLOSED' });
  await expect.poll(() => page.context().pages().length).toBe(1);
});

test.each([
  { colorScheme: 'light' as const, width: 1282 },
  { colorScheme: 'dark' as const, width: 390 },
])(
  'axe finds no fault at the bank and on the phone, $colorScheme',
  async ({ colorScheme, width }) => {
    const page = await openShop('/', { colorScheme, viewport: { width, height: 720 } });
    await pay(page, mbway);
    expect(await outcomeOf(page)).toEqual({ payload: null });
    const bank = await payAtBank(page);
    await bank.getByText('Other endings to try').click();
    const phone = await page.context().newPage();
    await phone.goto(`${origin}/phone?for=351912345678`);
    for (const one of [bank, phone]) {
      expect(await axeFaults(one)).toEqual([]);
      const overhang = await one.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(overhang).toBeLessThanOrEqual(0);
    }
  },
);
