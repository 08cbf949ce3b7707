import { dayOf, isDayOver } from '@albumen/domain/galleries/calendar-day';
import { defineJob } from '@albumen/server-kit/jobs';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import * as queries from './close-addresses.queries.ts';
import { recordChange } from './gallery-changes.service.ts';

/*
 * Whoever may see a gallery knows the public names of its photos. When access narrows, the photos get new
 * names, which only those learn who may see it then, and delivery networks forget the old ones.
 */

/** The tag of everything that a delivery network keeps of one gallery. */
export const galleryTag = (galleryId: string): string => `gallery-${galleryId}`;

export const purgeEdgeJob = defineJob<{ galleryId: string }>({
  name: 'galleries.purge-edge',
  retryLimit: 30,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 60,
});

/** A web process may know an old name for a moment, and hand it to a network that has just forgotten it. */
const lastWordMs = 1_500;

type Needed = Pick<Dependencies, 'jobs' | 'clock' | 'edge'>;

/** Runs in the transaction that narrows access, before that is counted as a change of the gallery. */
export async function closeAddresses(
  trx: Kysely<Tables>,
  deps: Needed,
  galleryId: string,
): Promise<void> {
  await queries.renamePhotos(trx, galleryId);
  await purgeEdgeLater(trx, deps, galleryId);
}

export async function purgeEdgeLater(
  trx: Kysely<Tables>,
  { jobs, clock, edge }: Needed,
  galleryId: string,
): Promise<void> {
  if (edge === undefined) return;
  const data = { galleryId };
  await jobs.enqueue(trx, purgeEdgeJob, data);
  const startAfter = new Date(clock.now().getTime() + lastWordMs);
  await jobs.enqueueWith(trx, purgeEdgeJob, { data, startAfter });
}

/**
 * For a last day that comes sooner than before. Networks keep what they have until the one that they were
 * told: they ask anew. One that is over has ended at once.
 */
export async function endSooner(
  trx: Kysely<Tables>,
  deps: Needed,
  { galleryId, expiresOn }: { galleryId: string; expiresOn: string },
): Promise<void> {
  if (!isDayOver(expiresOn, deps.clock.now().getTime()))
    return purgeEdgeLater(trx, deps, galleryId);
  await queries.markClosed(trx, galleryId, expiresOn);
  await closeAddresses(trx, deps, galleryId);
}

/** Closes the galleries of an account that is on its way out. */
export async function closeAccount(
  trx: Kysely<Tables>,
  deps: Needed,
  accountId: string,
): Promise<void> {
  for (const id of await queries.listGalleryIds(trx, accountId)) {
    await closeAddresses(trx, deps, id);
    await recordChange(trx, id);
  }
}

export const closeEndedJob = defineJob<Record<string, never>>({
  name: 'galleries.close-ended',
  cron: '* * * * *',
});

/**
 * The names that visitors know end with a gallery's last day; the new ones are its owner's. Until then,
 * within a minute, the owner sees no photos either.
 */
export async function closeEnded(deps: Needed & Pick<Dependencies, 'db'>): Promise<void> {
  const nowMs = deps.clock.now().getTime();
  for (const { id, expiresOn } of await queries.listEnding(deps.db, dayOf(nowMs))) {
    if (!isDayOver(expiresOn, nowMs)) continue;
    await deps.db.transaction().execute(async (trx) => {
      await queries.markClosed(trx, id, expiresOn);
      await closeAddresses(trx, deps, id);
      await recordChange(trx, id);
    });
  }
}

export const galleryJobs = [purgeEdgeJob, closeEndedJob] as const;

export async function startGalleryJobs(deps: Dependencies): Promise<void> {
  await deps.jobs.work(closeEndedJob, {}, () => closeEnded(deps));
  await deps.jobs.work(purgeEdgeJob, {}, async ({ galleryId }) => {
    await deps.edge?.purge(galleryTag(galleryId));
  });
}
