/** Everything that must hold before a change is done. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureTestChromium } from './lib/verify/chromium.ts';
import { runSteps } from './lib/verify/run-steps.ts';
import { steps } from './lib/verify/steps.ts';
import { keepTemporaryFilesInMemory } from './lib/verify/temporary-folder.ts';

const root = join(import.meta.dirname, '..');
const stepsWithBrowser = new Set(['unit', 'browser']);

try {
  await verify();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function verify(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  const chosen = choose(values.only);
  if (chosen.some(({ name }) => stepsWithBrowser.has(name))) {
    const { whole, quick } = ensureTestChromium();
    Object.assign(process.env, { WHOLE_CHROMIUM_PATH: whole, CHROMIUM_PATH: quick });
  }
  keepTemporaryFilesInMemory();
  const results = await runSteps(chosen, root);
  const failed = results.filter(({ isPassed }) => !isPassed);
  for (const { name, lastLines } of failed) console.log(`\n✗ ${name} ended with\n${lastLines}\n`);
  for (const { name } of failed) console.log(`failed: ${name}`);
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
}

function choose(names: readonly string[] | undefined) {
  if (!names) return steps;
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown === undefined) return steps.filter(({ name }) => names.includes(name));
  throw new Error(`no step ${unknown}; there are ${steps.map(({ name }) => name).join(', ')}`);
}
