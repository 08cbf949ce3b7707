import { sql, type RawBuilder } from 'kysely';
import { deleteEntriesBefore } from '../audit/audit.service.ts';
import type { Dependencies } from '../../dependencies.ts';

const dayMs = 86_400_000;

interface RetentionRule {
  /** As docs/retention.md calls it. */
  what: string;
  days: number;
  /** Ends what is older than this moment; may run again at any time. */
  end: (before: Date) => RawBuilder<unknown>;
}

/** How long what people left behind is kept, where nothing that still counts hangs on it. */
export const retentionRules: readonly RetentionRule[] = [
  {
    what: 'checkouts that no order came of',
    days: 90,
    end: (before) => sql`
      delete from checkouts where order_id is null and updated_at < ${before}`,
  },
  {
    what: 'emails that guests typed, proved by no link and used for nothing',
    days: 90,
    end: (before) => sql`
      delete from gallery_guests where confirmed_at is null and downloaded_at is null
        and created_at < ${before}
        and not exists (select from favorites where favorites.guest_id = gallery_guests.id)`,
  },
  {
    what: 'addresses that sign-ins and changes came from',
    days: 90,
    end: (before) => sql`
      update account_events set ip = '' where ip <> '' and happened_at < ${before}`,
  },
  {
    what: 'the log of sign-ins and changes of an account',
    days: 365,
    end: (before) => sql`delete from account_events where happened_at < ${before}`,
  },
  { what: 'the audit log', days: 3653, end: deleteEntriesBefore },
];

/** Carries out every rule; one that fails is reported and keeps no other from its turn. */
export async function carryOutRetention({
  db,
  clock,
  errors,
}: Pick<Dependencies, 'db' | 'clock' | 'errors'>): Promise<void> {
  const nowMs = clock.now().getTime();
  for (const { what, days, end } of retentionRules) {
    try {
      await end(new Date(nowMs - days * dayMs)).execute(db);
    } catch (cause) {
      errors.report(new Error(`Not carried out: ${what}, ${days} days`, { cause }));
    }
  }
}
