import type { TransactionEvent } from '@albumen/domain/transactions/transaction.machine';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { invalid } from '../server-api/invalid-request.ts';
import { onceByKey } from '../request-keys/request-keys.service.ts';
import { inTransaction, type Caller, type ServerWork } from '../server-api/server-work.ts';
import type { ValidationCode } from '../server-api/validation-messages.ts';
import { readBody, wireText } from '../server-api/wire-fields.ts';
import { isSettledInParts } from './transaction.ts';
import {
  getTransaction,
  happen,
  lockTransaction,
  type WholeTransaction,
} from './transactions.service.ts';

const keyFields = z.object({ api_request_key: wireText });

export function voidTransaction(
  deps: Dependencies,
  caller: Caller,
  { id, body }: { id: string; body?: unknown },
): Promise<WholeTransaction> {
  const { api_request_key: key, ...fields } = readBody(keyFields, body, 'transaction');
  const request = { key, operation: `void ${id}`, fields, root: 'transaction' } as const;
  return inTransaction(deps, caller, (work) =>
    onceByKey(work, request, {
      act: () => move(work, { id, event: 'void', refusal: '91504' }),
      idOf: (transaction) => transaction.id,
      find: (known) => getTransaction(work.trx, work.merchant.id, known),
    }),
  );
}

const simulated = {
  settle: 'settle',
  settlement_confirm: 'confirm-settlement',
  settlement_decline: 'decline-settlement',
  settlement_pending: 'hold-settlement',
} as const satisfies Record<string, TransactionEvent>;

/** What only a sandbox can be ordered to do. */
export type SimulatedSettlement = keyof typeof simulated;

export const simulatedSettlements = Object.keys(simulated) as SimulatedSettlement[]; // the literal has no other keys

export function simulateSettlement(
  deps: Dependencies,
  caller: Caller,
  { id, step }: { id: string; step: SimulatedSettlement },
): Promise<WholeTransaction> {
  return inTransaction(deps, caller, (work) =>
    move(work, { id, event: simulated[step], refusal: '91575' }),
  );
}

/** The money reaches the merchant's bank, once. */
export function disburse(deps: Dependencies, caller: Caller, id: string) {
  return inTransaction(deps, caller, async (work) => {
    const transaction = await lockTransaction(work, id);
    if (transaction.disbursedAt !== null) refuse(409, 'The transaction is disbursed already.');
    const done = await happen(work, transaction, { event: 'disburse' });
    return done ?? refuse(409, 'Only a settled transaction can be disbursed.');
  });
}

interface Move {
  id: string;
  event: TransactionEvent;
  /** When the status does not allow it. */
  refusal: ValidationCode;
}

async function move(work: ServerWork, { id, event, refusal }: Move): Promise<WholeTransaction> {
  const transaction = await lockTransaction(work, id);
  // What is left of it is let go by time, and each part by itself.
  if (isSettledInParts(transaction)) invalid('transaction.base', refusal);
  return (await happen(work, transaction, { event })) ?? invalid('transaction.base', refusal);
}
