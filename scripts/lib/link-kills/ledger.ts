import { openDatabase } from '@albumen/server-kit/database';
import { sql } from 'kysely';

export interface LinkLedger {
  paid: number;
  /** Charges at the gateway that stand, and that no paid link has, or that one has twice. */
  stray: number;
  /** Paid links without a charge that stands. */
  unpaid: number;
  /** Links that wait, tries whose outcome is open, and returns on their way. */
  open: number;
}

/** What store and gateway, whose tables lie in one database, say of the same money. */
export async function readLinkLedger(databaseUrl: string): Promise<LinkLedger> {
  const db = openDatabase<unknown>({ connection: databaseUrl, applicationName: 'fault run' });
  try {
    const { rows } = await sql<LinkLedger>`
      with charge as (
        select order_id as reference from gateway.transactions
        where status not in ('voided', 'processor_declined', 'gateway_rejected', 'failed')
      ), kept as (
        select reference from link_payments where status = 'charged'
      )
      select
        (select count(*) from payment_links where status = 'paid')::int as paid,
        ((select count(*) from charge) - (select count(distinct reference) from charge
          where reference in (select reference from kept)))::int as stray,
        (select count(*) from kept
          where reference not in (select reference from charge))::int as unpaid,
        ((select count(*) from payment_links where status = 'awaitingPayment')
          + (select count(*) from link_payments
             where status in ('claimed', 'unknown', 'pending', 'returning')))::int as open`.execute(
      db,
    );
    if (rows[0] === undefined) throw new Error('a count always answers');
    return rows[0];
  } finally {
    await db.destroy();
  }
}
