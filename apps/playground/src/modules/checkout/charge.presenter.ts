import type { Transaction, ValidatedResponse } from 'braintree';
import type { ChargedTransaction, ChargeErrorDetail, ChargeOutcome } from '../../wire.ts';

/** The server SDK's answer to anything that makes or changes a transaction. */
export function presentSale(answer: ValidatedResponse<Transaction>): ChargeOutcome {
  const { success, transaction } = answer;
  if (success) return { isSuccess: true, transaction: presentTransaction(transaction), errors: [] };
  return {
    isSuccess: false,
    message: answer.message,
    // A decline has one, a refused request has none.
    transaction: transaction ? presentTransaction(transaction) : undefined,
    errors: answer.errors.deepErrors().map(presentError),
  };
}

function presentError({ code, attribute, message }: ChargeErrorDetail): ChargeErrorDetail {
  return { code, attribute, message };
}

export function presentTransaction(transaction: Transaction): ChargedTransaction {
  const { id, status, amount, currencyIsoCode, creditCard } = transaction;
  return {
    id,
    status,
    amount,
    currency: currencyIsoCode,
    cardType: creditCard?.cardType ?? null,
    lastFour: creditCard?.last4 ?? null,
    processorCode: transaction.processorResponseCode || null,
    processorText: transaction.processorResponseText || null,
    rejectionReason: transaction.gatewayRejectionReason || null,
  };
}
