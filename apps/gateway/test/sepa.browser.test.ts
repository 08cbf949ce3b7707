import { axeFaults } from '@albumen/test-kit/axe';
import type { Page } from '@playwright/test';
import { beforeEach, expect, test } from 'vitest';
import { openSdkShop } from './sdk-shop.ts';
import { demoServerKeys, serverSdk } from './server-sdk.ts';
import { demoKey } from './test-page.ts';

const { origin, shop, reset, openPage, addScripts } = await openSdkShop();
const server = serverSdk(origin, demoServerKeys);
beforeEach(reset);

const scripts = ['client', 'sepa'];

async function create(page: Page, more = ''): Promise<void> {
  await page.evaluate(`(async () => {
    window.sepa = await braintree.sepa.create({ authorization: '${demoKey.tokenizationKey}', ${more} });
  })()`);
}

async function openShop(path = '/', more = ''): Promise<Page> {
  const page = await openPage(path, scripts);
  await create(page, more);
  return page;
}

const account = `{ iban: 'DE89 3704 0044 0532 0130 00', merchantAccountId: 'albumen_eur', mandateType: 'ONE_OFF',
  customerId: 'anna-1', accountHolderName: 'Anna de Vries', countryCode: 'DE', locale: 'de-DE',
  billingAddress: { addressLine1: 'Lindenallee 1', postalCode: '10115' } }`;

const watch = (call: string): string =>
  `window.outcome = ${call}.then((payload) => ({ payload }), (error) => ({
    code: error.code, type: error.type, details: error.details ?? null }));`;

const outcomeOf = (page: Page) => page.evaluate('outcome') as Promise<Record<string, unknown>>;

/** A click that asks for a mandate. */
async function ask(page: Page, changes = '{}'): Promise<void> {
  await page.evaluate(`document.getElementById('pay').onclick = () => {
    ${watch(`sepa.tokenize({ ...${account}, ...${changes} })`)} }`);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

async function askAtBank(page: Page, changes = '{}'): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await ask(page, changes);
  const popup = await opening;
  await popup.getByRole('heading', { name: /^Allow / }).waitFor();
  return popup;
}

const payload = {
  nonce: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  ibanLastFour: '3000',
  customerId: 'anna-1',
  mandateType: 'ONE_OFF',
};

test('a mandate given by keyboard is a nonce, which a server charges once', async () => {
  const page = await openShop();
  const bank = await askAtBank(page);
  expect(await axeFaults(bank)).toEqual([]);
  await bank.getByRole('button', { name: 'Give mandate' }).press('Enter');
  const outcome = await outcomeOf(page);
  expect(outcome).toEqual({ payload });
  const { nonce } = (outcome as { payload: { nonce: string } }).payload;
  const order = { amount: '10.00', paymentMethodNonce: nonce, merchantAccountId: 'albumen_eur' };
  const sale = await server.transaction.sale({ ...order, options: { submitForSettlement: true } });
  expect(sale.transaction).toMatchObject({
    status: 'submitted_for_settlement',
    paymentInstrumentType: 'sepa_debit_account',
    sepaDirectDebitAccountDetails: { last4: '3000', mandateType: 'ONE_OFF' },
  });
  expect((await server.transaction.sale({ ...order, amount: '11.00' })).success).toBe(false);
  await expect.poll(() => page.context().pages().length).toBe(1);
});

const endings = [
  ['Cancel', 'SEPA_CUSTOMER_CANCELED', 'CUSTOMER', 'customer-canceled'],
  ['The bank refuses', 'SEPA_TOKENIZATION_FAILED', 'UNKNOWN', 'open-popup'],
  ['The account is blocked', 'SEPA_TRANSACTION_FAILED', 'UNKNOWN', 'handle-approval'],
  ['The window is closed', 'SEPA_CUSTOMER_CANCELED', 'CUSTOMER', 'customer-canceled'],
] as const;

test('each ending at the bank has its code, and after each another mandate can be asked for', async () => {
  const page = await openShop();
  for (const [button, code, type, details] of endings) {
    const bank = await askAtBank(page);
    await bank.getByText('Other endings to try').click();
    // A window that closes under the click is no failure of the click.
    await bank
      .getByRole('button', { name: button })
      .click()
      .catch(() => expect(bank.isClosed()).toBe(true));
    expect(await outcomeOf(page), button).toEqual({ code, type, details });
    const again = await askAtBank(page);
    await again.getByRole('button', { name: 'Give mandate' }).click();
    expect(await outcomeOf(page), `after ${button}`).toEqual({ payload });
  }
});

test.each([
  ['iban', `{ iban: 'DE88 3704 0044 0532 0130 00' }`],
  ['an account that is not in euros', `{ merchantAccountId: 'albumen_usd' }`],
])('%s that cannot be: SEPA_CREATE_MANDATE_FAILED, and its window closes', async (_, changes) => {
  const page = await openShop();
  await ask(page, changes);
  expect(await outcomeOf(page)).toEqual({
    code: 'SEPA_CREATE_MANDATE_FAILED',
    type: 'MERCHANT',
    details: 'create-mandate',
  });
  await expect.poll(() => page.context().pages().length).toBe(1);
});

test('what is missing or no mandate type is said before anything opens', async () => {
  const page = await openShop();
  const required =
    account.match(
      /(?:iban|merchantAccountId|mandateType|customerId|accountHolderName|countryCode)(?=:)/g,
    ) ?? [];
  expect(required).toHaveLength(6);
  for (const name of required) {
    const lacking = account.replace(new RegExp(`${name}: '.*?',`), '');
    await page.evaluate(watch(`sepa.tokenize(${lacking})`));
    expect(await outcomeOf(page)).toEqual({
      code: 'SEPA_TOKENIZE_MISSING_REQUIRED_OPTION',
      type: 'MERCHANT',
      details: `Missing required '${name}' option.`,
    });
  }
  await ask(page, `{ mandateType: 'SOMETIMES' }`);
  expect(await outcomeOf(page)).toMatchObject({ code: 'SEPA_INVALID_MANDATE_TYPE' });
});

test('one at a time; a window that the browser refuses is an error at once; teardown ends it', async () => {
  const page = await openShop();
  await askAtBank(page);
  expect(await page.evaluate(`sepa.tokenize(${account}).catch((error) => error.details)`)).toBe(
    'in-progress',
  );
  await page.evaluate(`window.open = () => null`);
  await page.evaluate(`sepa.teardown()`);
  expect(await outcomeOf(page)).toMatchObject({ code: 'SEPA_CUSTOMER_CANCELED' });
  expect(await page.locator('iframe').count()).toBe(0);
  await create(page);
  await ask(page);
  expect(await outcomeOf(page)).toEqual({
    code: 'SEPA_TOKENIZATION_FAILED',
    type: 'UNKNOWN',
    details: 'open-popup',
  });
});

test.each(['Give mandate', 'Cancel'])(
  'a page that is cut off from its windows goes to the bank itself where it may, and goes on: %s',
  async (button) => {
    const page = await openShop('/cut-off', `redirect: 'allowed'`);
    await ask(page);
    await page.getByRole('heading', { name: /^Allow / }).waitFor();
    await page.getByRole('button', { name: button }).click();
    await page.waitForURL(`${shop}/cut-off?**`);
    await addScripts(page, scripts);
    await create(page);
    await page.evaluate(watch('sepa.tokenize({})'));
    const another = { code: 'SEPA_TOKENIZE_MISSING_REQUIRED_OPTION' };
    expect(await outcomeOf(page)).toMatchObject(another);
    expect(await page.evaluate('sepa.hasTokenizationParams()')).toBe(true);
    await page.evaluate(watch('sepa.tokenize()'));
    const isGiven = button === 'Give mandate';
    const expected = isGiven ? { payload } : { code: 'SEPA_CUSTOMER_CANCELED' };
    expect(await outcomeOf(page)).toMatchObject(expected);
    expect(await page.evaluate('sepa.hasTokenizationParams()')).toBe(false);
  },
);

test('the provider’s pages lead nobody back, so for them the page is never left', async () => {
  const page = await openPage('/', scripts);
  const provider = 'https://assets.braintreegateway.com';
  await page.route(`${provider}/**`, async (route) => {
    const url = route.request().url().replace(provider, origin);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.evaluate(`(async () => {
    const own = await braintree.client.create({ authorization: '${demoKey.tokenizationKey}' });
    const configuration = own.getConfiguration();
    configuration.gatewayConfiguration.assetsUrl = '${provider}';
    const account = { approvalUrl: '${shop}/bank', last4: '3000', bankReferenceToken: 'b' };
    const request = async () => ({ message: { body: { sepaDebitAccount: account } } });
    const client = { ...own, getConfiguration: () => configuration, request };
    window.sepa = await braintree.sepa.create({ client, redirect: 'allowed' });
    window.open = () => null;
  })()`);
  await ask(page);
  expect(await outcomeOf(page)).toMatchObject({ code: 'SEPA_TOKENIZATION_FAILED' });
  expect(page.url()).toBe(`${shop}/`);
});

test('an address that says success completes nothing that the bank did not', async () => {
  const page = await openShop();
  const bank = await askAtBank(page);
  const way = new URL(bank.url());
  const back = await page.evaluate(`sessionStorage.getItem('braintree-sepa-mandate')`);
  const { key } = JSON.parse(String(back)) as { key: string };
  expect(way.origin).toBe(origin);
  await page.goto(`${shop}/?btSepa=${key}&success=1`);
  await addScripts(page, scripts);
  await create(page);
  await page.evaluate(watch('sepa.tokenize()'));
  expect(await outcomeOf(page)).toMatchObject({ code: 'SEPA_TRANSACTION_FAILED' });
});
