import { shareOut } from '../checkout/share-out.ts';
import { taxLines, type TaxBases, type TaxRule } from '../checkout/tax.ts';
import { roundMinor } from '../money/rounding.ts';

/** A line of a paid order; amounts in minor units, tax left out. */
export interface RefundableLine {
  itemId: string;
  /** What was charged for it. */
  totalMinor: number;
  /** What of that went back or is on its way. */
  refundedMinor: number;
}

export interface RefundableOrder {
  lines: readonly RefundableLine[];
  shippingMinor: number;
  packagingMinor: number;
  taxLines: readonly { name: string; rate: number }[];
  isShippingTaxed: boolean;
  /** What of the whole payment has not gone back and is not on its way. */
  leftMinor: number;
}

/** Shipping and packaging that go back along with lines. */
export interface Carriage {
  shippingMinor: number;
  packagingMinor: number;
}

const noCarriage: Carriage = { shippingMinor: 0, packagingMinor: 0 };

/** What is left of a line. */
export function leftOfLine({ totalMinor, refundedMinor }: Omit<RefundableLine, 'itemId'>): number {
  return totalMinor - refundedMinor;
}

/**
 * What taking lines back comes to: what is left of them, the carriage named, and the tax on both; never
 * more than is left of the payment.
 */
export function refundOfLines(
  order: RefundableOrder,
  itemIds: readonly string[],
  carriage: Carriage = noCarriage,
): number {
  const goodsMinor = sum(order.lines, leftOfLine);
  const chosen = order.lines.filter(({ itemId }) => itemIds.includes(itemId));
  const backMinor = sum(chosen, leftOfLine);
  const before = { ...carriageOf(order), goodsMinor };
  const after = {
    goodsMinor: goodsMinor - backMinor,
    shippingMinor: before.shippingMinor - carriage.shippingMinor,
    packagingMinor: before.packagingMinor - carriage.packagingMinor,
  };
  const rule = ruleOf(order);
  const taxMinor = taxOf(rule, before) - taxOf(rule, after);
  const wholeMinor = backMinor + carriage.shippingMinor + carriage.packagingMinor + taxMinor;
  return Math.min(wholeMinor, order.leftMinor);
}

/**
 * How much of shipping and packaging has not gone back, from 0 to 1: whatever is left besides the lines
 * and their tax. An amount that names no line takes its share of both.
 */
export function leftOfCarriage(order: RefundableOrder): number {
  const { lines, shippingMinor, packagingMinor, leftMinor } = order;
  const goods = { goodsMinor: sum(lines, leftOfLine), shippingMinor: 0, packagingMinor: 0 };
  const rule = ruleOf(order);
  const goodsTaxMinor = taxOf(rule, goods);
  const all = { ...goods, shippingMinor, packagingMinor };
  const wholeMinor = shippingMinor + packagingMinor + taxOf(rule, all) - goodsTaxMinor;
  if (wholeMinor === 0) return 0;
  const openMinor = leftMinor - goods.goodsMinor - goodsTaxMinor;
  return Math.min(1, Math.max(0, openMinor / wholeMinor));
}

/**
 * How much of a refund each line bears, by item: all that is left of the lines it names, or, when it
 * names none, its share of everything that was paid.
 * @throws RangeError for more than is left of the payment
 */
export function spreadRefund(
  { lines, leftMinor }: RefundableOrder,
  { amountMinor, itemIds }: { amountMinor: number; itemIds: readonly string[] },
): Map<string, number> {
  if (amountMinor > leftMinor) throw new RangeError(`only ${leftMinor} is left`);
  const named = lines.filter(({ itemId }) => itemIds.includes(itemId));
  if (named.length > 0) return new Map(named.map((line) => [line.itemId, leftOfLine(line)]));
  const goodsMinor = sum(lines, leftOfLine);
  const shares = lines.map((line) => ({ key: line.itemId, weightMinor: leftOfLine(line) }));
  const borneMinor = Math.min(goodsMinor, roundMinor((goodsMinor / leftMinor) * amountMinor));
  return shareOut(borneMinor, shares);
}

/** What a line earns its photographer: the markup, less its share of what went back. */
export function earnedOf({
  totalMinor,
  refundedMinor,
  markupMinor,
}: Omit<RefundableLine, 'itemId'> & { markupMinor: number }): number {
  if (totalMinor === 0) return 0;
  return roundMinor((markupMinor * (totalMinor - refundedMinor)) / totalMinor);
}

function carriageOf({ shippingMinor, packagingMinor }: Carriage): Carriage {
  return { shippingMinor, packagingMinor };
}

function ruleOf({ taxLines: lines, isShippingTaxed }: RefundableOrder): TaxRule {
  return { rates: lines.map(({ name, rate }) => ({ name, percent: rate })), isShippingTaxed };
}

function taxOf(rule: TaxRule, bases: TaxBases): number {
  return sum(taxLines(rule, bases), ({ amountMinor }) => amountMinor);
}

function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}
