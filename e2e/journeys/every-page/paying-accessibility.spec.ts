import type { Page } from '@playwright/test';
import { axeFaultsInBothSchemes } from '@albumen/test-kit/axe';
import { axeLook } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/test.ts';
import { open } from '../../pages/hydrated.ts';
import { guestOf, newLink } from '../../pages/paying-elsewhere.ts';
import { readyOrder } from '../../pages/ready-order.ts';

/** One country of each place where people pay shows every kind of fields. */
const countries = ['', 'DE', 'IT', 'NL', 'PL', 'PT'];

const links = [
  { currency: 'USD', payerCountry: 'US', methods: ['card', 'paypal', 'payLater', 'googlePay'] },
  { currency: 'EUR', payerCountry: 'IT', methods: ['card', 'mybank', 'bancomatpay', 'sepa'] },
  { currency: 'EUR', payerCountry: 'DE', methods: ['card', 'giropay', 'pay_upon_invoice'] },
  { currency: 'PLN', payerCountry: 'PL', methods: ['card', 'blik', 'p24'] },
];

/** Chooses each way to pay, one after the other, and lets axe look at it. */
async function lookAtEach(page: Page, seen: Set<string>): Promise<string[]> {
  const found: string[] = [];
  const ways = page.locator('.methods').getByRole('radio');
  for (const way of await ways.all()) {
    const name = await way.inputValue();
    if (seen.has(name)) continue;
    seen.add(name);
    await way.check();
    await page.getByText('Getting ready').waitFor({ state: 'detached' });
    for (const violation of await axeFaultsInBothSchemes(page)) found.push(`${name}: ${violation}`);
  }
  return found;
}

for (const labBrand of ['halide', 'cyan'] as const) {
  test(`axe finds nothing at the checkout of ${labBrand}, whatever way to pay is chosen @long`, async ({
    people,
  }) => {
    test.setTimeout(400_000);
    const { page } = await readyOrder(people, { labBrand, ...axeLook });
    const seen = new Set<string>();
    const found: string[] = [];
    for (const country of countries) {
      await page.getByLabel('Billing country').selectOption(country);
      found.push(...(await lookAtEach(page, seen)));
    }
    expect(found).toEqual([]);
    expect([...seen]).toEqual(
      expect.arrayContaining(['card', 'payLater', 'ideal', 'mbway', 'sepa']),
    );
  });

  test(`axe finds nothing on the pay page of ${labBrand}, whatever way to pay is chosen @long`, async ({
    people,
  }) => {
    test.setTimeout(400_000);
    const [first, ...further] = links;
    if (first === undefined) throw new Error('no links');
    const { photographer, page } = await guestOf(people, first, { labBrand, ...axeLook });
    const seen = new Set<string>();
    const found = await lookAtEach(page, seen);
    for (const link of further) {
      await open(page, await newLink(photographer, link));
      found.push(...(await lookAtEach(page, seen)));
    }
    expect(found).toEqual([]);
    expect(seen.size).toBe(new Set(links.flatMap(({ methods }) => methods)).size);
  });
}
