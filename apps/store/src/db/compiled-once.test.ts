import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';
import { compiledOnce } from './compiled-once.ts';

const { db } = await openTestApp();

test('a statement is built once for each shape, and has the values of each call', async () => {
  let built = 0;
  const adding = compiledOnce((trx, { first, second }: { first: number; second?: number }) => {
    built += 1;
    const sum = second === undefined ? sql`${first}::int` : sql`${first}::int + ${second}::int`;
    return trx.selectNoFrom(sum.$castTo<number>().as('theSum'));
  });
  const sums = async (values: { first: number; second?: number }) =>
    (await adding(db, values)).map(({ theSum }) => theSum);
  expect(await sums({ first: 1 })).toEqual([1]);
  expect(await sums({ first: 2 })).toEqual([2]);
  expect(await sums({ first: 2, second: 3 })).toEqual([5]);
  expect(await sums({ first: 20, second: 30 })).toEqual([50]);
  expect(built).toBe(2);
});

test('as many rows as come are written', async () => {
  type Given = { rows: readonly { bucket: string; hits: number; resetsAt: Date }[] };
  const inserting = compiledOnce((trx, { rows }: Given) =>
    trx.insertInto('rateLimits').values(rows).returning(['bucket', 'hits']),
  );
  const resetsAt = new Date();
  const rows = ['a', 'b', 'c'].map((bucket, hits) => ({ bucket, hits, resetsAt }));
  const written = rows.map(({ bucket, hits }) => ({ bucket, hits }));
  expect(await inserting(db, { rows: rows.slice(0, 1) })).toEqual(written.slice(0, 1));
  expect(await inserting(db, { rows: rows.slice(1) })).toEqual(written.slice(1));
});

test('an index of some rows serves a plan that is kept for all values', async () => {
  const findingStanding = compiledOnce((trx, { checkoutId }: { checkoutId: string }) =>
    trx
      .selectFrom('orders')
      .select('id')
      .where('checkoutId', '=', checkoutId)
      .where('status', '!=', 'unpaid'),
  );
  const plan = await db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local plan_cache_mode = force_generic_plan`.execute(trx);
    for (const checkoutId of ['a', 'b', 'c']) await findingStanding(trx, { checkoutId });
    const kept = await sql<{ name: string }>`
      select name from pg_prepared_statements where statement like 'select "id" from "orders"%'`.execute(
      trx,
    );
    const [statement] = kept.rows;
    return sql`explain execute ${sql.id(statement?.name ?? '')} ('d')`.execute(trx);
  });
  expect(JSON.stringify(plan.rows)).toContain('orders_checkout');
});
