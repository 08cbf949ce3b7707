import type { LabBrand } from '@albumen/contract/brands';
import type { SubmitOrder } from '@albumen/contract/endpoints/orders';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { faultPoint } from '../../fault-point.ts';
import { fail } from '../../http/problem-error.ts';
import { countHits } from '../../http/rate-limits.ts';
import type { Visit } from '../../http/visit.ts';
import { newId } from '../../ids.ts';
import type { ProviderId } from '../../third-parties/payments/payment-provider.ts';
import { lockCheckout, lockForHouse, type HeldCheckout } from '../checkout/checkout.service.ts';
import { unsavedOf } from '../checkout/unsaved-form.ts';
import { redeemDiscount } from '../discounts/discounts.service.ts';
import * as payments from '../payments/attempts.service.ts';
import { paymentLimits } from '../payments/rate-limits.ts';
import { copyItems, copyOrder, type OrderSource } from './order-copy.ts';
import type { Unsaved } from './form-saved.service.ts';
import { lookUpLater } from './order-jobs.ts';
import { insertOrder } from './new-order.queries.ts';
import * as queries from './orders.queries.ts';
import type { OrderRow } from './orders.queries.ts';
import { chargeOf, collectEarly, freeOf, isPromised } from './order-charge.ts';
import { settleWithin } from './settle-attempt.service.ts';
import { priceAsShown } from './shown-price.ts';
import { bankPaymentOf, pressOf } from './submit-key.ts';

export interface Submit extends SubmitOrder {
  resourceId: string;
  key: string | undefined;
  /** Undefined where the gateway told of it: nobody can press that often. */
  ip: string | undefined;
  /** The form has just been written into the checkout. */
  isFormSaved?: boolean;
}

/** Who places an order: a visit its own one, or the house what began while its owner was there. */
export type Presser = Visit | 'house';

/** What a press of Place Order is to do. */
export type Claim =
  /** Another press has it in hand, or had. */
  | { kind: 'join'; attemptId: string }
  | Unsaved
  | { kind: 'charge'; attempt: payments.AttemptRow; provider: ProviderId };

/**
 * Freezes the checkout as an order and writes down that it is about to be paid. Whoever holds the
 * checkout's lock decides: of any number of presses one claims, the others join it.
 */
export function claimOrder(deps: Dependencies, by: Presser, submit: Submit): Promise<Claim> {
  return deps.db.transaction().execute(async (trx) => {
    const held = await hold(trx, by, submit.resourceId);
    const { checkout } = held;
    const press = pressOf(submit, checkout);
    const known = await payments.findPress(trx, press);
    if (known === 'another') fail('idempotencyKeyReused');
    if (known !== undefined && !(await mayTryAgain(trx, submit, known.attemptId))) {
      return { kind: 'join', attemptId: known.attemptId };
    }
    const standing = await queries.findStanding(trx, checkout.id);
    const attemptId =
      standing === undefined ? undefined : (await payments.newestAttempt(trx, standing.id))?.id;
    if (attemptId !== undefined) {
      await payments.rememberPress(trx, press, attemptId);
      return { kind: 'join', attemptId };
    }
    const isKept = submit.isFormSaved === true || by === 'house';
    const update = isKept ? {} : unsavedOf(by, checkout, submit.checkoutForm);
    if (Object.keys(update).length > 0) return { kind: 'save', update };
    const order = await placePending(trx, deps, { held, submit });
    const attempt = await claim(trx, deps, { order, submit });
    await payments.rememberPress(trx, press, attempt.id);
    const { provider } = attempt;
    return provider === 'none' || isPromised(submit)
      ? { kind: 'join', attemptId: attempt.id }
      : { kind: 'charge', attempt, provider };
  });
}

async function hold(trx: Kysely<Tables>, by: Presser, resourceId: string): Promise<HeldCheckout> {
  if (by === 'house') return lockForHouse(trx, resourceId);
  const checkout = await lockCheckout(trx, resourceId, by);
  return { checkout, accountId: by.account?.id ?? null };
}

/**
 * A payment that was approved at a bank and never charged: what stands for it can be charged but once.
 * It may also have joined another one, which came to nothing.
 */
async function mayTryAgain(
  trx: Kysely<Tables>,
  submit: Submit,
  attemptId: string,
): Promise<boolean> {
  const paymentId = bankPaymentOf(submit.payment);
  const attempt = await payments.findAttempt(trx, attemptId);
  if (paymentId === undefined || attempt === undefined) return false;
  if (attempt.status !== 'declined' && attempt.status !== 'failed') return false;
  if (attempt.paymentId !== paymentId) return true;
  return attempt.failureCode === 'never-charged' || attempt.failureCode === 'unreachable';
}

interface Placing {
  held: HeldCheckout;
  submit: Submit;
}

/** The order with copies of everything, its discount used up; pending until its payment is known. */
async function placePending(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { held: { checkout, accountId }, submit }: Placing,
): Promise<OrderRow> {
  const shownMinor = submit.payment.cartTotal;
  const priced = await priceAsShown(trx, deps, { checkout, shownMinor });
  const { labBrand } = checkout;
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

const initials: Record<LabBrand, string> = { halide: 'H-', cyan: 'C-' };

/** In the claim's own transaction: between it and the charge nothing may go wrong. */
export async function countTry(
  trx: Kysely<Tables>,
  { resourceId, ip }: Pick<Submit, 'resourceId' | 'ip'>,
): Promise<void> {
  if (ip === undefined) return;
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
