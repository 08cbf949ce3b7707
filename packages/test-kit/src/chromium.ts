import { chromium, type Browser } from '@playwright/test';
import { chromiumOptions, wholeChromiumOptions } from './chromium-options.ts';

const shared = new Map<string, Promise<Browser>>();

/** A browser of its own, for whoever closes it. */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch(chromiumOptions(args));
}

/**
 * The browser that all test files of this process share, with these switches; it ends with the
 * process. A file closes its pages after its last test: `closePages`.
 */
export async function sharedChromium(args: readonly string[] = []): Promise<Browser> {
  const key = args.join(' ');
  const open = await shared.get(key);
  if (open?.isConnected()) return open;
  const browser = launchChromium(args);
  shared.set(key, browser);
  return await browser;
}

/** A browser with all that is around its pages, for whoever closes it. */
export function launchWholeChromium(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch(wholeChromiumOptions(args));
}

/** Closes whatever is open in the browser, which stays. */
export async function closePages(browser: Browser): Promise<void> {
  for (const context of browser.contexts()) await context.close();
}
