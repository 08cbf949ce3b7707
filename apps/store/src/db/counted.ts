import { sql } from 'kysely';

/** Set by every change of a row that has a version and a moment: who read it before knows that it is older. */
export const counted = { version: sql<number>`version + 1`, updatedAt: sql<Date>`now()` };
