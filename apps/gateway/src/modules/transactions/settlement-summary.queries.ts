import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

interface Summary {
  cardType: string | null;
  merchantAccountId: string;
  kind: string;
  count: string;
  amountMinor: string;
  currency: string;
  customValue: string | null;
}

/** Sums of what came to be settled on a day, UTC. */
export async function summarizeSettled(
  db: Kysely<Tables>,
  merchantId: string,
  { date, customField = '' }: { date: string; customField?: string | undefined },
): Promise<Summary[]> {
  const { rows } = await sql<Summary>`
    select instrument #>> '{card,cardType}' as "cardType", merchant_account_id as "merchantAccountId",
           type as "kind", count(*) as "count", sum(transactions.amount_minor) as "amountMinor",
           currency, custom_fields ->> ${customField} as "customValue"
      from transactions
      join transaction_events on transaction_id = transactions.id
       and transaction_events.status = 'settled'
     where merchant_id = ${merchantId}
       and transaction_events.at >= ${date}::date and transaction_events.at < ${date}::date + 1
     group by 1, 2, 3, 6, 7
     order by 1, 2, 3`.execute(db);
  return rows;
}
