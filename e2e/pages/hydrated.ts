import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/* React marks its container when it begins. As text, because scripts without the DOM's types use it. */
const isTakenOver = `Object.keys(document.getElementById('app') ?? {})
  .some((key) => key.startsWith('__react'))`;

const timeoutMs = 30_000;

/** A page of whatever drives the browser. */
interface DrivenPage {
  evaluate: (script: string) => Promise<unknown>;
  url: () => string;
}

/**
 * Resolves once React has taken the page over: from then on a press is not only a link or a form. Asked
 * from outside, because Playwright's own waiting evaluates text in the page, which our policy forbids.
 */
export async function hydrated(page: DrivenPage): Promise<void> {
  const latestAt = Date.now() + timeoutMs;
  // A page that is just being left answers nothing; the next one is asked.
  while ((await page.evaluate(isTakenOver).catch(() => false)) !== true) {
    if (Date.now() > latestAt) throw new Error(`React did not take over ${page.url()}`);
    await pause(50);
  }
}

/** Opens a page of ours and waits until its scripts run. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}
