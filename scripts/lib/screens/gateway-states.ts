import type { Page } from '@playwright/test';
import type { Cast } from './cast.ts';
import { openAwaiting } from './checkout-states.ts';
import type { PayingScene } from './paying-scene.ts';

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
  requests: '/console/requests',
  webhooks: '/console/webhooks',
  settings: '/console/settings',
};

async function openStory(page: Page, { playground }: Cast, path: string) {
  await page.context().setExtraHTTPHeaders({});
  await page.goto(playground + path);
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** The wallet's own window is not the picture's size: its page takes the shop's place. */
async function openMasterpass(page: Page, cast: Cast) {
  await openStory(page, cast, stories.masterpass);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: /with Masterpass$/ }).click();
  const wallet = await opening;
  await wallet.getByLabel('Password').waitFor();
  const address = wallet.url();
  await wallet.close();
  await page.goto(address);
}

async function openMasterpassCards(page: Page, cast: Cast) {
  await openMasterpass(page, cast);
  await page.getByLabel('Email address').fill('anna@wallet.example');
  await page.getByLabel('Password').fill('wallet');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Continue' }).waitFor();
}

async function openPhone(page: Page, cast: Cast) {
  await openAwaiting(page, cast);
  const reply = await page.request.get(`${cast.playground}/api/facts`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const { gatewayUrl } = await reply.json();
  await page.goto(`${gatewayUrl}/phone?for=351912345681`);
  await page
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .waitFor();
}

/** The sandbox: a merchant's page, its console, and what stands in for wallets and phones. */
export const gatewayStates: readonly PayingScene[] = [
  ...Object.entries(stories).map(([name, path]): PayingScene => ({
    name: `playground-${name}`,
    viewer: 'visitor',
    show: (page, cast) => openStory(page, cast, path),
  })),
  { name: 'gateway-masterpass', viewer: 'visitor', show: openMasterpass },
  { name: 'gateway-masterpass-cards', viewer: 'visitor', show: openMasterpassCards },
  { name: 'gateway-phone', viewer: 'owner', show: openPhone },
];
