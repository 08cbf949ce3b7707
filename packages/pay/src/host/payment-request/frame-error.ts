import {
  PAYMENT_REQUEST_CANCELED,
  PAYMENT_REQUEST_CAN_MAKE_PAYMENT_FAILED,
  PAYMENT_REQUEST_CAN_MAKE_PAYMENT_NOT_ALLOWED,
  PAYMENT_REQUEST_GOOGLE_PAYMENT_FAILED_TO_TOKENIZE,
  PAYMENT_REQUEST_GOOGLE_PAYMENT_PARSING_ERROR,
  PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED,
  PAYMENT_REQUEST_NOT_COMPLETED,
} from '../../protocol/errors/payment-request.ts';
import type { ErrorKind, ErrorType } from '../../protocol/errors/error-kind.ts';
import { type BraintreeError, payError } from '../../protocol/pay-error.ts';
import {
  type FrameError,
  GOOGLE_PARSING_FAILED,
  GOOGLE_TOKENIZATION_FAILED,
  INITIALIZATION_FAILED,
} from '../../protocol/payment-request.ts';

const kinds: Readonly<Record<string, ErrorKind>> = {
  AbortError: PAYMENT_REQUEST_CANCELED,
  [INITIALIZATION_FAILED]: PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED,
  [GOOGLE_TOKENIZATION_FAILED]: PAYMENT_REQUEST_GOOGLE_PAYMENT_FAILED_TO_TOKENIZE,
  [GOOGLE_PARSING_FAILED]: PAYMENT_REQUEST_GOOGLE_PAYMENT_PARSING_ERROR,
};

/** Why a payment was not tokenized. */
export function tokenizeError(originalError: FrameError): BraintreeError {
  const { name, type } = originalError;
  const error = payError(kinds[name] ?? PAYMENT_REQUEST_NOT_COMPLETED, {}, { originalError });
  // What the gateway refused is nobody's fault but whose the gateway says; the frame copies the type
  // of a BraintreeError.
  if (!kinds[name] && type) error.type = type as ErrorType;
  return error;
}

/** Why the browser does not say whether it can pay. */
export function canMakePaymentError(originalError: FrameError): BraintreeError {
  const { name } = originalError;
  if (name === INITIALIZATION_FAILED) return tokenizeError(originalError);
  const kind =
    name === 'NotAllowedError'
      ? PAYMENT_REQUEST_CAN_MAKE_PAYMENT_NOT_ALLOWED
      : PAYMENT_REQUEST_CAN_MAKE_PAYMENT_FAILED;
  return payError(kind, {}, { originalError });
}
