import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { runningStore } from '../store/running-store.ts';
import { playground } from '../pages/playground-pages.ts';

/* A page of its own: these journeys need nobody's account. */
async function openPage(page: Page, path = '/'): Promise<ReturnType<typeof playground>> {
  await page.goto(runningStore().playground + path);
  return playground(page);
}

test.describe('playground', () => {
  test('from the empty form to a settled transaction seen in the console', async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const checkout = await openPage(page);
    await checkout.choose('Counter');
    await page.getByLabel('Amount, USD').fill('41.07');

    await checkout.fill({ number: '5555555555554444', date: '12/34', cvv: '123' });
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByText('Paid $41.07')).toBeVisible();
    await expect(checkout.log).toContainText('Mastercard');
    await expect(checkout.log).toContainText('transaction.sale');
    await expect(page.getByText('5555555555554444')).toHaveCount(0);

    await page.getByRole('link', { name: 'Open in the console' }).click();
    await expect(page.getByRole('heading', { name: '$41.07' })).toBeVisible();
    await page.getByRole('button', { name: 'Settle', exact: true }).click();
    await expect(page.getByText(/is now settled/)).toBeVisible();
    const id = page.url().split('/').at(-1) ?? '';

    await page.getByRole('link', { name: 'Transactions' }).first().click();
    await page.getByLabel('Last four digits').fill('4444');
    await page.getByLabel('Status').selectOption('settled');
    await page.getByRole('button', { name: 'Search' }).click();
    const row = page.getByRole('row').filter({ hasText: id });
    await expect(row).toContainText('Settled');
    await expect(row).toContainText('$41.07');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a declined card says so, and the form can be used again', async ({ browser }) => {
    const page = await browser.newPage();
    const checkout = await openPage(page);
    await checkout.choose('Night');
    await page.getByRole('button', { name: /2000\.00/ }).click();
    const card = { number: '4111111111111111', date: '12/34', cvv: '123' };
    await checkout.fill(card);
    await page.getByRole('button', { name: 'Pay $2000.00' }).click();
    await expect(page.getByText('Look at: cardholder name')).toBeVisible();
    await checkout.fill({ ...card, name: 'Ada Lovelace' });
    await page.getByRole('button', { name: 'Pay $2000.00' }).click();
    await expect(page.getByText('2000 Do Not Honor')).toBeVisible();
    await page.getByLabel('Amount, USD').fill('12.00');
    await page.getByRole('button', { name: 'Pay $12.00' }).click();
    await expect(page.getByText('Paid $12.00')).toBeVisible();
    await page.close();
  });

  test('what goes wrong is told by its code', async ({ browser }) => {
    const page = await browser.newPage();
    const checkout = await openPage(page);
    await checkout.choose('Counter');
    await page.getByRole('button', { name: 'Tokenize an empty form' }).click();
    await expect(checkout.log).toContainText('HOSTED_FIELDS_FIELDS_EMPTY');
    await page.getByRole('button', { name: 'Two forms in one container' }).click();
    await expect(checkout.log).toContainText('HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME');
    await page.getByRole('button', { name: 'Charge an invented nonce' }).click();
    await expect(checkout.log).toContainText('91565');
    await page.close();
  });

  test('news is told to the shop, and told again on demand', async ({ browser }) => {
    const page = await browser.newPage();
    await openPage(page, '/console/settings');
    const addresses = page.getByRole('region', { name: 'Webhook addresses' });
    await addresses.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(addresses.getByText(/answered the challenge/)).toBeVisible();

    await page.getByRole('link', { name: 'Webhooks' }).click();
    await page.getByRole('button', { name: 'Send a check' }).click();
    const webhook = page.getByRole('listitem').filter({ hasText: 'Check' }).first();
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(webhook).toContainText('Delivered', { timeout: 1_000 });
    }).toPass();
    await webhook.getByRole('button', { name: 'Replay' }).click();
    await expect(page.getByText('It is sent to every address again.')).toBeVisible();
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(webhook.getByText('Delivered')).toHaveCount(2, { timeout: 1_000 });
    }).toPass();
    await page.getByRole('link', { name: 'Settings' }).click();
    await addresses.getByRole('button', { name: /^Remove/ }).click();
    await expect(addresses.getByText('Nobody is told.')).toBeVisible();
    await page.close();
  });

  test('keys and origins come and go', async ({ browser }) => {
    const page = await browser.newPage();
    await openPage(page, '/console/settings');
    const keys = page.getByRole('region', { name: 'API keys' });
    await keys.getByRole('button', { name: 'Make an API key' }).click();
    await expect(keys.getByText('The private key is shown only now.')).toBeVisible();
    await keys.getByRole('button', { name: 'Revoke' }).first().click();
    await expect(keys.getByText(/is revoked/)).toBeVisible();

    const origins = page.getByRole('region', { name: 'Allowed origins' });
    await origins.getByLabel('Origin').fill('https://shop.example');
    await origins.getByRole('button', { name: 'Allow' }).click();
    await origins.getByRole('button', { name: 'Remove https://shop.example' }).click();
    await expect(origins.getByText(/may no longer show them/)).toBeVisible();
    await page.close();
  });

  test('the whole way is gone by keyboard', async ({ browser }) => {
    const page = await browser.newPage();
    const checkout = await openPage(page);
    await checkout.choose('Counter');
    await page.getByLabel('Amount, USD').focus();
    for (const typed of ['4111111111111111', '1234', '123']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(typed, { delay: 20 });
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Pay now' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Paid $24.00')).toBeVisible();
    await page.close();
  });

  test('axe finds nothing, light and dark', async ({ browser }) => {
    const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const found: string[] = [];
    const look = async (what: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // What is inside the frames is looked at by the SDK's own tests.
        const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
        for (const { id, nodes } of violations) {
          found.push(`${what} ${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
        }
      }
    };
    const checkout = await openPage(page);
    for (const style of ['Ledger', 'Night', 'Counter'] as const) {
      await checkout.choose(style);
      await look(style);
    }
    for (const section of ['transactions', 'webhooks', 'requests', 'settings']) {
      await openPage(page, `/console/${section}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await look(section);
    }
    expect(found).toEqual([]);
    await context.close();
  });
});
