import { recordOf, type JsonRecord } from '@albumen/domain/json-record';
import { formatAmount } from '@albumen/domain/money/decimal-amount';
import type { Transaction, ValidatedResponse } from 'braintree';
import type { ChargedCard, ChargeOrder, ChargeOutcome } from './payment-provider.ts';

type Expected = Pick<ChargeOrder, 'reference' | 'amountMinor' | 'currency'>;

const declinedStatuses: ReadonlySet<string> = new Set([
  'processor_declined',
  'gateway_rejected',
  'failed',
  'settlement_declined',
]);
const takenBackStatuses: ReadonlySet<string> = new Set(['voided', 'authorization_expired']);

/** What a transaction came to; one of another amount or reference than asked says nothing. */
export function outcomeOf(transaction: Transaction, expected: Expected): ChargeOutcome {
  const { status, id } = transaction;
  if (transaction.orderId !== expected.reference) return anotherOne(id);
  if (declinedStatuses.has(status)) return declined(transaction);
  if (takenBackStatuses.has(status)) {
    return { kind: 'failed', code: status, text: status, transactionId: id };
  }
  // It may still decide.
  if (status === 'authorizing') return { kind: 'unknown', cause: new Error(`${id} authorizing`) };
  const isAsked =
    transaction.amount === formatAmount(expected.amountMinor, expected.currency) &&
    transaction.currencyIsoCode === expected.currency;
  if (!isAsked) return anotherOne(id);
  const account = accountOf(transaction);
  const facts = { transactionId: id, ...(account !== undefined && { account }) };
  if (isSlow(transaction) && !arrivedStatuses.has(status)) return { kind: 'deferred', ...facts };
  return { kind: 'charged', ...facts, card: cardOf(transaction) };
}

function anotherOne(id: string): ChargeOutcome {
  return { kind: 'unknown', cause: new Error(`transaction ${id} is not what was asked for`) };
}

/** Whether it was refused or taken back, at whatever moment. */
export function cameToNothing({ status }: Transaction): boolean {
  return declinedStatuses.has(status) || takenBackStatuses.has(status);
}

/** Whether money moved by it, whatever was asked for. */
export function hasTakenMoney(transaction: Transaction): boolean {
  const { status } = transaction;
  if (cameToNothing(transaction)) return false;
  return status !== 'authorizing' && (!isSlow(transaction) || arrivedStatuses.has(status));
}

const arrivedStatuses: ReadonlySet<string> = new Set(['settled', 'settlement_confirmed']);

/** What belongs to an instrument; the declarations of the SDK leave out all but those of cards. */
function instrumentOf(transaction: Transaction, name: string): JsonRecord {
  return recordOf(recordOf(transaction)[name]);
}

/** Accepted at once, its money comes later or never. */
function isSlow(transaction: Transaction): boolean {
  const { fundingSource } = instrumentOf(transaction, 'localPayment');
  const isDebit = String(transaction.paymentInstrumentType) === 'sepa_debit_account';
  return isDebit || fundingSource === 'pay_upon_invoice';
}

function accountOf(transaction: Transaction): string | undefined {
  const { last4 } = {
    ...instrumentOf(transaction, 'sepaDebitAccountDetail'),
    ...instrumentOf(transaction, 'sepaDirectDebitAccountDetails'),
  };
  const named = last4 || instrumentOf(transaction, 'paypalAccount')['payerEmail'];
  return typeof named === 'string' && named !== '' ? named : undefined;
}

function declined(transaction: Transaction): ChargeOutcome {
  const { processorResponseCode, processorResponseText, gatewayRejectionReason } = transaction;
  return {
    kind: 'declined',
    code: gatewayRejectionReason || processorResponseCode || transaction.status,
    text: processorResponseText || gatewayRejectionReason || transaction.status,
    transactionId: transaction.id,
  };
}

function cardOf({ creditCard }: Transaction): ChargedCard | undefined {
  const { cardType, last4 } = creditCard ?? {};
  return cardType && last4 && /^\d{4}$/.test(last4) ? { brand: cardType, last4 } : undefined;
}

/** The errors of a nonce that is unknown or was redeemed: the person gives the card once more. */
const cardErrors: ReadonlySet<string> = new Set(['91564', '91565', '91566', '93107', '93108']);

/** An equal request under the same key is still at it. */
const inFlight = '915233';

/** The answer to a sale: a transaction, or why there is said to be none. */
export function outcomeOfSale(
  answer: ValidatedResponse<Transaction>,
  expected: Expected,
): ChargeOutcome {
  // A refused request has no transaction, unlike its declarations say.
  const transaction: Transaction | undefined = answer.transaction;
  if (transaction) return outcomeOf(transaction, expected);
  const errors = answer.success ? [] : answer.errors.deepErrors();
  const codes = errors.map(({ code }) => code);
  if (codes.includes(inFlight)) return { kind: 'unknown', cause: new Error('still in flight') };
  const code = codes.join(' ') || 'refused';
  const isOfCard = codes.length > 0 && codes.every((one) => cardErrors.has(one) || isCardCode(one));
  const text = answer.success ? 'no transaction' : answer.message;
  return { kind: isOfCard ? 'declined' : 'failed', code, text, isPresumed: true };
}

/** 817xx are about number, date, CVV and postal code. */
function isCardCode(code: string): boolean {
  return /^817\d\d$/.test(code);
}

/** The provider answered that it did not take the call. */
const refusedCalls: ReadonlySet<string> = new Set([
  'authenticationError',
  'authorizationError',
  'notFoundError',
  'upgradeRequired',
  'tooManyRequestsError',
  'invalidKeysError',
]);

/** An error of the call itself: that nothing was charged is certain only of a call that never left. */
export function outcomeOfError(error: unknown): ChargeOutcome {
  const type = error instanceof Error && 'type' in error ? String(error.type) : '';
  const text = error instanceof Error ? error.message : String(error);
  if (/ECONNREFUSED|ENOTFOUND|EAI_AGAIN/.test(text)) {
    return { kind: 'failed', code: 'unreachable', text };
  }
  if (!refusedCalls.has(type)) return { kind: 'unknown', cause: error };
  return { kind: 'failed', code: 'call-refused', text: `${type} ${text}`, isPresumed: true };
}
