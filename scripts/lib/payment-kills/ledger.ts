import { openDatabase } from '@albumen/server-kit/database';
import { sql } from 'kysely';

export interface Ledger {
  /** Checkouts with a paid order, and paid links. */
  paidOrders: number;
  paidLinks: number;
  /** Checkouts with more than one order that stands. */
  doubled: number;
  /** Charges at the gateway that stand, and that no charged attempt has, or that one has twice. */
  stray: number;
  /** Charged attempts without a charge that stands. */
  unpaid: number;
  /** Payables, attempts, starts and returns whose outcome is still open. */
  open: number;
  /** The starts among them. */
  openStarts: number;
}

/** What store and gateway, whose tables lie in one database, say of the same money. */
export async function readLedger(databaseUrl: string): Promise<Ledger> {
  const db = openDatabase<unknown>({ connection: databaseUrl, applicationName: 'fault run' });
  try {
    const { rows } = await sql<Ledger>`
      with standing as (
        select checkout_id, count(*) as orders from orders
        where status not in ('unpaid', 'canceled') group by checkout_id
      ), charge as (
        select order_id as reference from gateway.transactions
        where status not in ('voided', 'processor_declined', 'gateway_rejected', 'failed')
      ), kept as (
        select reference from payment_attempts where status = 'charged'
      )
      select
        (select count(*) from orders where status = 'paid')::int as "paidOrders",
        (select count(*) from payment_links where status = 'paid')::int as "paidLinks",
        (select count(*) from standing where orders > 1)::int as doubled,
        ((select count(*) from charge) - (select count(distinct reference) from charge
          where reference in (select reference from kept)))::int as stray,
        (select count(*) from kept
          where reference not in (select reference from charge))::int as unpaid,
        ((select count(*) from orders where status in ('pending', 'awaitingPayment'))
          + (select count(*) from payment_links where status = 'awaitingPayment')
          + (select count(*) from payment_attempts
             where status in ('claimed', 'unknown', 'pending', 'returning'))
          + (select count(*) from payment_starts where ended_at is null)
        )::int as open,
        (select count(*) from payment_starts where ended_at is null)::int as "openStarts"`.execute(
      db,
    );
    if (rows[0] === undefined) throw new Error('a count always answers');
    return rows[0];
  } finally {
    await db.destroy();
  }
}
