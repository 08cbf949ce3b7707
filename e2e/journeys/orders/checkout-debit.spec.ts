import type { Page } from '@playwright/test';
import { axeFaultsInBothSchemes } from '@albumen/test-kit/axe';
import { axeLook } from '../../fixtures/axe.ts';
import type { People } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { checkoutPage } from '../../pages/checkout-page.ts';
import { choose, settleDebit, typeAccount } from '../../pages/paying-elsewhere.ts';
import { readyOrder } from '../../pages/ready-order.ts';

type Options = NonNullable<Parameters<typeof readyOrder>[1]>;

/** An order that is about to be paid from a French account. */
async function frenchOrder(people: People, options: Options = {}) {
  const ready = await readyOrder(people, options);
  await ready.page.getByLabel('Billing country').selectOption('FR');
  await choose(ready.page, 'SEPA direct debit');
  await expect(
    ready.page.getByText(/^You are charged €.* for \$.*EUR for one US dollar/),
  ).toBeVisible();
  return ready;
}

/** Presses Place Order; gives the bank's window. */
async function atBank(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await checkoutPage(page).placeOrder.click();
  return opening;
}

test.describe('orders, paid by a debit', () => {
  for (const labBrand of ['halide', 'cyan'] as const) {
    test(`a debit by SEPA pays an order of ${labBrand}: awaited at first, paid once it has settled @long`, async ({
      people,
      browser,
    }) => {
      const { page, checkout, order } = await frenchOrder(people, { labBrand, ...axeLook });
      await checkout.placeOrder.click();
      await expect(page.getByLabel('Account holder')).toBeFocused();
      await typeAccount(page, 'DE89 3704 0044 0532 0130 01');
      await checkout.placeOrder.click();
      await expect(page.getByText('Enter a valid IBAN.')).toBeVisible();
      await expect(page.getByLabel('IBAN')).toBeFocused();
      expect(await axeFaultsInBothSchemes(page)).toEqual([]);

      await typeAccount(page);
      const left = await atBank(page);
      await left.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('alert')).toContainText('You gave no mandate.');
      const bank = await atBank(page);
      await bank.getByRole('button', { name: 'Give mandate' }).click();
      await expect(order.thanks).toBeVisible();
      await expect(page.getByText('We have your order and await its payment.')).toBeVisible();
      await expect(order.summary).toContainText(
        /SEPA direct debit, account ending in 3000, charged as €/,
      );
      expect(await axeFaultsInBothSchemes(page)).toEqual([]);

      const reference = /[HC]-\d+/.exec(await page.getByText(/^Order [HC]-\d+/).innerText());
      await settleDebit(await browser.newPage(), reference?.[0] ?? '');
      await expect(async () => {
        await page.reload();
        await expect(order.timeline).toContainText('Payment received', { timeout: 500 });
        await expect(page.getByRole('link', { name: 'Invoice (PDF)' })).toBeVisible({
          timeout: 500,
        });
      }).toPass();
    });
  }

  test('where no window opens, the bank takes the page and leads back to the order @long', async ({
    people,
  }) => {
    const { page, checkout, order } = await frenchOrder(people, { hasWindows: false });
    await typeAccount(page);
    await checkout.placeOrder.click();
    await page.getByRole('button', { name: 'Give mandate' }).click();
    await expect(order.thanks).toBeVisible();
    await expect(order.summary).toContainText('SEPA direct debit');
  });

  test('an account that the bank does not let anybody debit charges nothing, and another way pays @long', async ({
    people,
  }) => {
    const { page, complaints, order } = await frenchOrder(people);
    complaints.expect(/status of 422/);
    await typeAccount(page);
    const bank = await atBank(page);
    await bank.getByText('Other endings to try').click();
    await bank.getByRole('button', { name: 'The account is blocked' }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
    const again = await atBank(page);
    await again.getByRole('button', { name: 'Give mandate' }).click();
    await expect(order.thanks).toBeVisible();
  });
});
