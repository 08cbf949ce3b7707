import { defineJob } from '@albumen/server-kit/jobs';
import { standInLabJob } from '../../third-parties/labs/stand-in/stand-in-lab.jobs.ts';

/**
 * Begins an order's way to the lab. Enqueued in the transaction that marks the order paid, to start
 * when its change window ends; an order that was canceled meanwhile stays here.
 */
export const sendToLab = defineJob<{ orderId: string }>({
  name: 'lab.send',
  retryLimit: 10,
  retryDelaySeconds: 5,
});

/** Draws print files of a lab order: a turn of it, the next one is enqueued by the one before. */
export const makePrintFilesJob = defineJob<{ labOrderId: string }>({
  name: 'lab.files',
  retryLimit: 3,
  retryDelaySeconds: 10,
  expireInSeconds: 3_600,
});

/** Gives a lab order whose files are ready to the lab; tried for a day when the lab is away. */
export const submitToLabJob = defineJob<{ labOrderId: string }>({
  name: 'lab.submit',
  retryLimit: 300,
  retryDelaySeconds: 5,
  retryDelayMaxSeconds: 300,
  expireInSeconds: 1_800,
});

/** Looks for lab orders that nobody works on any more. */
export const holdStoppedJob = defineJob<Record<string, never>>({
  name: 'lab.stopped',
  cron: '*/10 * * * *',
});

/** Registers where the lab sends its messages. */
export const registerWithLab = defineJob<Record<string, never>>({
  name: 'lab.register',
  retryLimit: 20,
  retryDelaySeconds: 3,
  uniqueKey: () => 'address',
});

/** Once a night. */
export const purgePrintFilesJob = defineJob<Record<string, never>>({
  name: 'lab.purge',
  cron: '11 4 * * *',
  expireInSeconds: 3_600,
});

export const labJobs = [
  sendToLab,
  makePrintFilesJob,
  submitToLabJob,
  holdStoppedJob,
  registerWithLab,
  purgePrintFilesJob,
  standInLabJob,
] as const;
