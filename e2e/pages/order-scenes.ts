import type { Page } from '@playwright/test';
import type { SharedGallery } from '../fixtures/gallery.ts';
import { openCheckout } from './checkout-scenes.ts';
import { cardIsReady, orderPage, typeHostedCard, typeIntoCardForm } from './order-pages.ts';

const austin = { street: '120 Main St', city: 'Austin', state: 'TX', zip: '78701' };

/** The page that thanks for an order which has just been paid for. */
export async function openThankYou(page: Page, gallery: SharedGallery) {
  const checkout = await openCheckout(page, gallery);
  await checkout.typeAddress(austin);
  await checkout.zip.press('Enter');
  await checkout.summary.getByText('Texas sales tax').waitFor();
  if (new URL(gallery.link).hostname === 'localhost') {
    await cardIsReady(page);
    await typeHostedCard(page);
  } else await typeIntoCardForm(page);
  await checkout.placeOrder.click();
  await orderPage(page).thanks.waitFor();
}
