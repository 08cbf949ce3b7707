import type { z } from 'zod';
import { refuse } from './refusal.ts';

/** The body as the schema says, or 422 with everything that is wrong with it. */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  return refuse(422, 'The request has invalid values.', {
    fieldErrors: parsed.error.issues.map(({ path, code, message }) => ({
      path: path.map(String),
      code,
      message,
    })),
  });
}
