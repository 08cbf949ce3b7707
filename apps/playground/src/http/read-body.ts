import type { z } from 'zod';
import { Refusal } from './errors.ts';

/** The body as the schema says, or 422 with everything that is wrong with it. */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Refusal(422, wrong.join('; '));
}
