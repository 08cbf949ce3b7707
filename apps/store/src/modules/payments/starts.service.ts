import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { collectEarly } from './collect.service.ts';
import { insertStart } from './starts.queries.ts';

export { endStart, findStart, type PaymentStartRow } from './starts.queries.ts';

/**
 * Ties a payment of the gateway to a checkout or a link, before its payer is led to a bank. Refuses an id
 * that is known already.
 */
export async function startPayment(
  trx: Kysely<Tables>,
  deps: Pick<Dependencies, 'jobs'>,
  start: Insertable<Tables['paymentStarts']>,
): Promise<void> {
  if (!(await insertStart(trx, start))) fail('notFound');
  await collectEarly(trx, deps, start.paymentId);
}
