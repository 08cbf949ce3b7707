/**
 * A shop sends customers away in windows while the gateway answers at once: every window must come
 * back with what it was opened for, and no later one may be refused because an earlier one hangs.
 * `npm run faults:windows -- --flows 100 --component sepa`; every component by default.
 */
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { sayVerdict } from '../lib/faults/verdict.ts';
import { type WindowFlow, windowFlows } from '../lib/faults/window-flows.ts';
import { openWindowRig } from '../lib/faults/window-rig.ts';

const { values } = parseArgs({
  options: { flows: { type: 'string', default: '100' }, component: { type: 'string' } },
});
const flows = Number(values.flows);
const timeoutMs = 30_000;
const chosen = windowFlows.filter(
  ({ component }) => values.component === undefined || component === values.component,
);
if (chosen.length === 0) throw new Error(`no component ${values.component} opens windows`);

await using stand = await openWindowRig();
const problems: string[] = [];
for (const flow of chosen) problems.push(...(await run(flow)));
for (const problem of problems) console.error(problem);
const opened = flows * chosen.length;
sayVerdict({
  components: chosen.length,
  'windows opened': opened,
  'came back with what they were for': opened - problems.length,
  isPassed: problems.length === 0,
});

async function run(flow: WindowFlow): Promise<string[]> {
  const page = await stand.openShop(flow);
  page.setDefaultTimeout(timeoutMs);
  const found: string[] = [];
  for (let turn = 1; turn <= flows; turn += 1) {
    const outcome = await payOnce(page, flow).catch((error: unknown) => String(error));
    if (outcome !== 'done') found.push(`${flow.component}, window ${turn}: ${outcome}`);
  }
  await page.context().close();
  return found;
}

/** `done`, or what happened instead and where the window was then. */
async function payOnce(page: Page, { answer }: WindowFlow): Promise<string> {
  const [away] = await Promise.all([page.waitForEvent('popup'), page.click('#pay')]);
  await answer(away);
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve('hangs'), timeoutMs).unref();
  });
  const outcome = await Promise.race([page.evaluate<string>('outcome'), late]);
  if (outcome === 'done' || away.isClosed()) return outcome;
  const seen = `${outcome} at ${away.url()}: ${await away.locator('body').innerText()}`;
  await away.close();
  return seen;
}
