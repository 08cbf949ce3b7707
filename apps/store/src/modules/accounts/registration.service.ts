import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { fail } from '../../http/problem-error.ts';
import { countHit } from '../../http/rate-limits.ts';
import type { Visit } from '../../http/visit.ts';
import { hashToken } from '../../ids.ts';
import { findByEmail } from './accounts.queries.ts';
import { accountLimits } from './rate-limits.ts';

/** The session has the registration form open; from then on it may ask about emails, for an hour. */
export async function openRegistration(db: Kysely<Tables>, visit: Visit): Promise<void> {
  const now = sql<Date>`now()`;
  await db
    .insertInto('registrations')
    .values({ sessionHash: hashToken(visit.sessionToken), startedAt: now })
    .onConflict((conflict) => conflict.column('sessionHash').doUpdateSet({ startedAt: now }))
    .execute();
}

export async function isRegisteredEmail(
  db: Kysely<Tables>,
  visit: Visit,
  { email, ip }: { email: string; ip: string },
): Promise<boolean> {
  const sessionHash = hashToken(visit.sessionToken);
  const open = await db
    .selectFrom('registrations')
    .select('startedAt')
    .where('sessionHash', '=', sessionHash)
    .where('startedAt', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst();
  if (open === undefined) fail('noRegistrationSession');
  await countHit(db, accountLimits.isRegisteredPerSession, sessionHash.toString('hex'));
  await countHit(db, accountLimits.isRegisteredPerIp, ip);
  return (await findByEmail(db, visit.labBrand, email.trim().toLowerCase())) !== undefined;
}
