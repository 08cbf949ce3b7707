import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { good, openWindowShop, outcomeOf } from './window-shop.ts';

const { openShop, pay } = await openWindowShop();

/**
 * As on a busy computer: the window shows its first page and says so, and this page still sees the
 * empty one that it began with. The browser forgets what is sent to that one.
 */
async function seeLate(page: Page): Promise<void> {
  await page.evaluate(`{
    const open = window.open.bind(window);
    window.seen = { isLate: true, forgotten: 0 };
    window.open = (...args) => {
      const popup = open(...args);
      const location = {
        get href() { return seen.isLate ? 'about:blank' : popup.location.href },
        set href(url) {
          if (seen.isLate) seen.forgotten += 1;
          else popup.location.href = url;
        },
      };
      return {
        location,
        get closed() { return popup.closed },
        focus: () => popup.focus(),
        close: () => popup.close(),
      };
    };
  }`);
}

test('a window that says it is there before this page can see so is sent on once it can', async () => {
  const page = await openShop();
  await seeLate(page);
  const opening = page.waitForEvent('popup');
  await pay(page);
  await (await opening).getByText('Opening your bank').waitFor();
  // What the window sent arrives before what this asks of the page.
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 200))');
  expect(await page.evaluate('seen.forgotten')).toBe(0);
  await page.evaluate('seen.isLate = false');
  expect(await outcomeOf(page)).toMatchObject({ params: good });
});
