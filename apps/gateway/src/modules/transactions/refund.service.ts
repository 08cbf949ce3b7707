import { planRefund, type RefundRefusal } from '@albumen/domain/transactions/refund';
import { isLive } from '@albumen/domain/transactions/transaction.machine';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { invalid, refuseInvalid } from '../server-api/invalid-request.ts';
import { inTransaction, type Caller, type ServerWork } from '../server-api/server-work.ts';
import { noErrors } from '../server-api/validation-errors.ts';
import type { ValidationCode } from '../server-api/validation-messages.ts';
import { readBody, wireText } from '../server-api/wire-fields.ts';
import { readAmount } from './amounts.ts';
import { giveBack } from './charge.ts';
import { findMade, requestFingerprint } from './idempotency.service.ts';
import { transactionFields } from './transaction-fields.ts';
import {
  addTransaction,
  getTransaction,
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

/** Gives back all that is left of a sale or a part of it; an equal request of one order only once. */
export function refundTransaction(
  deps: Dependencies,
  caller: Caller,
  { id, body }: RefundRequest,
): Promise<WholeTransaction> {
  const fields = readBody(refundFields, body, 'transaction');
  return inTransaction(deps, caller, async (work) => {
    const sale = await lockTransaction(work, id);
    const errors = noErrors();
    const asked = transactionFields.parse({ ...fields, type: `refund ${id}` });
    const fingerprint = requestFingerprint(work, asked);
    const made = await findMade(work, { fields: asked, fingerprint, errors });
    const { currency } = sale;
    const askedMinor = fields.amount ? readAmount(fields.amount, { currency, errors }) : undefined;
    refuseInvalid(errors);
    const refundId = made ?? (await makeRefund(work, sale, { ...fields, askedMinor, fingerprint }));
    return getTransaction(work.trx, work.merchant.id, refundId);
  });
}

interface RefundOrder {
  askedMinor: number | undefined;
  order_id?: string | undefined;
  fingerprint: string;
}

function makeRefund(work: ServerWork, sale: WholeTransaction, order: RefundOrder) {
  const refundedMinor = sale.refunds
    .filter(({ status }) => isLive(status))
    .map(({ amountMinor }) => amountMinor);
  const plan = planRefund({ ...sale, refundedMinor }, order.askedMinor);
  if ('refusal' in plan) {
    const { path, code } = refusals[plan.refusal];
    return invalid(path, code);
  }
  const { id, steps: _, refunds: __, ...known } = sale;
  const done = giveBack(plan.amountMinor);
  return addTransaction(work, {
    ...known,
    ...done,
    type: 'credit',
    orderId: order.order_id || sale.orderId,
    refundedTransactionId: id,
    disbursedAt: null,
    nonceHash: null,
    requestFingerprint: order.fingerprint,
  });
}
