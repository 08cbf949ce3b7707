import { sql, type Kysely } from 'kysely';

/**
 * Columns that refer to rows which can be deleted, and have no index by which what refers to such a row is
 * found. An index of some rows serves where it leaves out only those that refer to nothing.
 */
export async function referencesWithoutIndex<DB>(
  db: Kysely<DB>,
  schema: string,
  neverDeleted: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select conrelid::regclass || '.' || string_agg(attname, ', ') as reference
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
     where contype = 'f' and connamespace = ${schema}::regnamespace and not exists (
       select from pg_index
        where indrelid = conrelid and indisvalid
          and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
          and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))
       and (select relname from pg_class where oid = confrelid) <> all(${neverDeleted}::text[])
     group by pg_constraint.oid, conrelid
     order by 1`.execute(db);
  return rows.map(({ reference }) => reference);
}
