import { headers } from '@albumen/contract/wire-names';

/** Names one submission by a key of its own; not every page of a home network has `crypto.randomUUID`. */
export function newKeyHeader(): Record<string, string> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { [headers.idempotencyKey]: key };
}
