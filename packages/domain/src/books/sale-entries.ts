import { feeOf, type PaymentFee } from './payment-fee.ts';
import type { JournalEntry, JournalLine } from './journal.ts';

/** What of a sale is known when it is paid. Amounts are minor units of its currency. */
export interface SaleFacts {
  attemptId: string;
  reference: string;
  currency: string;
  totalMinor: number;
}

/** A line of an order as far as its money goes. */
export interface SoldLine {
  /** The photographer whose markup is in it; null where there is none any more. */
  sellerId: string | null;
  markupMinor: number;
}

export interface OrderSaleFacts extends SaleFacts {
  orderId: string;
  lines: readonly SoldLine[];
  /** Shipping and packaging together. */
  shippingMinor: number;
  taxMinor: number;
}

/** An order is sold: markups are their photographers', the rest of its goods ours. */
export function orderSaleEntry(order: OrderSaleFacts): JournalEntry {
  const { currency, totalMinor, shippingMinor, taxMinor, lines } = order;
  const shares = lines.flatMap(({ sellerId, markupMinor }) =>
    sellerId === null ? [] : [{ party: sellerId, minor: markupMinor }],
  );
  const sharedMinor = shares.reduce((sum, { minor }) => sum + minor, 0);
  const line = (account: JournalLine['account'], amountMinor: number, party = '') =>
    ({ account, party, currency, amountMinor }) as const;
  return {
    kind: 'sale',
    sourceId: order.attemptId,
    payable: { kind: 'order', id: order.orderId },
    reference: order.reference,
    lines: [
      line('customer', totalMinor),
      line('sales', sharedMinor + shippingMinor + taxMinor - totalMinor),
      line('shipping', -shippingMinor),
      line('tax', -taxMinor),
      ...shares.map(({ party, minor }) => line('photographer', -minor, party)),
    ],
  };
}

export interface LinkSaleFacts extends SaleFacts {
  linkId: string;
  /** Whose link it is; null once the account is gone. */
  accountId: string | null;
}

/** All that a link takes is its photographer's. */
export function linkSaleEntry(link: LinkSaleFacts): JournalEntry {
  const { currency, totalMinor, accountId } = link;
  return {
    kind: 'sale',
    sourceId: link.attemptId,
    payable: { kind: 'link', id: link.linkId },
    reference: link.reference,
    lines: [
      { account: 'customer', party: '', currency, amountMinor: totalMinor },
      { account: 'photographer', party: accountId ?? '', currency, amountMinor: -totalMinor },
    ],
  };
}

/** What a charge cost, in the currency that was charged. */
export interface FeeFacts {
  attemptId: string;
  chargedMinor: number;
  chargedCurrency: string;
  fee: PaymentFee;
}

/** The fee of an order is ours, that of a link its photographer's. */
export function feeEntry(sale: JournalEntry, charge: FeeFacts): JournalEntry {
  const { attemptId: sourceId, chargedMinor, chargedCurrency: currency, fee } = charge;
  const amountMinor = feeOf(chargedMinor, fee);
  const owner = sale.lines.find(({ account }) => account === 'photographer');
  const isLink = sale.payable?.kind === 'link';
  const payer: Pick<JournalLine, 'account' | 'party'> =
    isLink && owner !== undefined
      ? { account: 'photographer', party: owner.party }
      : { account: 'cardFees', party: '' };
  return {
    kind: 'fee',
    sourceId,
    payable: sale.payable,
    reference: null,
    lines: [
      { ...payer, currency, amountMinor },
      { account: 'feesPayable', party: '', currency, amountMinor: -amountMinor },
    ],
  };
}
