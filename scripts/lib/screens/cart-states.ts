import type { Page } from '@playwright/test';
import { openCart } from '../../../e2e/pages/cart-page.ts';
import { open } from '../../../e2e/pages/hydrated.ts';
import type { Cast } from './cast.ts';
import type { PayingScene } from './paying-scene.ts';

const loading = '**/api/cart';
const refused = { status: 500, body: '' };

async function moveFirst(page: Page, { gallery }: Cast, label: 'Save for later' | 'Delete') {
  const cart = await openCart(page, gallery);
  await page
    .getByRole('button', { name: new RegExp(`^${label}: `) })
    .first()
    .click();
  await cart.undo.waitFor();
}

async function openDeleted(page: Page, cast: Cast) {
  await moveFirst(page, cast, 'Delete');
  await open(page, '/cart/recently-deleted');
  await page.locator('.cart-item').first().waitFor();
}

async function openSaved(page: Page, cast: Cast) {
  await moveFirst(page, cast, 'Save for later');
  await page.getByRole('tab', { name: 'Saved for later' }).click();
  await page.locator('.cart-item:visible').first().waitFor();
}

/** Leads to the cart in place; its data waits, or cannot be had. */
async function followLink(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
}

async function openWaiting(page: Page) {
  await open(page, '/help');
  await page.route(loading, () => undefined);
  await followLink(page);
  await page.locator('.loading-indicator').waitFor();
}

async function openFailed(page: Page) {
  await open(page, '/help');
  await page.route(loading, (route) => route.fulfill(refused));
  await followLink(page);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
}

async function refuseDeletion(page: Page, { gallery }: Cast) {
  await openCart(page, gallery);
  await page.route('**/cart/moveItem/**', (route) => route.fulfill(refused));
  await page
    .getByRole('button', { name: /^Delete: / })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

function scene(name: string, show: PayingScene['show']): PayingScene {
  return { name, viewer: 'owner', show };
}

/** The cart between full and empty, and when something is refused. */
export const cartStates: readonly PayingScene[] = [
  scene('cart-saved', openSaved),
  scene('cart-deleted-some', openDeleted),
  scene('cart-waiting', openWaiting),
  scene('cart-failed', openFailed),
  scene('cart-refused', refuseDeletion),
];
