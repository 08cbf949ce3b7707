import type { ProductFamily } from '@albumen/contract/catalog/families';
import { percentOf } from '../money/rounding.ts';
import { shareOut } from './share-out.ts';

/** What a code takes off, as far as it concerns the arithmetic. */
export type DiscountRule =
  | {
      kind: 'items';
      percentOff: number;
      /** Empty: all of them. */
      families: readonly ProductFamily[];
      minimumMinor: number;
    }
  | { kind: 'order'; percentOff: number; minimumMinor: number }
  | { kind: 'order'; amountOffMinor: number; minimumMinor: number }
  | { kind: 'shipping'; percentOff: number; minimumMinor: number };

/** A line as the discounts see it. */
export interface DiscountableLine {
  itemId: string;
  family: ProductFamily;
  /** Unit price times quantity. */
  listMinor: number;
  /** The catalog's own discount for the quantity; taken off first. */
  quantityDiscountMinor: number;
}

export interface DiscountedLine {
  itemId: string;
  listMinor: number;
  itemDiscountMinor: number;
  orderDiscountMinor: number;
  totalMinor: number;
}

export interface DiscountedLines {
  lines: DiscountedLine[];
  /** The rule's conditions hold for these lines. */
  isApplied: boolean;
  /** Percent off shipping; 0 unless the rule is about shipping and holds. */
  shippingPercentOff: number;
}

/**
 * List price, less what the quantity brings, less a rule on items or the line's part of a rule on the
 * order. The rule's minimum is tested on what is left after the quantity discounts. No line goes below
 * nothing.
 */
export function discountLines(
  lines: readonly DiscountableLine[],
  rule: DiscountRule | null,
): DiscountedLines {
  const left = lines.map((line) => line.listMinor - line.quantityDiscountMinor);
  const leftMinor = left.reduce((sum, minor) => sum + minor, 0);
  const isApplied = rule !== null && lines.length > 0 && holds(rule, lines, leftMinor);
  const active = isApplied ? rule : null;
  const orderParts = shareOut(
    active?.kind === 'order' ? orderDiscount(active, leftMinor) : 0,
    lines.map(({ itemId }, index) => ({ key: itemId, weightMinor: left[index] ?? 0 })),
  );
  return {
    isApplied,
    shippingPercentOff: active?.kind === 'shipping' ? active.percentOff : 0,
    lines: lines.map((line) => {
      const { itemId, listMinor, quantityDiscountMinor } = line;
      const codeMinor = active?.kind === 'items' ? itemDiscount(active, line) : 0;
      const itemDiscountMinor = quantityDiscountMinor + codeMinor;
      const orderDiscountMinor = orderParts.get(itemId) ?? 0;
      const totalMinor = listMinor - itemDiscountMinor - orderDiscountMinor;
      return { itemId, listMinor, itemDiscountMinor, orderDiscountMinor, totalMinor };
    }),
  };
}

function holds(rule: DiscountRule, lines: readonly DiscountableLine[], leftMinor: number): boolean {
  if (leftMinor < rule.minimumMinor) return false;
  return rule.kind !== 'items' || lines.some((line) => isFor(rule, line));
}

function isFor(
  { families }: Extract<DiscountRule, { kind: 'items' }>,
  { family }: DiscountableLine,
): boolean {
  return families.length === 0 || families.includes(family);
}

function itemDiscount(
  rule: Extract<DiscountRule, { kind: 'items' }>,
  line: DiscountableLine,
): number {
  if (!isFor(rule, line)) return 0;
  return percentOf(line.listMinor - line.quantityDiscountMinor, rule.percentOff);
}

function orderDiscount(rule: Extract<DiscountRule, { kind: 'order' }>, leftMinor: number): number {
  if ('amountOffMinor' in rule) return Math.min(rule.amountOffMinor, leftMinor);
  return percentOf(leftMinor, rule.percentOff);
}
