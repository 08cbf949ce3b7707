import type { TransactionEffect } from '@albumen/domain/transactions/transaction.machine';
import type { ServerWork } from '../server-api/server-work.ts';
import { announce } from '../webhooks/webhooks.service.ts';
import { presentTransaction } from './transaction.presenter.ts';
import type { WholeTransaction } from './transactions.service.ts';

/** Notifies the merchant of what happened to a transaction; of money that cannot go back, separately. */
export async function announceTransaction(
  { trx, deps, now }: ServerWork,
  transaction: WholeTransaction,
  effect: TransactionEffect,
): Promise<void> {
  await announce(trx, deps.jobs, {
    merchantId: transaction.merchantId,
    kind: kindOf(transaction, effect),
    subjectId: transaction.id,
    subject: { transaction: presentTransaction(transaction) },
    now,
  });
}

function kindOf({ refundedTransactionId }: WholeTransaction, effect: TransactionEffect) {
  switch (effect) {
    case 'announce-settled':
      return 'transaction_settled';
    case 'announce-disbursed':
      return 'transaction_disbursed';
    case 'announce-settlement-declined':
      return refundedTransactionId === null ? 'transaction_settlement_declined' : 'refund_failed';
  }
}
