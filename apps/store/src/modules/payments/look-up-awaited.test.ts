import { cancelOrder } from '@albumen/contract/endpoints/orders';
import { getPayableLink } from '@albumen/contract/endpoints/payment-links';
import { beforeEach, expect, test } from 'vitest';
import { openFakeProvider } from '../../../test/fake-provider.ts';
import { madeLink } from '../../../test/made-link.ts';
import { readyCheckout } from '../../../test/ready-checkout.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type {
  ChargeOutcome,
  PaymentProvider,
} from '../../third-parties/payments/payment-provider.ts';
import { lookUpAwaitedCharges } from './look-up-awaited.service.ts';

const fake = openFakeProvider();
/** What the provider says of each charge, by the attempt's reference; the others can't be asked for. */
const findings = new Map<string, ChargeOutcome | undefined>();
const reported: unknown[] = [];
const provider: PaymentProvider = {
  ...fake.provider,
  async find({ reference }) {
    if (!findings.has(reference)) throw new Error('no line');
    return findings.get(reference);
  },
};
const app = await openTestApp({
  poolSize: 4,
  deps: {
    payments: { hostedFields: provider },
    errors: { report: (error) => reported.push(error), close: async () => undefined },
  },
});
const { db, deps, browser, empty } = app;

beforeEach(async () => {
  await empty();
  fake.reset();
  findings.clear();
  reported.length = 0;
});

/** A link whose money takes days, and what the provider says of it from now on. */
async function awaited(found?: (reference: string) => ChargeOutcome | undefined) {
  const { linkId, submit } = await madeLink(app);
  fake.next('deferred');
  await submit();
  const { reference } = await db
    .selectFrom('paymentAttempts')
    .select('reference')
    .where('linkId', '=', linkId)
    .executeTakeFirstOrThrow();
  if (found !== undefined) findings.set(reference, found(reference));
  return async () => (await browser().call(getPayableLink, { params: { linkId } })).body.status;
}

const come = (reference: string): ChargeOutcome => ({
  kind: 'charged',
  transactionId: `t-${reference}`,
  card: undefined,
});

test('what has come or was refused is settled, whatever is open stays so', async () => {
  const charged = await awaited(come);
  const declined = await awaited(() => ({ kind: 'declined', code: '2000', text: 'Do Not Honor' }));
  const deferred = await awaited((reference) => ({
    kind: 'deferred',
    transactionId: `t-${reference}`,
  }));
  const unknown = await awaited(() => ({ kind: 'unknown', cause: new Error('no answer') }));
  const missing = await awaited(() => undefined);
  await lookUpAwaitedCharges(deps);
  expect([await charged(), await declined()]).toEqual(['paid', 'open']);
  for (const status of [deferred, unknown, missing]) expect(await status()).toBe('awaitingPayment');
});

test('one that can’t be asked for keeps no other from being looked for', async () => {
  const lost = await awaited();
  const charged = await awaited(come);
  const other = await awaited(come);
  await lookUpAwaitedCharges(deps);
  expect(reported).toHaveLength(1);
  expect([await lost(), await charged(), await other()]).toEqual([
    'awaitingPayment',
    'paid',
    'paid',
  ]);
});

test('money that comes days after its order was canceled goes back, though nobody notified of it', async () => {
  const { submit, client, resourceId } = await readyCheckout(app);
  fake.next('deferred');
  await submit();
  const canceled = await client.call(cancelOrder, { params: { resourceId }, body: {} });
  expect(canceled.body.status).toBe('canceled');
  const attempt = () => db.selectFrom('paymentAttempts').selectAll().executeTakeFirstOrThrow();
  const { reference } = await attempt();
  findings.set(reference, come(reference));
  await lookUpAwaitedCharges(deps);
  expect((await attempt()).status).toBe('returning');
});
