import { expect, type Locator, type Page } from '@playwright/test';
import { runningStore } from '../store/running-store.ts';

interface Card {
  number: string;
  date: string;
  cvv: string;
  /** Where the style asks for it. */
  name?: string;
}

export interface Playground {
  log: Locator;
  /** Shows the form in this style and waits until it can be typed into. */
  choose: (style: 'Ledger' | 'Night' | 'Counter') => Promise<void>;
  /** The input inside a card frame. */
  field: (id: string) => Locator;
  /** Types into the fields of the styles that have a date in one. */
  fill: (card: Partial<Card>) => Promise<void>;
}

/** A page of the playground, which needs nobody's account. */
export async function openPlayground(page: Page, path = '/'): Promise<Playground> {
  await page.goto(runningStore().playground + path);
  return playground(page);
}

function playground(page: Page): Playground {
  const field = (id: string) =>
    page.frameLocator(`#card-${id} iframe`).locator('form input:visible').first();
  return {
    field,
    log: page.getByRole('region', { name: 'As it happens' }),
    async choose(style) {
      await page.getByRole('radio', { name: style }).check();
      await expect(page.getByRole('button', { name: /^Pay/ })).toBeEnabled();
    },
    async fill(card) {
      for (const [id, text] of Object.entries(card)) await field(id).fill(text);
    },
  };
}
