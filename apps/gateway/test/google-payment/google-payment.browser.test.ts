import { axeFaults } from '@albumen/test-kit/axe';
import type { FrameLocator, Page } from '@playwright/test';
import { beforeEach, expect, test } from 'vitest';
import { openGoogleShop, request } from './google-shop.ts';

const { load, openShop, outcomeOf, reset, server } = await openGoogleShop();
beforeEach(reset);

async function pay(sheet: FrameLocator): Promise<void> {
  await sheet.getByRole('button', { name: 'Pay $12.00' }).press('Enter');
}

async function chargeFor(page: Page, amount = '12.00') {
  const { payload } = (await outcomeOf(page)) as { payload: { nonce: string } };
  return server.transaction.sale({ amount, paymentMethodNonce: payload.nonce });
}

test('a card of the wallet, chosen by keyboard, is a nonce, which a server charges once', async () => {
  const page = await openShop();
  const sheet = await load(page, request);
  await sheet.getByRole('heading', { name: 'Albumen (sandbox)' }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await pay(sheet);
  expect(await outcomeOf(page)).toEqual({
    payload: {
      nonce: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      type: 'AndroidPayCard',
      description: 'Android Pay',
      details: {
        cardType: 'MasterCard',
        lastFour: '4444',
        lastTwo: '44',
        isNetworkTokenized: true,
        bin: '222300',
      },
      binData: expect.objectContaining({ prepaid: 'Unknown' }) as object,
    },
  });
  const sale = await chargeFor(page);
  expect(sale.transaction).toMatchObject({
    status: 'authorized',
    paymentInstrumentType: 'android_pay_card',
    androidPayCard: {
      isNetworkTokenized: true,
      sourceCardLast4: '4444',
      virtualCardLast4: '0011',
      virtualCardType: 'MasterCard',
    },
  });
  expect((await chargeFor(page, '13.00')).success).toBe(false);
  expect(await page.evaluate('document.activeElement.id')).toBe('pay');
});

test('who leaves the sheet has paid nothing, and may open it again', async () => {
  const page = await openShop();
  const sheet = await load(page, request);
  await sheet.getByRole('button', { name: 'Cancel payment' }).waitFor();
  // The frame that gets the key is gone before it has said so, which a driver may wait for in vain.
  page.keyboard.press('Escape').catch(() => undefined);
  expect(await outcomeOf(page)).toEqual({ statusCode: 'CANCELED' });
  expect(await page.locator('iframe').count()).toBe(0);
  await pay(await load(page, request));
  expect(await outcomeOf(page)).toMatchObject({ payload: { details: { lastFour: '1111' } } });
});

test('GOOGLE_PAYMENT_GATEWAY_ERROR: the gateway refuses the card', async () => {
  const page = await openShop();
  const sheet = await load(page, request);
  await sheet.getByText('Other endings to try').click();
  await sheet.getByRole('button', { name: 'The gateway refuses the card' }).click();
  expect(await outcomeOf(page)).toEqual({
    code: 'GOOGLE_PAYMENT_GATEWAY_ERROR',
    type: 'UNKNOWN',
    details: { originalError: { message: 'The card was refused.' } },
  });
});
