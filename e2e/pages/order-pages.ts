import type { FrameLocator, Page } from '@playwright/test';

export const visa = { number: '4111111111111111', expirationDate: '12/34', cvv: '123' };

export type CardField = keyof typeof visa;

/** Where the browser needs them, inputs that only lead the focus on stand around the one of a field. */
export const cardInput = 'input:not([aria-hidden])';

/** Until this is there an order is refused because its card fields are still loading. */
export const readyCard = '.card-fields[aria-busy="false"]';

/**
 * Each card field is a page of the gateway inside a frame of its own.
 */
export function hostedField(page: Page, field: CardField) {
  return page
    .locator(`[data-hosted-field="${field}"]`)
    .frameLocator('iframe')
    .locator(cardInput)
    .first();
}

export async function typeHostedCard(page: Page, card = visa): Promise<void> {
  await hostedField(page, 'number').fill(card.number);
  await hostedField(page, 'expirationDate').fill(card.expirationDate);
  await hostedField(page, 'cvv').fill(card.cvv);
}

export async function cardIsReady(page: Page): Promise<void> {
  await page.locator(readyCard).waitFor();
}

/** The page of the card's bank, in the window over the checkout. */
export function bankPage(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Your bank asks"]');
}

/** The script-loaded form has all of its inputs in one frame. */
export function cardFormFrame(page: Page): FrameLocator {
  return page.locator('iframe[src*="/card-form/"]').contentFrame();
}

export async function typeIntoCardForm(page: Page, card = visa): Promise<void> {
  const frame = cardFormFrame(page);
  await frame.getByLabel('Card number').fill(card.number);
  await frame.getByLabel(/Expir/).fill(card.expirationDate);
  await frame.getByLabel(/CVV|Security/).fill(card.cvv);
  await cardFormIsSettled(page);
}

/** Its inputs are there before the page may ask for a token. */
export async function cardFormIsSettled(page: Page): Promise<void> {
  await page.locator('.card-shape').waitFor({ state: 'hidden' });
}

/** The page of one order by what people see of it. */
export function orderPage(page: Page) {
  return {
    thanks: page.getByRole('heading', { name: 'Thank you for your order' }),
    summary: page.getByRole('complementary', { name: 'Summary' }),
    timeline: page.locator('.timeline'),
    cancel: page.getByRole('button', { name: 'Cancel order' }),
    message: page.getByLabel('Message'),
  };
}
