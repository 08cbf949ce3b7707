import type { Page } from '@playwright/test';
import type { SharedGallery } from '../fixtures/gallery.ts';
import { openCheckout } from './checkout-scenes.ts';
import { cardIsReady, orderPage, typeHostedCard, typeIntoCardForm } from './order-pages.ts';

/** The page that thanks for an order which has just been paid for. */
export async function openThankYou(page: Page, gallery: SharedGallery) {
  const checkout = await openCheckout(page, gallery);
  await checkout.deliverToAustin();
  if (new URL(gallery.link).hostname === 'localhost') {
    await cardIsReady(page);
    await typeHostedCard(page);
  } else await typeIntoCardForm(page);
  await checkout.placeOrder.click();
  await orderPage(page).thanks.waitFor();
}
