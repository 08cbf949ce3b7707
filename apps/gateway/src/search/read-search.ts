import { z } from 'zod';
import { refuse } from '../http/refusal.ts';
import { readCriteria } from './criteria.ts';
import type { Condition, SearchFields } from './search-fields.ts';

const searchBody = z.object({ search: z.record(z.string(), z.unknown()).nullish() }).nullish();

/** What a search asks for, as the server SDK sends it; refuses what makes no sense. */
export function readSearch(fields: SearchFields, body: unknown): readonly Condition[] {
  const parsed = searchBody.safeParse(body);
  if (!parsed.success) return refuse(400, 'The request is malformed.');
  const read = readCriteria(fields, parsed.data?.search ?? {});
  if ('problem' in read) return refuse(422, `The search is invalid: ${read.problem}.`);
  return read.conditions;
}
