import { mayBeElsewhere, type LocalMethodId } from '@albumen/contract/payments/pay-methods';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { fail } from '../../http/problem-error.ts';
import { countHits } from '../../http/rate-limits.ts';
import { hashToken } from '../../ids.ts';
import { paymentLimits } from './rate-limits.ts';

interface Promised {
  method: LocalMethodId;
  /** The order's checkout, or the link. */
  payableId: string;
  email: string;
}

/**
 * That its payer says yes elsewhere is only the page's word: the gateway can't be asked for a payment that a page
 * began. So it counts for ways that are confirmed elsewhere, and a few times a day.
 */
export async function admitPromise(
  trx: Kysely<Tables>,
  { method, payableId, email }: Promised,
): Promise<void> {
  if (!mayBeElsewhere(method)) fail('paymentUnavailable');
  const recipient = hashToken(email.toLowerCase()).toString('base64url');
  await countHits(trx, [
    { limit: paymentLimits.promisesPerPayable, value: payableId },
    { limit: paymentLimits.promisesPerRecipient, value: recipient },
  ]);
}
