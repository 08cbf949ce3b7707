import { newEmail } from '../../client/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { createAccountPage, settingsPage } from '../../pages/account-pages.ts';
import { open } from '../../pages/hydrated.ts';
import type { Page } from '@playwright/test';

async function typeSlip(page: Page) {
  const main = page.getByRole('main');
  const street = main.getByRole('combobox', { name: 'Street and number' });
  await street.fill('120 Mian St');
  await street.press('Escape');
  await main.getByLabel('City').filter({ visible: true }).fill('Austin');
  await main.getByLabel('State').filter({ visible: true }).fill('TX');
  await main.getByLabel('Zip code').filter({ visible: true }).fill('78701');
  return { street, confirmation: page.getByRole('dialog', { name: 'Confirm the address' }) };
}

test('a slip in the settings’ shipping address is asked about, and mended @long', async ({
  photographer: { page },
}) => {
  await open(page, '/account#shippingAddress');
  const settings = settingsPage(page);
  const { street, confirmation } = await typeSlip(page);
  await settings.panel.getByRole('button', { name: 'Save address' }).click();
  await expect(confirmation).toContainText('120 Main St');
  await confirmation.getByRole('button', { name: 'Edit address' }).click();
  await expect(street).toHaveValue('120 Mian St');
  await settings.panel.getByRole('button', { name: 'Save address' }).click();
  await confirmation.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByText('Your address is saved.')).toBeVisible();
  await expect(street).toHaveValue('120 Main St');
});

for (const labBrand of ['halide', 'cyan'] as const) {
  test(`at ${labBrand} a new account's address is asked about, and all else that was typed is kept @long`, async ({
    people,
  }) => {
    const { page } = await people.visitor({ labBrand });
    await open(page, '/create-account');
    await page.getByText('Your studio').click();
    const { confirmation } = await typeSlip(page);
    await createAccountPage(page).signUp({ email: newEmail() });
    await expect(confirmation).toContainText('120 Main St');
    await confirmation.getByRole('radio', { name: 'Suggested' }).check();
    await confirmation.getByRole('button', { name: 'Use this address' }).click();
    await page.waitForURL('**/gallery/create**');
    await open(page, '/account#shippingAddress');
    await expect(page.getByRole('combobox', { name: 'Street and number' })).toHaveValue(
      '120 Main St',
    );
  });
}
