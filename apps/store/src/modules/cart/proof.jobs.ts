import { defineJob, type Jobs } from '@albumen/server-kit/jobs';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Draws the picture of a cart item's newest version. */
export const renderProofJob = defineJob<{ designSpaceId: string }>({
  name: 'cart.proof',
  retryLimit: 3,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
  uniqueKey: ({ designSpaceId }) => designSpaceId,
});

/** An editor saves every 2 s: whoever is still editing waits for no picture. */
const restMs = 4_000;

export async function enqueueProof(
  trx: Kysely<Tables>,
  jobs: Jobs,
  order: { designSpaceId: string; isBeingEdited?: boolean },
): Promise<void> {
  const { designSpaceId, isBeingEdited = false } = order;
  await jobs.enqueueWith(trx, renderProofJob, {
    data: { designSpaceId },
    ...(isBeingEdited && { startAfter: { afterMs: restMs } }),
  });
}
