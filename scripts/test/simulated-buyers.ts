import { cancelOrder } from '@albumen/contract/endpoints/orders';
import { refundOrder } from '@albumen/contract/endpoints/operator-orders';
import { refundPaymentLink } from '@albumen/contract/endpoints/payment-links';
import { formatAmount } from '@albumen/domain/money/decimal-amount';
import fc from 'fast-check';
import { refundOnce } from '../../apps/store/src/modules/payments/refunds.service.ts';
import { madeLink } from '../../apps/store/test/made-link.ts';
import { readyCheckout } from '../../apps/store/test/ready-checkout.ts';
import type { StoreAndGateway } from './store-and-gateway.ts';

const accepted = 'fake-valid-nonce';
const declined = 'fake-processor-declined-visa-nonce';

const back = fc.record({
  /** Hundredths of what is left. */
  part: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.constant(100)),
  /** Whether the job that asks the gateway has run by the end. */
  isAsked: fc.boolean(),
});

/** Somebody who pays an order or a link, with what goes wrong and what is returned. */
export const simulatedBuyer = fc.record({
  payable: fc.constantFrom('order', 'link'),
  quantity: fc.integer({ min: 1, max: 4 }),
  /** What a link asks for; the gateway declines some amounts from 2,000.00. */
  amountMinor: fc.integer({ min: 100, max: 250_000 }),
  currency: fc.constantFrom('EUR', 'USD'),
  declines: fc.integer({ min: 0, max: 2 }),
  isPaid: fc.boolean(),
  /** Whether the charge has settled before anything goes back. */
  isSettled: fc.boolean(),
  isCanceled: fc.boolean(),
  returns: fc.array(back, { maxLength: 3 }),
});

export type SimulatedBuyer =
  typeof simulatedBuyer extends fc.Arbitrary<infer Value> ? Value : never;

/** What the gateway must hold of a buyer, worked out from what was done and answered alone. */
export interface Held {
  currency: string;
  chargedMinor: number;
  /** What of it has gone back. */
  returnedMinor: number;
}

type Rig = Pick<StoreAndGateway, 'app' | 'sdk'>;

/** Lets a buyer pay and be paid back, through the calls that pages make; answers what is to be true then. */
export async function play(rig: Rig, buyer: SimulatedBuyer): Promise<Held> {
  const payer = buyer.payable === 'order' ? await orderOf(rig, buyer) : await linkOf(rig, buyer);
  const { currency } = payer;
  const nothing = { currency, chargedMinor: 0, returnedMinor: 0 };
  for (let attempts = 0; attempts < buyer.declines; attempts += 1) await payer.submit(declined);
  if (!buyer.isPaid || !(await payer.submit(accepted))) return nothing;
  if (buyer.isSettled) await settle(rig, payer.id);
  return {
    ...nothing,
    chargedMinor: payer.totalMinor,
    returnedMinor: await payBack(rig, payer, buyer),
  };
}

async function payBack(
  rig: Rig,
  { id, totalMinor, refund, cancel }: Payer,
  { returns, isCanceled }: SimulatedBuyer,
): Promise<number> {
  let leftMinor = totalMinor;
  let returnedMinor = 0;
  for (const { part, isAsked } of returns) {
    const amountMinor = Math.ceil((leftMinor * part) / 100);
    if (amountMinor === 0) continue;
    await refund(amountMinor, leftMinor);
    leftMinor -= amountMinor;
    if (!isAsked) continue;
    await askForReturns(rig, id);
    returnedMinor = totalMinor - leftMinor;
  }
  if (!isCanceled || !(await cancel())) return returnedMinor;
  await askForReturns(rig, id);
  return totalMinor;
}

/** What the job does, twice where the gateway wants a charge settled before a part of it goes back. */
async function askForReturns({ app, sdk }: Rig, payableId: string): Promise<void> {
  const waiting = await app.db
    .selectFrom('refunds')
    .innerJoin('paymentAttempts', 'paymentAttempts.id', 'refunds.attemptId')
    .where('payableId', '=', payableId)
    .where('refunds.status', '=', 'requested')
    .select('refunds.id')
    .orderBy('refunds.id')
    .execute();
  for (const { id } of waiting) {
    await refundOnce(app.deps, id).catch(async () => {
      await settle({ app, sdk }, payableId);
      await refundOnce(app.deps, id);
    });
  }
}

/** As the card networks do overnight. */
async function settle({ app, sdk }: Rig, payableId: string): Promise<void> {
  const { transactionId } = await app.db
    .selectFrom('paymentAttempts')
    .select('transactionId')
    .where('payableId', '=', payableId)
    .where('status', '=', 'charged')
    .executeTakeFirstOrThrow();
  if (transactionId === null) throw new Error(`${payableId} was charged without a transaction`);
  await (await sdk()).testing.settle(transactionId);
}

interface Payer {
  /** The id of the order or link. */
  id: string;
  totalMinor: number;
  currency: string;
  /** Whether it was paid. */
  submit: (nonce: string) => Promise<boolean>;
  refund: (amountMinor: number, leftMinor: number) => Promise<void>;
  /** Whether it could be. */
  cancel: () => Promise<boolean>;
}

async function orderOf({ app }: Rig, { quantity }: SimulatedBuyer): Promise<Payer> {
  const items = [{ productId: 'photographic-print', size: '8x10', quantity }];
  const { client, resourceId, totalMinor, ...ready } = await readyCheckout(app, { items });
  const payer: Payer = {
    id: '',
    totalMinor,
    currency: 'USD',
    async submit(nonce) {
      const { status } = await ready.submit({ nonce });
      const standing = app.db.selectFrom('orders').select('id').where('status', '=', 'paid');
      const order = await standing.where('checkoutId', '=', resourceId).executeTakeFirst();
      payer.id = order?.id ?? '';
      return status === 204;
    },
    async refund(amountMinor, leftMinor) {
      const operator = app.browser();
      await operator.operate();
      const amount = formatAmount(amountMinor, 'USD');
      const body = { leftMinor, amount, itemIds: [], note: 'A scratch.' };
      const reply = await operator.call(refundOrder, { params: { orderId: payer.id }, body });
      if (reply.status !== 200) throw new Error(`not returned: ${reply.text}`);
    },
    async cancel() {
      return (await client.call(cancelOrder, { params: { resourceId } })).status === 200;
    },
  };
  return payer;
}

async function linkOf({ app }: Rig, buyer: SimulatedBuyer): Promise<Payer> {
  const { currency, amountMinor: totalMinor } = buyer;
  const amount = formatAmount(totalMinor, currency);
  const { linkId, owner, submit } = await madeLink(app, { amount, currency });
  return {
    id: linkId,
    totalMinor,
    currency,
    submit: async (nonce) => (await submit({ nonce })).status < 300,
    async refund(amountMinor) {
      const body = { amount: formatAmount(amountMinor, currency) };
      const reply = await owner.call(refundPaymentLink, { params: { linkId }, body });
      if (reply.status !== 200) throw new Error(`not returned: ${reply.text}`);
    },
    cancel: async () => false,
  };
}
