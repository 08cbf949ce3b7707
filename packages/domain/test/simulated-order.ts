import fc from 'fast-check';
import { chargeEntry, returnedEntry, strayEntry } from '../src/books/charge-entries.ts';
import { balanced, type JournalEntry } from '../src/books/journal.ts';
import { orderReturnEntry } from '../src/books/return-entries.ts';
import { feeEntry, orderSaleEntry } from '../src/books/sale-entries.ts';
import { percentOf } from '../src/money/rounding.ts';
import { chargedPart } from '../src/payments/charged-part.ts';
import {
  leftOfLine,
  refundOfLines,
  spreadRefund,
  type RefundableOrder,
} from '../src/ordering/refunds.ts';

const line = fc
  .record({
    totalMinor: fc.integer({ min: 0, max: 40_000 }),
    markupPercent: fc.integer({ min: 0, max: 100 }),
    sellerId: fc.constantFrom('anna', 'bela', null),
  })
  .map(({ totalMinor, markupPercent, sellerId }) => ({
    totalMinor,
    sellerId,
    markupMinor: percentOf(totalMinor, markupPercent),
  }));

/** What happens to an order once it is placed; a charge that is declined leaves no trace. */
export const simulatedOrder = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  shippingMinor: fc.integer({ min: 0, max: 3_000 }),
  taxPercent: fc.constantFrom(0, 6.25, 9.5),
  isShippingTaxed: fc.boolean(),
  /** Another currency's price of one unit, in hundredths; 0 for the order's own. */
  rate: fc.constantFrom(0, 0, 92, 395),
  attempts: fc.array(fc.constantFrom('declined', 'stray'), { maxLength: 2 }),
  isPaid: fc.boolean(),
  returns: fc.array(
    fc.record({
      kind: fc.constantFrom('items', 'amount', 'all'),
      /** Which item, or how much of what is left. */
      part: fc.integer({ min: 1, max: 100 }),
      isConfirmed: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
});

export type Simulated = typeof simulatedOrder extends fc.Arbitrary<infer Value> ? Value : never;

/** What became of one order on all three sides. */
export interface Outcome {
  entries: JournalEntry[];
  /** What the gateway holds, by currency. */
  gateway: Map<string, number>;
  order: RefundableOrder & { soldLines: Simulated['lines']; paidMinor: number };
  /** Promised back and not confirmed, in the order's currency. */
  onItsWayMinor: number;
}

/** Plays an order through, with the books kept beside it. */
export function play(id: string, simulated: Simulated): Outcome {
  const { lines, shippingMinor, taxPercent, isShippingTaxed, rate } = simulated;
  const goodsMinor = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  const taxMinor = percentOf(goodsMinor + (isShippingTaxed ? shippingMinor : 0), taxPercent);
  const totalMinor = goodsMinor + shippingMinor + taxMinor;
  const currency = 'USD';
  const chargedCurrency = rate === 0 ? currency : 'PLN';
  const chargedMinor = rate === 0 ? totalMinor : Math.round((totalMinor * rate) / 100);
  const outcome: Outcome = {
    entries: [],
    gateway: new Map(),
    order: {
      lines: lines.map((one, at) => ({ ...one, itemId: String(at), refundedMinor: 0 })),
      soldLines: lines,
      shippingMinor,
      packagingMinor: 0,
      taxLines: taxPercent === 0 ? [] : [{ name: 'Tax', rate: taxPercent }],
      isShippingTaxed,
      leftMinor: totalMinor,
      paidMinor: 0,
    },
    onItsWayMinor: 0,
  };
  if (totalMinor === 0) return outcome;
  const charge = (attempt: string) => ({
    attemptId: `${id}-${attempt}`,
    reference: `${id}-${attempt}`,
    payable: { kind: 'order', id } as const,
    amountMinor: totalMinor,
    currency,
    chargedMinor,
    chargedCurrency,
  });
  const write = (...entries: JournalEntry[]) =>
    outcome.entries.push(...entries.flatMap((entry) => balanced(entry) ?? []));
  const move = (minor: number) =>
    outcome.gateway.set(chargedCurrency, (outcome.gateway.get(chargedCurrency) ?? 0) + minor);
  for (const [at, attempt] of simulated.attempts.entries()) {
    if (attempt === 'declined') continue;
    const stray = charge(`stray-${at}`);
    move(chargedMinor);
    write(chargeEntry(stray), strayEntry(stray));
    move(-chargedMinor);
    write(returnedEntry({ ...stray, returnReference: `${id}-stray-${at}` }));
  }
  if (!simulated.isPaid) return outcome;
  const paid = charge('paid');
  const sale = orderSaleEntry({
    ...paid,
    orderId: id,
    totalMinor,
    lines,
    shippingMinor,
    taxMinor,
  });
  const fee = { basisPoints: 290, fixedMinor: 30 };
  outcome.order.paidMinor = totalMinor;
  move(chargedMinor);
  write(chargeEntry(paid), sale, feeEntry(sale, { ...paid, fee }));
  let backMinor = 0;
  for (const [at, back] of simulated.returns.entries()) {
    const { order } = outcome;
    if (order.leftMinor === 0) break;
    const { itemIds, amountMinor } = refundOf(order, back);
    if (amountMinor === 0) continue;
    const spread = spreadRefund(order, { amountMinor, itemIds });
    const refundId = `${id}-r${at}`;
    write(
      orderReturnEntry({
        refundId,
        reference: paid.reference,
        orderId: id,
        currency,
        amountMinor,
        lines: lines.map((one, index) => ({
          ...one,
          refundedMinor: order.lines[index]?.refundedMinor ?? 0,
          backMinor: spread.get(String(index)) ?? 0,
        })),
        left: leftBeyondGoods(outcome.entries),
        ...(back.kind === 'items' && { carriageMinor: 0 }),
      }),
    );
    for (const one of order.lines) one.refundedMinor += spread.get(one.itemId) ?? 0;
    order.leftMinor -= amountMinor;
    outcome.onItsWayMinor += amountMinor;
    const part = chargedPart({ chargedMinor, totalMinor, beforeMinor: backMinor, amountMinor });
    backMinor += amountMinor;
    if (!back.isConfirmed) continue;
    outcome.onItsWayMinor -= amountMinor;
    move(-part);
    write(returnedEntry({ ...paid, returnReference: refundId, amountMinor, chargedMinor: part }));
  }
  return outcome;
}

function refundOf(order: RefundableOrder, back: Simulated['returns'][number]) {
  if (back.kind === 'all') {
    return { itemIds: order.lines.map(({ itemId }) => itemId), amountMinor: order.leftMinor };
  }
  if (back.kind === 'amount') {
    return { itemIds: [], amountMinor: Math.ceil((order.leftMinor * back.part) / 100) };
  }
  const open = order.lines.filter((one) => leftOfLine(one) > 0);
  const chosen = open[back.part % Math.max(1, open.length)];
  if (chosen === undefined) return { itemIds: [], amountMinor: 0 };
  return { itemIds: [chosen.itemId], amountMinor: refundOfLines(order, [chosen.itemId]) };
}

function leftBeyondGoods(entries: readonly JournalEntry[]) {
  const left = (account: string) =>
    entries
      .flatMap(({ lines }) => lines)
      .filter((one) => one.account === account)
      .reduce((sum, { amountMinor }) => sum - amountMinor, 0);
  return { shippingMinor: left('shipping'), taxMinor: left('tax') };
}
