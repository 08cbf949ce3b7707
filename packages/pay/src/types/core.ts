import type { ErrorType } from '../protocol/errors/error-kind.ts';
import type { ErrorCode } from '../protocol/errors/catalog.ts';

/** JSON whose shape the gateway or another vendor decides; `any`, as the published declarations have it. */
// oxlint-disable-next-line typescript/no-explicit-any -- programs read it without narrowing
export type Untyped = any;

/** Who is at fault. */
export type BraintreeErrorTypes = ErrorType;

/** What every method rejects with, or hands to its callback. */
export interface BraintreeError extends Error {
  /** What happened; one of the catalog's codes. */
  code: ErrorCode | (string & {});
  /** One sentence for developers. */
  message: string;
  /** Whose turn it is. */
  type: BraintreeErrorTypes;
  /** What more is known, mostly `{ originalError }`. */
  details: Untyped;
  /** The error underneath, where `details` is a text. */
  originalError?: unknown;
}

/** Node-style callback: an error or a result, once, never synchronously. */
export type callback<T = Untyped> = (err?: BraintreeError, data?: T) => void;

/** A module with `create` alone. */
export interface Creatable<Create> {
  create: Create;
  VERSION: string;
}
