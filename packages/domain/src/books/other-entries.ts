import { opposite, type JournalEntry } from './journal.ts';

export interface LabCostFacts {
  /** The lab order and its attempt: one that is sent again costs again. */
  sourceId: string;
  orderId: string;
  amountMinor: number;
  currency: string;
}

/** The lab has a part of an order and will ask for its work. */
export function labCostEntry({ sourceId, orderId, ...cost }: LabCostFacts): JournalEntry {
  const { amountMinor, currency } = cost;
  return {
    kind: 'labCost',
    sourceId,
    payable: { kind: 'order', id: orderId },
    reference: null,
    lines: [
      { account: 'labCost', party: '', currency, amountMinor },
      { account: 'labPayable', party: '', currency, amountMinor: -amountMinor },
    ],
  };
}

/** The lab refused what it had, and asks for nothing. */
export function labCostDroppedEntry(cost: LabCostFacts): JournalEntry {
  return opposite(labCostEntry(cost), 'labCostDropped');
}

export interface PayoutFacts {
  payoutId: string;
  accountId: string;
  amountMinor: number;
  currency: string;
}

/** A photographer was paid from our bank account. */
export function payoutEntry({ payoutId, accountId, ...paid }: PayoutFacts): JournalEntry {
  const { amountMinor, currency } = paid;
  return {
    kind: 'payout',
    sourceId: payoutId,
    payable: null,
    reference: null,
    lines: [
      { account: 'photographer', party: accountId, currency, amountMinor },
      { account: 'bank', party: '', currency, amountMinor: -amountMinor },
    ],
  };
}
