import { recordOf } from '../../protocol/json.ts';
import type { FrameError } from '../../protocol/payment-request.ts';

/** An error by a name of the protocol; `message` says what is known. */
export function namedError(name: string, cause: unknown): Error {
  const message = String(recordOf(cause)['message'] ?? cause);
  return Object.assign(new Error(message), { name });
}

/** What of an error crosses to the merchant's page. */
export function plainError(error: unknown): FrameError {
  const { name, message, code, type, details } = recordOf(error);
  return {
    name: String(name),
    message: String(message),
    ...(code !== undefined && { code }),
    ...(type !== undefined && { type }),
    ...(details !== undefined && { details: JSON.parse(JSON.stringify(details)) }),
  };
}
