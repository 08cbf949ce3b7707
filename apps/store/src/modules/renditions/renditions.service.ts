import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { tokenOfRenditionKey } from './rendition-keys.ts';
import { findProcessing } from './renditions.queries.ts';

/** Whether a public file that is not there yet is being made. */
export async function isComing(db: Kysely<Tables>, key: string): Promise<boolean> {
  const token = tokenOfRenditionKey(key);
  return token !== undefined && (await findProcessing(db, token)) !== undefined;
}
