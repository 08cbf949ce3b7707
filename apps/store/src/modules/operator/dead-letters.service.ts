import type { Dependencies } from '../../dependencies.ts';
import type { ActingVisit } from '../../http/actor.ts';
import { recordChange, type AuditedChange } from '../audit/audit.service.ts';

type Needs = Pick<Dependencies, 'db' | 'jobs'>;

/** As many as the queue moves at once. */
const most = 1000;

/** False when there is no such letter. */
export async function retryDeadLetter(deps: Needs, visit: ActingVisit, id: string) {
  const isNoted = await note(deps, visit, { action: 'job.retry', id });
  return isNoted && deps.jobs.retryDeadLetter(id);
}

/** False when there is none at all. */
export async function retryDeadLetters(deps: Needs, visit: ActingVisit): Promise<boolean> {
  const failed = (await deps.jobs.counts()).filter(({ dead }) => dead > 0);
  if (failed.length === 0) return false;
  const jobs = failed.map(({ name }) => name).toSorted();
  const count = failed.reduce((sum, { dead }) => sum + dead, 0);
  await write(deps, visit, {
    action: 'job.retry',
    subjectId: '',
    subjectName: 'All that failed',
    after: { count: Math.min(count, most), jobs },
  });
  return (await deps.jobs.retryDeadLetters()) > 0;
}

/** False when there is no such letter. */
export async function discardDeadLetter(deps: Needs, visit: ActingVisit, id: string) {
  const isNoted = await note(deps, visit, { action: 'job.discard', id });
  return isNoted && deps.jobs.discardDeadLetter(id);
}

/** The queue moves its jobs by itself: the entry is written first, so that none moves without one. */
async function note(
  deps: Needs,
  visit: ActingVisit,
  { action, id }: { action: 'job.retry' | 'job.discard'; id: string },
): Promise<boolean> {
  const letter = await deps.jobs.deadLetter(id);
  if (letter === undefined) return false;
  const { jobName, runs, error } = letter;
  const change = { subjectId: id, subjectName: jobName, before: { runs, error } };
  await write(deps, visit, { action, ...change });
  return true;
}

async function write({ db }: Needs, visit: ActingVisit, change: AuditedChange): Promise<void> {
  await db.transaction().execute((trx) => recordChange(trx, visit, change));
}
