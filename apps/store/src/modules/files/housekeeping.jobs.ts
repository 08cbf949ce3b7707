import { defineJob } from '@albumen/server-kit/jobs';
import type { Dependencies } from '../../dependencies.ts';
import { sweepStaleUploads } from '../uploads/stale-uploads.service.ts';
import { deleteExpiredRows } from './expired-rows.queries.ts';
import { claimFiles, unlessRestored, unlessShared } from './installation.service.ts';
import { compareFilesWithRows } from './orphans.service.ts';
import { purgeDeleted } from './purge.service.ts';
import { carryOutRetention } from './retention.service.ts';

type Empty = Record<string, never>;

export const sweepRows = defineJob<Empty>({ name: 'housekeeping.rows', cron: '*/10 * * * *' });
/** Often enough that another copy of the database is met before it has removed anything. */
export const claim = defineJob<Empty>({ name: 'housekeeping.claim', cron: '*/10 * * * *' });
export const sweepUploads = defineJob<Empty>({ name: 'housekeeping.uploads', cron: '7 * * * *' });
export const purge = defineJob<Empty>({ name: 'housekeeping.purge', cron: '27 * * * *' });
export const compareFiles = defineJob<Empty>({
  name: 'housekeeping.files',
  cron: '41 3 * * *',
  expireInSeconds: 6 * 3600,
});
export const retain = defineJob<Empty>({ name: 'housekeeping.retention', cron: '17 2 * * *' });

export const housekeepingJobs = [
  sweepRows,
  claim,
  sweepUploads,
  purge,
  compareFiles,
  retain,
] as const;

/** One at a time each; all of them may be run again at any moment. */
export async function startHousekeeping(deps: Dependencies): Promise<void> {
  const { jobs } = deps;
  await jobs.work(sweepRows, {}, () => deleteExpiredRows(deps));
  await jobs.work(claim, {}, () => claimFiles(deps));
  await jobs.work(sweepUploads, {}, () => unlessRestored(deps, () => sweepStaleUploads(deps)));
  await jobs.work(purge, {}, () => unlessShared(deps, () => purgeDeleted(deps)));
  await jobs.work(compareFiles, {}, () => compareFilesWithRows(deps));
  await jobs.work(retain, {}, () => carryOutRetention(deps));
}
