import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import type { ServerWork } from '../server-api/server-work.ts';
import { isLive } from '@albumen/domain/transactions/transaction.machine';
import { findRequestKey } from './request-keys.queries.ts';
import { findRepeated, lockName, tryLockName } from './transactions.queries.ts';
import type { TransactionFields } from './transaction-fields.ts';

const dayMs = 24 * 3_600_000;
const longestKey = 255;

/** A keyed fingerprint of what was asked; keys in any order, without what may differ in a retry. */
export function requestFingerprint(
  { deps, merchant }: ServerWork,
  fields: TransactionFields,
): string {
  const { api_request_key: _, ...asked } = fields;
  return deps.sealer.fingerprint(JSON.stringify(sorted(asked)), `request:${merchant.id}`);
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const inOrder = entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(inOrder.map(([name, inner]) => [name, sorted(inner)]));
}

interface Repetition {
  fields: TransactionFields;
  fingerprint: string;
  errors: ValidationErrors;
}

/**
 * The transaction that an equal request has made before. A request key is the merchant's promise to
 * mean the same; without one, the order's reference and an equal request are. Whoever comes with the
 * same reference at the same time waits.
 */
export async function findMade(
  work: ServerWork,
  { fields, fingerprint, errors }: Repetition,
): Promise<string | undefined> {
  const key = fields.api_request_key;
  if (key) return byKey(work, { key, fingerprint, errors });
  return fields.order_id ? byOrder(work, fields.order_id, fingerprint) : undefined;
}

async function byKey(
  { trx, merchant, now }: ServerWork,
  { key, fingerprint, errors }: { key: string; fingerprint: string; errors: ValidationErrors },
): Promise<string | undefined> {
  const path = 'transaction.apiRequestKey';
  if (key.length > longestKey) {
    addError(errors, path, '915230');
    return undefined;
  }
  if (!(await tryLockName(trx, `request-key ${merchant.id} ${key}`))) {
    addError(errors, path, '915233');
    return undefined;
  }
  const since = new Date(now.getTime() - dayMs);
  const known = await findRequestKey(trx, { merchantId: merchant.id, key }, since);
  if (known === undefined) return undefined;
  if (known.requestFingerprint === fingerprint) return known.transactionId;
  addError(errors, path, '915232');
  return undefined;
}

/** What came to nothing may be attempted again, but not with a nonce: that one is consumed. */
async function byOrder(
  { trx, merchant, now }: ServerWork,
  orderId: string,
  fingerprint: string,
): Promise<string | undefined> {
  await lockName(trx, `order ${merchant.id} ${orderId}`);
  const repeated = await findRepeated(trx, {
    merchantId: merchant.id,
    orderId,
    requestFingerprint: fingerprint,
  });
  if (repeated === undefined) return undefined;
  const isRecent = now.getTime() - repeated.createdAt.getTime() < dayMs;
  const stands = isLive(repeated.status);
  return repeated.nonceHash !== null || (isRecent && stands) ? repeated.id : undefined;
}
