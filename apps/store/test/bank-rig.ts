import { beforeEach } from 'vitest';
import { collect } from '../src/modules/payments/collect.service.ts';
import { bankCheckout, bankSettings, paymentId } from './bank-checkout.ts';
import { openFakeProvider } from './fake-provider.ts';
import { waitingMails } from './mailbox.ts';
import { buyer } from './ready-checkout.ts';
import { openTestApp } from './test-app.ts';

/** A store whose buyers leave for a bank; to be called at the top of a test file. */
export async function openBankRig() {
  const fake = openFakeProvider();
  const app = await openTestApp({
    poolSize: 10,
    settings: bankSettings,
    deps: { payments: { hostedFields: fake.provider, otherMethods: fake.provider } },
  });
  const { db, deps, empty } = app;
  beforeEach(async () => {
    await empty();
    fake.reset();
  });
  return {
    fake,
    app,
    atBank: (overrides: Parameters<typeof bankCheckout>[1] = {}) => bankCheckout(app, overrides),
    /** What the worker does with the job that waits. */
    workOff: (id = paymentId) => collect(deps, id),
    kinds: async (to = buyer.email) => (await waitingMails(db, to)).map(({ kind }) => kind),
    /** In another tab. */
    orderPieces: (quantity: number) => db.updateTable('cartItems').set({ quantity }).execute(),
    orders: () =>
      db.selectFrom('orders').select('status').where('status', '!=', 'unpaid').execute(),
  };
}
