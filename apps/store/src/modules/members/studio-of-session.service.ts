import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { WorkedFor } from '../../http/visit.ts';
import { findStudio } from './members.queries.ts';

/** The studio that a session works for; undefined once its membership or the studio is gone. */
export async function studioOfSession(
  db: Kysely<Tables>,
  key: { studioId: string; accountId: string },
): Promise<WorkedFor | undefined> {
  const found = await findStudio(db, key);
  if (found === undefined) return undefined;
  const { role, verifiedAt, welcomedAt, ...account } = found;
  return {
    role,
    account: { ...account, isVerified: verifiedAt !== null, isWelcomed: welcomedAt !== null },
  };
}
