/**
 * The store's processes die at every named point of a submit, up to 20 times at each, while buyers press Place
 * Order twice at once and repeat every call until it is answered, a quarter of them each by card, by PayPal,
 * on their phone, whose money the gateway tells of, and at a bank, from which nobody comes back: each
 * checkout must come to one order
 * and one charge, no charge may stand without its order, and nothing may stay open after the look-ups.
 * `npm run faults:submit -- --orders 60 --each 20`
 */
import { parseArgs } from 'node:util';
import { openPayingStand, untilNothingOpen } from '../lib/faults/paying-stand.ts';
import { sayVerdict } from '../lib/faults/verdict.ts';
import { buy, buyAndLeave } from '../lib/submit-kills/buyer.ts';
import { readLedger } from '../lib/submit-kills/ledger.ts';
import { euroRate, orderKindOf } from '../lib/submit-kills/payments.ts';
import { openPreparation } from '../lib/submit-kills/prepared-checkout.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '60' },
    each: { type: 'string', default: '20' },
  },
});
const points = [
  'while-claiming',
  'after-claim',
  'before-charge',
  'after-charge',
  'while-settling',
  'after-settle',
  'after-collecting',
  'after-placing',
];
const stand = await openPayingStand('submit-kills', { CHECKOUT_RATES: `EUR=${euroRate}` });
const { databaseUrl, gateway, origin } = stand;
const prepare = await openPreparation(stand.wired);
const checkouts = [];
for (let count = 0; count < Number(values.orders); count += 1) checkouts.push(await prepare());

const deaths = await stand.startStore({ web: 3, points, each: Number(values.each) });
const purchases = await Promise.all(
  checkouts.map((ready, index) => {
    const by = orderKindOf(index);
    return by === 'bank'
      ? buyAndLeave(ready, { origin, gateway })
      : buy(ready, { origin, gateway, by });
  }),
);
const isSettled = await untilNothingOpen(() => readLedger(databaseUrl));
const { paid, doubled, stray, unpaid, open, openStarts } = await readLedger(databaseUrl);
await stand.close();

sayVerdict({
  ...deaths.inWords(),
  checkouts: checkouts.length,
  presses: purchases.reduce((sum, one) => sum + one.presses, 0),
  'calls repeated': purchases.reduce((sum, one) => sum + one.repeats, 0),
  'orders paid': paid,
  'checkouts with two orders': doubled,
  'charges without their order': stray,
  'orders without their charge': unpaid,
  'orders, tries and starts left open': open,
  'starts among them': openStarts,
  isPassed:
    // An order that a look-up settles never comes to the last point.
    points.every((point) => deaths.died.has(point)) &&
    isSettled &&
    paid === checkouts.length &&
    doubled + stray + unpaid + open === 0,
});
