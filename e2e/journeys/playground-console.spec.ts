import { expect, test } from '../fixtures/test.ts';
import { openPlayground } from '../pages/playground-pages.ts';

test.describe('console of the gateway', () => {
  test('news is told to the shop, and told again on demand', async ({ browser }) => {
    const page = await browser.newPage();
    await openPlayground(page, '/console/settings');
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
    await openPlayground(page, '/console/settings');
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
});
