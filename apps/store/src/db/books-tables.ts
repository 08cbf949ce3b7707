import type { GapKind } from '@albumen/domain/books/compare-provider';
import type { JournalAccount, JournalKind, Payable } from '@albumen/domain/books/journal';
import type { PayoutKind } from '@albumen/contract/forms/payout-form';

/** What the database keeps of the books as text and its checks narrow further. */
export interface NarrowedBooksTables {
  journalEntries: { kind: JournalKind; payableKind: Payable['kind'] | null };
  journalLines: { account: JournalAccount };
  payoutDetails: { kind: PayoutKind };
  providerGaps: { kind: GapKind; movement: 'charge' | 'return' };
}
