import type { FastifyInstance } from 'fastify';
import { refuse } from './refusal.ts';

/** Far deeper than anything that an SDK sends. */
const mostLevels = 64;

/** What the database can hold. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Whether all text in a value, names included, can be kept, and its objects end somewhere. */
export function isReadable(value: unknown, levels = mostLevels): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (value instanceof File) return isStorable(value.name);
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  return Object.entries(value).every(
    ([name, inner]) => isStorable(name) && isReadable(inner, levels - 1),
  );
}

/** Refuses at the door what no module could keep or walk through, in the words of the API that was asked. */
export function refuseUnreadable(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    if (![params, query, body].every((part) => isReadable(part))) {
      refuse(400, 'The request is malformed.');
    }
  });
}
