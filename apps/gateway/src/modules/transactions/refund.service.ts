import { planRefund, type RefundRefusal } from '@albumen/domain/transactions/refund';
import { isLive } from '@albumen/domain/transactions/transaction.machine';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { newPublicId } from '../../ids.ts';
import { onceByKey } from '../request-keys/request-keys.service.ts';
import { invalid, refuseInvalid } from '../server-api/invalid-request.ts';
import { inTransaction, type Caller, type ServerWork } from '../server-api/server-work.ts';
import { addError, noErrors, type ValidationErrors } from '../server-api/validation-errors.ts';
import { merchantAccountsOf } from '../merchants/merchants.service.ts';
import type { ValidationCode } from '../server-api/validation-messages.ts';
import { readBody, wireText } from '../server-api/wire-fields.ts';
import { readAmount } from './amounts.ts';
import { giveBack } from './charge.ts';
import {
  addTransaction,
  getTransaction,
  likeThis,
  lockTransaction,
  type WholeTransaction,
} from './transactions.service.ts';

const refundFields = z.object({
  amount: wireText,
  order_id: wireText,
  merchant_account_id: wireText,
  api_request_key: wireText,
});

const refusals: Readonly<Record<RefundRefusal, { path: string; code: ValidationCode }>> = {
  'is-credit': { path: 'transaction.base', code: '91505' },
  'not-settled': { path: 'transaction.base', code: '91506' },
  'already-refunded': { path: 'transaction.base', code: '91512' },
  'not-positive': { path: 'transaction.amount', code: '81531' },
  'too-large': { path: 'transaction.amount', code: '91521' },
};

interface RefundRequest {
  id: string;
  body: unknown;
}

/** Gives back all that is left of a sale or a part of it. */
export function refundTransaction(
  deps: Dependencies,
  caller: Caller,
  { id, body }: RefundRequest,
): Promise<WholeTransaction> {
  const fields = readBody(refundFields, body, 'transaction');
  return inTransaction(deps, caller, async (work) => {
    const sale = await lockTransaction(work, id);
    const { api_request_key: key, ...asked } = fields;
    const request = { key, operation: `refund ${id}`, fields: asked, root: 'transaction' } as const;
    const find = (refundId: string) => getTransaction(work.trx, work.merchant.id, refundId);
    const act = async () => find(await makeRefund(work, sale, fields));
    return onceByKey(work, request, { act, find, idOf: (refund) => refund.id });
  });
}

async function makeRefund(
  work: ServerWork,
  sale: WholeTransaction,
  fields: z.output<typeof refundFields>,
): Promise<string> {
  const errors = noErrors();
  const { currency } = sale;
  const askedMinor = fields.amount ? readAmount(fields.amount, { currency, errors }) : undefined;
  const account = await accountOf(work, sale, { asked: fields.merchant_account_id, errors });
  refuseInvalid(errors);
  const refundedMinor = sale.refunds
    .filter(({ status }) => isLive(status))
    .map(({ amountMinor }) => amountMinor);
  const plan = planRefund({ ...sale, refundedMinor }, askedMinor);
  if ('refusal' in plan) {
    const { path, code } = refusals[plan.refusal];
    return invalid(path, code);
  }
  return addTransaction(work, {
    ...likeThis(sale),
    ...giveBack(plan.amountMinor),
    instrument: refundedInstrument(sale),
    type: 'credit',
    merchantAccountId: account,
    orderId: fields.order_id || sale.orderId,
    refundedTransactionId: sale.id,
  });
}

/** A refund is another payment at PayPal, of the same payer. */
function refundedInstrument({ instrument }: WholeTransaction): WholeTransaction['instrument'] {
  if (instrument.details['captureId'] === undefined) return instrument;
  const captureId = newPublicId(17).toUpperCase();
  return { ...instrument, details: { ...instrument.details, captureId } };
}

/** The account that the sale went to unless the request names another one of its currency. */
async function accountOf(
  { trx, merchant }: ServerWork,
  { merchantAccountId, currency }: WholeTransaction,
  { asked, errors }: { asked: string | undefined; errors: ValidationErrors },
): Promise<string> {
  if (!asked || asked === merchantAccountId) return merchantAccountId;
  const accounts = await merchantAccountsOf(trx, merchant.id);
  const account = accounts.find((one) => one.id === asked && one.currency === currency);
  const path = 'transaction.merchantAccountId';
  if (account === undefined) addError(errors, path, '91513');
  else if (account.status !== 'active') addError(errors, path, '91538');
  return asked;
}
