import { shareOut } from '../checkout/share-out.ts';
import { earnedOf } from '../ordering/refunds.ts';
import type { JournalEntry, JournalLine } from './journal.ts';

/** Money that begins its way back. Amounts are minor units of the order's or link's currency. */
export interface ReturnFacts {
  refundId: string;
  reference: string;
  currency: string;
  amountMinor: number;
}

/** A line that bears some of a return. */
export interface ReturnedLine {
  sellerId: string | null;
  markupMinor: number;
  totalMinor: number;
  /** What had gone back of it before. */
  refundedMinor: number;
  /** What of this return it bears. */
  backMinor: number;
}

export interface OrderReturnFacts extends ReturnFacts {
  orderId: string;
  lines: readonly ReturnedLine[];
  /** Shipping and tax that have not gone back, as the books have them. */
  left: { shippingMinor: number; taxMinor: number };
  /** Where whole lines go back: the shipping and packaging that go with them. */
  carriageMinor?: number | undefined;
}

/**
 * What goes back is taken from what it was: of each line its photographer's share and ours, then tax
 * and shipping. The photographer's share goes back in proportion.
 */
export function orderReturnEntry(order: OrderReturnFacts): JournalEntry {
  const { currency, amountMinor, lines } = order;
  const line = (account: JournalLine['account'], minor: number, party = '') =>
    ({ account, party, currency, amountMinor: minor }) as const;
  const shares = lines.flatMap((one) =>
    one.sellerId === null ? [] : [{ party: one.sellerId, minor: shareBack(one) }],
  );
  const sharedMinor = shares.reduce((sum, { minor }) => sum + minor, 0);
  const { shippingMinor, taxMinor } = beyondGoods(order);
  return {
    kind: 'return',
    sourceId: order.refundId,
    payable: { kind: 'order', id: order.orderId },
    reference: order.reference,
    lines: [
      ...shares.map(({ party, minor }) => line('photographer', minor, party)),
      line('shipping', shippingMinor),
      line('tax', taxMinor),
      line('sales', amountMinor - sharedMinor - shippingMinor - taxMinor),
      line('refunds', -amountMinor),
    ],
  };
}

/** What a line's photographer gives back of the markup. */
function shareBack({ backMinor, ...line }: ReturnedLine): number {
  const after = { ...line, refundedMinor: line.refundedMinor + backMinor };
  return earnedOf(line) - earnedOf(after);
}

/** How the part of a return that no line bears divides into shipping and tax. */
function beyondGoods({ amountMinor, lines, left, carriageMinor }: OrderReturnFacts) {
  const goodsMinor = lines.reduce((sum, { backMinor }) => sum + backMinor, 0);
  const leftMinor = left.shippingMinor + left.taxMinor;
  const restMinor = Math.min(Math.max(0, amountMinor - goodsMinor), leftMinor);
  if (carriageMinor === undefined) {
    const parts = shareOut(restMinor, [
      { key: 'shipping', weightMinor: left.shippingMinor },
      { key: 'tax', weightMinor: left.taxMinor },
    ]);
    return { shippingMinor: parts.get('shipping') ?? 0, taxMinor: parts.get('tax') ?? 0 };
  }
  const wantedMinor = Math.min(carriageMinor, left.shippingMinor, restMinor);
  const taxMinor = Math.min(restMinor - wantedMinor, left.taxMinor);
  return { shippingMinor: restMinor - taxMinor, taxMinor };
}

export interface LinkReturnFacts extends ReturnFacts {
  linkId: string;
  accountId: string | null;
}

/** What goes back of a link is its photographer's; the fee of the charge stays where it is. */
export function linkReturnEntry(link: LinkReturnFacts): JournalEntry {
  const { currency, amountMinor } = link;
  return {
    kind: 'return',
    sourceId: link.refundId,
    payable: { kind: 'link', id: link.linkId },
    reference: link.reference,
    lines: [
      { account: 'photographer', party: link.accountId ?? '', currency, amountMinor },
      { account: 'refunds', party: '', currency, amountMinor: -amountMinor },
    ],
  };
}
