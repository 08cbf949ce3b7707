import type { Page } from '@playwright/test';
import { open } from './hydrated.ts';

interface TypedAddress {
  street: string;
  city: string;
  state: string;
  zip: string;
}

/**
 * The gateway, whose card fields the page loads, doesn't know the header that tells our people apart:
 * from here on this person comes from the computer's own address.
 */
export async function openCheckoutPage(page: Page, path: string) {
  await page.context().setExtraHTTPHeaders({});
  await open(page, path);
  return checkoutPage(page);
}

/** The postal service knows it. */
export const austin: TypedAddress = {
  street: '120 Main St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
};

/** The checkout page by what people see of it. */
export function checkoutPage(page: Page) {
  const street = page.getByRole('combobox', { name: 'Street and number' });
  const zip = page.getByLabel('Zip code');
  const summary = page.getByRole('complementary', { name: 'Summary' });
  /* As a person does: the suggestions that come up are closed. */
  const typeAddress = async (address: TypedAddress): Promise<void> => {
    await street.fill(address.street);
    await street.press('Escape');
    await page.getByLabel('City').fill(address.city);
    await page.getByLabel('State').fill(address.state);
    await zip.fill(address.zip);
  };
  return {
    street,
    zip,
    typeAddress,
    /** One of the address line's list. */
    suggestion: (name: string | RegExp) => page.getByRole('option', { name }),
    summary,
    groups: page.locator('.ship-group'),
    group: (name: string) => page.locator('.ship-group').filter({ hasText: name }),
    total: summary.locator('dl > div').filter({ hasText: 'Total' }).getByRole('definition'),
    confirmation: page.getByRole('dialog', { name: 'Confirm the address' }),
    account: page.getByRole('dialog', { name: 'You have an account' }),
    placeOrder: page.getByRole('button', { name: 'Place Order' }),

    /** Until the address is saved and its tax shown. */
    async deliverToAustin(): Promise<void> {
      await typeAddress(austin);
      await zip.press('Enter');
      await summary.getByText('Texas sales tax').waitFor();
    },
  };
}
