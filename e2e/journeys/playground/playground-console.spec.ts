import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { openPlayground } from '../../pages/playground-pages.ts';
import { runningStore } from '../../store/running-store.ts';

/** Calls the shop's server as its page does; gives status and answer. */
async function call(page: Page, path: string, body: object = {}) {
  const order = { path: `/api${path}`, body: JSON.stringify(body) };
  return page.evaluate(async ({ path: url, body: sent }) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(url, { method: 'POST', headers, body: sent });
    return { status: reply.status, answer: await reply.json() };
  }, order);
}

/** A sale for settlement, without a form; gives its id. */
async function sell(page: Page, order: { amount: string; nonce?: string }): Promise<string> {
  const { answer } = await call(page, '/charge', { nonce: 'fake-valid-nonce', ...order });
  return answer.transaction.id;
}

/** A sale that is not for settlement yet, as a shop's server makes it with a key of its own. */
async function authorize(page: Page, amount: string): Promise<string> {
  const { answer: key } = await call(page, '/console/keys/api');
  const facts = await page.request
    .get('/api/facts', { headers: { 'sec-fetch-site': 'same-origin' } })
    .then((reply) => reply.json());
  const reply = await page.request.post(
    `${facts.gatewayUrl}/merchants/${facts.merchantId}/transactions`,
    {
      headers: { authorization: `Basic ${btoa(`${key.publicKey}:${key.privateKey}`)}` },
      data: { transaction: { type: 'sale', amount, payment_method_nonce: 'fake-valid-nonce' } },
    },
  );
  return /<id>([^<]+)/.exec(await reply.text())?.[1] ?? '';
}

async function openSale(page: Page, id: string): Promise<void> {
  await openPlayground(page, `/console/transactions/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('console of the gateway', () => {
  // One after the other: a test that revokes a key would take another's.
  test.describe.configure({ mode: 'default' });

  test('what was charged is voided after a question, and then offers nothing more', async ({
    browser,
  }) => {
    const page = await browser.newPage();
    await openPlayground(page, '/console');
    const id = await sell(page, { amount: '31.01' });
    await openSale(page, id);
    await button(page, 'Void').click();
    const question = page.getByRole('dialog', { name: 'Void this transaction?' });
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(question).toHaveCount(0);
    await expect(button(page, 'Settle')).toBeVisible();

    await button(page, 'Void').click();
    await question.getByRole('button', { name: 'Void' }).click();
    await expect(page.getByText(`${id} is now voided.`)).toBeVisible();
    const history = page.getByRole('region', { name: 'How it came there' });
    await expect(history.getByRole('listitem').filter({ hasText: 'Voided' })).toHaveCount(1);
    for (const action of ['Void', 'Settle', 'Refund']) {
      await expect(button(page, action)).toHaveCount(0);
    }
    await page.close();
  });

  test('what is only authorized is submitted or voided, as the shop decides @long', async ({
    browser,
  }) => {
    const page = await browser.newPage({ baseURL: runningStore().playground });
    await openPlayground(page, '/console');
    for (const [action, status] of [
      ['Submit for settlement', 'submitted for settlement'],
      ['Void', 'voided'],
    ] as const) {
      const id = await authorize(page, '31.03');
      await openSale(page, id);
      await expect(button(page, 'Settle')).toHaveCount(0);
      await button(page, action).click();
      if (action === 'Void')
        await page.getByRole('dialog').getByText('Void', { exact: true }).click();
      await expect(page.getByText(`${id} is now ${status}.`)).toBeVisible();
    }
    await page.close();
  });

  test('what another window settled meanwhile is not voided, and the page says why @long', async ({
    browser,
  }) => {
    const page = await browser.newPage();
    await openPlayground(page, '/console');
    const id = await sell(page, { amount: '31.02' });
    await openSale(page, id);
    expect((await call(page, `/transactions/${id}/settle`)).status).toBe(200);
    await button(page, 'Void').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Void' }).click();
    await expect(page.getByText('Not done')).toBeVisible();
    await expect(
      page.getByText(/^91504 Transaction can only be voided if status is/),
    ).toBeVisible();
    await expect(button(page, 'Refund')).toBeVisible();
    await page.close();
  });

  test('a settled sale goes back in part, not for more than is left, and then as a whole', async ({
    browser,
  }) => {
    const page = await browser.newPage();
    await openPlayground(page, '/console');
    const id = await sell(page, { amount: '10.00' });
    await openSale(page, id);
    await button(page, 'Settle').click();
    const dialog = page.getByRole('dialog', { name: 'Refund' });
    const refund = async (label: string, amount?: string) => {
      await button(page, 'Refund').click();
      const field = dialog.getByLabel(label);
      if (amount !== undefined) await field.fill(amount);
      await dialog.getByRole('button', { name: 'Refund' }).click();
      await expect(dialog).toHaveCount(0);
    };
    const refunds = page.getByRole('region', { name: 'Facts' }).getByRole('link');
    await refund('Amount, at most $10.00', '4.00');
    await expect(page.getByText(/is now submitted for settlement/)).toBeVisible();
    await expect(refunds).toHaveCount(1);

    const rest = 'Amount, or nothing for all that is left';
    await refund(rest, '6.01');
    await expect(page.getByText('91521 Refund amount is too large.')).toBeVisible();
    await refund(rest);
    await expect(refunds).toHaveCount(2);
    await refund(rest, '0.01');
    await expect(
      page.getByText('91512 Transaction has already been fully refunded.'),
    ).toBeVisible();

    const amounts: string[] = [];
    for (const place of [0, 1]) {
      await refunds.nth(place).click();
      const title = page.getByRole('heading', { name: /^Refund/, level: 1 });
      amounts.push((await title.textContent()) ?? '');
      await expect(button(page, 'Refund')).toHaveCount(0);
      await page.getByRole('link', { name: id }).click();
      await expect(page.getByRole('heading', { name: '$10.00', exact: true })).toBeVisible();
    }
    expect(amounts.toSorted()).toEqual(['Refund $4.00', 'Refund $6.00']);
    await page.close();
  });

  test('a list of more than 25 transactions is shown to its end @long', async ({ browser }) => {
    const page = await browser.newPage();
    await openPlayground(page, '/console');
    const sold: string[] = [];
    for (let made = 10; made < 38; made += 1) {
      sold.push(await sell(page, { amount: `7.${made}`, nonce: 'fake-valid-discover-nonce' }));
    }
    await openPlayground(page, '/console/transactions');
    await page.getByLabel('Last four digits').fill('1117');
    await button(page, 'Search').click();
    const ids = page.getByRole('rowheader').getByRole('link');
    await expect(ids).toHaveText(sold.toReversed().slice(0, 25));
    await button(page, 'Show older ones').click();
    await expect(ids).toHaveText(sold.toReversed());
    await expect(button(page, 'Show older ones')).toHaveCount(0);
    await page.close();
  });

  test('requests are shown page by page, each once @long', async ({ browser }) => {
    const page = await browser.newPage();
    await openPlayground(page, '/console');
    const names = Array.from({ length: 60 }, (_, place) => `paging-${String(place + 10)}`);
    for (const name of names) {
      expect((await call(page, `/transactions/${name}/void`)).status).toBe(404);
    }
    await openPlayground(page, '/console/requests');
    const all = page.getByRole('listitem').filter({ has: page.locator('summary') });
    await expect(async () => {
      await button(page, 'Refresh').click();
      await expect(all.filter({ hasText: names.at(-1) ?? '' })).toHaveCount(1, { timeout: 1_000 });
    }).toPass();
    await expect(all).toHaveCount(50);
    const ours = page.locator('summary').filter({ hasText: 'paging-' });
    // Other tests ask the gateway meanwhile: how many pages it takes is not known.
    await expect(async () => {
      const before = await all.count();
      await button(page, 'Show older ones').click();
      await expect.poll(() => all.count(), { timeout: 5_000 }).toBeGreaterThan(before);
      expect(await ours.count()).toBe(names.length);
    }).toPass();
    const shown = (await ours.allTextContents()).map((text) => /paging-\d+/.exec(text)?.[0]);
    expect(shown).toEqual(names.toReversed());
    await page.close();
  });

  test('a webhook is sent to the shop, and again on demand', async ({ browser }) => {
    const page = await browser.newPage();
    await openPlayground(page, '/console/settings');
    const addresses = page.getByRole('region', { name: 'Webhook addresses' });
    await addresses.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(addresses.getByText(/answered the challenge/)).toBeVisible();
    // The store listens as well, since it was started.
    const own = addresses.getByRole('button', { name: `Remove ${runningStore().playground}` });
    await expect(own).toHaveCount(1);
    const receivers = await addresses.getByRole('button', { name: /^Remove/ }).count();

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
      await expect(webhook.getByText('Delivered')).toHaveCount(2 * receivers, { timeout: 1_000 });
    }).toPass();
    await page.getByRole('link', { name: 'Settings' }).click();
    await own.click();
    await expect(own).toHaveCount(0);
    await page.close();
  });

  test('keys and origins come and go @long', async ({ browser }) => {
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
