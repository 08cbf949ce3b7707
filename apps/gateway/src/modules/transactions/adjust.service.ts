import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { merchantAccountsOf } from '../merchants/merchants.service.ts';
import { authorize } from '../processor/authorize.ts';
import { invalid, refuseInvalid } from '../server-api/invalid-request.ts';
import { inTransaction, type Caller, type ServerWork } from '../server-api/server-work.ts';
import { noErrors } from '../server-api/validation-errors.ts';
import { readBody, wireText } from '../server-api/wire-fields.ts';
import { readAmount } from './amounts.ts';
import type { Adjustment } from './adjustments.ts';
import {
  adjustTransaction,
  lockTransaction,
  type WholeTransaction,
} from './transactions.service.ts';

const adjustmentFields = z.object({ amount: wireText });

/** What came of asking the processor for another amount. */
interface Adjusted {
  transaction: WholeTransaction;
  isDeclined: boolean;
}

/** Asks the processor to hold another amount, where it does that; a declined one is remembered. */
export function adjustAuthorization(
  deps: Dependencies,
  caller: Caller,
  { id, body }: { id: string; body: unknown },
): Promise<Adjusted> {
  const fields = readBody(adjustmentFields, body, 'transaction');
  return inTransaction(deps, caller, async (work) => {
    const transaction = await lockTransaction(work, id);
    if (transaction.status !== 'authorized') invalid('transaction.base', '915218');
    if (!(await isAdjustable(work, transaction))) invalid('transaction.base', '915222');
    const amountMinor = readTarget(fields.amount, transaction);
    const { answer } = authorize({ amountMinor, ending: undefined, acceptsPartial: false });
    const isApproved = answer.outcome === 'approved';
    const adjustment: Adjustment = {
      amountMinor: amountMinor - transaction.amountMinor,
      success: isApproved,
      at: work.now.toISOString(),
      processorResponseCode: answer.code,
      processorResponseText: answer.text,
      processorResponseType: answer.type,
    };
    const target = isApproved ? amountMinor : transaction.amountMinor;
    const adjusted = await adjustTransaction(work, transaction, {
      adjustment,
      amountMinor: target,
    });
    return { transaction: adjusted, isDeclined: !isApproved };
  });
}

async function isAdjustable(
  { trx, merchant }: ServerWork,
  { merchantAccountId }: WholeTransaction,
): Promise<boolean> {
  const accounts = await merchantAccountsOf(trx, merchant.id);
  return accounts.find(({ id }) => id === merchantAccountId)?.adjustsAuthorizations === true;
}

function readTarget(text: string | undefined, { currency, amountMinor }: WholeTransaction): number {
  const errors = noErrors();
  const target = readAmount(text, { currency, errors });
  refuseInvalid(errors);
  if (target === undefined) throw new Error('unnoticed errors');
  return target === amountMinor ? invalid('transaction.base', '95606') : target;
}
