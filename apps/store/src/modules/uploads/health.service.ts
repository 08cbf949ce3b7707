import type { HealthReply } from '@albumen/contract/endpoints/uploads';
import { sql } from 'kysely';
import type { Dependencies } from '../../dependencies.ts';

type Needed = Pick<Dependencies, 'db' | 'files' | 'jobs'>;

/** Below the 10 s that the specified client waits. */
const checkMs = 5_000;

/** Each part is really used once; one that does not answer in time counts as failed. */
export async function checkHealth({ db, files, jobs }: Needed): Promise<HealthReply> {
  const [database, fileStore, queue] = await Promise.all([
    works(() => sql`select 1`.execute(db)),
    works(() => files.checkHealth()),
    works(() => jobs.check()),
  ]);
  const checks = { database, fileStore, queue };
  const isOk = Object.values(checks).every((check) => check === 'ok');
  return { status: isOk ? 'ok' : 'degraded', checks };
}

async function works(check: () => Promise<unknown>): Promise<'ok' | 'failed'> {
  const late = Promise.withResolvers<'failed'>();
  const timer = setTimeout(() => late.resolve('failed'), checkMs);
  const checked = check().then(
    () => 'ok' as const,
    () => 'failed' as const,
  );
  try {
    return await Promise.race([checked, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
