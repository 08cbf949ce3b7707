import { idempotencyKey } from '@albumen/contract/schemas/order-payment';
import { headers } from '@albumen/contract/wire-names';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { fail } from './problem-error.ts';

/** The page's name of one submission. A key of another form is refused before anything is done under it. */
export function keyOf(request: FastifyRequest): string | undefined {
  const sent = request.headers[headers.idempotencyKey];
  if (sent === undefined) return undefined;
  const read = idempotencyKey.safeParse(sent);
  return read.success ? read.data : fail('invalidRequest');
}

interface Submission {
  /** What it is made of, such as a gallery or an order. */
  scopeId: string;
  key: string | undefined;
}

/**
 * Whether what was submitted is still to be done, in this transaction: a page whose answer was lost asks
 * again under the same key. Of two at once the later waits for the earlier one's end.
 */
export async function isFirst(trx: Kysely<Tables>, { scopeId, key }: Submission): Promise<boolean> {
  if (key === undefined) return true;
  const kept = await trx
    .insertInto('requestKeys')
    .values({ scopeId, key })
    .onConflict((known) => known.doNothing())
    .returning('key')
    .executeTakeFirst();
  return kept !== undefined;
}
