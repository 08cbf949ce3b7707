import { expect, test } from '../../fixtures/test.ts';
import { openPlayground } from '../../pages/playground-pages.ts';

test.describe('playground: Masterpass', () => {
  test('a card from the wallet is charged, and one without money is declined @long', async ({
    browser,
  }) => {
    const page = await browser.newPage();
    const { log } = await openPlayground(page, '/masterpass');
    await expect(page.getByText('This visitor prefers no other wallet.')).toBeVisible();
    const pay = async (customer: string): Promise<void> => {
      const opening = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Pay 24.00 USD with Masterpass' }).click();
      const wallet = await opening;
      await wallet.getByLabel('Email address').fill(customer);
      await wallet.getByLabel('Password').fill('wallet');
      await wallet.getByRole('button', { name: 'Sign in' }).click();
      await wallet.getByRole('button', { name: 'Continue' }).click();
    };
    await pay('anna@wallet.example');
    await expect(page.getByText('Paid 24.00 USD')).toBeVisible();
    await expect(log).toContainText('anna@wallet.example');
    await pay('ben@wallet.example');
    await expect(page.getByRole('alert')).toContainText('Not paid');
    await page.close();
  });
});
