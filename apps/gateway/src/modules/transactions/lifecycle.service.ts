import type { TransactionEvent } from '@albumen/domain/transactions/transaction.machine';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { invalid, refuseInvalid } from '../server-api/invalid-request.ts';
import { onceByKey } from '../request-keys/request-keys.service.ts';
import { inTransaction, type Caller, type ServerWork } from '../server-api/server-work.ts';
import { noErrors } from '../server-api/validation-errors.ts';
import type { ValidationCode } from '../server-api/validation-messages.ts';
import { readBody, wireText } from '../server-api/wire-fields.ts';
import { readAmount } from './amounts.ts';
import {
  getTransaction,
  happen,
  lockTransaction,
  type WholeTransaction,
} from './transactions.service.ts';

const keyFields = z.object({ api_request_key: wireText });
const amountFields = z.object({ ...keyFields.shape, amount: wireText, order_id: wireText });

/** Submits all of what was authorized, or less. */
export function submitForSettlement(
  deps: Dependencies,
  caller: Caller,
  { id, body }: { id: string; body: unknown },
): Promise<WholeTransaction> {
  const fields = readBody(amountFields, body, 'transaction');
  const change = async (work: ServerWork) => {
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
  };
  return byKey(deps, caller, { operation: `submit ${id}`, fields, change });
}

export function voidTransaction(
  deps: Dependencies,
  caller: Caller,
  { id, body }: { id: string; body?: unknown },
): Promise<WholeTransaction> {
  const fields = readBody(keyFields, body, 'transaction');
  const change = (work: ServerWork) => move(work, { id, event: 'void', refusal: '91504' });
  return byKey(deps, caller, { operation: `void ${id}`, fields, change });
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
  return (await happen(work, transaction, { event })) ?? invalid('transaction.base', refusal);
}

interface KeyedChange {
  operation: string;
  fields: z.output<typeof keyFields>;
  change: (work: ServerWork) => Promise<WholeTransaction>;
}

/** A change that a key lets happen once; the answer is the transaction as it is by now. */
function byKey(
  deps: Dependencies,
  caller: Caller,
  { operation, fields: { api_request_key: key, ...fields }, change }: KeyedChange,
): Promise<WholeTransaction> {
  return inTransaction(deps, caller, (work) => {
    const request = { key, operation, fields, root: 'transaction' } as const;
    const find = (id: string) => getTransaction(work.trx, work.merchant.id, id);
    return onceByKey(work, request, { act: () => change(work), find, idOf: ({ id }) => id });
  });
}
