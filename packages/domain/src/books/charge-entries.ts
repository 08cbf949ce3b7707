import { opposite, type JournalEntry, type JournalLine, type Payable } from './journal.ts';

/** A charge that the provider has confirmed. */
export interface ChargeFacts {
  attemptId: string;
  /** What the provider knows it by. */
  reference: string;
  payable: Payable;
  /** What was charged, in the currency that was charged. */
  chargedMinor: number;
  chargedCurrency: string;
  /** What that pays, in the currency of the order or link. */
  amountMinor: number;
  currency: string;
}

/** The buyer's money lies with the provider. */
export function chargeEntry(charge: ChargeFacts): JournalEntry {
  const paid = { account: 'customer', party: '', amountMinor: -charge.amountMinor } as const;
  return {
    ...headOf(charge),
    kind: 'charge',
    lines: [
      { ...paid, currency: charge.currency },
      ...exchanged(charge, {
        account: 'providerClearing',
        party: '',
        currency: charge.chargedCurrency,
        amountMinor: charge.chargedMinor,
      }),
    ],
  };
}

/** A charge that came when nothing waited for it any more: all of it is to go back. */
export function strayEntry(charge: ChargeFacts): JournalEntry {
  const { amountMinor, currency } = charge;
  return {
    ...headOf(charge),
    kind: 'stray',
    lines: [
      { account: 'customer', party: '', currency, amountMinor },
      { account: 'refunds', party: '', currency, amountMinor: -amountMinor },
    ],
  };
}

/** Money that the provider has confirmed to be back; of an order or link, or of a stray charge. */
export interface ReturnedFacts extends Omit<ChargeFacts, 'attemptId'> {
  /** What the provider knows the return by. */
  returnReference: string;
}

export function returnedEntry({ returnReference, ...returned }: ReturnedFacts): JournalEntry {
  const { amountMinor, currency, chargedMinor, chargedCurrency } = returned;
  return {
    ...headOf({ ...returned, attemptId: returnReference }),
    kind: 'returned',
    lines: [
      { account: 'refunds', party: '', currency, amountMinor },
      ...exchanged(
        { ...returned, amountMinor: -amountMinor, chargedMinor: -chargedMinor },
        {
          account: 'providerClearing',
          party: '',
          currency: chargedCurrency,
          amountMinor: -chargedMinor,
        },
      ),
    ],
  };
}

/** It came to nothing after it was confirmed: the money lies with the provider again. */
export function returnFailedEntry(returned: ReturnedFacts): JournalEntry {
  return opposite(returnedEntry(returned), 'returnFailed');
}

/** What a photographer bears of a dispute, in the currency of the order or link. */
export interface DisputeShare {
  accountId: string;
  minor: number;
}

/** A payer's bank has taken money back; `chargedMinor` is what it took. */
export interface DisputeFacts extends Omit<ChargeFacts, 'attemptId'> {
  disputeId: string;
  shares: readonly DisputeShare[];
}

/** Whoever the money was for bears it, and the rest is our loss. */
export function disputeEntry({ disputeId, shares, ...taken }: DisputeFacts): JournalEntry {
  const { currency } = taken;
  const returned = returnedEntry({ ...taken, returnReference: disputeId });
  const borne = shares.map(
    ({ accountId: party, minor: amountMinor }) =>
      ({ account: 'photographer', party, currency, amountMinor }) as const,
  );
  const sharedMinor = shares.reduce((sum, { minor }) => sum + minor, 0);
  const amountMinor = taken.amountMinor - sharedMinor;
  const loss = { account: 'disputes', party: '', currency, amountMinor } as const;
  const others = returned.lines.filter(({ account }) => account !== 'refunds');
  return { ...returned, kind: 'disputed', lines: [...borne, loss, ...others] };
}

function headOf({ attemptId: sourceId, payable, reference }: ChargeFacts) {
  return { sourceId, payable, reference };
}

type Amounts = Pick<ChargeFacts, 'chargedMinor' | 'chargedCurrency' | 'amountMinor' | 'currency'>;

/** The clearing line, with what balances it in both currencies where they differ. */
function exchanged(amounts: Amounts, clearing: JournalLine): JournalLine[] {
  const { chargedMinor, chargedCurrency, amountMinor, currency } = amounts;
  if (chargedCurrency === currency) return [clearing];
  const exchange = { account: 'exchange', party: '' } as const;
  return [
    clearing,
    { ...exchange, currency: chargedCurrency, amountMinor: -chargedMinor },
    { ...exchange, currency, amountMinor },
  ];
}
