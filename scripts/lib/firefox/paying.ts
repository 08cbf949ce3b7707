import { checkoutOf, fillCart } from '../../../e2e/client/carts.ts';
import { austin } from '../../../e2e/pages/checkout-page.ts';
import { cardInput, readyCard, visa, type CardField } from '../../../e2e/pages/order-pages.ts';
import { byRole } from './by-role.ts';
import type { FirefoxPerson } from './people.ts';

/** A print of this gallery is paid by card fields, each in a frame of another origin. */
export async function payByCard(owner: FirefoxPerson, galleryId: string): Promise<void> {
  const { page, client, open } = owner;
  await fillCart(client, galleryId, [{ productId: 'photographic-print', size: '4x6' }]);
  await open(await checkoutOf(client));
  await page.locator(readyCard).wait();
  await page.locator(byRole('combobox', 'Street and number')).fill(austin.street);
  await page.keyboard.press('Escape');
  await page.locator(byRole('textbox', 'City')).fill(austin.city);
  await page.locator(byRole('textbox', 'State')).fill(austin.state);
  await page.locator(byRole('textbox', 'Zip code')).fill(austin.zip);
  await page.keyboard.press('Enter');
  await page.locator('::-p-text(Texas sales tax)').wait();

  // A number with a wrong last digit is told beside its field, and nothing typed is lost.
  await typeCard(owner, { ...visa, number: '4111111111111112' });
  await page.locator(byRole('button', 'Place Order')).click();
  await page.locator('::-p-text(try again: Card number.)').wait();
  await typeField(owner, 'number', visa.number);
  await page.locator(byRole('button', 'Place Order')).click();
  await page.locator(byRole('heading', 'Thank you for your order')).wait();
  await page.locator('::-p-text(Visa ending in 1111)').wait();
}

async function typeCard(owner: FirefoxPerson, card: Record<CardField, string>): Promise<void> {
  await typeField(owner, 'number', card.number);
  await typeField(owner, 'expirationDate', card.expirationDate);
  await typeField(owner, 'cvv', card.cvv);
}

async function typeField({ page }: FirefoxPerson, field: CardField, text: string): Promise<void> {
  const frame = await page.waitForSelector(`[data-hosted-field="${field}"] iframe`);
  const inside = await frame?.contentFrame();
  const input = await inside?.waitForSelector(cardInput);
  if (!input) throw new Error(`no frame for ${field}`);
  // By keys, as people do: three clicks choose what stands there.
  await input.click({ count: 3 });
  await input.type(text);
}
