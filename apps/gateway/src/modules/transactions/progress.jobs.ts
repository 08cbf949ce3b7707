import type {
  TransactionEvent,
  TransactionStatus,
} from '@albumen/domain/transactions/transaction.machine';
import { defineJob } from '@albumen/server-kit/jobs';
import type { Dependencies } from '../../dependencies.ts';
import { eachAlone } from '../../each-alone.ts';
import { closeOverdueDisputes } from '../disputes/answer-dispute.service.ts';
import { asGateway } from '../server-api/server-work.ts';
import type { Transaction } from './transaction.ts';
import { listDue } from './transactions.queries.ts';
import { happen, lockTransaction } from './transactions.service.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const debitType = 'sepa_debit_account';

interface Stage {
  status: TransactionStatus;
  afterMs: number;
  /** Limits the stage to one kind of payment instrument. */
  instrumentType?: string;
  event: (transaction: Transaction) => TransactionEvent;
}

/** What time does to a transaction, by its merchant's clock. */
const stages: readonly Stage[] = [
  { status: 'authorized', afterMs: 7 * dayMs, event: () => 'expire' },
  { status: 'submitted_for_settlement', afterMs: hourMs, event: collect },
  {
    status: 'settlement_pending',
    afterMs: 2 * dayMs,
    instrumentType: debitType,
    event: answerOfBank,
  },
  { status: 'settled', afterMs: dayMs, event: () => 'disburse' },
];

/** A debit is under way for days. */
function collect({ paymentInstrumentType }: Transaction): TransactionEvent {
  return paymentInstrumentType === debitType ? 'hold-settlement' : 'settle';
}

/** An account has not enough for amounts from 4001.00 to 4001.99. */
function answerOfBank({ amountMinor }: Transaction): TransactionEvent {
  return Math.floor(amountMinor / 100) === 4_001 ? 'decline-settlement' : 'settle';
}

/** The sandbox's processor settles and pays out by itself. */
export const progressTransactions = defineJob<Record<string, never>>({
  name: 'progress-transactions',
  cron: '* * * * *',
  expireInSeconds: 300,
});

/** Moves what time moves, transactions and disputes. Each on its own: one that fails keeps no other from moving on. */
export async function progress(deps: Dependencies): Promise<void> {
  const steps = [
    () => closeOverdueDisputes(deps),
    ...stages.map((stage) => () => pass(deps, stage)),
  ];
  await eachAlone(steps, (step) => step());
}

async function pass(deps: Dependencies, { event, ...stage }: Stage): Promise<void> {
  const due = await listDue(deps.db, { ...stage, now: deps.clock.now() });
  await eachAlone(due, ({ id, merchantId }) =>
    asGateway(deps, merchantId, async (work) => {
      const transaction = await lockTransaction(work, id);
      const isStillDue = transaction.status === stage.status && transaction.disbursedAt === null;
      if (isStillDue) await happen(work, transaction, { event: event(transaction) });
    }),
  );
}
