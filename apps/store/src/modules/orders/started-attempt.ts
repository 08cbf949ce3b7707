import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { findAttempt } from '../payments/attempts.service.ts';
import { findNotice } from '../payments/local-notices.service.ts';
import { findStart } from './checkout-starts.queries.ts';

/** Whether a job has in hand what was tried: its payer has approved it at a bank, and is told the end. */
export async function isTriedAgain(trx: Kysely<Tables>, attemptId: string): Promise<boolean> {
  const { paymentId = null } = (await findAttempt(trx, attemptId)) ?? {};
  if (paymentId === null) return false;
  const start = await findStart(trx, paymentId);
  if (start?.endedAt !== null) return false;
  const told = await findNotice(trx, paymentId);
  return told !== undefined && told.nonce !== null;
}
