import { readFile } from 'node:fs/promises';
import type { LabBrand } from '@albumen/contract/brands';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { hydrated, open } from '../../pages/hydrated.ts';
import { hostedField, typeHostedCard, typeIntoCardForm } from '../../pages/order-pages.ts';
import { choose, guestOf, payInWindow } from '../../pages/paying-elsewhere.ts';
import { linkForm, linkPage, openNewLink, payPage } from '../../pages/payment-link-pages.ts';

interface Sale {
  labBrand: LabBrand;
  tag: '' | ' @long';
  currency: string;
  country: string;
  /** As people read them. */
  sum: string;
  back: string;
  typeCard: (page: Page) => Promise<void>;
}

const sales: readonly Sale[] = [
  {
    labBrand: 'halide',
    tag: '',
    currency: 'EUR',
    country: 'DE',
    sum: '€1,250.00',
    back: '€250.00',
    async typeCard(page) {
      await hostedField(page, 'number').waitFor();
      await typeHostedCard(page);
    },
  },
  {
    labBrand: 'cyan',
    tag: ' @long',
    currency: 'PLN',
    country: 'PL',
    sum: 'PLN 1,250.00',
    back: 'PLN 250.00',
    typeCard: (page) => typeIntoCardForm(page),
  },
];

for (const { labBrand, tag, currency, country, sum, back, typeCard } of sales) {
  test(`${labBrand}: a guest pays a link by card, its photographer sees it, returns a part and exports all${tag}`, async ({
    people,
  }) => {
    const { page, origin } = await people.photographer({ labBrand });
    await open(page, '/account/payment-links');
    await page.getByRole('link', { name: 'New payment link' }).click();
    const form = linkForm(page);
    await form.amount.fill('1,250');
    await form.currency.selectOption(currency);
    await form.purpose.fill('Wedding of Ida and Marcus');
    await form.payerName.fill('Ida Berg');
    await form.payerCountry.selectOption(country);
    await form.create.click();
    const link = linkPage(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await link.copy.click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toBe(await link.address.inputValue());

    const guest = await people.visitor({ labBrand, paysByCard: true });
    await open(guest.page, address);
    const paying = payPage(guest.page);
    await typeCard(guest.page);
    await paying.pay.click();
    await expect(guest.page.getByText('This field is required.')).toBeVisible();
    await paying.email.fill('ida@people.test');
    await paying.pay.click();
    await expect(paying.receipt).toContainText('Thank you, it is paid.');
    await expect(paying.receipt).toContainText(sum);
    await expect(paying.receipt).toContainText('Visa ending in 1111');

    await open(page, '/account/payment-links');
    const row = page.getByRole('listitem').filter({ hasText: 'Wedding of Ida and Marcus' });
    await expect(row).toContainText('Paid');
    await row.getByRole('link').click();
    await page.waitForURL(/payment-links\/[\w-]{22}$/);
    await hydrated(page);
    await expect(page.getByText('Ida Berg, ida@people.test, Visa ending in 1111')).toBeVisible();
    await link.refundAmount.fill('250');
    await link.refund.click();
    await expect(link.status).toHaveText('Partly refunded');
    await expect(page.getByText(`${back}, of which ${back} on its way`)).toBeVisible();

    await open(page, '/account/payment-links');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv).toContain(`,1250.00,250.00,${currency},`);
    expect(csv).toContain('Partly refunded');
  });
}

test('a guest pays at a bank of the payer’s country, and the receipt names the way', async ({
  people,
}) => {
  const wanted = { currency: 'EUR', payerCountry: 'NL', methods: ['card', 'ideal'] };
  const { page, paying } = await guestOf(people, wanted);
  await choose(page, 'iDEAL');
  const bank = await payInWindow(page);
  await bank.getByRole('button', { name: /^Pay €/ }).click();
  await expect(paying.receipt).toContainText('Thank you, it is paid.');
  await expect(paying.receipt).toContainText('iDEAL');
});

test('a canceled link takes no money, and says so @long', async ({ people }) => {
  const { page } = await people.photographer();
  await openNewLink(page);
  const address = await linkPage(page).address.inputValue();
  const cancel = page.getByRole('button', { name: 'Cancel link' });
  await cancel.click();
  await cancel.click();
  await expect(page.getByText('This link was canceled.')).toBeVisible();
  const guest = await people.visitor();
  await open(guest.page, address);
  await expect(guest.page.getByText('This link was canceled.')).toBeVisible();
  await expect(payPage(guest.page).pay).toHaveCount(0);
});
