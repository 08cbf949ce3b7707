import type { Page } from '@playwright/test';
import type { People } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { open } from '../../pages/hydrated.ts';
import {
  blockWindows,
  choose,
  guestOf,
  logIn,
  newLink,
  onPhone,
  payInWindow,
  settleDebit,
  typeAccount,
} from '../../pages/paying-elsewhere.ts';
import { payPage } from '../../pages/payment-link-pages.ts';

const dutch = { currency: 'EUR', payerCountry: 'NL', methods: ['card', 'ideal', 'sepa'] };
const portuguese = { currency: 'EUR', payerCountry: 'PT', methods: ['card', 'mbway'] };
const polish = { currency: 'PLN', payerCountry: 'PL', methods: ['card', 'blik', 'p24'] };
const approve = /^Pay /;

test.describe('payment links, paid elsewhere', () => {
  for (const method of ['BLIK', 'Przelewy24']) {
    test(`${method} pays a link in złoty at Cyan & Co. @long`, async ({ people }) => {
      const { page, paying } = await guestOf(people, polish, { labBrand: 'cyan' });
      await choose(page, method);
      const bank = await payInWindow(page);
      await bank.getByRole('button', { name: approve }).click();
      await expect(paying.receipt).toContainText(method);
    });
  }

  test('PayPal pays a link, and Pay Later where it is offered; whoever leaves pays nothing @long', async ({
    people,
  }) => {
    const american = {
      currency: 'USD',
      payerCountry: 'US',
      methods: ['card', 'paypal', 'payLater'],
    };
    const { page, paying } = await guestOf(people, american);
    await choose(page, 'PayPal In its own window');
    const left = await payInWindow(page);
    await left.getByRole('heading', { name: 'Log in to your wallet' }).waitFor();
    await left.close();
    await expect(page.getByRole('alert')).toContainText('You closed the PayPal window.');
    await choose(page, 'PayPal Pay Later');
    const wallet = await payInWindow(page);
    await logIn(wallet);
    await wallet.getByRole('button', { name: 'Pay now' }).click();
    await expect(paying.receipt).toContainText('PayPal Pay Later');
  });

  test('PayPal without a window takes the page and leads back to a receipt @long', async ({
    people,
  }) => {
    const page = await withoutWindows(people, { ...dutch, methods: ['card', 'paypal'] });
    await choose(page, 'PayPal');
    await payPage(page).pay.click();
    await logIn(page);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(payPage(page).receipt).toContainText('PayPal (maya@wallet.example)');
  });

  test('a debit by SEPA is on its way, and paid once it has settled @long', async ({
    people,
    browser,
  }) => {
    const { page, paying, address } = await guestOf(people, dutch);
    await payBySepa(page);
    await expect(paying.receipt).toContainText('Your payment is on its way.');
    await expect(paying.receipt).toContainText('account ending in 3000');
    const console = await browser.newPage();
    const reference = (await page.getByText(/^For Ida Berg · L-\d+/).innerText()).match(/L-\d+/);
    await settleDebit(console, reference?.[0] ?? '');
    await expect(paying.receipt).toContainText('Thank you, it is paid.');
    await open(page, address);
    await expect(paying.receipt).toContainText('account ending in 3000');
  });

  test('what is canceled or declined at the bank is reported, and another attempt pays @long', async ({
    people,
  }) => {
    const { page, paying } = await guestOf(people, dutch);
    await choose(page, 'iDEAL');
    const canceled = await payInWindow(page);
    await canceled.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toContainText('You canceled the payment.');
    const declined = await payInWindow(page);
    await declined.getByText('Other endings to try').click();
    await declined.getByRole('button', { name: 'The bank declines' }).click();
    await expect(page.getByRole('alert')).toContainText('iDEAL did not take this payment.');
    const bank = await payInWindow(page);
    await bank.getByRole('button', { name: approve }).click();
    await expect(paying.receipt).toContainText('iDEAL');
  });

  test('where no window opens, the bank takes the page and leads back to a receipt @long', async ({
    people,
  }) => {
    const page = await withoutWindows(people);
    await choose(page, 'iDEAL');
    await payPage(page).pay.click();
    await page.waitForURL(/\/bank\//);
    await page.getByRole('button', { name: approve }).click();
    await expect(payPage(page).receipt).toContainText('iDEAL');
    await page.reload();
    await expect(payPage(page).receipt).toContainText('Thank you, it is paid.');
  });

  test('a mandate without a window comes back to the page, too @long', async ({ people }) => {
    const page = await withoutWindows(people);
    await fillSepa(page);
    await payPage(page).pay.click();
    await page.getByRole('button', { name: 'Give mandate' }).click();
    await expect(payPage(page).receipt).toContainText('Your payment is on its way.');
  });

  test('the page is gone when the bank is done: the receipt is there all the same @long', async ({
    people,
  }) => {
    const { page, paying } = await guestOf(people, dutch);
    await choose(page, 'iDEAL');
    const bank = await payInWindow(page);
    await bank.getByRole('button', { name: approve }).waitFor();
    await page.reload();
    await bank.getByRole('button', { name: approve }).click();
    await expect(paying.receipt).toContainText('Thank you, it is paid.');
  });

  test('MB WAY waits for the phone, and the page shows when it was confirmed @long', async ({
    people,
  }) => {
    const { page, paying } = await guestOf(people, portuguese);
    await choose(page, 'MB WAY');
    await paying.pay.click();
    await expect(page.getByText('This field is required.')).toBeVisible();
    await page.getByLabel('Phone number').fill('912 345 671');
    await paying.pay.click();
    await expect(paying.receipt).toContainText('Your payment is on its way.');
    await onPhone(page, '351912345671', /^Confirm/);
    await expect(paying.receipt).toContainText('Thank you, it is paid.');
    await expect(paying.receipt).toContainText('MB WAY');
  });

  test('pay upon invoice asks what an invoice needs, and waits for its money @long', async ({
    people,
  }) => {
    const german = { currency: 'EUR', payerCountry: 'DE', methods: ['card', 'pay_upon_invoice'] };
    const { page, paying } = await guestOf(people, german);
    await choose(page, 'Pay upon invoice');
    await page.getByLabel('Date of birth').fill('1990-04-02');
    await page.getByLabel('Street and number').fill('Lindenallee 5');
    await page.getByLabel('Postal code').fill('10115');
    await page.getByLabel('City').fill('Berlin');
    await page.getByLabel('Phone number').fill('30 1234567');
    await paying.pay.click();
    await expect(paying.receipt).toContainText('Your payment is on its way.');
    await expect(paying.receipt).toContainText('Pay upon invoice');
  });

  test('a phone that says no opens the link again @long', async ({ people }) => {
    const { page, paying } = await guestOf(people, portuguese);
    await choose(page, 'MB WAY');
    await page.getByLabel('Phone number').fill('912 345 672');
    await paying.pay.click();
    await expect(paying.receipt).toContainText('Your payment is on its way.');
    await onPhone(page, '351912345672', /^Reject/);
    await expect(paying.pay).toBeVisible();
  });
});

async function withoutWindows(people: People, wanted = dutch): Promise<Page> {
  const photographer = await people.photographer();
  const address = await newLink(photographer, wanted);
  const { page } = await people.visitor({ paysByCard: true });
  await blockWindows(page);
  await open(page, address);
  await payPage(page).email.fill('ida@people.test');
  return page;
}

async function fillSepa(page: Page): Promise<void> {
  await choose(page, 'SEPA direct debit');
  await typeAccount(page);
}

async function payBySepa(page: Page): Promise<void> {
  await fillSepa(page);
  const bank = await payInWindow(page);
  await bank.getByRole('button', { name: 'Give mandate' }).click();
}
