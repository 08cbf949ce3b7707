import type { Page } from '@playwright/test';
import type { PageOptions } from '../page.ts';
import type { Area, Scenario } from '../scenario.ts';
import type { Shop } from '../shop.ts';

/** The published SDK loses its windows where the gateway answers at once. */
export async function slowDown(shop: Shop): Promise<void> {
  await shop.tools.call('PUT', '/sandbox/latency', { latencyMs: 400 });
}

/** A click that makes this call; its result can be read from `outcome`. */
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

/**
 * The same for a window that the SDK closes again. The published one looks every 100 ms whether it is closed, and
 * never again once the next is open or its component gone: on a busy machine it would not say so.
 */
export async function clickForClosed(shop: Shop, call: string): Promise<void> {
  const window = await clickForWindow(shop, call);
  if (!window.isClosed()) await window.waitForEvent('close');
  await shop.run('await new Promise((done) => setTimeout(done, 1000))');
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

interface Endings {
  area: Area;
  page: PageOptions;
  /** The window of a component that is made for it. */
  open: (shop: Shop) => Promise<Page>;
  /** Name of each, and the button that leads to it. */
  endings: readonly (readonly [name: string, button: string])[];
}

/** What becomes of a window that is left by each of these buttons. */
export function scenariosOfEndings({ area, page, open, endings }: Endings): readonly Scenario[] {
  return endings.map(([name, button]) => ({
    area,
    name,
    page,
    async run(shop) {
      await press(await open(shop), button);
      await shop.record(button, 'outcome');
    },
  }));
}

/**
 * The page is shown by an app that has a bridge: addresses go to the device's browser by `opened`.
 * Notes where the gateway is asked to lead back to.
 */
export async function useBridge(shop: Shop): Promise<void> {
  await shop.run(`window.popupBridge = { getReturnUrlPrefix: () => 'com.shop.app://pay/',
    open: (url) => { window.opened = url; } };`);
  shop.answerWith(({ body }) => {
    for (const key of ['returnUrl', 'cancelUrl', 'return_url', 'cancel_url']) {
      const [, address] = new RegExp(`"${key}":"([^"]*)"`).exec(body) ?? [];
      if (address !== undefined) shop.note(`asked for as ${key}`, address.replace(/\?.*/, ''));
    }
    return undefined;
  });
}

/** What the app says when its browser is closed; `queryItems` as an expression. */
export async function comeByBridge(shop: Shop, path: string, queryItems = '{}'): Promise<void> {
  await shop.page.waitForFunction('window.opened');
  await shop.run(`delete window.opened;
    popupBridge.onComplete(null, { path: '${path}', queryItems: ${queryItems} });`);
}
