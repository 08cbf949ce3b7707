import {
  decide,
  type Decision,
  to,
  type Transition,
  type TransitionTable,
} from '../lib/transition-table.ts';

/** The statuses of a gateway transaction, as the wire names them. */
export type TransactionStatus =
  | 'authorizing'
  | 'authorized'
  | 'authorization_expired'
  | 'submitted_for_settlement'
  | 'settling'
  | 'settlement_pending'
  | 'settlement_confirmed'
  | 'settlement_declined'
  | 'settled'
  | 'voided'
  | 'failed'
  | 'gateway_rejected'
  | 'processor_declined';

/** A sale takes money, a credit gives it back. */
export type TransactionType = 'sale' | 'credit';

/** What happens to a transaction. */
export type TransactionEvent =
  /** The processor approved. */
  | 'approve'
  /** The processor said no. */
  | 'decline'
  /** The processor could not be asked. */
  | 'fail'
  /** The gateway's own rules said no before or after the processor was asked. */
  | 'reject'
  /** Too long authorized without being submitted. */
  | 'expire'
  | 'submit'
  | 'void'
  /** The batch is on its way. */
  | 'begin-settling'
  | 'hold-settlement'
  | 'confirm-settlement'
  | 'settle'
  | 'decline-settlement'
  /** The money reached the merchant's bank. */
  | 'disburse';

/** What a transition asks of the gateway, besides the new status. */
export type TransactionEffect =
  | 'announce-settled'
  | 'announce-settlement-declined'
  | 'announce-disbursed';

type Row = Partial<Record<TransactionEvent, Transition<TransactionStatus, TransactionEffect>>>;

const settle = to('settled', 'announce-settled');
const declineSettlement = to('settlement_declined', 'announce-settlement-declined');
const settlement = { settle, 'decline-settlement': declineSettlement } satisfies Row;

/** The whole life of a transaction. What is not in it is refused. */
export const transactionTable: TransitionTable<
  TransactionStatus,
  TransactionEvent,
  TransactionEffect
> = {
  authorizing: {
    approve: to('authorized'),
    decline: to('processor_declined'),
    fail: to('failed'),
    reject: to('gateway_rejected'),
  },
  authorized: {
    submit: to('submitted_for_settlement'),
    void: to('voided'),
    expire: to('authorization_expired'),
  },
  submitted_for_settlement: {
    void: to('voided'),
    'begin-settling': to('settling'),
    'hold-settlement': to('settlement_pending'),
    'confirm-settlement': to('settlement_confirmed'),
    ...settlement,
  },
  settling: {
    'confirm-settlement': to('settlement_confirmed'),
    ...settlement,
  },
  settlement_pending: {
    void: to('voided'),
    'confirm-settlement': to('settlement_confirmed'),
    ...settlement,
  },
  settlement_confirmed: settlement,
  settled: { disburse: to('settled', 'announce-disbursed') },
  authorization_expired: {},
  settlement_declined: {},
  voided: {},
  failed: {},
  gateway_rejected: {},
  processor_declined: {},
};

/** The status after an event and what it asks to be done, or a refusal. */
export function decideTransaction(
  status: TransactionStatus,
  event: TransactionEvent,
): Decision<TransactionStatus, TransactionEffect> {
  return decide(transactionTable, status, event);
}

/** The money of a sale that is with its merchant or on the way there. */
export function isSettledOrSettling(status: TransactionStatus): boolean {
  return status === 'settled' || status === 'settling' || status === 'settlement_confirmed';
}

/** The statuses of a transaction that came to nothing. */
const unsuccessful: ReadonlySet<TransactionStatus> = new Set([
  'authorization_expired',
  'settlement_declined',
  'voided',
  'failed',
  'gateway_rejected',
  'processor_declined',
]);

/** Whether a transaction holds money or is about to. */
export function isLive(status: TransactionStatus): boolean {
  return !unsuccessful.has(status);
}
