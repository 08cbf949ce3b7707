import { randomInt } from 'node:crypto';
import {
  decideTransaction,
  type TransactionEvent,
  type TransactionStatus,
} from '@albumen/domain/transactions/transaction.machine';
import { newPublicId } from '../../ids.ts';
import { checkAddress, type AddressCheck } from '../../test-values/issuer-answers.ts';
import type { Instrument } from '../instruments/instrument.ts';
import { authorize, type Authorization } from '../processor/authorize.ts';
import { rejectionBy, type RejectionReason } from '../processor/gateway-rules.ts';
import { declined, networkAnswer, type ProcessorAnswer } from '../processor/processor-answers.ts';
import type { Processing } from './transaction.ts';

export interface ChargeOrder {
  type: 'sale' | 'credit';
  amountMinor: number;
  instrument: Instrument;
  /** Compared with what the issuer knows. */
  billing: { postalCode?: string | undefined; streetAddress?: string | undefined };
  /** Checks whose failure is a rejection: `avs`, `cvv`. */
  rules: readonly string[];
  isDuplicate: boolean;
  /** The payer approved something else, or no more than was charged already. */
  isOtherThanApproved: boolean;
  acceptsPartial: boolean;
  submitsForSettlement: boolean;
  skipsAvs: boolean;
  skipsCvv: boolean;
  requiresThreeDSecure: boolean;
}

/** What comes of a charge. */
export interface Charge {
  status: TransactionStatus;
  history: readonly TransactionStatus[];
  amountMinor: number;
  processing: Processing;
}

/** Asks the gateway's own rules, then the processor, then the rules about its answer. */
export function charge(order: ChargeOrder): Charge {
  const reason = rejectionBefore(order);
  if (reason !== undefined) {
    const processing = { ...silence, gatewayRejectionReason: reason };
    return { ...passThrough(['reject']), amountMinor: order.amountMinor, processing };
  }
  const { answer, amountMinor } = askProcessor(order);
  const checks = checksOf(order);
  const later = answer.outcome === 'approved' ? rejectionBy(order.rules, checks) : undefined;
  return {
    ...passThrough([...eventsOf(order, answer, later), ...settledAtOnce(order, answer, later)]),
    amountMinor,
    processing: processingOf(answer, { checks, reason: later }),
  };
}

/** Money of a sale on its way back. */
export function giveBack(amountMinor: number): Charge {
  const { answer } = authorize({ amountMinor, ending: undefined, acceptsPartial: false });
  const events = eventsOf({ submitsForSettlement: true, type: 'credit' }, answer, undefined);
  return { ...passThrough(events), amountMinor, processing: processingOf(answer) };
}

const silence: Processing = {
  processorResponseCode: null,
  processorResponseText: null,
  processorResponseType: null,
  additionalProcessorResponse: null,
  processorAuthorizationCode: null,
  networkTransactionId: null,
  networkResponseCode: null,
  networkResponseText: null,
  retrievalReferenceNumber: null,
  processedWithNetworkToken: false,
  gatewayRejectionReason: null,
  avsErrorResponseCode: null,
  avsPostalCodeResponseCode: null,
  avsStreetAddressResponseCode: null,
  cvvResponseCode: null,
};

/** 5001.00 and 5001.01 (https://developer.paypal.com/braintree/docs/reference/general/testing). */
const incompleteMinor = 500_100;
const declinedByPayPalMinor = 500_101;

function rejectionBefore(order: ChargeOrder): RejectionReason | undefined {
  const { outcome, threeDSecure } = order.instrument;
  if (order.isDuplicate) return 'duplicate';
  if (outcome === 'rejectedAsFraud') return 'fraud';
  if (outcome === 'rejectedByRisk') return 'risk_threshold';
  if (outcome === 'tokenNotIssued') return 'token_issuance';
  if (order.amountMinor === incompleteMinor) return 'application_incomplete';
  const isSecured = threeDSecure?.['liabilityShifted'] === true;
  return order.requiresThreeDSecure && !isSecured ? 'three_d_secure' : undefined;
}

function askProcessor(order: ChargeOrder): Authorization {
  if (order.isOtherThanApproved) {
    return { answer: declined(2073), amountMinor: order.amountMinor };
  }
  if (order.instrument.type === 'PayPalAccount' && order.amountMinor === declinedByPayPalMinor) {
    return { answer: declined(2038), amountMinor: order.amountMinor };
  }
  return authorize({ ...order, ending: endingOf(order.instrument) });
}

function endingOf({ outcome }: Instrument): 'declined' | 'failed' | undefined {
  if (outcome === 'processorDeclined') return 'declined';
  return outcome === 'processorFailed' ? 'failed' : undefined;
}

interface Checks {
  avs: AddressCheck;
  cvvResponse: string;
}

const bypassed: AddressCheck = {
  avsErrorResponseCode: null,
  avsPostalCodeResponseCode: 'B',
  avsStreetAddressResponseCode: 'B',
};

function checksOf({ billing, instrument, skipsAvs, skipsCvv }: ChargeOrder): Checks {
  return {
    avs: skipsAvs ? bypassed : checkAddress(billing),
    cvvResponse: skipsCvv ? 'B' : instrument.cvvResponse,
  };
}

function eventsOf(
  { submitsForSettlement, type }: Pick<ChargeOrder, 'submitsForSettlement' | 'type'>,
  { outcome }: ProcessorAnswer,
  rejection: RejectionReason | undefined,
): readonly TransactionEvent[] {
  if (rejection !== undefined) return ['reject'];
  if (outcome === 'declined') return ['decline'];
  if (outcome === 'failed') return ['fail'];
  return submitsForSettlement || type === 'credit' ? ['approve', 'submit'] : ['approve'];
}

/** A sale that is going to be disputed (https://developer.paypal.com/braintree/docs/guides/disputes/testing-go-live). */
function settledAtOnce(
  { instrument, type, submitsForSettlement }: ChargeOrder,
  { outcome }: ProcessorAnswer,
  rejection: RejectionReason | undefined,
): readonly TransactionEvent[] {
  const isApproved = outcome === 'approved' && rejection === undefined;
  if (!isApproved || type !== 'sale' || instrument.outcome !== 'disputed') return [];
  return submitsForSettlement ? ['settle'] : ['submit', 'settle'];
}

/** The machine decides; an event that it refuses here is a mistake of ours. */
function passThrough(events: readonly TransactionEvent[]) {
  let status: TransactionStatus = 'authorizing';
  const history: TransactionStatus[] = [];
  for (const event of events) {
    const decision = decideTransaction(status, event);
    if ('problem' in decision) throw new Error(`${status} refuses ${event}`);
    status = decision.state;
    history.push(status);
  }
  return { status, history };
}

function processingOf(
  answer: ProcessorAnswer,
  { checks, reason }: { checks?: Checks; reason?: RejectionReason | undefined } = {},
): Processing {
  const isApproved = answer.outcome === 'approved';
  return {
    ...silence,
    processorResponseCode: answer.code,
    processorResponseText: answer.text,
    processorResponseType: answer.type,
    additionalProcessorResponse: answer.additional ?? null,
    processorAuthorizationCode: isApproved ? String(randomInt(100_000, 1_000_000)) : null,
    networkTransactionId: isApproved ? newPublicId(15) : null,
    ...networkAnswer,
    retrievalReferenceNumber: String(randomInt(1e11, 1e12)),
    gatewayRejectionReason: reason ?? null,
    ...(checks && { ...checks.avs, cvvResponseCode: checks.cvvResponse }),
  };
}
