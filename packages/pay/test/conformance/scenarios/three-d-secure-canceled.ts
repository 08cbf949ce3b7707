import type { Scenario } from '../scenario.ts';
import type { Shop } from '../shop.ts';
import { area, asking, open, page, verify } from './three-d-secure-network.ts';

const cancel = (shop: Shop, label: string) => shop.record(label, 'secure.cancelVerifyCard()');

/** A merchant cancels a verification at every moment of it. */
export const canceledScenarios: readonly Scenario[] = [
  {
    area,
    name: 'cancelVerifyCard when a card is verified gives that card',
    page,
    promises: { verified: 'gave', 'after it': 'gave' },
    async run(shop) {
      await open(shop, {});
      await shop.record('verified', verify());
      await cancel(shop, 'after it');
    },
  },
  ...(
    [
      ['while the merchant decides', 'window.isHeld = true'],
      ['during the challenge', ''],
    ] as const
  ).map(([moment, before]): Scenario => ({
    area,
    name: `cancelVerifyCard ${moment} gives the card of the lookup`,
    page,
    promises: {
      canceled: 'gave',
      verified: 'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT',
      'canceled again': 'gave',
    },
    async run(shop) {
      await open(shop, { lookup: asking });
      await shop.run(`${before}; window.outcome = ${verify()}; outcome.catch(() => undefined);
        await new Promise((done) => setTimeout(done, 800));`);
      await cancel(shop, 'canceled');
      await shop.record('verified', 'outcome');
      await cancel(shop, 'canceled again');
    },
  })),
  {
    area,
    name: 'cancelVerifyCard before any lookup has nothing to give',
    page,
    promises: { before: 'THREEDS_NO_VERIFICATION_PAYLOAD' },
    async run(shop) {
      await open(shop, {});
      await cancel(shop, 'before');
    },
  },
];
