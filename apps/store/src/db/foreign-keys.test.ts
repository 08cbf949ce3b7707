import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';

const { db } = await openTestApp();

const neverDeleted = ['orders', 'payment_links', 'discounts', 'provider_comparisons'];

/** An index of some rows serves where it leaves out only those that refer to nothing. */
test('each foreign key has an index: deleting what it refers to reads no table from end to end', async () => {
  const { rows } = await sql<{ reference: string }>`
    select conrelid::regclass || '.' || string_agg(attname, ', ') as reference
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
     where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
       select from pg_index
        where indrelid = conrelid and indisvalid
          and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
          and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))
       and confrelid::regclass::text <> all(${neverDeleted})
     group by pg_constraint.oid, conrelid
     order by 1`.execute(db);
  expect(rows.map(({ reference }) => reference)).toEqual([]);
});
