/** A kind of background work: its queue, its payload and what happens when it fails. */
export interface JobDefinition<Data extends object> {
  /** Queue name, such as `photos.render`; letters, digits, dots, dashes and underscores. */
  readonly name: string;
  /** Runs after the first one; beyond them the job becomes a dead letter. 2 by default. */
  readonly retryLimit: number;
  /** Wait before the first retry. 1 by default. */
  readonly retryDelaySeconds: number;
  /** The wait doubles with each further retry, with some chance. True by default. */
  readonly retryBackoff: boolean;
  /** The doubling ends here. 300 by default. */
  readonly retryDelayMaxSeconds: number;
  /** Longest run; then the handler's signal aborts and the run counts as failed. 900 by default. */
  readonly expireInSeconds: number;
  /** Higher ones first within the queue. 0 by default. */
  readonly priority: number;
  /**
   * Jobs of one key are merged while they wait: at most one of them is queued, any number may run.
   * Serves work like "bring gallery X up to date". The first one's payload stays.
   */
  readonly uniqueKey?: (data: Data) => string;
  /** Also runs by the clock, with an empty payload: five cron fields, in UTC. */
  readonly cron?: string;
}

export type JobOptions<Data extends object> = Pick<JobDefinition<Data>, 'name'> &
  Partial<JobDefinition<Data>>;

/** Describes a job once; who enqueues it and who works on it both import the description. */
export function defineJob<Data extends object>(options: JobOptions<Data>): JobDefinition<Data> {
  return {
    retryLimit: 2,
    retryDelaySeconds: 1,
    retryBackoff: true,
    retryDelayMaxSeconds: 300,
    expireInSeconds: 900,
    priority: 0,
    ...options,
  };
}
