import { randomUUID } from 'node:crypto';
import { updateCheckout } from '@albumen/contract/endpoints/checkout';
import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { exchange } from '@albumen/domain/money/exchange';
import { createApp } from '../../../apps/store/src/app.ts';
import type { Wired } from '../../../apps/store/src/wire.ts';
import { createFactories } from '../../../apps/store/test/factories.ts';
import { madeLink } from '../../../apps/store/test/made-link.ts';
import { readyCheckout } from '../../../apps/store/test/ready-checkout.ts';
import { createTestClient } from '../../../apps/store/test/test-client.ts';
import { euroRate } from './payments.ts';

/** Of each buyer, since nobody is mailed of more than a few promises a day. */
export function ownEmail(): string {
  return `${randomUUID()}@people.test`;
}

/** What a link costs in US dollars; phones pay it in euro, at the fault run's rate. */
export const linkUsdMinor = 10_000;

/** Makes what is to be paid in this process, which nobody kills. */
export async function openPreparation({ deps }: Wired) {
  const app = await createApp(deps);
  const { db } = deps;
  const make = createFactories(db);
  const browser = () => createTestClient(app, deps, { labBrand: 'halide' });
  const options = {
    amount: formatAmount(exchange(linkUsdMinor, euroRate), 'EUR'),
    payerCountry: 'PT',
    'method-paypal': 'on',
    'method-mbway': 'on',
  };
  return {
    checkout: async () => {
      const ready = await readyCheckout({ db, deps, make, browser });
      const params = { resourceId: ready.resourceId };
      await ready.client.call(updateCheckout, { params, body: { email: ownEmail() } });
      return ready;
    },
    link: async () => (await madeLink({ make, browser }, options)).link,
    guest: browser,
    close: () => app.close(),
  };
}
