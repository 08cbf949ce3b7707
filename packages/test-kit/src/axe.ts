import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export interface AxeLook {
  /** A CSS selector; the whole page by default. */
  within?: string;
  /** Names of axe's rules; all by default. */
  rules?: string[];
}

/** What colors alone decide. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with a page as it stands, one line a fault. */
export async function axeFaults(page: Page, { within, rules }: AxeLook = {}): Promise<string[]> {
  // Of what is right, only the names of the rules are put together.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Without frames nothing is put together from parts, for which axe opens a page of its own.
  if (page.frames().length === 1) axe.setLegacyMode();
  if (within !== undefined) axe.include(within);
  if (rules !== undefined) axe.withRules(rules);
  const { violations, passes, incomplete } = await axe.analyze();
  if (passes.length + incomplete.length === 0) throw new Error('axe has looked at nothing');
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
  );
}

/** Everything in light; in dark only what colors decide. */
export async function axeFaultsInBothSchemes(page: Page, look: AxeLook = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axeFaults(page, look);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeFaults(page, { ...look, rules: rulesOfColor });
  return [...light, ...dark.map((fault) => `dark ${fault}`)];
}
