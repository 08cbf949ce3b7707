import { checkoutOf, fillCart } from '../../client/carts.ts';
import { sharedGalleryOf } from '../../fixtures/gallery.ts';
import { expect, test } from '../../fixtures/test.ts';
import { checkoutPage } from '../../pages/checkout-page.ts';
import { open } from '../../pages/hydrated.ts';
import { orderPage, typeIntoCardForm } from '../../pages/order-pages.ts';

test('who was forwarded the link of an order needs its email to cancel it @long', async ({
  people,
}) => {
  const owner = await people.photographer({ labBrand: 'cyan' });
  const { galleryId, link } = await sharedGalleryOf(owner, { count: 1 });
  const { client, page } = await people.visitor({ labBrand: 'cyan', paysByCard: true });
  await open(page, link);
  await fillCart(client, galleryId, [{ productId: 'photo-print', size: '4x6' }]);
  await open(page, await checkoutOf(client));
  const checkout = checkoutPage(page);
  await page.getByLabel('Name on the package').fill('Grace Hopper');
  await page.getByLabel('Email').fill('grace@people.test');
  await checkout.deliverToAustin();
  await typeIntoCardForm(page);
  await checkout.placeOrder.click();
  await expect(orderPage(page).thanks).toBeVisible();

  const { page: other, complaints } = await people.visitor({ labBrand: 'cyan' });
  complaints.expect(/status of 422/);
  await open(other, new URL(page.url()).pathname);
  const order = orderPage(other);
  await expect(other.getByText('questions ask for the email')).toBeVisible();
  // Whose it is, and no way into a gallery whose link this browser never opened.
  await expect(other.getByRole('banner')).toContainText('Ames Photography');
  await expect(other.locator(`a[href*="${new URL(link).pathname}"]`)).toHaveCount(0);
  await expect(other.getByText('grace@people.test')).toHaveCount(0);
  await order.cancel.click();
  await order.cancel.click();
  await expect(other.getByText('that this order was placed with')).toBeVisible();
  // Questions have a field of the same name; this one says what is missing.
  const proof = other.getByLabel('Email or zip code of this order');
  await proof.and(other.locator('[aria-invalid="true"]')).fill('grace@people.test');
  await order.cancel.click();
  await expect(other.getByText('This order was canceled.')).toBeVisible();
});
