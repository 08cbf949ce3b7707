import type { Page, Route } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { windowFlows } from '../lib/faults/window-flows.ts';
import { openWindowRig } from '../lib/faults/window-rig.ts';

const stand = await openWindowRig();
afterAll(() => stand[Symbol.asyncDispose]());

const landingPage = /-landing-frame\.min\.html/;
const landingScript = /-landing-frame\.min\.js/;
const beginning = /\/client_api\/v1\/(local_payments|sepa_debit|paypal_hermes|masterpass)\b/;

/** What is asked for at these addresses waits until it is let go; `asked` when something is. */
async function hold(page: Page, address: RegExp) {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  await page.context().route(address, async (route: Route) => {
    ask();
    await held;
    await route.continue();
  });
  return { asked, letGo };
}

async function press(page: Page): Promise<Page> {
  const [away] = await Promise.all([page.waitForEvent('popup'), page.click('#pay')]);
  return away;
}

test.each(windowFlows)(
  '$component: the answer is there before the window has its first page',
  async (flow) => {
    const page = await stand.openShop(flow);
    const first = await hold(page, landingPage);
    const answered = page.waitForResponse(beginning);
    // A window is told of when it has begun to show its first page.
    const pressed = press(page);
    await Promise.all([first.asked, answered]);
    first.letGo();
    await flow.answer(await pressed);
    expect(await page.evaluate('outcome')).toBe('done');
  },
);

test.each(windowFlows)(
  '$component: the answer is there before the first page can run its script, and it never can',
  async (flow) => {
    const page = await stand.openShop(flow);
    const script = await hold(page, landingScript);
    const answer = await hold(page, beginning);
    const away = await press(page);
    await Promise.all([script.asked, answer.asked]);
    answer.letGo();
    await flow.answer(away);
    expect(await page.evaluate('outcome')).toBe('done');
    script.letGo();
  },
);

test.each(windowFlows)('$component: the first page waits long for the answer', async (flow) => {
  const page = await stand.openShop(flow);
  const answer = await hold(page, beginning);
  const away = await press(page);
  await answer.asked;
  await away.getByText(/^Opening /).waitFor();
  answer.letGo();
  await flow.answer(away);
  expect(await page.evaluate('outcome')).toBe('done');
});

test.each(windowFlows)('$component: a first page that cannot be had', async (flow) => {
  const page = await stand.openShop(flow);
  await page.context().route(landingPage, (route) => route.abort());
  const away = await press(page);
  await flow.answer(away);
  expect(await page.evaluate('outcome')).toBe('done');
});
