import type { Page } from '@playwright/test';
import { openCheckout } from '../../../e2e/pages/checkout-scenes.ts';
import { hydrated, open } from '../../../e2e/pages/hydrated.ts';
import {
  bankPage,
  cardIsReady,
  orderPage,
  typeHostedCard,
  typeIntoCardForm,
  visa,
} from '../../../e2e/pages/order-pages.ts';
import { openThankYou } from '../../../e2e/pages/order-scenes.ts';
import { choose } from '../../../e2e/pages/paying-elsewhere.ts';
import type { Cast } from './cast.ts';
import type { PayingScene } from './paying-scene.ts';

type Way = [name: string, label: string, country?: string];

/** As they are named where they are chosen. */
const checkoutWays: readonly Way[] = [
  ['paypal', 'PayPal In its own window'],
  ['pay-later', 'PayPal Pay Later'],
  ['google', 'Google Pay'],
  ['ideal', 'iDEAL', 'NL'],
  ['mbway', 'MB WAY', 'PT'],
  ['sepa', 'SEPA direct debit', 'FR'],
];

const refusedNumber = '4000111111111511';
const askedNumber = '4000000000001091';

async function openReadyCheckout(page: Page, { gallery }: Cast) {
  const checkout = await openCheckout(page, gallery);
  await checkout.deliverToAustin();
  return checkout;
}

async function chooseAtCheckout(page: Page, cast: Cast, [, label, country]: Way) {
  const checkout = await openReadyCheckout(page, cast);
  if (country !== undefined) await page.getByLabel('Billing country').selectOption(country);
  await choose(page, label);
  return checkout;
}

/** Types a card the way the brand's provider asks for it. */
export async function typeCard(page: Page, { labBrand }: Cast, number = visa.number) {
  const card = { ...visa, number };
  if (labBrand === 'cyan') return typeIntoCardForm(page, card);
  await cardIsReady(page);
  return typeHostedCard(page, card);
}

async function placeEmptyOrder(page: Page, { gallery }: Cast) {
  const { placeOrder, zip, street } = await openCheckout(page, gallery);
  for (const field of [street, zip]) await field.fill('');
  await placeOrder.click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
}

async function placeDeclinedOrder(page: Page, cast: Cast) {
  const { placeOrder } = await openReadyCheckout(page, cast);
  await typeCard(page, cast, refusedNumber);
  await placeOrder.click();
  await page.getByRole('alert').first().waitFor();
}

/** The card's bank asks, in its window over the checkout. */
async function letBankAsk(page: Page, cast: Cast) {
  const { placeOrder } = await openReadyCheckout(page, cast);
  await typeCard(page, cast, askedNumber);
  await placeOrder.click();
  await bankPage(page).getByLabel('Code').waitFor();
}

async function openGoogleSheet(page: Page, cast: Cast) {
  const { placeOrder } = await chooseAtCheckout(page, cast, ['google', 'Google Pay']);
  await placeOrder.click();
  const sheet = page.frameLocator('iframe[title="Google Pay"]');
  await sheet.getByRole('button', { name: /^Pay / }).waitFor();
}

/** An order that its payer still has to confirm on the phone. */
export async function openAwaiting(page: Page, cast: Cast) {
  const checkout = await chooseAtCheckout(page, cast, ['mbway', 'MB WAY', 'PT']);
  await page.getByLabel('Phone number').fill('912 345 681');
  await checkout.placeOrder.click();
  await orderPage(page).thanks.waitFor();
}

async function openOrdered(page: Page, { gallery }: Cast) {
  await openThankYou(page, gallery);
  await hydrated(page);
}

async function openOrderAgain(page: Page, cast: Cast) {
  await openOrdered(page, cast);
  const ordered = new URL(page.url()).pathname;
  await open(page, '/account/orders');
  await page.getByRole('main').locator(`a[href="${ordered}"]`).first().click();
  await orderPage(page).timeline.waitFor();
}

async function openAddressChange(page: Page, cast: Cast) {
  await openOrdered(page, cast);
  await page.getByRole('button', { name: 'Correct the address' }).click();
  await page.getByRole('form', { name: 'Shipping address' }).waitFor();
}

/** A question to the lab under an order, as it stands afterwards. */
async function askAboutOrder(page: Page, cast: Cast) {
  await openOrdered(page, cast);
  const { message } = orderPage(page);
  await message.fill('Could the frame be packed as a gift? It goes straight to my grandmother.');
  await message.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('listitem').getByText('packed as a gift').waitFor();
}

function scene(name: string, show: PayingScene['show']): PayingScene {
  return { name, viewer: 'owner', show };
}

/** The checkout in all its states, and the order afterwards. */
export const checkoutStates: readonly PayingScene[] = [
  ...checkoutWays.map((way) =>
    scene(`checkout-${way[0]}`, (page, cast) => chooseAtCheckout(page, cast, way)),
  ),
  scene('checkout-ready', openReadyCheckout),
  scene('checkout-errors', placeEmptyOrder),
  scene('checkout-declined', placeDeclinedOrder),
  // The card form asks no bank.
  { ...scene('checkout-bank-asks', letBankAsk), only: 'halide' },
  scene('checkout-google-sheet', openGoogleSheet),
  scene('order-awaiting', openAwaiting),
  scene('order-again', openOrderAgain),
  scene('order-address', openAddressChange),
  scene('order-asked', askAboutOrder),
];
