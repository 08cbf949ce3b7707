import { openDataCollector } from './host/data-collector/data-collector.ts';
import { abortable } from './host/shared/abort.ts';
import { deliver } from './host/shared/callback.ts';
import type { DataCollectorCreate, DataCollectorCreateOptions } from './types/data-collector.ts';

/**
 * Collects what fraud protection needs to know of this device, for the server's `device_data`.
 *
 * Rejects with `INSTANTIATION_OPTION_REQUIRED`, `INCOMPATIBLE_VERSIONS`,
 * `DATA_COLLECTOR_KOUNT_ERROR` or `DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS`.
 */
// Which of its two results comes is decided by `useDeferredClient`.
export const create = ((options?: DataCollectorCreateOptions, callback?: unknown) =>
  deliver(
    abortable(openDataCollector(options), options?.signal, (late) => void late.teardown()),
    callback,
  )) as DataCollectorCreate;

export { VERSION } from './protocol/version.ts';
export type * from './types/data-collector.ts';
