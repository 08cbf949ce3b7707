import { openDatabase } from '@albumen/server-kit/database';
import { sql } from 'kysely';

/** How many transactions each order has, as the database knows it. */
export async function gatewayLedger(databaseUrl: string): Promise<ReadonlyMap<string, number>> {
  const db = openDatabase<unknown>({
    connection: databaseUrl,
    schema: 'gateway',
    applicationName: 'fault run',
  });
  try {
    const { rows } = await sql<{ order: string; count: number }>`
      select order_id as "order", count(*)::int as count from transactions group by order_id
    `.execute(db);
    return new Map(rows.map(({ order, count }) => [order, count]));
  } finally {
    await db.destroy();
  }
}
