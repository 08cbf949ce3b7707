import type { PgBoss } from 'pg-boss';
import type { JobDefinition } from '../../job-definition.ts';

/** Where jobs go that failed for good. */
export const deadLetterQueue = 'dead-letters';

/** What a crashed worker stops refreshing; the smallest number the library accepts. */
const heartbeatSeconds = 10;

const tenMinutes = 600;
const ninetyDays = 90 * 86_400;
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Makes every queue, brings the options of existing ones up to date, and has the library look each
 * of them up now: later, the first `enqueue` would do it in the middle of a transaction.
 */
export async function prepareQueues(
  boss: PgBoss,
  definitions: readonly JobDefinition<never>[],
): Promise<void> {
  await boss.createQueue(deadLetterQueue, { retentionSeconds: ninetyDays });
  for (const definition of definitions) {
    const policy = definition.uniqueKey ? 'short' : 'standard';
    await boss.createQueue(definition.name, { policy, ...queueOptions(definition) });
    await boss.updateQueue(definition.name, queueOptions(definition));
    await boss.findJobs(definition.name, { id: nobody });
  }
}

/** Schedules what has a clock and forgets what no longer has one. */
export async function prepareSchedules(
  boss: PgBoss,
  definitions: readonly JobDefinition<never>[],
): Promise<void> {
  for (const { name } of await boss.getSchedules()) {
    const isWanted = definitions.some((one) => one.name === name && one.cron !== undefined);
    if (!isWanted) await boss.unschedule(name);
  }
  for (const { name, cron } of definitions) {
    if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'UTC' });
  }
}

function queueOptions(definition: JobDefinition<never>) {
  return {
    retryLimit: definition.retryLimit,
    retryDelay: definition.retryDelaySeconds,
    retryBackoff: definition.retryBackoff,
    retryDelayMax: definition.retryDelayMaxSeconds,
    expireInSeconds: definition.expireInSeconds,
    heartbeatSeconds,
    deadLetter: deadLetterQueue,
    // Finished jobs are of no use to anybody, and a small table is a quick one.
    deleteAfterSeconds: tenMinutes,
    notify: true,
  };
}
