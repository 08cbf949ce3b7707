import type { Page } from '@playwright/test';
import type { People } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { open } from '../../pages/hydrated.ts';
import { choose, newLink, onPhone, payInWindow } from '../../pages/paying-elsewhere.ts';
import { payPage } from '../../pages/payment-link-pages.ts';

const banks = [
  { id: 'bancontact', label: 'Bancontact', country: 'BE' },
  { id: 'eps', label: 'eps', country: 'AT' },
  { id: 'giropay', label: 'giropay', country: 'DE' },
  { id: 'mybank', label: 'MyBank', country: 'IT' },
  { id: 'sofort', label: 'Sofort', country: 'ES' },
  { id: 'trustly', label: 'Trustly', country: 'FI' },
] as const;

/** A photographer who makes links, and a guest who opens them one after the other. */
async function openLinks(people: People) {
  const photographer = await people.photographer();
  const { page } = await people.visitor({ paysByCard: true });
  const paying = payPage(page);
  async function openNext(link: { id: string; country: string; currency?: string }): Promise<void> {
    const { id, country: payerCountry, currency = 'EUR' } = link;
    const address = await newLink(photographer, { currency, payerCountry, methods: ['card', id] });
    await open(page, address);
    await paying.email.fill('ida@people.test');
  }
  return { page, paying, openNext };
}

async function payByGoogle(page: Page, card: RegExp): Promise<void> {
  await payPage(page).pay.click();
  const sheet = page.frameLocator('iframe[title="Google Pay"]');
  await sheet.getByRole('radio', { name: card }).check();
  await sheet.getByRole('button', { name: /^Pay / }).click();
}

test.describe('payment links, by every way that only some countries have', () => {
  test('each bank pays a link, and the receipt names it @long', async ({ people }) => {
    test.setTimeout(400_000);
    const { page, paying, openNext } = await openLinks(people);
    for (const bank of banks) {
      await openNext(bank);
      await choose(page, bank.label);
      const away = await payInWindow(page);
      await expect(away.locator('main')).toContainText(bank.label);
      await away.getByRole('button', { name: 'Pay €1,250.00' }).click();
      await expect(paying.receipt).toContainText('Thank you, it is paid.');
      await expect(paying.receipt).toContainText(bank.label);
    }
  });

  test('BANCOMAT Pay and BLIK by code wait for the phone, which pays @long', async ({ people }) => {
    const { page, paying, openNext } = await openLinks(people);
    await openNext({ id: 'bancomatpay', country: 'IT' });
    await choose(page, 'BANCOMAT Pay');
    await page.getByLabel('Phone number').fill('347 123 4567');
    await paying.pay.click();
    await expect(paying.receipt).toContainText('Your payment is on its way.');
    await onPhone(page, '393471234567', /^Confirm €1,250\.00/);
    await expect(paying.receipt).toContainText('Thank you, it is paid.');
    await expect(paying.receipt).toContainText('BANCOMAT Pay');

    await openNext({ id: 'blik', country: 'PL', currency: 'PLN' });
    await choose(page, 'BLIK');
    await page.getByLabel('BLIK code').fill('12345');
    await paying.pay.click();
    await expect(page.getByText('Enter the six digits that your app shows.')).toBeVisible();
    await page.getByLabel('BLIK code').fill('777123');
    await paying.pay.click();
    await expect(paying.receipt).toContainText('Your payment is on its way.');
    await onPhone(page, '777123', /^Confirm PLN 1,250\.00/);
    await expect(paying.receipt).toContainText('Thank you, it is paid.');
    await expect(paying.receipt).toContainText('BLIK');
  });

  test('Google Pay pays a link on its sheet; a card that is declined pays nothing @long', async ({
    people,
  }) => {
    const { page, paying, openNext } = await openLinks(people);
    for (const { complaints } of people.all()) complaints.expect(/status of 402/);
    await openNext({ id: 'googlePay', country: 'US', currency: 'USD' });
    await choose(page, 'Google Pay');
    await payByGoogle(page, /1115/);
    await expect(page.getByRole('alert')).toBeVisible();
    await payByGoogle(page, /A network token/);
    await expect(paying.receipt).toContainText('Thank you, it is paid.');
    await expect(paying.receipt).toContainText('Google Pay');
  });
});
