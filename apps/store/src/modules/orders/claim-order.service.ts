import type { LabBrand } from '@albumen/contract/brands';
import type { Obstacle, Quote, ShippingUpdate } from '@albumen/contract/endpoints/checkout';
import type { SubmitOrder } from '@albumen/contract/endpoints/orders';
import type { FieldErrors } from '@albumen/contract/form';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { faultPoint } from '../../fault-point.ts';
import { fail } from '../../http/problem-error.ts';
import { countHits } from '../../http/rate-limits.ts';
import type { Visit } from '../../http/visit.ts';
import { newId } from '../../ids.ts';
import type { ProviderId } from '../../third-parties/payments/payment-provider.ts';
import { lockCheckout, priceCheckout, type CheckoutRow } from '../checkout/checkout.service.ts';
import { unsavedOf } from '../checkout/unsaved-form.ts';
import { redeemDiscount } from '../discounts/discounts.service.ts';
import * as payments from '../payments/attempts.service.ts';
import { paymentLimits } from '../payments/rate-limits.ts';
import { copyItems, copyOrder, type OrderSource } from './order-copy.ts';
import { lookUpLater } from './look-up.job.ts';
import { insertOrder } from './new-order.queries.ts';
import * as queries from './orders.queries.ts';
import type { OrderRow } from './orders.queries.ts';
import { chargeOf, collectEarly, freeOf, isPromised } from './order-charge.ts';
import { settleWithin } from './settle-attempt.service.ts';
import { pressOf } from './submit-key.ts';

export interface Submit extends SubmitOrder {
  resourceId: string;
  key: string | undefined;
  ip: string;
  /** The form has just been written into the checkout. */
  isFormSaved?: boolean;
}

/** What a press of Place Order is to do. */
export type Claim =
  /** Another press has it in hand, or had. */
  | { kind: 'join'; attemptId: string }
  /** The form says what the checkout does not know yet. */
  | { kind: 'save'; update: ShippingUpdate }
  | { kind: 'charge'; attempt: payments.AttemptRow; provider: ProviderId };

/**
 * Freezes the checkout as an order and writes down that it is about to be paid. Whoever holds the
 * checkout's lock decides: of any number of presses one claims, the others join it.
 */
export function claimOrder(deps: Dependencies, visit: Visit, submit: Submit): Promise<Claim> {
  return deps.db.transaction().execute(async (trx) => {
    const checkout = await lockCheckout(trx, submit.resourceId, visit);
    const press = pressOf(submit, checkout);
    const known = await payments.findPress(trx, press);
    if (known === 'another') fail('idempotencyKeyReused');
    if (known !== undefined) return { kind: 'join', attemptId: known.attemptId };
    const standing = await queries.findStanding(trx, checkout.id);
    const attemptId =
      standing === undefined ? undefined : (await payments.newestAttempt(trx, standing.id))?.id;
    if (attemptId !== undefined) {
      await payments.rememberPress(trx, press, attemptId);
      return { kind: 'join', attemptId };
    }
    const update = submit.isFormSaved ? {} : unsavedOf(visit, checkout, submit.checkoutForm);
    if (Object.keys(update).length > 0) return { kind: 'save', update };
    const order = await placePending(trx, deps, { visit, checkout, submit });
    const attempt = await claim(trx, deps, { order, submit });
    await payments.rememberPress(trx, press, attempt.id);
    const { provider } = attempt;
    return provider === 'none' || isPromised(submit)
      ? { kind: 'join', attemptId: attempt.id }
      : { kind: 'charge', attempt, provider };
  });
}

interface Placing {
  visit: Visit;
  checkout: CheckoutRow;
  submit: Submit;
}

/** The order with copies of everything, its discount used up; pending until its payment is known. */
async function placePending(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { visit, checkout, submit }: Placing,
): Promise<OrderRow> {
  const priced = await priceCheckout(trx, deps, checkout);
  if (priced.obstacles.length > 0) refuseUnready(priced.obstacles);
  refuseOldTotal(priced.quote, submit);
  const { labBrand } = checkout;
  const accountId = visit.account?.id ?? null;
  const source: OrderSource = { checkout, priced, catalog: deps.catalogs[labBrand], accountId };
  const id = newId();
  const items = copyItems(source, id);
  const order = await insertOrder(trx, copyOrder(source, { id, items }), {
    items,
    initial: initials[labBrand],
  });
  const { email } = order;
  const discount = { labBrand, code: priced.quote.discountCode };
  await redeemDiscount(trx, discount, { orderId: id, accountId, email });
  return order;
}

function refuseUnready(obstacles: readonly Obstacle[]): never {
  const fields: FieldErrors = Object.assign({}, ...obstacles.map((one) => one.fields ?? {}));
  fail('checkoutNotReady', { fields, params: { reason: obstacles[0]?.title ?? '' } });
}

/** The browser's figure is only compared: what has changed is shown before it is charged. */
function refuseOldTotal({ totalMinor }: Quote, { payment }: Submit): void {
  if (payment.cartTotal !== totalMinor) fail('totalChanged', { params: { totalMinor } });
}

const initials: Record<LabBrand, string> = { halide: 'H-', cyan: 'C-' };

/** In the claim's own transaction: between it and the charge nothing may go wrong. */
async function countTry(trx: Kysely<Tables>, { resourceId, ip }: Submit): Promise<void> {
  await countHits(trx, [
    { limit: paymentLimits.perCheckout, value: resourceId },
    { limit: paymentLimits.perAddress, value: ip },
  ]);
}

/** An order that costs nothing is paid at once, and no provider hears of it. */
async function claim(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { order, submit }: { order: OrderRow; submit: Submit },
): Promise<payments.AttemptRow> {
  const isFree = order.totalMinor === 0;
  const provider = isFree ? 'none' : submit.payment.provider;
  if (provider === 'none' && !isFree) fail('paymentDeclined');
  if (provider !== 'none' && deps.payments[provider] === undefined) fail('paymentUnavailable');
  if (!isFree) await countTry(trx, submit);
  const attempt = await payments.claimAttempt(trx, {
    orderId: order.id,
    orderReference: order.reference,
    provider,
    ...(isFree ? freeOf(order) : await chargeOf(trx, deps, { order, payment: submit.payment })),
  });
  if (isFree) {
    const outcome = { kind: 'charged', transactionId: attempt.reference, card: undefined } as const;
    await settleWithin(trx, deps, { attempt, outcome });
  } else if (isPromised(submit)) {
    await settleWithin(trx, deps, { attempt, outcome: { kind: 'promised' } });
    await collectEarly(trx, deps, attempt);
  } else {
    await lookUpLater(trx, deps, attempt.id);
    faultPoint('while-claiming');
  }
  return attempt;
}
