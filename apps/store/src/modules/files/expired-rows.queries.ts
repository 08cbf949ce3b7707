import { sql } from 'kysely';
import type { Dependencies } from '../../dependencies.ts';
import { deleteForgottenDesigns } from '../editor/forgotten-designs.service.ts';
import { deleteBotCheckTokensBefore } from '../../third-parties/bot-check/stand-in/used-tokens.queries.ts';
import { deleteOutboxMailsBefore } from '../../third-parties/mail/outbox-mailer.ts';

const now = sql<Date>`now()`;
const dayAgo = sql<Date>`now() - interval '1 day'`;
const monthAgo = sql<Date>`now() - interval '30 days'`;

/** Rows that only grow: what they guarded is over. */
export async function deleteExpiredRows({
  db,
  clock,
}: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
  await db.deleteFrom('rateLimits').where('resetsAt', '<', now).execute();
  await db.deleteFrom('sessions').where('expiresAt', '<', now).execute();
  await db.deleteFrom('passkeyChallenges').where('expiresAt', '<', now).execute();
  await db.deleteFrom('pendingSignIns').where('expiresAt', '<', now).execute();
  await db.deleteFrom('studioInvitations').where('expiresAt', '<', now).execute();
  await db.deleteFrom('mailedProofs').where('expiresAt', '<', now).execute();
  await db.deleteFrom('operatorSessions').where('expiresAt', '<', now).execute();
  // Kept a month, so that an old link is answered with "expired" and not with "unknown".
  await db.deleteFrom('accountTokens').where('expiresAt', '<', monthAgo).execute();
  await db.deleteFrom('registrations').where('startedAt', '<', dayAgo).execute();
  await db.deleteFrom('requestKeys').where('createdAt', '<', dayAgo).execute();
  await db.deleteFrom('undeclaredProxies').where('seenAt', '<', monthAgo).execute();
  await deleteBotCheckTokensBefore(db, daysAgo(1));
  await db.deleteFrom('archives').where('expiresAt', '<', now).execute();
  await deleteOutboxMailsBefore(db, daysAgo(30));
  await deleteForgottenDesigns(db);
}
