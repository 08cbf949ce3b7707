import type { DisputeShare } from '@albumen/domain/books/charge-entries';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { AttemptRow } from './attempts.queries.ts';
import type { PaymentStartRow } from './starts.queries.ts';

/** What can be paid: an order, or a photographer's payment link. */
export type PayableKind = 'order' | 'link';

export interface PayableRef {
  kind: PayableKind;
  id: string;
}

/** An amount as its payer was shown it. */
export interface Price {
  /** Minor units of the currency. */
  amountMinor: number;
  currency: string;
}

/** Why no money came. */
export interface UnpaidReason {
  /** Its payer was notified that the outcome is unknown, and nobody tries again. */
  isNews: boolean;
  attempt: AttemptRow;
}

/** A payable behind its lock; each function writes into the transaction that took the lock. */
export interface LockedPayable {
  /** What it asks for, in its own currency. */
  price: Price;
  markPaid(attempt: AttemptRow): Promise<void>;
  /** The money is promised, or on its way for days; nobody waits longer than until then. */
  markAwaiting(attempt: AttemptRow, until: Date): Promise<void>;
  /** An attempt came to nothing; another one may follow. */
  markUnpaid(reason: UnpaidReason): Promise<void>;
  /** Awaited money will not come. */
  markLost(attempt: AttemptRow): Promise<void>;
  /** A charge that was never its own turned up and goes back, or is back. */
  recordStray(stray: Stray): Promise<void>;
  /** Money is back, in the payable's currency. */
  recordReturn(returned: Returned): Promise<void>;
  /** Money that was recorded as back is not after all, and is sent again. */
  recordReturnFailed(amountMinor: number): Promise<void>;
  /** A dispute was won, so that its money is here again. */
  recordDisputeWon(): Promise<void>;
  /** Photographers with what they bear when a payer's bank takes this much back. */
  bearersOf(amountMinor: number): Promise<readonly DisputeShare[]>;
}

interface Returned {
  amountMinor: number;
  attempt: AttemptRow;
  /** It was recorded before, and came to nothing then. */
  isAgain: boolean;
}

/** What a timeline tells of a charge which came too late. */
export interface Stray {
  step: 'stray-charge' | 'stray-returned' | 'stray-return-failed';
  charge: AttemptRow;
  /** Its payer was mailed of it before. */
  isAgain?: boolean;
}

/** What payments asks of one kind of payable. */
export interface PayablePort {
  /** How long a promise on a phone or by invoice is waited for; undefined where the payable itself knows. */
  promiseLastsMs?: number;
  /** Locks it before its attempts; everybody locks in this order. */
  lock(trx: Kysely<Tables>, deps: Dependencies, id: string): Promise<LockedPayable>;
  /**
   * Pays what its payer approved at a bank, as the page would have, had it come back. Throws where it is
   * to be tried again.
   */
  redeem(deps: Dependencies, start: PaymentStartRow, approval: Approval): Promise<void>;
}

/** What the gateway notified of a payment that its payer approved. */
export interface Approval {
  nonce: string;
  /** Whether it is of the amount that was asked for. */
  isAsAsked: boolean;
}

export type PayablePorts = Readonly<Record<PayableKind, PayablePort>>;

/** A column names each kind, so that foreign keys hold. */
export function payableColumns({ kind, id }: PayableRef): { orderId: string } | { linkId: string } {
  return kind === 'order' ? { orderId: id } : { linkId: id };
}

export function payableOf({
  orderId,
  linkId,
}: {
  orderId: string | null;
  linkId: string | null;
}): PayableRef {
  if (orderId !== null) return { kind: 'order', id: orderId };
  if (linkId !== null) return { kind: 'link', id: linkId };
  throw new Error('a row of payments belongs to an order or a link');
}
