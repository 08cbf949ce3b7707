/**
 * The store's processes die at every named point of paying a link, while guests press Pay in two tabs and
 * repeat every call until it is answered, a third of them each by card, by PayPal and on their phone:
 * every link must come to one charge, no charge may stand without its link, and nothing may stay open.
 * `npm run faults:links -- --links 12 --each 2`
 */
import { parseArgs } from 'node:util';
import { exchange } from '@albumen/domain/money/exchange';
import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { createApp } from '../../apps/store/src/app.ts';
import { createFactories } from '../../apps/store/test/factories.ts';
import { madeLink } from '../../apps/store/test/payment-link-desk.ts';
import { createTestClient } from '../../apps/store/test/test-client.ts';
import { openPayingStand, untilNothingOpen } from '../lib/faults/paying-stand.ts';
import { sayVerdict } from '../lib/faults/verdict.ts';
import { readLinkLedger } from '../lib/link-kills/ledger.ts';
import { payUntilPaid } from '../lib/link-kills/payer.ts';
import { euroRate, kindOf } from '../lib/submit-kills/payments.ts';

const { values } = parseArgs({
  options: {
    links: { type: 'string', default: '12' },
    each: { type: 'string', default: '2' },
  },
});
const points = [
  'link-after-claim',
  'link-before-charge',
  'link-after-charge',
  'link-after-settle',
  'link-before-collecting',
  'link-after-collecting',
];
const stand = await openPayingStand('link-kills');
const { databaseUrl, gateway, origin } = stand;
const { deps } = stand.wired;
const app = await createApp(deps);
const make = createFactories(deps.db);
const browser = () => createTestClient(app, deps, { labBrand: 'halide' });

/** What one of them costs in US dollars; phones pay it in euro, at the fault run's rate. */
const usdMinor = 10_000;
const wish = {
  amount: formatAmount(exchange(usdMinor, euroRate), 'EUR'),
  payerCountry: 'PT',
  'method-paypal': 'on',
  'method-mbway': 'on',
};
const links = [];
for (let count = 0; count < Number(values.links); count += 1) {
  links.push((await madeLink({ make, browser }, wish)).link);
}

const deaths = await stand.startStore({ web: 2, points, each: Number(values.each) });
const pressed = await Promise.all(
  links.map((link, index) =>
    payUntilPaid({ link, client: browser(), by: kindOf(index), origin, gateway }, usdMinor),
  ),
);
const isSettled = await untilNothingOpen(() => readLinkLedger(databaseUrl));
const { paid, stray, unpaid, open } = await readLinkLedger(databaseUrl);
await app.close();
await stand.close();

sayVerdict({
  ...deaths.inWords(),
  links: links.length,
  presses: pressed.reduce((sum, one) => sum + one.presses, 0),
  'calls repeated': pressed.reduce((sum, one) => sum + one.repeats, 0),
  'links paid': paid,
  'charges without their link': stray,
  'links without their charge': unpaid,
  'left open': open,
  isPassed:
    points.every((point) => deaths.died.has(point)) &&
    isSettled &&
    paid === links.length &&
    stray + unpaid + open === 0,
});
