import type { LabBrand } from '@albumen/contract/brands';
import type { DiscountRule } from '@albumen/domain/checkout/discounts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { fail } from '../../http/problem-error.ts';
import { newId } from '../../ids.ts';
import * as queries from './discounts.queries.ts';
import type { DiscountRow } from './discounts.queries.ts';
import * as redemptions from './redemptions.queries.ts';

export type { DiscountRow };

/** Mail providers that put `jane.doe+prints@` and `janedoe@` into one mailbox. */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** Who orders: limits for each customer go by all of these. */
export interface RedeemingOrder {
  orderId: string;
  accountId: string | null;
  email: string;
  cardFingerprint?: string;
}

/** The code as it is kept: capitals, no spaces around. */
export function codeOf(typed: string): string {
  return typed.trim().toUpperCase();
}

/**
 * Uses a code up for an order, within every limit, whatever happens beside it. `code` is the quote's own
 * `discountCode`: null does nothing, and so does an order that has its use already. Refuses with
 * `discountUsedUp`.
 */
export async function redeemDiscount(
  trx: Kysely<Tables>,
  { labBrand, code }: { labBrand: LabBrand; code: string | null },
  order: RedeemingOrder,
): Promise<void> {
  if (code === null) return;
  const earlier = await redemptions.findRedemption(trx, order.orderId);
  if (earlier?.releasedAt === null) return;
  const taken = await queries.takeUse(trx, labBrand, code);
  if (taken === undefined) fail('discountUsedUp');
  const customer = {
    accountId: order.accountId,
    email: mailboxOf(order.email),
    cardFingerprint: order.cardFingerprint ?? null,
  };
  /* This happens under the row lock of the count, so that two orders of one customer can't both look first. */
  if (taken.isOncePerCustomer && (await redemptions.hasUsed(trx, taken.id, customer))) {
    fail('discountUsedUp');
  }
  const { orderId } = order;
  await redemptions.insertRedemption(trx, {
    id: newId(),
    discountId: taken.id,
    orderId,
    ...customer,
  });
}

/** Gives an order's use back; safe to repeat. */
export async function releaseDiscount(trx: Kysely<Tables>, orderId: string): Promise<void> {
  const released = await redemptions.releaseRedemption(trx, orderId);
  if (released !== undefined) await queries.giveUseBack(trx, released.discountId);
}

/** The code's row, whether it may be used or not. */
export function findDiscount(
  db: Kysely<Tables>,
  labBrand: LabBrand,
  code: string,
): Promise<DiscountRow | undefined> {
  return queries.findByCode(db, labBrand, code);
}

/** Whether it may be used now at all, whoever asks. */
export function isUsable({ isRunning, useLimit, usedCount }: DiscountRow): boolean {
  return isRunning && (useLimit === null || usedCount < useLimit);
}

/**
 * Why a code can't be used by this customer now; undefined when it can. Whoever guesses learns nothing of codes
 * that were or will be.
 */
export async function refusalOf(
  db: Kysely<Tables>,
  discount: DiscountRow | undefined,
  customer: { accountId: string | null; email: string },
): Promise<string | undefined> {
  if (discount === undefined || !isUsable(discount)) {
    return "This code isn't valid. It may be misspelled, ended or used up.";
  }
  const { id, isOncePerCustomer } = discount;
  if (!isOncePerCustomer) return undefined;
  const who = { ...customer, email: mailboxOf(customer.email), cardFingerprint: null };
  return (await redemptions.hasUsed(db, id, who)) ? 'You have used this code before.' : undefined;
}

/** What it takes off; null when it is not to be used now. */
export function ruleOf(discount: DiscountRow): (DiscountRule & { code: string }) | null {
  const { code, kind, percentOff, amountOffMinor, families, minimumMinor } = discount;
  if (!isUsable(discount)) return null;
  if (percentOff === null) {
    return amountOffMinor === null ? null : { code, kind: 'order', amountOffMinor, minimumMinor };
  }
  const percent = { code, percentOff, minimumMinor };
  if (kind === 'items') return { ...percent, kind, families };
  return kind === 'shipping' ? { ...percent, kind } : { ...percent, kind: 'order' };
}

/** The mailbox behind an address, as far as its spelling shows: a limit for each customer goes by it. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const [untagged = ''] = local.split('+');
  const isDotless = dotless.has(domain);
  const name = isDotless ? untagged.replaceAll('.', '') : untagged;
  return domain === '' ? local : `${name}@${isDotless ? 'gmail.com' : domain}`;
}
