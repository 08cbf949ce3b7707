import type { Page } from '@playwright/test';
import type { Shop } from '../shop.ts';

/** The published SDK loses its windows where the gateway answers at once. */
export async function slowDown(shop: Shop): Promise<void> {
  await shop.tools.call('PUT', '/sandbox/latency', { latencyMs: 400 });
}

/** A click that makes this call; what comes of it can be told by `outcome`. */
export async function click(shop: Shop, call: string): Promise<void> {
  await shop.run(`document.getElementById('pay').onclick = () => {
    window.outcome = ${call};
    window.outcome.catch(() => undefined);
  };`);
  await shop.page.click('#pay');
}

/** The same, and the window that it opens. */
export async function clickForWindow(shop: Shop, call: string): Promise<Page> {
  const [window] = await Promise.all([shop.page.waitForEvent('popup'), click(shop, call)]);
  return window;
}

/** Presses a button of the bank's page. A window that closes under it is no failure. */
export async function press(window: Page, button: string): Promise<void> {
  const others = window.getByText('Other endings to try');
  await others.waitFor();
  if (!/^(Pay|Give)/.test(button)) await others.click();
  await window
    .getByRole('button', { name: button })
    .click()
    .catch((error: unknown) => {
      if (!window.isClosed()) throw error;
    });
}
