/**
 * The store's processes die at every named point of paying, up to 20 times at each, while buyers place
 * orders and guests pay links, each in two tabs, and repeat every call until it is answered: by card, by
 * PayPal, on their phone, whose money the gateway notifies of, and orders at a bank, too, from which
 * nobody comes back. Each checkout must come to one order and one charge, each link to one charge, no
 * charge may stand without its payable, and nothing may stay open after the look-ups.
 *
 *   npm run faults:payments -- --orders 60 --links 30 --each 20
 */
import { parseArgs } from 'node:util';
import { booksBalance } from '../../apps/store/src/modules/books/books-balance.ts';
import { openPayingRig, untilNothingOpen } from '../lib/faults/paying-rig.ts';
import { sayVerdict } from '../lib/faults/verdict.ts';
import { buy, buyAndLeave } from '../lib/payment-kills/buyer.ts';
import { readLedger } from '../lib/payment-kills/ledger.ts';
import { payUntilPaid } from '../lib/payment-kills/payer.ts';
import { euroRate, kindOf, orderKindOf } from '../lib/payment-kills/payments.ts';
import { linkUsdMinor, openPreparation } from '../lib/payment-kills/prepared-payables.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '60' },
    links: { type: 'string', default: '30' },
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
  'before-collecting',
  'after-collecting',
  'after-placing',
];
const rig = await openPayingRig('payment-kills', { CHECKOUT_RATES: `EUR=${euroRate}` });
const { databaseUrl, gateway, origin } = rig;
const prepare = await openPreparation(rig.wired);
const checkouts = await times(values.orders, prepare.checkout);
const links = await times(values.links, prepare.link);

const deaths = await rig.startStore({ web: 3, points, each: Number(values.each) });
const payments = await Promise.all([
  ...checkouts.map((ready, index) => {
    const by = orderKindOf(index);
    return by === 'bank'
      ? buyAndLeave(ready, { origin, gateway })
      : buy(ready, { origin, gateway, by });
  }),
  ...links.map((link, index) =>
    payUntilPaid(
      { link, client: prepare.guest(), by: kindOf(index), origin, gateway },
      linkUsdMinor,
    ),
  ),
]);
const isSettled = await untilNothingOpen(() => readLedger(databaseUrl));
const ledger = await readLedger(databaseUrl);
const { paidOrders, paidLinks, doubled, stray, unpaid, open, openStarts } = ledger;
const wrongInBooks = await booksBalance(rig.wired.deps.db);
for (const fault of wrongInBooks) console.error(fault);
await prepare.close();
await rig.close();

sayVerdict({
  ...deaths.inWords(),
  checkouts: checkouts.length,
  links: links.length,
  submissions: payments.reduce((sum, one) => sum + one.submissions, 0),
  'calls repeated': payments.reduce((sum, one) => sum + one.repeats, 0),
  'orders paid': paidOrders,
  'links paid': paidLinks,
  'checkouts with two orders': doubled,
  'charges without their payable': stray,
  'payables without their charge': unpaid,
  'payables, attempts and starts left open': open,
  'starts among them': openStarts,
  'wrong in the books': wrongInBooks.length,
  isPassed:
    // A payment that a look-up settles never comes to the last points.
    points.every((point) => deaths.died.has(point)) &&
    isSettled &&
    paidOrders === checkouts.length &&
    paidLinks === links.length &&
    doubled + stray + unpaid + open + wrongInBooks.length === 0,
});

async function times<Made>(count: string, make: () => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (let index = 0; index < Number(count); index += 1) made.push(await make());
  return made;
}
