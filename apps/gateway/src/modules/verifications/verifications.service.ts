import { randomInt } from 'node:crypto';
import { formatAmount, parseAmount } from '@albumen/domain/money/decimal-amount';
import { newPublicId } from '../../ids.ts';
import { checkAddress } from '../../test-values/issuer-answers.ts';
import { xmlWord, type XmlObject, xmlOf } from '../../xml/xml-value.ts';
import { presentAddress } from '../addresses/address.presenter.ts';
import type { Address } from '../addresses/address-fields.ts';
import type { Instrument } from '../instruments/instrument.ts';
import { checkAccountType } from '../instruments/account-type.ts';
import {
  merchantAccountsOf,
  type Merchant,
  type MerchantAccount,
} from '../merchants/merchants.service.ts';
import { presentCardFacts } from '../vault/card-facts.presenter.ts';
import { rejectionBy, type RejectionReason } from '../processor/gateway-rules.ts';
import { assessRisk } from '../processor/risk.ts';
import {
  approved,
  declined,
  networkAnswer,
  networkUnavailable,
  type ProcessorAnswer,
} from '../processor/processor-answers.ts';
import type { ServerWork } from '../server-api/server-work.ts';
import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import type { ValidationCode } from '../server-api/validation-messages.ts';
import { largestMinor } from '../server-api/wire-fields.ts';
import {
  insertVerification,
  listVerificationsOf,
  setToken,
  type VerificationRow,
} from './verifications.queries.ts';

export interface CardCheck {
  instrument: Pick<Instrument, 'card' | 'cvvResponse' | 'outcome' | 'threeDSecure'>;
  billing: Address;
  /** The default one where it is not named. */
  account?: MerchantAccount | undefined;
  /** Nothing unless it is said. */
  amountMinor?: number | undefined;
  customerId?: string | undefined;
  paymentMethodToken?: string | undefined;
  /** What is asked of an account that is both: `credit` or `debit`. */
  accountType?: string | undefined;
  /** The issuer is asked for its holder's name, too. */
  asksForHolder?: boolean;
  /** The merchant's check for fraud looks at it, too, where there is one. */
  isAssessed?: boolean;
  /** What the gateway rejects by, where it is not the merchant's rules alone. */
  rules?: readonly string[];
}

type Checked = CardCheck['instrument'];

export interface Verification {
  id: string;
  isVerified: boolean;
  /** The verification as the wire has it. */
  presented: XmlObject;
  message: string;
  /** Why the gateway itself turned the card away. */
  reason: RejectionReason | undefined;
}

/** Asks the issuer whether a card is good, for no money, and remembers the answer. */
export async function verifyInstrument(
  work: Pick<ServerWork, 'trx' | 'merchant' | 'now'>,
  check: CardCheck,
): Promise<Verification> {
  const { trx, merchant, now } = work;
  const { instrument, billing, rules = merchant.rejectsOn } = check;
  const account = check.account ?? (await merchantAccountsOf(trx, merchant.id))[0];
  if (account === undefined) throw new Error(`merchant ${merchant.id} has no account`);
  const answer = answerOf(instrument);
  const avs = checkAddress(billing);
  const reason = rejectionOf(instrument) ?? rejectionBy(rules, { avs, ...instrument });
  const processing = {
    ...wireAnswer(answer),
    ...avs,
    cvvResponseCode: instrument.cvvResponse,
    threeDSecureInfo: instrument.threeDSecure,
    ...riskOf(merchant, check),
    // The sandbox's issuers know nobody by name.
    ...(check.asksForHolder && { aniFirstNameResponseCode: 'I', aniLastNameResponseCode: 'I' }),
  };
  const row = await insertVerification(trx, {
    id: newPublicId(12),
    merchantId: merchant.id,
    merchantAccountId: account.id,
    status: statusOf(answer, reason),
    amountMinor: check.amountMinor ?? 0,
    customerId: check.customerId ?? null,
    paymentMethodToken: check.paymentMethodToken ?? null,
    currency: account.currency,
    instrument: JSON.stringify({ ...cardOf(instrument), accountType: check.accountType ?? null }),
    billing: JSON.stringify(billing),
    processing: JSON.stringify({ ...processing, gatewayRejectionReason: reason ?? null }),
    createdAt: now,
  });
  const message = reason === undefined ? answer.text : `Gateway Rejected: ${reason}`;
  return {
    id: row.id,
    isVerified: row.status === 'verified',
    presented: presentVerification(row),
    message,
    reason,
  };
}

/** Verifications by the token of what was checked, the newest first. */
export async function verificationsOf(
  db: ServerWork['trx'],
  merchantId: string,
  tokens: readonly string[],
): Promise<Map<string, VerificationRow[]>> {
  if (tokens.length === 0) return new Map();
  const rows = await listVerificationsOf(db, merchantId, tokens);
  return Map.groupBy(rows, ({ paymentMethodToken }) => paymentMethodToken ?? '');
}

/** What was checked is kept under this token. */
export function keepVerification(
  { trx }: Pick<ServerWork, 'trx'>,
  id: string,
  token: string,
): Promise<void> {
  return setToken(trx, id, token);
}

export type { VerificationRow } from './verifications.queries.ts';

interface TermCodes {
  negative: ValidationCode;
  malformed: ValidationCode;
  tooLarge: ValidationCode;
  unknown: ValidationCode;
  suspended: ValidationCode;
  wrongType: ValidationCode;
  typeWithoutAccount: ValidationCode;
}

/** Where the terms stand in the request. */
interface TermReading {
  errors: ValidationErrors;
  amountPath: string;
  accountPath: string;
  typePath: string;
  codes: TermCodes;
}

interface Terms {
  amountMinor: number | undefined;
  account: MerchantAccount | undefined;
  accountType: string | undefined;
}

interface AskedTerms {
  amount?: string | undefined;
  merchantAccountId?: string | undefined;
  accountType?: string | undefined;
}

/** Amount, account and its type of a check; what is wrong with them is noted. */
export async function readTerms(
  { trx, merchant }: Pick<ServerWork, 'trx' | 'merchant'>,
  asked: AskedTerms,
  { errors, amountPath, accountPath, typePath, codes }: TermReading,
): Promise<Terms> {
  const accounts = await merchantAccountsOf(trx, merchant.id);
  const id = asked.merchantAccountId || undefined;
  const account = id === undefined ? accounts[0] : accounts.find((one) => one.id === id);
  if (account === undefined) addError(errors, accountPath, codes.unknown);
  else if (account.status !== 'active') addError(errors, accountPath, codes.suspended);
  const amountMinor = asked.amount
    ? parseAmount(asked.amount, account?.currency ?? 'USD')
    : undefined;
  if (asked.amount && amountMinor === undefined) addError(errors, amountPath, codes.malformed);
  else if ((amountMinor ?? 0) < 0) addError(errors, amountPath, codes.negative);
  else if ((amountMinor ?? 0) > largestMinor) addError(errors, amountPath, codes.tooLarge);
  const accountType = asked.accountType || undefined;
  const typeCodes = { wrong: codes.wrongType, notSupported: codes.typeWithoutAccount };
  checkAccountType(accountType, account, { errors, path: typePath, codes: typeCodes });
  return { amountMinor, account, accountType };
}

function riskOf({ options }: Merchant, { isAssessed = true, instrument }: CardCheck) {
  const { fraudProtection } = options;
  if (!fraudProtection || !isAssessed) return {};
  return { riskData: assessRisk(fraudProtection, { deviceData: undefined, ...instrument }) };
}

function answerOf({ outcome }: Checked): ProcessorAnswer {
  if (outcome === 'verificationDeclined' || outcome === 'processorDeclined') return declined(2000);
  if (outcome === 'verificationFailed' || outcome === 'processorFailed') return networkUnavailable;
  return approved;
}

function rejectionOf({ outcome }: Checked) {
  if (outcome === 'rejectedAsFraud') return 'fraud';
  return outcome === 'rejectedByRisk' ? 'risk_threshold' : undefined;
}

function statusOf({ outcome }: ProcessorAnswer, reason: string | undefined) {
  if (outcome === 'declined') return 'processor_declined';
  if (outcome === 'failed') return 'failed';
  return reason === undefined ? 'verified' : 'gateway_rejected';
}

function wireAnswer(answer: ProcessorAnswer) {
  const isApproved = answer.outcome === 'approved';
  return {
    processorResponseCode: answer.code,
    processorResponseText: answer.text,
    processorResponseType: answer.type,
    additionalProcessorResponse: answer.additional ?? null,
    networkTransactionId: isApproved ? newPublicId(15) : null,
    ...networkAnswer,
    processorAuthorizationCode: isApproved ? String(randomInt(100_000, 1_000_000)) : null,
  };
}

function cardOf({ card }: Checked): XmlObject {
  if (card === null) return {};
  return presentCardFacts({
    ...card,
    last4: card.lastFour,
    cardType: card.brand,
    uniqueNumberIdentifier: card.fingerprint,
  });
}

/** JSON columns hold what is written above. */
export function presentVerification(row: VerificationRow): XmlObject {
  return {
    id: row.id,
    globalId: Buffer.from(`verification_${row.id}`).toString('base64url'),
    status: xmlWord(row.status),
    amount: formatAmount(row.amountMinor, row.currency),
    currencyIsoCode: row.currency,
    merchantAccountId: row.merchantAccountId,
    ...xmlOf(row.processing),
    creditCard: xmlOf(row.instrument),
    billing: presentAddress(row.billing as Address),
    createdAt: row.createdAt,
    updatedAt: row.createdAt,
  };
}
