import type { TransactionEvent } from '@albumen/domain/transactions/transaction.machine';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { invalid, refuseInvalid } from '../server-api/invalid-request.ts';
import { inTransaction, type Caller } from '../server-api/server-work.ts';
import { noErrors } from '../server-api/validation-errors.ts';
import type { ValidationCode } from '../server-api/validation-messages.ts';
import { readBody, wireText } from '../server-api/wire-fields.ts';
import { readAmount } from './amounts.ts';
import { happen, lockTransaction, type WholeTransaction } from './transactions.service.ts';

const amountFields = z.object({ amount: wireText, order_id: wireText });

/** Submits all of what was authorized, or less. */
export function submitForSettlement(
  deps: Dependencies,
  caller: Caller,
  { id, body }: { id: string; body: unknown },
): Promise<WholeTransaction> {
  const fields = readBody(amountFields, body, 'transaction');
  return inTransaction(deps, caller, async (work) => {
    const transaction = await lockTransaction(work, id);
    const errors = noErrors();
    const { currency } = transaction;
    const amountMinor = fields.amount
      ? readAmount(fields.amount, { currency, errors })
      : transaction.amountMinor;
    refuseInvalid(errors);
    if ((amountMinor ?? 0) > transaction.amountMinor) invalid('transaction.amount', '91522');
    const happening = { event: 'submit', ...(amountMinor && { amountMinor }) } as const;
    return (await happen(work, transaction, happening)) ?? invalid('transaction.base', '91507');
  });
}

export function voidTransaction(deps: Dependencies, caller: Caller, id: string) {
  return move(deps, caller, { id, event: 'void', refusal: '91504' });
}

const simulated = {
  settle: 'settle',
  settlement_confirm: 'confirm-settlement',
  settlement_decline: 'decline-settlement',
  settlement_pending: 'hold-settlement',
} as const satisfies Record<string, TransactionEvent>;

/** What only a sandbox can be ordered to do. */
export type SimulatedSettlement = keyof typeof simulated;

export const simulatedSettlements = Object.keys(simulated) as SimulatedSettlement[];

export function simulateSettlement(
  deps: Dependencies,
  caller: Caller,
  { id, step }: { id: string; step: SimulatedSettlement },
): Promise<WholeTransaction> {
  return move(deps, caller, { id, event: simulated[step], refusal: '91575' });
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

function move(deps: Dependencies, caller: Caller, { id, event, refusal }: Move) {
  return inTransaction(deps, caller, async (work) => {
    const transaction = await lockTransaction(work, id);
    return (await happen(work, transaction, { event })) ?? invalid('transaction.base', refusal);
  });
}
