/**
 * The chart of accounts. A positive amount is a debit: money or a claim of ours, or a cost. A negative
 * one is a credit: income, or what we owe.
 */
export const journalAccounts = [
  /** What buyers owe for what they ordered; charges settle it. */
  'customer',
  /** Charged and not returned: what the payment provider holds for us. */
  'providerClearing',
  /** Our own part of what was sold. */
  'sales',
  'tax',
  /** Shipping and packaging together. */
  'shipping',
  /** What the lab asks for its work, and what we owe it for that. */
  'labCost',
  'labPayable',
  /** What taking money costs us, and what we owe the provider for that. */
  'cardFees',
  'feesPayable',
  /** What we owe a photographer; its party is the account's id. */
  'photographer',
  /** Money on its way back to buyers. */
  'refunds',
  /** What payers' banks took back against us; what is not a photographer's is our loss. */
  'disputes',
  /** The difference between two currencies of one payment. */
  'exchange',
  /** Our own bank account, which payouts leave from. */
  'bank',
] as const;
export type JournalAccount = (typeof journalAccounts)[number];

/** What happened. Together with the id of what caused it, it names an entry. */
export const journalKinds = [
  'charge',
  'sale',
  'fee',
  'stray',
  'return',
  'returned',
  'returnFailed',
  'disputed',
  'disputeWon',
  'labCost',
  'labCostDropped',
  'payout',
] as const;
export type JournalKind = (typeof journalKinds)[number];

/** What takes money of a sale from its photographer again, or undoes that. */
export const takingBackKinds = ['return', 'disputed', 'disputeWon'] as const;

/** What a buyer pays: an order, or a photographer's payment link. */
export interface Payable {
  kind: 'order' | 'link';
  id: string;
}

export interface JournalLine {
  account: JournalAccount;
  /** Whose it is; empty where the account is nobody's in particular. */
  party: string;
  currency: string;
  /** Minor units; debits are positive, credits negative, never zero. */
  amountMinor: number;
}

/** One movement of money as a double entry: of each currency its lines sum up to zero. */
export interface JournalEntry {
  kind: JournalKind;
  /** The attempt, refund (or its reference at the provider), dispute, lab order or payout that causes it. */
  sourceId: string;
  /** Null for payouts. */
  payable: Payable | null;
  /** What the provider knows the charge by; null where it has no part in it. */
  reference: string | null;
  lines: readonly JournalLine[];
}

/** An entry that takes another one back. */
export function opposite(entry: JournalEntry, kind: JournalKind): JournalEntry {
  const lines = entry.lines.map((line) => ({ ...line, amountMinor: -line.amountMinor }));
  return { ...entry, kind, lines };
}

/** The sum of the lines of each currency. */
export function sumsOf(lines: readonly JournalLine[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { currency, amountMinor } of lines) {
    sums.set(currency, (sums.get(currency) ?? 0) + amountMinor);
  }
  return sums;
}

/** Lines of one account, party and currency become one; those of nothing are left out. */
export function mergeLines(lines: readonly JournalLine[]): JournalLine[] {
  const merged = new Map<string, JournalLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.account, line.party, line.currency]);
    const amountMinor = (merged.get(key)?.amountMinor ?? 0) + line.amountMinor;
    merged.set(key, { ...line, amountMinor });
  }
  return [...merged.values()].filter(({ amountMinor }) => amountMinor !== 0);
}

/**
 * An entry with its lines merged; undefined when nothing moves.
 * @throws RangeError when its lines do not balance
 */
export function balanced(entry: JournalEntry): JournalEntry | undefined {
  const lines = mergeLines(entry.lines);
  for (const [currency, sum] of sumsOf(lines)) {
    if (sum !== 0)
      throw new RangeError(`${entry.kind} ${entry.sourceId} is off by ${sum} ${currency}`);
  }
  return lines.length === 0 ? undefined : { ...entry, lines };
}
