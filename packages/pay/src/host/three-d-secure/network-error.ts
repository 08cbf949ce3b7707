import type { ErrorKind } from '../../protocol/errors/error-kind.ts';
import {
  THREEDS_CARDINAL_SDK_BAD_CONFIG,
  THREEDS_CARDINAL_SDK_BAD_JWT,
  THREEDS_CARDINAL_SDK_CANCELED,
  THREEDS_CARDINAL_SDK_ERROR,
  THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT,
  THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT,
} from '../../protocol/errors/three-d-secure.ts';
import { type BraintreeError, payError } from '../../protocol/pay-error.ts';
import type { ThreeDSecureRawVerificationData } from '../../types/three-d-secure.ts';

const kinds: Readonly<Record<number, ErrorKind>> = {
  10001: THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT,
  10002: THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT,
  10003: THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT,
  10005: THREEDS_CARDINAL_SDK_BAD_CONFIG,
  10006: THREEDS_CARDINAL_SDK_BAD_CONFIG,
  10007: THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT,
  10008: THREEDS_CARDINAL_SDK_BAD_JWT,
  10009: THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT,
  10010: THREEDS_CARDINAL_SDK_BAD_JWT,
  10011: THREEDS_CARDINAL_SDK_CANCELED,
};

/** The error that a number of the network's stands for. */
export function networkError({
  ErrorNumber,
  ErrorDescription,
}: ThreeDSecureRawVerificationData): BraintreeError {
  // The network's numbers are numbers; text is none of them.
  const known = typeof ErrorNumber === 'number' ? kinds[ErrorNumber] : undefined;
  const kind = known ?? THREEDS_CARDINAL_SDK_ERROR;
  const originalError = { code: ErrorNumber, description: ErrorDescription };
  return payError(kind, {}, { originalError });
}
