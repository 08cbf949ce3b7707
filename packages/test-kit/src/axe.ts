import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

export interface AxeLook {
  /** A CSS selector; the whole page by default. */
  within?: string;
  /** Names of axe's rules; all by default. */
  rules?: string[];
}

/** What colors alone decide. */
export const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with a page as it stands, one line a fault. */
export async function axeFaults(page: Page, look: AxeLook = {}): Promise<string[]> {
  const hasFrames = page.frames().length > 1;
  const { violations, passes, incomplete } = await (hasFrames ? runInFrames : run)(page, look);
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

function optionsFor({ rules }: AxeLook): RunOptions {
  // Of what is right, only the names of the rules are put together.
  const options: RunOptions = { resultTypes: ['violations'] };
  return rules === undefined ? options : { ...options, runOnly: { type: 'rule', values: rules } };
}

/** axe comes into a document once, however often it looks: half a megabyte to be read. */
async function run(page: Page, look: AxeLook): Promise<AxeResults> {
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(axe.source);
  const where = look.within === undefined ? 'document' : JSON.stringify(look.within);
  return page.evaluate<AxeResults>(`axe.run(${where}, ${JSON.stringify(optionsFor(look))})`);
}

/** What stands in frames of other origins is put together from parts. */
function runInFrames(page: Page, look: AxeLook): Promise<AxeResults> {
  const builder = new AxeBuilder({ page }).options(optionsFor(look));
  if (look.within !== undefined) builder.include(look.within);
  return builder.analyze();
}
