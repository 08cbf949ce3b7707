import { findMe } from '@albumen/contract/endpoints/find-me';
import { call } from '../../../shell/api/browser-api.ts';
import { withRows } from '../../photos/chosen-columns.ts';
import type { Found } from './found.ts';

export type SearchOutcome = { is: 'found'; found: Found } | { is: 'failed'; message: string };

/** Asks the gallery; the numbers are in this page's memory and in this call, nowhere else. */
export async function search(wanted: Omit<Found, 'matches'>): Promise<SearchOutcome> {
  const { shareId, asked } = wanted;
  const reply = await call(findMe, { params: { shareId }, body: asked });
  return reply.ok
    ? { is: 'found', found: { ...wanted, matches: reply.value.photos } }
    : { is: 'failed', message: reply.problem.title };
}

/** Their rows in their order; photos that have left the gallery since have none. */
export const pickMatches: Found['pick'] = (columns, matches) => {
  const rowOf = new Map(columns.id.map((id, row) => [id, row] as const));
  const rows = matches.map(({ photoId }) => rowOf.get(photoId));
  return withRows(
    columns,
    rows.filter((row) => row !== undefined),
  );
};
