import { getOrder } from '@albumen/contract/endpoints/orders';
import { exchange } from '@albumen/domain/money/exchange';
import type { FakeProvider } from './fake-provider.ts';
import { sendNotice, transactionXml } from './gateway-notices.ts';
import { readyCheckout } from './ready-checkout.ts';
import type { TestApp } from './test-app.ts';

/** A checkout whose buyer has given a mandate at a French bank, in a store with `bankSettings`. */
export async function mandatedCheckout(app: TestApp) {
  const ready = await readyCheckout(app);
  const amountMinor = exchange(ready.totalMinor, '0.92');
  const debit = { country: 'FR', amountMinor, currency: 'EUR' };
  const payment = { method: 'sepa' as const, nonce: 'mandate', debit };
  const read = async () =>
    (await ready.client.call(getOrder, { params: { resourceId: ready.resourceId } })).body;
  return { ...ready, debit, payment, read };
}

/** The same, submitted: the bank has taken the debit, its money takes days. */
export async function debitedOrder(app: TestApp, fake: FakeProvider) {
  const ready = await mandatedCheckout(app);
  fake.next('deferred');
  const submit = () => ready.submit({ payment: ready.payment, key: 'one-submit' });
  const submitted = await submit();
  const attempt = await app.db.selectFrom('paymentAttempts').selectAll().executeTakeFirstOrThrow();
  const tell = (kind: string, status: string) =>
    sendNotice(app, { kind, subject: transactionXml(attempt, status) });
  const settle = () => tell('transaction_settled', 'settled');
  const refuse = () => tell('transaction_settlement_declined', 'settlement_declined');
  return { ...ready, submitted, submitAgain: submit, settle, refuse };
}
