import { axeFaults } from '@albumen/test-kit/axe';
import type { Page } from '@playwright/test';
import { beforeEach, expect, test } from 'vitest';
import { openMasterpassShop, walletCard } from './masterpass-shop.ts';

const { reset, openShop, askInWallet, signIn, outcomeOf } = await openMasterpassShop();
beforeEach(reset);

async function isAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
}

test('a customer signs in and chooses by keyboard, and the shop gets a nonce', async () => {
  const page = await openShop();
  const wallet = await askInWallet(page);
  await isAccessible(wallet);
  await wallet.getByLabel('Email address').fill('anna@wallet.example');
  await wallet.keyboard.press('Tab');
  await wallet.keyboard.type('wallet');
  await wallet.keyboard.press('Enter');
  await wallet.getByRole('heading', { name: 'Hello Anna' }).waitFor();
  await isAccessible(wallet);
  await wallet.getByRole('radio', { name: 'MasterCard' }).focus();
  await wallet.keyboard.press('ArrowDown');
  await wallet.keyboard.press('Enter');
  const outcome = await outcomeOf(page);
  expect(outcome).toMatchObject({ payload: { ...walletCard, description: 'ending in 11' } });
  await expect.poll(() => page.context().pages().length).toBe(1);
});

test('MASTERPASS_POPUP_CLOSED by Cancel, and another card can be asked for', async () => {
  const page = await openShop();
  const wallet = await askInWallet(page);
  await wallet.getByRole('button', { name: 'Cancel' }).click();
  expect(await outcomeOf(page)).toMatchObject({
    code: 'MASTERPASS_POPUP_CLOSED',
    type: 'CUSTOMER',
  });
  const again = await askInWallet(page);
  await signIn(again);
  await again.getByRole('button', { name: 'Continue' }).click();
  expect(await outcomeOf(page)).toMatchObject({ payload: walletCard });
});

test('MASTERPASS_TOKENIZE_MISSING_REQUIRED_OPTION before anything opens', async () => {
  const page = await openShop();
  for (const lacking of ["{ currencyCode: 'USD' }", "{ subtotal: '10.00' }"]) {
    const failed = `masterpass.tokenize(${lacking}).catch(({ code, type }) => ({ code, type }))`;
    expect(await page.evaluate(failed)).toEqual({
      code: 'MASTERPASS_TOKENIZE_MISSING_REQUIRED_OPTION',
      type: 'MERCHANT',
    });
  }
  expect(page.context().pages()).toHaveLength(1);
});
