import { expect, test } from '../../fixtures/test.ts';
import { openPlayground } from '../../pages/playground-pages.ts';

test.describe('playground', () => {
  // One after the other: an ordered failure hits the next card, whoever's it is.
  test.describe.configure({ mode: 'default' });

  test('from the empty form to a settled transaction seen in the console', async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const checkout = await openPlayground(page);
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

  test('a declined card says so, and the form can be used again @long', async ({ browser }) => {
    const page = await browser.newPage();
    const checkout = await openPlayground(page);
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

  test('what goes wrong is reported by its code @long', async ({ browser }) => {
    const page = await browser.newPage();
    const checkout = await openPlayground(page);
    await checkout.choose('Counter');
    await page.getByRole('button', { name: 'Tokenize an empty form' }).click();
    await expect(checkout.log).toContainText('HOSTED_FIELDS_FIELDS_EMPTY');
    await page.getByRole('button', { name: 'Two forms in one container' }).click();
    await expect(checkout.log).toContainText('HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME');
    await page.getByRole('button', { name: 'Charge an invented nonce' }).click();
    await expect(checkout.log).toContainText('91565');
    await page.close();
  });

  const card = { number: '4111111111111111', date: '12/34', cvv: '123' };
  for (const { failure, tag, code, says } of [
    {
      failure: 'The line breaks',
      tag: '',
      code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR',
      says: 'A network error occurred when tokenizing the card.',
    },
    {
      failure: 'Server error',
      tag: ' @long',
      code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR',
      says: 'A network error occurred when tokenizing the card.',
    },
    {
      failure: 'Too many requests',
      tag: ' @long',
      code: 'HOSTED_FIELDS_FAILED_TOKENIZATION',
      says: 'The supplied card data failed tokenization.',
    },
  ]) {
    test(`${failure.toLowerCase()}: the page says that nothing was charged, and can pay again${tag}`, async ({
      browser,
    }) => {
      const page = await browser.newPage();
      const checkout = await openPlayground(page);
      await checkout.choose('Counter');
      await checkout.fill(card);
      await page.getByRole('button', { name: failure }).click();
      await expect(page.getByText('it strikes the next card').first()).toBeVisible();
      await page.getByRole('button', { name: 'Pay now' }).click();
      await expect(page.getByRole('alert')).toHaveText(
        `The card was not taken${code} ${says} Nothing was charged.`,
      );
      await expect(checkout.log).toContainText(code);
      await page.getByRole('button', { name: 'Pay now' }).click();
      await expect(page.getByText('Paid $24.00')).toBeVisible();
      await page.close();
    });
  }

  test('a charge that nobody answers is not said to have come to nothing', async ({ browser }) => {
    const page = await browser.newPage();
    const checkout = await openPlayground(page);
    await checkout.choose('Counter');
    await checkout.fill(card);
    await page.route('**/api/charge', (route) => route.abort());
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByRole('alert')).toContainText('Perhaps paid');
    await expect(page.getByRole('alert')).not.toContainText('Nothing was charged');
    await page.getByRole('link', { name: 'Look in the console' }).click();
    await expect(page.getByRole('heading', { name: 'Transactions' })).toBeVisible();
    await page.close();
  });

  test('three seconds late: the page waits, says so, and pays once @long', async ({ browser }) => {
    const page = await browser.newPage();
    const checkout = await openPlayground(page);
    await checkout.choose('Counter');
    await checkout.fill(card);
    await page.getByRole('button', { name: 'Three seconds late' }).click();
    await expect(page.getByText('it strikes the next card').first()).toBeVisible();
    const charges: string[] = [];
    const { promise: isPressedAgain, resolve: pressedAgain } = Promise.withResolvers<void>();
    await page.route('**/api/charge', async (route) => {
      charges.push(route.request().url());
      await isPressedAgain;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Pay now' }).click();
    const waiting = page.getByRole('button', { name: 'One moment' });
    await expect(waiting).toHaveAttribute('aria-busy', 'true');
    await waiting.click();
    pressedAgain();
    await expect(page.getByText('Paid $24.00')).toBeVisible();
    expect(charges).toHaveLength(1);
    await page.close();
  });

  test('the whole way is gone by keyboard', async ({ browser }) => {
    const page = await browser.newPage();
    const checkout = await openPlayground(page);
    await checkout.choose('Counter');
    await page.getByLabel('Amount, USD').focus();
    for (const [id, typed] of Object.entries({ ...card, date: '1234' })) {
      await page.keyboard.press('Tab');
      // A frame of another origin gets the focus a moment later than the key was pressed.
      await expect(checkout.field(id)).toBeFocused();
      await page.keyboard.type(typed, { delay: 20 });
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Pay now' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Paid $24.00')).toBeVisible();
    await page.close();
  });
});
