import { sql } from 'kysely';

/** A list of ids to join with, as `shown`: its `place` is the order. */
export function inOrder(ids: readonly string[]) {
  const listed = sql<{ id: string; place: number }>`unnest(${ids}::text[]) with ordinality`;
  return listed.as<'shown'>(sql`shown(id, place)`);
}
