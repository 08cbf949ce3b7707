/** A page at an origin that is none of the merchant's, beside PayPal's buttons and Google's sheet. */
import type { Page } from '@playwright/test';
import { beforeEach, expect, test } from 'vitest';
import { nonce, openPayPalRig } from './paypal/paypal-checkout-rig.ts';
import { demoKey } from './test-page.ts';

const rig = await openPayPalRig();
const {
  browser,
  origin,
  shop,
  otherShop,
  reset,
  openPage,
  openShop,
  pressButton,
  logIn,
  outcomeOf,
} = rig;
beforeEach(reset);

/** Loopback for every browser, and not on the gateway's list, which has the bare name alone. */
const stranger = shop.replace('127.0.0.1', 'stranger.localhost');

const sheetRequest = {
  version: 2,
  networks: ['VISA'],
  authMethods: ['PAN_ONLY'],
  parameters: { gateway: 'braintree', 'braintree:merchantId': 'albumen_sandbox' },
  price: { total: '1.00', currency: 'USD', label: 'Total', items: [] },
  asksFirst: {},
};

/** Receives everything that is sent to it; `offerTo` offers a line in the words of both wallets. */
const listening = () => `window.received = []; window.offers = 0;
  addEventListener('message', ({ origin, data, ports }) =>
    received.push([origin, JSON.stringify(data), ports.length]));
  window.offerTo = (target) => {
    offers += 1;
    for (const message of ['albumen:wallet', { say: 'here' }, { says: 'paid', payment: {} },
      { googlePay: 1, request: ${JSON.stringify(sheetRequest)} }]) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => received.push(['port', JSON.stringify(data), 0]);
      target.postMessage(message, '*', [port2]);
    }
  };`;

/** In a browser of its own. */
async function openStranger(at = stranger): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(listening());
  await page.goto(`${at}/`);
  return page;
}

/** In a window that the shop opened, so that it has hold of the shop. */
async function openStrangerFrom(shopPage: Page): Promise<Page> {
  const opening = shopPage.waitForEvent('popup');
  await shopPage.evaluate(`window.open('${stranger}/'); 0`);
  const page = await opening;
  await page.waitForLoadState();
  await page.evaluate(listening());
  return page;
}

/** Ten more offers, the last of them answered if any is. */
async function offerOn(page: Page): Promise<void> {
  const before = Number(await page.evaluate('offers'));
  await page.waitForFunction(`offers > ${before + 10}`);
}

/** Opens an address in a window of the stranger's, and goes on offering it a line. */
async function openByStranger(page: Page, address: string): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.evaluate(`window.opened = window.open('${address}');
    setInterval(() => offerTo(opened), 50); 0`);
  const opened = await opening;
  await opened.waitForLoadState();
  return opened;
}

test('who opens the address of another shop’s wallet receives nothing, and has no approval', async () => {
  const page = await openShop();
  const wallet = await pressButton(page);
  await wallet.waitForURL(/token=EC-/);
  const address = wallet.url();
  const thief = await openStranger();
  const taken = await logIn(await openByStranger(thief, address));
  await taken.getByRole('button', { name: /^(Pay now|Agree and continue)$/ }).click();
  await taken.waitForURL(/\/wallet\/done/);
  await offerOn(thief);
  expect(await thief.evaluate('received')).toEqual([]);
  const look = `(() => { try { return opened.location.href; } catch ({ name }) { return name; } })()`;
  expect(await thief.evaluate(look)).toBe('SecurityError');
  const token = new URL(address).searchParams.get('token');
  const code = await page.evaluate(`paypalCheckout.tokenizePayment({ orderID: '${token}',
    paymentID: 'PAY-X', payerID: 'X' }).catch(({ code }) => code)`);
  expect(code).toBe('PAYPAL_ACCOUNT_TOKENIZATION_FAILED');
  await wallet.close();
  expect(await outcomeOf(page)).toHaveProperty('canceled');
});

test('at an origin of the merchant’s the same page would receive it: what is attempted above can work', async () => {
  const page = await openShop();
  const wallet = await pressButton(page);
  await wallet.waitForURL(/token=EC-/);
  const own = await openStranger(otherShop);
  await logIn(await openByStranger(own, wallet.url()));
  await expect.poll(() => own.evaluate('JSON.stringify(received)')).toContain('here');
});

test.each([
  ['the wallet', '/wallet/checkout?token='],
  ['the sheet', '/google-pay/sheet?m=albumen_sandbox&token='],
])('no frame of a stranger’s shows %s', async (_, path) => {
  const page = await openShop();
  const wallet = await pressButton(page);
  await wallet.waitForURL(/token=EC-/);
  const address = origin + path + new URL(wallet.url()).searchParams.get('token');
  const thief = await openStranger();
  const answer = thief.waitForResponse((response) => response.url() === address);
  await thief.evaluate(`new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.onload = () => { offerTo(frame.contentWindow); resolve(0); };
    frame.src = '${address}';
    document.body.append(frame);
  })`);
  expect((await answer).headers()['content-security-policy']).toContain('frame-ancestors');
  await expect.poll(() => thief.frames()[1]?.url()).toMatch(/^chrome-error:/);
  expect(await thief.evaluate('received')).toEqual([]);
});

test('who sends the shop and its wallet messages approves nothing and receives nothing', async () => {
  const page = await openShop();
  const thief = await openStrangerFrom(page);
  const wallet = await logIn(await pressButton(page));
  const address = wallet.url();
  const name = await wallet.evaluate('window.name');
  const approval = { token: 'EC-X', payerId: 'X', paymentId: 'PAY-X' };
  await thief.evaluate(`{
    const forged = ${JSON.stringify({ say: 'approved', approval })};
    const all = [opener, ...Array.from({ length: opener.length }, (_, at) => opener[at])];
    // The wallet's own by its name, where the browser gives it out.
    for (const target of [...all, window.open('', '${String(name)}') ?? opener]) {
      target.postMessage(forged, '*');
      target.postMessage(forged, '*', [new MessageChannel().port2]);
      offerTo(target);
    }
  }`);
  await wallet.getByRole('button', { name: /^(Pay now|Agree and continue)$/ }).click();
  expect(await outcomeOf(page)).toMatchObject({
    payload: { nonce },
    approved: { orderID: new URL(address).searchParams.get('token') },
  });
  expect(await thief.evaluate('received')).toEqual([]);
});

test('a page that takes the place of the wallet in its window is offered nothing', async () => {
  const page = await openShop();
  const wallet = await pressButton(page);
  await wallet.waitForURL(/token=EC-/);
  await wallet.addInitScript(listening());
  await wallet.evaluate(`location.href = '${stranger}/'`);
  await wallet.waitForURL(`${stranger}/`);
  await wallet.evaluate(
    `opener.postMessage({ say: 'approved', approval: { token: 'EC-X' } }, '*')`,
  );
  // The script offers its line ten times a second, by a timer of this same page.
  await page.evaluate(`new Promise((resolve) => {
    let turns = 0;
    setInterval(() => { turns += 1; if (turns > 5) resolve(0); }, 100); })`);
  expect(await wallet.evaluate('received')).toEqual([]);
  await wallet.close();
  expect(await outcomeOf(page)).toHaveProperty('canceled');
});

test('the sheet in a window of its own shows no card and answers nobody', async () => {
  const thief = await openStranger();
  const sheet = await openByStranger(thief, `${origin}/google-pay/sheet?m=albumen_sandbox`);
  await offerOn(thief);
  expect(await sheet.locator('.sheet').isHidden()).toBe(true);
  expect(await thief.evaluate('received')).toEqual([]);
});

test('the sheet above a shop’s page answers that page alone', async () => {
  const page = await openPage('/', ['client', 'google-payment']);
  await page.addScriptTag({ url: `${origin}/gp/p/js/pay.js` });
  await page.evaluate(`(async () => {
    const client = await braintree.client.create({ authorization: '${demoKey.tokenizationKey}' });
    const googlePayment = await braintree.googlePayment.create({ client, googlePayVersion: 2 });
    document.getElementById('pay').onclick = () => {
      window.outcome = new google.payments.api.PaymentsClient({ environment: 'TEST' })
        .loadPaymentData(googlePayment.createPaymentDataRequest({ transactionInfo: {
          currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '12.00' } }))
        .then((answer) => googlePayment.parseResponse(answer)).then((payload) => ({ payload }));
      window.outcome.then(() => { window.isOver = true; }, () => { window.isOver = true; });
    };
  })()`);
  const thief = await openStrangerFrom(page);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  const sheet = page.frameLocator('iframe[title="Google Pay"]');
  const pay = sheet.getByRole('button', { name: 'Pay $12.00' });
  await pay.waitFor();
  await thief.evaluate(`for (const target of [opener, ...Array.from({ length: opener.length }, (_, at) => opener[at])]) {
    offerTo(target);
    target.postMessage({ says: 'paid', payment: { email: 'x' } }, '*');
  }`);
  // Neither asked for a dollar, nor over.
  await pay.waitFor();
  expect(await page.evaluate('Boolean(window.isOver)')).toBe(false);
  await pay.press('Enter');
  expect(await outcomeOf(page)).toMatchObject({ payload: { nonce } });
  expect(await thief.evaluate('received')).toEqual([]);
});
