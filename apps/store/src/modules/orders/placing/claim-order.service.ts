import type { LabBrand } from '@albumen/contract/brands';
import type { SubmitOrder } from '@albumen/contract/endpoints/orders';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { faultPoint } from '../../../fault-point.ts';
import { fail } from '../../../http/problem-error.ts';
import { countHits } from '../../../http/rate-limits.ts';
import type { Visit } from '../../../http/visit.ts';
import { newId } from '../../../ids.ts';
import { lockCheckout, lockForSystem, type HeldCheckout } from '../../checkout/checkout.service.ts';
import { unsavedOf } from '../../checkout/unsaved-form.ts';
import { heldLinks } from '../../galleries/gallery-access.service.ts';
import { redeemDiscount } from '../../discounts/discounts.service.ts';
import { collectEarly } from '../../payments/collect.service.ts';
import * as attempts from '../../payments/attempts.service.ts';
import type { Claim } from '../../payments/pay.service.ts';
import { paymentLimits } from '../../payments/rate-limits.ts';
import { settleWithin } from '../../payments/settle.service.ts';
import type { Unsaved } from './form-saved.service.ts';
import { bankPaymentOf, idempotencyKeyOf } from './idempotency-key.ts';
import { insertOrder } from './new-order.queries.ts';
import { drawProofsLater } from '../order-proof.jobs.ts';
import { chargeOf, freeOf, isPromised } from './order-charge.ts';
import { copyItems, copyOrder, type OrderSource } from './order-copy.ts';
import * as queries from '../orders.queries.ts';
import type { OrderRow } from '../orders.queries.ts';
import { priceAsShown } from './shown-price.ts';

export interface Submit extends SubmitOrder {
  resourceId: string;
  key: string | undefined;
  /** Undefined where the gateway notified of it: nobody can submit that often. */
  ip: string | undefined;
  /** The form has just been written into the checkout. */
  isFormSaved?: boolean;
}

/** Who places an order: a visit its own one, or the system what began while its owner was there. */
export type Actor = Visit | 'system';

/**
 * Freezes the checkout as an order and writes down that it is about to be paid. Whoever holds the
 * checkout's lock decides: of any number of submissions one claims, the others join it.
 */
export function claimOrder(
  deps: Dependencies,
  by: Actor,
  submit: Submit,
): Promise<Claim | Unsaved> {
  return deps.db.transaction().execute(async (trx) => {
    const held = await hold(trx, by, submit.resourceId);
    const { checkout } = held;
    const key = idempotencyKeyOf(submit, checkout);
    const earlier = await attempts.findEarlierAttempt(trx, key, bankPaymentOf(submit.payment));
    if (earlier !== undefined) return { kind: 'join', attemptId: earlier };
    const standing = await queries.findStandingId(trx, checkout.id);
    const newest =
      standing === undefined ? undefined : await attempts.findNewestAttempt(trx, standing);
    if (newest !== undefined) {
      await attempts.rememberKey(trx, { ...key, attemptId: newest.id });
      return { kind: 'join', attemptId: newest.id };
    }
    const isKept = submit.isFormSaved === true || by === 'system';
    const update = isKept ? {} : unsavedOf(by, checkout, submit.checkoutForm);
    if (Object.keys(update).length > 0) return { kind: 'save', update };
    const order = await placePending(trx, deps, { by, held, submit });
    const attempt = await claim(trx, deps, { order, submit, key });
    return attempt.provider === 'none' || isPromised(submit)
      ? { kind: 'join', attemptId: attempt.id }
      : { kind: 'charge', attempt };
  });
}

async function hold(trx: Kysely<Tables>, by: Actor, resourceId: string): Promise<HeldCheckout> {
  if (by === 'system') return lockForSystem(trx, resourceId);
  const checkout = await lockCheckout(trx, resourceId, by);
  return { checkout, accountId: by.account?.id ?? null };
}

interface Placing {
  by: Actor;
  held: HeldCheckout;
  submit: Submit;
}

/** The order with copies of everything, its discount redeemed; pending until its payment is known. */
async function placePending(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { by, held: { checkout, accountId }, submit }: Placing,
): Promise<OrderRow> {
  const shownMinor = submit.payment.cartTotal;
  const priced = await priceAsShown(trx, deps, { checkout, shownMinor });
  const { labBrand } = checkout;
  const galleryIds = [...new Set(priced.lines.flatMap(({ galleryId }) => galleryId ?? []))];
  const links = by === 'system' ? new Map<string, string>() : await heldLinks(trx, by, galleryIds);
  const source: OrderSource = {
    checkout,
    priced,
    catalog: deps.catalogs[labBrand],
    accountId,
    links,
  };
  const id = newId();
  const items = copyItems(source, id);
  const order = await insertOrder(trx, copyOrder(source, { id, items }), {
    items,
    initial: initials[labBrand],
  });
  // After a sign-in they may be in another cart than the one whose checkout is being paid.
  if (order === undefined) fail('paymentPending');
  // Once the cart is empty its own job finds nothing to draw.
  const undrawn = items.filter(({ proofUrl }) => proofUrl === null);
  await drawProofsLater(
    trx,
    deps,
    undrawn.map((item) => item.id),
  );
  const { email } = order;
  const discount = { labBrand, code: priced.quote.discountCode };
  await redeemDiscount(trx, discount, { orderId: id, accountId, email });
  return order;
}

const initials: Record<LabBrand, string> = { halide: 'H-', cyan: 'C-' };

/** Counted in the claim's own transaction: between it and the charge nothing may go wrong. */
export async function countSubmission(
  trx: Kysely<Tables>,
  { resourceId, ip }: Pick<Submit, 'resourceId' | 'ip'>,
): Promise<void> {
  if (ip === undefined) return;
  await countHits(trx, [
    { limit: paymentLimits.perCheckout, value: resourceId },
    { limit: paymentLimits.perAddress, value: ip },
  ]);
}

/** An order that costs nothing is paid at once, and no provider is asked. */
async function claim(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { order, submit, key }: { order: OrderRow; submit: Submit; key: attempts.IdempotencyKey },
): Promise<attempts.AttemptRow> {
  const isFree = order.totalMinor === 0;
  const provider = isFree ? 'none' : submit.payment.provider;
  if (provider === 'none' && !isFree) fail('paymentDeclined');
  if (provider !== 'none' && deps.payments[provider] === undefined) fail('paymentUnavailable');
  if (!isFree) await countSubmission(trx, submit);
  const attempt = await attempts.claimAttempt(trx, {
    payable: { kind: 'order', id: order.id },
    payableReference: order.reference,
    provider,
    key,
    ...(isFree ? freeOf(order) : await chargeOf(trx, deps, { order, payment: submit.payment })),
  });
  if (isFree) {
    const outcome = { kind: 'charged', transactionId: attempt.reference, card: undefined } as const;
    await settleWithin(trx, deps, { attempt, outcome });
  } else if (isPromised(submit)) {
    await settleWithin(trx, deps, { attempt, outcome: { kind: 'promised' } });
    if (attempt.paymentId !== null) await collectEarly(trx, deps, attempt.paymentId);
  } else {
    faultPoint('while-claiming');
  }
  return attempt;
}
