import type { Page } from '@playwright/test';

/**
 * Resolves once React has taken the page over; a press before that works too, but as a form or a link.
 * React marks its container when it begins.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Opens a page of ours and waits until its scripts run. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}
