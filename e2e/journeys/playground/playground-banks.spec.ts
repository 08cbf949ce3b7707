import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { openPlayground } from '../../pages/playground-pages.ts';

/** Presses a button that opens the bank's window. */
async function openBank(page: Page, button: string): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  return opening;
}

/** As a browser does whose owner wants no windows. */
async function blockWindows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.open = () => null;
  });
}

test.describe('playground: banks', () => {
  test('a payment at the bank, and a mandate, are charged as they were approved', async ({
    browser,
  }) => {
    const page = await browser.newPage();
    const { log } = await openPlayground(page, '/local');
    await page.getByLabel('Amount, EUR').fill('31.50');
    const bank = await openBank(page, 'Pay 31.50 EUR');
    await bank.getByRole('button', { name: 'Pay €31.50' }).click();
    await expect(page.getByText('Paid 31.50 EUR')).toBeVisible();
    await expect(log).toContainText('onPaymentStart');

    await openPlayground(page, '/sepa');
    await page.getByLabel('Amount, EUR').fill('12.25');
    const mandate = await openBank(page, 'Debit 12.25 EUR');
    await mandate.getByRole('button', { name: 'Give mandate' }).click();
    await expect(page.getByText('Debit under way: 12.25 EUR')).toBeVisible();
    await page.close();
  });

  test('what is canceled, declined or no account is reported by its code @long', async ({
    browser,
  }) => {
    const page = await browser.newPage();
    await openPlayground(page, '/local');
    for (const [button, code] of [
      ['Cancel', 'LOCAL_PAYMENT_CANCELED'],
      ['The bank declines', 'LOCAL_PAYMENT_START_PAYMENT_FAILED'],
    ] as const) {
      const bank = await openBank(page, 'Pay 24.00 EUR');
      await bank.getByText('Other endings to try').click();
      await bank.getByRole('button', { name: button }).click();
      await expect(page.getByRole('alert')).toContainText(`Not paid${code}`);
    }
    await openPlayground(page, '/sepa');
    const mandate = await openBank(page, 'Debit 24.00 EUR');
    await mandate.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toContainText('SEPA_CUSTOMER_CANCELED');
    await page.getByLabel('IBAN').fill('DE00 0000');
    await page.getByRole('button', { name: 'Debit 24.00 EUR' }).click();
    await expect(page.getByRole('alert')).toContainText('SEPA_CREATE_MANDATE_FAILED');
    await page.close();
  });

  test('without windows the page itself goes to the bank, comes back and charges what it left to pay @long', async ({
    browser,
  }) => {
    const page = await browser.newPage();
    await blockWindows(page);
    await openPlayground(page, '/local');
    await page.getByLabel('Amount, EUR').fill('31.50');
    await page.getByRole('button', { name: 'Pay 31.50 EUR' }).click();
    await page.getByRole('button', { name: 'Pay €31.50' }).click();
    await expect(page.getByText('Paid 31.50 EUR')).toBeVisible();
    await expect(page).toHaveURL(/\/local$/);

    await openPlayground(page, '/sepa');
    await page.getByLabel('Amount, EUR').fill('12.25');
    await page.getByRole('button', { name: 'Debit 12.25 EUR' }).click();
    await page.getByRole('button', { name: 'Give mandate' }).click();
    await expect(page.getByText('Debit under way: 12.25 EUR')).toBeVisible();
    await expect(page).toHaveURL(/\/sepa$/);
    await page.close();
  });

  test('MB WAY waits for the phone, which confirms it @long', async ({ browser }) => {
    const page = await browser.newPage();
    await openPlayground(page, '/local');
    await page.getByLabel('Way to pay').selectOption('mbway');
    await page.getByLabel('Phone number in Portugal').fill('912345678');
    await page.getByRole('button', { name: 'Pay 24.00 EUR' }).click();
    await expect(page.getByText('Waiting for the phone')).toBeVisible();
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Open the phone' }).click();
    const phone = await opening;
    await phone
      .getByRole('button', { name: /^Confirm €24\.00/ })
      .first()
      .click();
    await expect(phone.getByRole('status')).toContainText('Confirmed.');
    await page.close();
  });
});
