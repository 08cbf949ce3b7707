/** What takes the place of windows where there are none, by keyboard and as it is read out. */
import { axeFaults } from '@albumen/test-kit/axe';
import type { Page } from '@playwright/test';
import { beforeEach, expect, test } from 'vitest';
import { openSdkShop } from './sdk-shop.ts';
import { demoKey } from './test-page.ts';

const { reset, openPage } = await openSdkShop();
beforeEach(reset);

const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

/** A page in an app's view, which has no windows. */
async function openShop(): Promise<Page> {
  const page = await openPage('/', ['client', 'local-payment'], { userAgent });
  await page.evaluate(`(async () => {
    const payment = await braintree.localPayment.create({
      authorization: '${demoKey.tokenizationKey}' });
    document.getElementById('pay').onclick = () => {
      window.outcome = payment.startPayment({ paymentType: 'ideal', amount: '25.00',
        currencyCode: 'EUR', givenName: 'Anna', surname: 'de Vries',
        fallback: { url: location.href, buttonText: 'Back' },
        onPaymentStart: (data, start) => start() }).then(() => 'paid', ({ code }) => code);
    };
  })()`);
  return page;
}

const faultsOf = (page: Page, within = 'html') => axeFaults(page, { within });

test('a page with the hidden frame is read as if it were not there', async () => {
  const page = await openShop();
  expect(await faultsOf(page)).toEqual([]);
  const frame = page.locator('.braintree-dispatch-frame');
  expect(await frame.getAttribute('aria-hidden')).toBe('true');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('pay');
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.className')).not.toContain('dispatch');
});

test('the modal is announced, is gone through and left by keyboard, and gives the focus back', async () => {
  const page = await openShop();
  const pay = page.getByRole('button', { name: 'Pay', exact: true });
  await pay.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Payment' });
  const bank = page.frameLocator('dialog iframe');
  await bank.getByRole('heading', { name: 'Confirm your payment' }).waitFor();
  // What lies behind is inert, which axe does not know.
  expect(await faultsOf(page, 'dialog')).toEqual([]);
  const close = page.getByRole('button', { name: 'Close payment' });
  await close.focus();
  await page.keyboard.press('Escape');
  expect(await page.evaluate('outcome')).toBe('LOCAL_PAYMENT_WINDOW_CLOSED');
  expect(await dialog.count()).toBe(0);
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('pay');
  await pay.press('Enter');
  await bank.getByRole('button', { name: 'Pay €25.00' }).press('Enter');
  expect(await page.evaluate('outcome')).toBe('paid');
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('pay');
});
