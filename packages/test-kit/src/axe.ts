import { AxeBuilder } from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

export interface AxeLook {
  /** A CSS selector; the whole page by default. */
  within?: string;
  /** Names of axe's rules; all by default. */
  rules?: readonly string[];
}

/** What colors alone decide. */
export const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with a page once it has come to rest, one line a fault. */
export async function axeFaults(page: Page, look: AxeLook = {}): Promise<string[]> {
  await page.evaluate(untilMotionEnds);
  const hasFrames = page.frames().length > 1;
  const { violations, passes, incomplete } = await (hasFrames ? runInFrames : runAxe)(page, look);
  if (passes.length + incomplete.length === 0) throw new Error('axe has looked at nothing');
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
  );
}

/** What is half faded in has no contrast to speak of. Motion without an end, and what scrolling moves, stays. */
const untilMotionEnds = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect, playState, timeline }) =>
      playState === 'running' &&
      timeline === document.timeline &&
      Number.isFinite(effect.getComputedTiming().endTime))
    .map(({ finished }) => finished),
).then(() => undefined)`;

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
  return rules === undefined
    ? options
    : { ...options, runOnly: { type: 'rule', values: [...rules] } };
}

/** What axe finds in one document. It comes into it once, however often it looks: half a megabyte to be read. */
export async function runAxe(
  document: Page | Frame,
  look: AxeLook,
  more: RunOptions = {},
): Promise<AxeResults> {
  if (!(await document.evaluate(`'axe' in globalThis`))) await document.evaluate(axe.source);
  const where = look.within === undefined ? 'document' : JSON.stringify(look.within);
  const options = JSON.stringify({ ...optionsFor(look), ...more });
  return document.evaluate<AxeResults>(`axe.run(${where}, ${options})`);
}

/** What stands in frames of other origins is put together from parts. */
function runInFrames(page: Page, look: AxeLook): Promise<AxeResults> {
  const builder = new AxeBuilder({ page }).options(optionsFor(look));
  if (look.within !== undefined) builder.include(look.within);
  return builder.analyze();
}
