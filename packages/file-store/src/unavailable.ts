import { errorCode } from './disk.ts';

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']);

/**
 * Whether a bucket could not be reached, or its service was not able to answer. Nothing is known of what
 * was asked; it may be repeated later. Recognized by the fields that Amazon's client gives its errors.
 */
export function isFileStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!('$metadata' in error)) return false;
  const isServerFault = '$fault' in error && error.$fault === 'server';
  const isCut = networkCodes.has(errorCode(error) ?? '') || error.name === 'TimeoutError';
  const status = Number(Object(error.$metadata).httpStatusCode);
  const isGone = error.name === 'NoSuchBucket';
  return isServerFault || isCut || isGone || status === 429 || status >= 500;
}

/** In words for a log: what Amazon's client says of a proxy's page is that it is no XML. */
export function inWords(error: unknown): unknown {
  if (!(error instanceof Error) || !isFileStoreUnavailable(error)) return error;
  const { httpStatusCode } = Object('$metadata' in error && error.$metadata);
  const answer = httpStatusCode ?? errorCode(error) ?? error.name;
  return new Error(`The file store does not answer (${answer}).`, { cause: error });
}
