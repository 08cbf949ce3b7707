import type { JobDefinition } from '@albumen/server-kit/jobs';

/** Every job of the gateway. */
export const jobDefinitions: readonly JobDefinition<never>[] = [];
