const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']);

/**
 * Whether a bucket could not be reached, or its service was not able to answer. Nothing is known of what
 * was asked; it may be repeated later. Recognized by the fields that Amazon's client gives its errors.
 */
export function isFileStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOfClient = '$metadata' in error;
  if (!isOfClient) return false;
  const isServerFault = '$fault' in error && error.$fault === 'server';
  const code = 'code' in error ? String(error.code) : '';
  const { $metadata: metadata } = error;
  const status =
    typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata
      ? metadata.httpStatusCode
      : undefined;
  const isBusy = status === 429 || (typeof status === 'number' && status >= 500);
  return isServerFault || isBusy || networkCodes.has(code) || error.name === 'TimeoutError';
}
