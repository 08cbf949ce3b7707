import { sql, type RawBuilder } from 'kysely';
import { countries } from './countries.ts';

const names = countries.map(
  ({ alpha2, name }) => sql`when ${sql.lit(alpha2)} then ${sql.lit(name)}`,
);

/** Countries are kept by their codes and searched by their names. */
export function countryNameOf(code: RawBuilder<string | null>): RawBuilder<string | null> {
  return sql`case ${code} ${sql.join(names, sql` `)} end`;
}
