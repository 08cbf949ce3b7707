import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { HolderKind } from './holder.ts';

export interface ChallengeKey {
  challenge: string;
  sessionHash: Buffer;
  purpose: 'add' | 'sign-in' | 'prove';
  holderKind: HolderKind;
}

const lifetimeMinutes = 10;

export async function insertChallenge(db: Kysely<Tables>, key: ChallengeKey): Promise<void> {
  const expiresAt = sql<Date>`now() + make_interval(mins => ${lifetimeMinutes})`;
  await db
    .insertInto('passkeyChallenges')
    .values({ ...key, expiresAt })
    .execute();
}

/** False for a challenge of another session or purpose, and for one that is over; one of two callers gets it. */
export async function redeemChallenge(db: Kysely<Tables>, key: ChallengeKey): Promise<boolean> {
  const row = await db
    .deleteFrom('passkeyChallenges')
    .where('challenge', '=', key.challenge)
    .where('sessionHash', '=', key.sessionHash)
    .where('purpose', '=', key.purpose)
    .where('holderKind', '=', key.holderKind)
    .returning(sql<boolean>`expires_at > now()`.as('isLive'))
    .executeTakeFirst();
  return row?.isLive ?? false;
}
