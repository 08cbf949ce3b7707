import {
  THREEDS_AUTHENTICATION_IN_PROGRESS,
  THREEDS_MISSING_VERIFY_CARD_OPTION,
  THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID,
} from '../../protocol/errors/three-d-secure.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { ThreeDSecureVerifyOptions } from '../../types/three-d-secure.ts';
import type { Style } from './style.ts';

const exemptions: readonly string[] = ['low_value', 'transaction_risk_analysis'];

/**
 * Checks what `verifyCard` was given, in this order.
 * @throws BraintreeError
 */
export function checkVerifyOptions(
  options: ThreeDSecureVerifyOptions | undefined,
  { style, isInProgress }: { style: Style; isInProgress: boolean },
): ThreeDSecureVerifyOptions {
  if (isInProgress) throw payError(THREEDS_AUTHENTICATION_IN_PROGRESS);
  if (!options?.nonce) throw missingOption('a nonce');
  if (!isNumeric(options.amount)) throw missingOption('an amount');
  if (style === 'legacy') {
    if (typeof options.addFrame !== 'function') throw missingOption('an addFrame function');
    if (typeof options.removeFrame !== 'function') throw missingOption('a removeFrame function');
  }
  return options;
}

/**
 * What shows when the flow has begun.
 * @throws BraintreeError `THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID`
 */
export function checkExemption({ requestedExemptionType: type }: ThreeDSecureVerifyOptions): void {
  if (type && !exemptions.includes(type)) {
    throw payError(THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID, { type });
  }
}

/** The error that names a missing option. */
export function missingOption(option: string): Error {
  return payError(THREEDS_MISSING_VERIFY_CARD_OPTION, { option });
}

/** 0 is an amount; nothing, blank text, booleans and lists are none. */
function isNumeric(amount: unknown): boolean {
  if (amount == null || typeof amount === 'boolean' || Array.isArray(amount)) return false;
  if (typeof amount === 'string' && amount.trim() === '') return false;
  return !Number.isNaN(Number(amount));
}
