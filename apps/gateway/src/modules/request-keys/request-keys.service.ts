import type { Kysely } from 'kysely';
import { tryLockName } from '../../db/locks.ts';
import { inPortions } from '../../db/portions.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../server-api/invalid-request.ts';
import type { ServerWork } from '../server-api/server-work.ts';
import { deleteOldKeys, findRequestKey, insertRequestKey } from './request-keys.queries.ts';

/** How long a key stands for its request. */
const keptMs = 30 * 24 * 3_600_000;
const longestKey = 255;

interface KeyedRequest {
  /** The merchant's promise to mean the same whenever it comes again; without it every request is new. */
  key: string | undefined;
  /** What is asked, with whatever it names: `refund abc123`. */
  operation: string;
  fields: object;
  /** The root object of the request. */
  root: 'transaction' | 'paymentMethod' | 'creditCard' | 'customer';
}

interface Doing<Made> {
  act: () => Promise<Made>;
  /** Undefined of what came to nothing, and may be asked again. */
  idOf: (made: Made) => string | undefined;
  /** What the first request made, as it is by now. */
  find: (id: string) => Promise<Made>;
}

/** Does what is asked once: the same key with the same request answers what the first one made. */
export async function onceByKey<Made>(
  work: ServerWork,
  request: KeyedRequest,
  { act, idOf, find }: Doing<Made>,
): Promise<Made> {
  const { key, root } = request;
  if (!key) return act();
  const path = `${root}.apiRequestKey`;
  if (key.length > longestKey) invalid(path, '915230');
  const { trx, merchant, now } = work;
  if (!(await tryLockName(trx, `request-key ${merchant.id} ${key}`))) invalid(path, '915233');
  const since = new Date(now.getTime() - keptMs);
  const known = await findRequestKey(trx, { merchantId: merchant.id, key }, since);
  const requestFingerprint = fingerprintOf(work, request);
  if (known) {
    return known.requestFingerprint === requestFingerprint
      ? find(known.subjectId)
      : invalid(path, '915232');
  }
  const made = await act();
  const subjectId = idOf(made);
  if (subjectId === undefined) return made;
  const values = { merchantId: merchant.id, key, requestFingerprint, subjectId, createdAt: now };
  await insertRequestKey(trx, values);
  return made;
}

/** Keys that stand for nothing any more. */
export function removeOldKeys(db: Kysely<Tables>, now: Date): Promise<void> {
  return inPortions(() => deleteOldKeys(db, { now, keptMs }));
}

/** A keyed fingerprint of what was asked, its fields in any order. */
function fingerprintOf(
  { deps, merchant }: ServerWork,
  { operation, fields }: KeyedRequest,
): string {
  const asked = JSON.stringify([operation, sorted(fields)]);
  return deps.sealer.fingerprint(asked, `request:${merchant.id}`);
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const inOrder = entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(inOrder.map(([name, inner]) => [name, sorted(inner)]));
}
