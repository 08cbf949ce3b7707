import { limits } from '@albumen/contract/limits';
import { z } from 'zod';
import { streetCandidates } from './street-candidates.ts';
import { suggestionsFor, unitsOf } from './suggestions.ts';

export interface StandInQuestion {
  path: '/street-address' | '/lookup';
  query: Record<string, string>;
  /** Several street lookups at once. */
  body?: unknown;
  /** Whether an Authorization header came. */
  hasBasicCredentials?: boolean;
}

export interface StandInAnswer {
  status: number;
  body: object;
}

const text = z.string().max(1_000).optional();
const lookup = z.looseObject({
  street: text,
  street2: text,
  secondary: text,
  city: text,
  state: text,
  zipcode: text,
  input_id: text,
  candidates: z.union([z.string(), z.number()]).optional(),
});
const batch = z.array(lookup).max(limits.addressBatch);

/** What the vendor's servers would answer, whatever brings the question: HTTP or a call in process. */
export function answerOf(question: StandInQuestion): StandInAnswer {
  const isBatch = question.body !== undefined && question.body !== null;
  if (!isAuthorized(question, isBatch)) {
    return failure(401, 'Unauthorized: The credentials were provided incorrectly.');
  }
  if (question.path === '/lookup') return autocompleted(question.query);
  return isBatch ? batchAnswered(question.body) : streetAnswered(question.query);
}

/** A website's key is for single lookups only. */
function isAuthorized({ query, hasBasicCredentials }: StandInQuestion, isBatch: boolean): boolean {
  const hasSecret = Boolean(query['auth-id']) && Boolean(query['auth-token']);
  const hasKey = Boolean(query['key']) && !isBatch;
  return hasSecret || hasKey || hasBasicCredentials === true;
}

function streetAnswered(query: Record<string, string>): StandInAnswer {
  const parsed = lookup.safeParse(query);
  if (!parsed.success) return failure(400, 'Bad Request (Malformed Payload).');
  return { status: 200, body: streetCandidates(parsed.data, 0) };
}

function batchAnswered(body: unknown): StandInAnswer {
  const parsed = batch.safeParse(body);
  if (!parsed.success) return failure(400, 'Bad Request (Malformed Payload).');
  return { status: 200, body: parsed.data.flatMap(streetCandidates) };
}

function autocompleted(query: Record<string, string>): StandInAnswer {
  const { search = '', selected = '' } = query;
  if (search === '') return failure(422, 'GET request lacked required fields.');
  if (search.length > 200) return failure(400, 'Bad Request (Malformed Payload).');
  const asked = Number(query['max_results'] ?? 10);
  const maxResults = Number.isInteger(asked) ? Math.min(10, Math.max(1, asked)) : 10;
  const suggestions =
    selected === '' ? suggestionsFor(search, maxResults) : unitsOf(selected, search, maxResults);
  return { status: 200, body: { suggestions } };
}

function failure(status: number, message: string): StandInAnswer {
  return { status, body: { errors: [{ id: 0, message }] } };
}
