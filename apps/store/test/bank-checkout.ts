import { getOrder, startBankPayment } from '@albumen/contract/endpoints/orders';
import { exchange } from '@albumen/domain/money/exchange';
import { completedXml, noticeSettings, sendNotice } from './gateway-notices.ts';
import { waitingMails } from './mailbox.ts';
import { austin } from './guest-checkout.ts';
import { buyer, readyCheckout } from './ready-checkout.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** Settings of a store that takes euro at Dutch banks. */
export const bankSettings = { ...noticeSettings, CHECKOUT_RATES: 'EUR=0.92,PLN=3.95' };

export const paymentId = 'PAY-1';

export interface StartOptions {
  id?: string;
  client?: TestClient;
  method?: 'ideal' | 'blik';
  cartTotal?: number;
  form?: Record<string, string>;
  local?: { amountMinor?: number; currency?: string; country?: string };
}

type Ready = Awaited<ReturnType<typeof readyCheckout>>;

/** A checkout whose buyer is about to leave for a Dutch bank. */
export async function bankCheckout(
  app: TestApp,
  overrides: Parameters<typeof readyCheckout>[1] = {},
) {
  const ready = await readyCheckout(app, overrides);
  const { client, resourceId, totalMinor } = ready;
  const amountMinor = exchange(totalMinor, '0.92');
  const local = { paymentId, country: 'NL', amountMinor, currency: 'EUR' };
  /** The page is back from the bank. */
  const returnFromBank = (again: Parameters<Ready['submit']>[0] = {}) =>
    ready.submit({ payment: { method: 'ideal', nonce: 'approved-nonce', local }, ...again });
  const approve = (id = paymentId, overrides: { amountMinor?: number } = {}) =>
    sendNotice(app, {
      kind: 'local_payment_completed',
      subject: completedXml({ paymentId: id, amountMinor, currency: 'EUR', ...overrides }),
    });
  const read = async () => (await client.call(getOrder, { params: { resourceId } })).body;
  const start = (started: StartOptions = {}) => startAt(ready, local, started);
  return { ...ready, local, amountMinor, start, returnFromBank, approve, read };
}

interface Local {
  country: string;
  amountMinor: number;
  currency: string;
}

/** Announces a payment to the store, as the page does before its buyer leaves. */
function startAt({ client, resourceId, totalMinor }: Ready, local: Local, overrides: StartOptions) {
  const { method = 'ideal', cartTotal = totalMinor, id = paymentId, form = {} } = overrides;
  const body = {
    payment: {
      provider: 'otherMethods' as const,
      method,
      cartTotal,
      local: { ...local, paymentId: id, ...overrides.local },
    },
    checkoutForm: { ...buyer, ...austin, ...form },
  };
  return (overrides.client ?? client).call(startBankPayment, { params: { resourceId }, body });
}

/** What buyers were mailed of payments that became no order. */
export async function unusedMails({ db }: Pick<TestApp, 'db'>): Promise<string[]> {
  const mails = await waitingMails(db, buyer.email);
  return mails.filter(({ kind }) => kind === 'bankPaymentUnused').map(({ text }) => text);
}
