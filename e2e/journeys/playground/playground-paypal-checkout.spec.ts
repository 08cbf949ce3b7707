import { expect, test } from '../../fixtures/test.ts';
import { openPlayground } from '../../pages/playground-pages.ts';

test.describe('playground: PayPal Checkout', () => {
  test('an account in the vault pays once its owner agrees, and says so when they do not @long', async ({
    browser,
  }) => {
    const page = await browser.newPage();
    const { log } = await openPlayground(page, '/paypal-checkout');
    await page.getByRole('button', { name: 'Keep a sandbox account' }).click();
    const press = async () => {
      const opening = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Pay 24.00 USD' }).click();
      const wallet = await opening;
      await wallet.locator('button[name="as"]').first().click();
      return wallet;
    };
    const backdrop = page.getByRole('button', { name: 'Back to the PayPal window' });
    const left = await press();
    await expect(backdrop).toBeVisible();
    await left.getByRole('button', { name: /^Cancel and return/ }).click();
    const outcome = page
      .getByRole('alert')
      .getByText('PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED');
    await expect(outcome).toBeVisible();
    await expect(backdrop).toHaveCount(0);
    await page.getByLabel('Darken this page while the wallet is open').uncheck();
    const wallet = await press();
    await expect(backdrop).toHaveCount(0);
    await wallet.locator('[value="approve"]').click();
    await expect(page.getByText('Paid 24.00 USD')).toBeVisible();
    await expect(log).toContainText('startVaultInitiatedCheckout()');
    await page.close();
  });
});
