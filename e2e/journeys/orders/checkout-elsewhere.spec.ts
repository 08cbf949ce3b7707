import { expect, test } from '../../fixtures/test.ts';
import { open } from '../../pages/hydrated.ts';
import { choose, logIn, onPhone } from '../../pages/paying-elsewhere.ts';
import { readyOrder } from '../../pages/ready-order.ts';

test.describe('orders, paid elsewhere', () => {
  test('PayPal pays an order; whoever leaves its window pays nothing and reads so', async ({
    people,
  }) => {
    const { page, checkout, order } = await readyOrder(people);
    await choose(page, 'PayPal In its own window');
    const leaving = page.waitForEvent('popup');
    await checkout.placeOrder.click();
    const left = await leaving;
    await left.getByRole('heading', { name: 'Log in to your wallet' }).waitFor();
    await left.close();
    await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
    const opening = page.waitForEvent('popup');
    await checkout.placeOrder.click();
    const wallet = await opening;
    await logIn(wallet);
    await wallet.getByRole('button', { name: 'Pay now' }).click();
    await expect(order.thanks).toBeVisible();
    await expect(order.summary).toContainText('PayPal (maya@wallet.example)');
  });

  test('an order that is paid on the phone waits until its payer has confirmed it @long', async ({
    people,
  }) => {
    const { page, checkout, order } = await readyOrder(people);
    await page.getByLabel('Billing country').selectOption('PT');
    await choose(page, 'MB WAY');
    await checkout.placeOrder.click();
    await expect(page.getByLabel('Phone number')).toBeFocused();
    await page.getByLabel('Phone number').fill('912 345 681');
    await checkout.placeOrder.click();
    await expect(order.thanks).toBeVisible();
    await expect(page.getByText('We have your order and await its payment.')).toBeVisible();
    await onPhone(page, '351912345681', /^Confirm/);
    await expect(async () => {
      await page.reload();
      await expect(order.timeline).toContainText('Payment received', { timeout: 500 });
    }).toPass();
  });

  test('Google Pay pays an order on its sheet; a card that is declined pays nothing @long', async ({
    people,
  }) => {
    const { page, complaints, checkout, order } = await readyOrder(people);
    complaints.expect(/status of 402/);
    await choose(page, 'Google Pay');
    const sheet = page.frameLocator('iframe[title="Google Pay"]');
    const payBy = async (card: RegExp) => {
      await checkout.placeOrder.click();
      await sheet.getByRole('radio', { name: card }).check();
      await sheet.getByRole('button', { name: /^Pay / }).click();
    };
    await payBy(/1115/);
    await expect(page.getByRole('alert')).toContainText('Please enter a valid payment method.');
    await payBy(/A network token/);
    await expect(order.thanks).toBeVisible();
    await expect(order.summary).toContainText('Google Pay');
  });

  test('iDEAL pays an order at Cyan & Co., in euros; a bank that declines has charged nothing @long', async ({
    people,
  }) => {
    const { page, checkout, order } = await readyOrder(people, { labBrand: 'cyan' });
    await page.getByLabel('Billing country').selectOption('NL');
    await choose(page, 'iDEAL');
    await expect(page.getByText(/^You are charged €/)).toBeVisible();
    const payAtBank = async () => {
      const opening = page.waitForEvent('popup');
      await checkout.placeOrder.click();
      return opening;
    };
    const declining = await payAtBank();
    await declining.getByText('Other endings to try').click();
    await declining.getByRole('button', { name: 'The bank declines' }).click();
    await expect(page.getByRole('alert')).toContainText('iDEAL did not take this payment.');
    await (await payAtBank()).getByRole('button', { name: /^Pay €/ }).click();
    await expect(order.thanks).toBeVisible();
    await expect(order.summary).toContainText('iDEAL');
  });

  test('Pay Later pays an order, which stands in its owner’s account @long', async ({ people }) => {
    const { page, checkout, order } = await readyOrder(people);
    const total = await checkout.total.innerText();
    await choose(page, 'PayPal Pay Later');
    const opening = page.waitForEvent('popup');
    await checkout.placeOrder.click();
    const wallet = await opening;
    await logIn(wallet);
    await wallet.getByRole('radio', { name: /^Pay Later/ }).check();
    await wallet.getByRole('button', { name: 'Pay now' }).click();
    await expect(order.thanks).toBeVisible();
    await expect(order.summary).toContainText('PayPal Pay Later');
    await open(page, '/account/orders');
    const row = page.locator('main').getByRole('listitem');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(total);
    await row.getByRole('link').first().click();
    await expect(order.summary).toContainText('PayPal Pay Later');
  });

  for (const method of ['PayPal In its own window', 'iDEAL'] as const) {
    test(`without windows ${method.split(' ')[0]} takes the page and leads back to the order @long`, async ({
      people,
    }) => {
      const { page, checkout, order } = await readyOrder(people, { hasWindows: false });
      if (method === 'iDEAL') await page.getByLabel('Billing country').selectOption('NL');
      await choose(page, method);
      await checkout.placeOrder.click();
      if (method !== 'iDEAL') await logIn(page);
      await page.getByRole('button', { name: /^Pay (now|€)/ }).click();
      await expect(order.thanks).toBeVisible();
      await expect(order.summary).toContainText(method.split(' ')[0] ?? '');
    });
  }

  test('who cancels in a wallet that took the page is back at the order and reads that nothing was charged @long', async ({
    people,
  }) => {
    const { page, checkout } = await readyOrder(people, { hasWindows: false });
    await choose(page, 'PayPal In its own window');
    await checkout.placeOrder.click();
    await page.getByRole('button', { name: /^Cancel/ }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
    await expect(checkout.placeOrder).toBeVisible();
  });
});
