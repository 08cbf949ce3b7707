import { BraintreeError } from './pay-error.ts';
import type { ErrorType } from './errors/error-kind.ts';

/** An error as it crosses a frame's boundary. */
export interface WireError {
  name: string;
  code: string;
  message: string;
  type: ErrorType;
  details?: unknown;
}

/** The plain form of an error, which survives JSON and structured cloning. */
export function toWireError({ name, code, message, type, details }: BraintreeError): WireError {
  const plain: WireError = { name, code, message, type };
  if (details !== undefined) plain.details = JSON.parse(JSON.stringify(details));
  return plain;
}

/** The error that `plain` was on the other side. */
export function fromWireError({ code, message, type, details }: WireError): BraintreeError {
  const error = new BraintreeError(code, type, message);
  if (details !== undefined) error.details = details;
  return error;
}
