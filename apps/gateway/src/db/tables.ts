import type { GeneratedTables } from './tables.gen.ts';

/** The gateway's tables; narrower than SQL knows where a column holds one of a few words. */
export type Tables = GeneratedTables;
