import type { Page } from '@playwright/test';

/** `/shop/{productId}` and `/cards/{designId}`: one thing, and what can be chosen about it. */
export function productPage(page: Page) {
  return {
    name: page.getByRole('heading', { level: 1 }),
    option: (group: string, label: string | RegExp) =>
      page.getByRole('group', { name: group }).getByRole('radio', { name: label }),
    /** Presses what is seen of a radio button. */
    choose: async (group: string, label: string) => {
      const pattern = new RegExp(`^${label}\\b`);
      await page.getByRole('group', { name: group }).getByRole('radio', { name: pattern }).click();
    },
    price: page.locator('.buy-bar output'),
    designIt: page.getByRole('link', { name: 'Design it' }),
  };
}

/** `/cards`: the grid and what narrows it down. */
export function cardsPage(page: Page) {
  const filter = (name: string) => page.locator('summary').filter({ hasText: name });
  return {
    cards: page.getByRole('main').locator('.card-tile'),
    count: page.locator('output.card-filters__count'),
    chips: page.getByRole('list', { name: 'Filters that are on' }),
    tick: async (name: string, value: string) => {
      await filter(name).click();
      await page.getByRole('checkbox', { name: value }).click();
      await page.keyboard.press('Escape');
    },
    remove: (value: string) => page.getByRole('link', { name: `Remove ${value}`, exact: true }),
    phoneFilters: page.getByRole('button', { name: /^Filters/ }),
    overlay: page.getByRole('dialog', { name: 'Filter cards' }),
  };
}
