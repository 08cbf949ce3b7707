import type { Page } from '@playwright/test';

/* React marks its container when it begins. As text, because scripts without the DOM's types use it. */
const isTakenOver = `Object.keys(document.getElementById('app') ?? {})
  .some((key) => key.startsWith('__react'))`;

/** Resolves once React has taken the page over: from then on a press is not only a link or a form. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver);
}

/** Opens a page of ours and waits until its scripts run. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}
