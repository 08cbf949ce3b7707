import { closePages, sharedChromium } from '@albumen/test-kit/chromium';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { afterAll } from 'vitest';
import { startWindowRig } from './window-rig.ts';

export interface FlowPlan {
  open?: string;
  /** Page that the bank leads back to. */
  back?: string;
  query?: string;
  waits?: boolean;
}

/** A shop whose button opens windows; to be called at the top of a test file. */
export async function openWindowShop() {
  const rig = await startWindowRig();
  const browser = await sharedChromium(['--site-per-process']);
  afterAll(async () => {
    await closePages(browser);
    await rig[Symbol.asyncDispose]();
  });
  async function openShop(path = '/', options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await page.goto(rig.shop + path);
    await page.evaluate(`windows.create('${rig.gateway}')`);
    return page;
  }
  /** A click opens the window; the address of the bank is there in the same moment. */
  async function pay(page: Page, plan: FlowPlan = {}): Promise<void> {
    const { open = '{}', back = 'local-payment-redirect-frame', waits = false } = plan;
    const query =
      plan.query ??
      `{ r: '${rig.shop}/back', t: 'Back to us', token: 'T', paymentId: 'P', PayerID: 'Y' }`;
    await page.evaluate(`document.getElementById('pay').onclick = () => {
      const { service } = windows;
      window.flow = service.open(${open});
      const to = service.returnAddress('${back}', ${query});
      flow.redirect('${rig.gateway}/bank?${waits ? 'wait=1&' : ''}to=' + encodeURIComponent(to));
      window.outcome = flow.result.then((params) => ({ params }), ({ code, details }) => ({ code, details }));
    }`);
    await page.click('#pay');
  }
  return { rig, openShop, pay };
}

export const outcomeOf = (page: Page) => page.evaluate('outcome') as Promise<{ params?: object }>;

/** What comes back from a bank that approves. */
export const good = { token: 'T', paymentId: 'P', PayerID: 'Y' };
