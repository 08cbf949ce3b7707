import { openOperatorSession } from '@albumen/contract/endpoints/operator';
import { cancelPaymentLink } from '@albumen/contract/endpoints/payment-links';
import type { Page } from '@playwright/test';
import { openCheckout } from '../../../e2e/pages/checkout-scenes.ts';
import type { Viewer } from '../../../e2e/pages/every-page.ts';
import { open } from '../../../e2e/pages/hydrated.ts';
import { openThankYou } from '../../../e2e/pages/order-scenes.ts';
import { orderPage, typeHostedCard, typeIntoCardForm } from '../../../e2e/pages/order-pages.ts';
import { blockWindows, choose, newLink } from '../../../e2e/pages/paying-elsewhere.ts';
import { payPage } from '../../../e2e/pages/payment-link-pages.ts';
import type { Cast } from './cast.ts';

interface PayingScene {
  name: string;
  viewer: Viewer;
  show: (page: Page, cast: Cast) => Promise<unknown>;
}

type Way = [name: string, label: string, country?: string];

/** As they are named where they are chosen. */
const checkoutWays: readonly Way[] = [
  ['paypal', 'PayPal In its own window'],
  ['pay-later', 'PayPal Pay Later'],
  ['google', 'Google Pay'],
  ['ideal', 'iDEAL', 'NL'],
  ['mbway', 'MB WAY', 'PT'],
];

interface LinkWay {
  name: string;
  currency: string;
  payerCountry: string;
  method: string;
  label: string;
}

const linkWays: readonly LinkWay[] = [
  { name: 'ideal', currency: 'EUR', payerCountry: 'NL', method: 'ideal', label: 'iDEAL' },
  { name: 'sepa', currency: 'EUR', payerCountry: 'DE', method: 'sepa', label: 'SEPA' },
  { name: 'paypal', currency: 'EUR', payerCountry: 'DE', method: 'paypal', label: 'PayPal' },
  { name: 'mbway', currency: 'EUR', payerCountry: 'PT', method: 'mbway', label: 'MB WAY' },
  { name: 'blik', currency: 'PLN', payerCountry: 'PL', method: 'blik', label: 'BLIK' },
  {
    name: 'later',
    currency: 'USD',
    payerCountry: 'US',
    method: 'payLater',
    label: 'PayPal Pay Later',
  },
];

const austin = { street: '120 Main St', city: 'Austin', state: 'TX', zip: '78701' };

async function openReadyCheckout(page: Page, { gallery }: Cast) {
  const checkout = await openCheckout(page, gallery);
  await checkout.typeAddress(austin);
  await checkout.zip.press('Enter');
  await checkout.summary.getByText('Texas sales tax').waitFor();
  return checkout;
}

async function chooseAtCheckout(page: Page, cast: Cast, [, label, country]: Way) {
  const checkout = await openReadyCheckout(page, cast);
  if (country !== undefined) await page.getByLabel('Billing country').selectOption(country);
  await choose(page, label);
  return checkout;
}

async function openLinkPayment(page: Page, { viewers }: Cast, way: LinkWay) {
  await page.context().setExtraHTTPHeaders({});
  const { currency, payerCountry, method } = way;
  const wish = { currency, payerCountry, methods: ['card', method] };
  await open(page, await newLink(viewers.owner, wish));
  await payPage(page).email.fill('ida@people.test');
  await choose(page, way.label);
}

/** Without a window of its own, the bank takes the page. */
async function goToBank(page: Page, cast: Cast, way: LinkWay) {
  await blockWindows(page);
  await openLinkPayment(page, cast, way);
  if (way.method === 'sepa') {
    await page.getByLabel('IBAN').fill('DE89370400440532013000');
    await page.getByLabel(/^(Account holder|Name)/).fill('Ida Berg');
  }
  const { origin } = new URL(page.url());
  await payPage(page).pay.click();
  await page.waitForURL((address) => address.origin !== origin);
  await page.getByRole('heading').first().waitFor();
}

async function logInTo(page: Page, cast: Cast, way: LinkWay) {
  await goToBank(page, cast, way);
  await page.getByLabel('Email').fill('maya@wallet.example');
  await page.getByLabel('Password').fill('sandbox-wallet');
  await page.getByLabel('Password').press('Enter');
  await page.getByRole('button', { name: 'Pay now' }).waitFor();
}

async function openAwaiting(page: Page, cast: Cast) {
  const checkout = await chooseAtCheckout(page, cast, ['mbway', 'MB WAY', 'PT']);
  await page.getByLabel('Phone number').fill('912 345 681');
  await checkout.placeOrder.click();
  await orderPage(page).thanks.waitFor();
}

async function openReceipt(page: Page, cast: Cast) {
  const { owner } = cast.viewers;
  await page.context().setExtraHTTPHeaders({});
  const usa = { currency: 'USD', payerCountry: 'US', methods: ['card'] };
  await open(page, await newLink(owner, usa));
  if (cast.labBrand === 'halide') await typeHostedCard(page);
  else await typeIntoCardForm(page);
  await payPage(page).email.fill('ida@people.test');
  await payPage(page).pay.click();
  await payPage(page).receipt.waitFor();
}

async function openCanceled(page: Page, cast: Cast) {
  const { client } = cast.viewers.owner;
  const usa = { currency: 'USD', payerCountry: 'US', methods: ['card'] };
  const address = await newLink(cast.viewers.owner, usa);
  const linkId = new URL(address).pathname.split('/').at(-1) ?? '';
  await client.call(cancelPaymentLink, { params: { linkId } });
  await open(page, address);
}

async function openDesk(page: Page, cast: Cast, tab: string) {
  const { client } = cast.viewers.visitor;
  await client.call(openOperatorSession, { body: { token: cast.operatorToken } });
  await open(page, `/operator#${tab}`);
}

async function openRefund(page: Page, cast: Cast) {
  await openDesk(page, cast, 'orders');
  await page.getByLabel('Order, name or email').fill('@');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByText('Return money').first().click();
}

function firstOrder(page: Page) {
  return page
    .getByRole('main')
    .getByRole('link', { name: /Order|№|#/ })
    .first();
}

const stories = {
  card: '/',
  secure: '/secure',
  local: '/local',
  sepa: '/sepa',
  paypal: '/paypal',
  buttons: '/paypal-checkout',
  google: '/google',
  masterpass: '/masterpass',
  console: '/console/transactions',
};

const playgroundScenes: readonly PayingScene[] = Object.entries(stories).map(([name, path]) => ({
  name: `playground-${name}`,
  viewer: 'visitor',
  show: async (page, { playground }) => {
    await page.context().setExtraHTTPHeaders({});
    await page.goto(playground + path);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
  },
}));

/** Shop, orders, and every way to pay, up to the pages of wallets and banks. */
export const payingScenes: readonly PayingScene[] = [
  ...checkoutWays.map((way) => ({
    name: `checkout-${way[0]}`,
    viewer: 'owner' as const,
    show: (page: Page, cast: Cast) => chooseAtCheckout(page, cast, way),
  })),
  ...linkWays.flatMap((way) => [
    {
      name: `link-${way.name}`,
      viewer: 'owner' as const,
      show: (page: Page, cast: Cast) => openLinkPayment(page, cast, way),
    },
    ...(way.method === 'mbway'
      ? []
      : [
          {
            name: `gateway-${way.name}`,
            viewer: 'owner' as const,
            show: (page: Page, cast: Cast) => goToBank(page, cast, way),
          },
        ]),
  ]),
  ...linkWays
    .filter(({ label }) => label.startsWith('PayPal'))
    .map((way) => ({
      name: `gateway-${way.name}-review`,
      viewer: 'owner' as const,
      show: (page: Page, cast: Cast) => logInTo(page, cast, way),
    })),
  { name: 'link-receipt', viewer: 'owner', show: openReceipt },
  { name: 'link-canceled', viewer: 'owner', show: openCanceled },
  { name: 'order-awaiting', viewer: 'owner', show: openAwaiting },
  {
    name: 'order-again',
    viewer: 'owner',
    show: async (page, { gallery }) => {
      await openThankYou(page, gallery);
      await open(page, '/account/orders');
      await firstOrder(page).click();
      await orderPage(page).timeline.waitFor();
    },
  },
  ...['prices', 'sales'].map((tab) => ({
    name: `account-${tab}`,
    viewer: 'owner' as const,
    show: (page: Page) => open(page, `/account/prices#${tab}`),
  })),
  { name: 'operator-refund', viewer: 'visitor', show: openRefund },
  ...playgroundScenes,
];
