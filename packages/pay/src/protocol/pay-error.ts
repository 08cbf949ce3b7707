import { type JsonRecord, recordOf } from './json.ts';
import type { ErrorKind, ErrorType } from './errors/error-kind.ts';

/**
 * What every method of the SDK rejects with. `code` says what happened, `type` whose turn it is,
 * `details` what more is known (mostly `{ originalError }`).
 */
export class BraintreeError extends Error {
  declare code: string;
  declare type: ErrorType;
  declare details?: unknown;
  /** The error underneath, where `details` is a name. */
  declare originalError?: unknown;

  constructor(code: string, type: ErrorType, message: string) {
    super(message);
    // Own and enumerable, so that a copied or logged error still says what it is.
    Object.assign(this, { name: 'BraintreeError', code, message, type });
    Object.defineProperty(this, 'message', { enumerable: true });
  }
}

/**
 * An error of the catalog.
 * @param params fill the braces of its message
 */
export function payError(
  [code, type, message]: ErrorKind,
  params: JsonRecord = {},
  details?: unknown,
): BraintreeError {
  const text = message.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const error = new BraintreeError(code, type, text);
  if (details !== undefined) error.details = details;
  return error;
}

/** `cause` itself when the SDK threw it, else an error of `kind` that keeps it in its details. */
export function asPayError(cause: unknown, kind: ErrorKind): BraintreeError {
  if (cause instanceof BraintreeError) return cause;
  return payError(kind, {}, { originalError: cause });
}

/** The status of the gateway's answer that an error keeps in its details, if there was one. */
export function httpStatusOf(error: unknown): unknown {
  return recordOf(recordOf(error)['details'])['httpStatus'];
}
