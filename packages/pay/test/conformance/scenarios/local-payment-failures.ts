import type { Scenario } from '../scenario.ts';
import type { Shop } from '../shop.ts';
import { area, open, page, start } from './local-payment-shop.ts';
import { clickForWindow } from './windows.ts';

/**
 * The outcome of a call that fails once its window is open: the gateway answers at `path`
 * only when the window shows its page. Chromium hangs on one that is closed while it opens. Ends when the
 * page has seen that its window is gone: the published SDK tells of it for good, ten times a second, where
 * another payment starts before that.
 */
async function recordFailure(
  shop: Shop,
  label: string,
  { call, path }: { call: string; path: string },
): Promise<void> {
  const shown = Promise.withResolvers<undefined>();
  shop.answerWith(({ url }) => (url.includes(path) ? shown.promise : undefined));
  const window = await clickForWindow(shop, call);
  // A window begins with an empty page, which has loaded as well.
  await window.waitForURL(({ protocol }) => protocol !== 'about:');
  shown.resolve(undefined);
  await shop.record(label, 'outcome');
  await shop.page.waitForFunction(`sent.some((kind) => kind.endsWith('.closed.by-user'))`);
}

export const localPaymentFailures: readonly Scenario[] = [
  {
    area,
    name: 'a start that fails',
    page,
    async run(shop) {
      await open(shop);
      const path = 'local_payments/create';
      await shop.order({ operation: path, kind: 'status', status: 500 });
      await recordFailure(shop, 'a gateway that fails', { call: start(), path });
    },
  },
  {
    area,
    name: 'what the gateway refuses',
    page,
    async run(shop) {
      await open(shop);
      const path = 'local_payments/create';
      await recordFailure(shop, 'an amount that is none', { call: start(`amount: 'much'`), path });
      await shop.configure({ paypalEnabled: false });
      await shop.run(`await (await braintree.client.create({ authorization: AUTH })).teardown()`);
      await shop.record('not enabled', 'braintree.localPayment.create({ authorization: AUTH })');
    },
  },
];
