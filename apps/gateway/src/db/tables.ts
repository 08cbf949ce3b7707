import type { DisputeStatus } from '@albumen/domain/transactions/dispute.machine';
import type {
  TransactionStatus,
  TransactionType,
} from '@albumen/domain/transactions/transaction.machine';
import type { Generated } from './column-types.ts';
import type {
  ChallengeOutcome,
  CvvResponse,
  NonceOutcome,
  NonceType,
  PaymentStatus,
  RequestStatus,
} from './column-values.ts';
import type { GeneratedTables } from './tables.gen.ts';

/** A table whose columns hold fewer values than SQL knows. */
type Narrowed<Name extends keyof GeneratedTables, Columns> = Omit<
  GeneratedTables[Name],
  keyof Columns
> &
  Columns;

/** Tables with columns that hold one of a few values, which SQL knows as text. */
interface NarrowedTables {
  authentications: Narrowed<
    'authentications',
    {
      version: '1' | '2';
      state: 'closed' | 'challenge' | 'answered' | 'confirmed';
      outcome: ChallengeOutcome | null;
    }
  >;
  disputes: Narrowed<'disputes', { status: DisputeStatus }>;
  localPayments: Narrowed<'localPayments', { status: Generated<PaymentStatus> }>;
  nonces: Narrowed<
    'nonces',
    { type: NonceType; cvvResponse: Generated<CvvResponse>; outcome: NonceOutcome | null }
  >;
  paymentMethods: Narrowed<'paymentMethods', { type: NonceType }>;
  paypalRequests: Narrowed<
    'paypalRequests',
    { kind: 'payment' | 'agreement'; status: Generated<RequestStatus> }
  >;
  transactions: Narrowed<'transactions', { type: TransactionType; status: TransactionStatus }>;
}

/** The gateway's tables. */
export interface Tables extends Omit<GeneratedTables, keyof NarrowedTables>, NarrowedTables {}
