import type { Page } from '@playwright/test';
import { open } from './hydrated.ts';

/** The form of a new link, by what people see of it. */
export function linkForm(page: Page) {
  return {
    amount: page.getByLabel('Amount'),
    currency: page.getByLabel('Currency'),
    purpose: page.getByLabel('What for'),
    payerName: page.getByLabel('Who pays'),
    payerEmail: page.getByLabel('Email'),
    payerCountry: page.getByLabel('Country of the payer'),
    create: page.getByRole('button', { name: 'Create payment link' }),
  };
}

/** A photographer's page of one link. */
export function linkPage(page: Page) {
  return {
    address: page.getByLabel('Link', { exact: true }),
    copy: page.getByRole('button', { name: 'Copy link' }),
    status: page.locator('.link-status'),
    refundAmount: page.getByLabel(/^Amount in /),
    refund: page.getByRole('button', { name: 'Refund' }),
  };
}

/** The page that takes the money. */
export function payPage(page: Page) {
  return {
    email: page.getByLabel('Email for your receipt'),
    pay: page.getByRole('button', { name: /^Pay / }),
    receipt: page.getByRole('region', { name: 'Receipt' }),
  };
}

/** The form of a new link, filled as far as it must be. */
export async function openFilledForm(page: Page) {
  await open(page, '/account/payment-links/new');
  const form = linkForm(page);
  await form.amount.fill('1,250');
  await form.purpose.fill('Wedding of Ida and Marcus');
  await form.payerName.fill('Ida Berg');
  return form;
}

/** Makes a link by the form; its own page is open then. */
export async function openNewLink(page: Page): Promise<void> {
  const form = await openFilledForm(page);
  await form.create.click();
  await linkPage(page).copy.waitFor();
}

export async function openPayPage(page: Page): Promise<void> {
  await openNewLink(page);
  const address = await linkPage(page).address.inputValue();
  // The gateway's own answers to browsers don't know the header that tells our people apart.
  await page.context().setExtraHTTPHeaders({});
  await open(page, address);
  await payPage(page).pay.waitFor();
}

export async function openLinkList(page: Page): Promise<void> {
  await openNewLink(page);
  await open(page, '/account/payment-links');
}
