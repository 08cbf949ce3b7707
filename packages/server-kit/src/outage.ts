import { isDatabaseUnavailable } from './database-errors.ts';
import { errorCode } from './error-code.ts';

/** A service that can't be reached, a disk without room, a process out of descriptors. */
const outageCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
  'ECONNECTION',
  'EDNS',
  'ESOCKET',
  'ENOSPC',
  'EDQUOT',
  'EMFILE',
  'ENFILE',
]);

/**
 * Whether the infrastructure caused an error, or the error that caused it: what was tried is in order, and
 * goes well later or on another machine.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (outageCodes.has(errorCode(error) ?? '') || isDatabaseUnavailable(error)) return true;
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true;
  return error.cause !== error && isOutage(error.cause);
}
