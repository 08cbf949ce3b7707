import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect } from 'vitest';
import { openSdkShop } from '../sdk-shop.ts';
import { demoKey } from '../test-page.ts';

const scripts = ['client', 'masterpass'];
const key = demoKey.tokenizationKey;

/** A card that came out of the wallet. */
export const walletCard = {
  nonce: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  type: 'MasterpassCard',
  contact: { firstName: 'Anna', lastName: 'de Vries', emailAddress: 'anna@wallet.example' },
};

const options = `{ subtotal: '25.00', currencyCode: 'USD' }`;

/** A merchant's page that asks for cards from the wallet. */
export async function openMasterpassShop() {
  const rig = await openSdkShop();
  const { openPage } = rig;

  const outcomeOf = (page: Page) => page.evaluate('outcome') as Promise<Record<string, unknown>>;

  async function create(page: Page): Promise<void> {
    await page.evaluate(`(async () => {
      window.masterpass = await braintree.masterpass.create({ authorization: '${key}' });
    })()`);
  }

  async function openShop(path = '/', more: BrowserContextOptions = {}): Promise<Page> {
    const page = await openPage(path, scripts, more);
    await create(page);
    return page;
  }

  /** What `create` rejects with. */
  async function refusedCreate(more: BrowserContextOptions = {}): Promise<unknown> {
    const page = await openPage('/', scripts, more);
    return page.evaluate(
      `braintree.masterpass.create({ authorization: '${key}' }).catch(({ code, type }) => [code, type])`,
    );
  }

  /** A click that asks for a card. */
  async function ask(page: Page, changes = '{}'): Promise<void> {
    await page.evaluate(`document.getElementById('pay').onclick = () => {
      window.outcome = masterpass.tokenize({ ...${options}, ...${changes} }).then(
        (payload) => ({ payload }),
        (error) => ({ code: error.code, type: error.type,
          details: JSON.parse(JSON.stringify(error.details ?? null)) }));
    }`);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
  }

  async function askInWallet(page: Page, changes = '{}'): Promise<Page> {
    const opening = page.waitForEvent('popup');
    await ask(page, changes);
    const popup = await opening;
    await popup.getByRole('heading', { name: /^Sign in to pay/ }).waitFor();
    return popup;
  }

  async function signIn(wallet: Page, email = 'anna@wallet.example'): Promise<void> {
    await wallet.getByLabel('Email address').fill(email);
    await wallet.getByLabel('Password').fill('wallet');
    await wallet.getByRole('button', { name: 'Sign in' }).click();
    await wallet.getByRole('heading', { name: /^Hello/ }).waitFor();
  }

  return { ...rig, create, openShop, refusedCreate, ask, askInWallet, signIn, outcomeOf };
}
