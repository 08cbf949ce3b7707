import type { Page } from '@playwright/test';
import { expect } from 'vitest';

/** What the store knows of somebody who comes for the first time. */
export const stranger = {
  account: null,
  isCookieConsentAsked: false,
  isWelcomeDue: false,
  isMarketingDue: false,
};

/** Resolves once React has marked its container: presses from then on are not lost. */
export async function hydrated(page: Page): Promise<void> {
  const isTakenOver = () =>
    page.evaluate(() =>
      Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__react')),
    );
  await expect.poll(isTakenOver, { timeout: 15_000 }).toBe(true);
}

/** What has the focus: its element and its name. */
export function focusedIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { tagName, ariaLabel, textContent } = document.activeElement ?? document.body;
    return tagName === 'BODY' ? 'nowhere' : `${tagName} ${ariaLabel ?? textContent}`;
  });
}

/** Notes what the browser complains about. */
export function noteComplaints(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}

/** Notes as `wasSilent` whether a notice came without words for a reader. */
export function noteFirstWords(page: Page): Promise<void> {
  return page.evaluate(() => {
    const note = () => {
      const words = document.querySelector('.notice__body');
      if (words) Object.assign(window, { wasSilent: words.ariaHidden });
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });
}

/** Runs in the page: presses the link with Meta and answers whether that was left to the browser. */
export function pressWithMeta(link: Element): boolean {
  const press = new MouseEvent('click', { metaKey: true, bubbles: true, cancelable: true });
  let wasFree = false;
  const note = (event: Event) => {
    wasFree = !event.defaultPrevented;
    // Only asked: this page stays.
    event.preventDefault();
  };
  window.addEventListener('click', note, { once: true });
  link.dispatchEvent(press);
  return wasFree;
}
