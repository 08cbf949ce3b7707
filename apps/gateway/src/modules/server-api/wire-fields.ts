import { z } from 'zod';
import { refuse } from '../../http/refusal.ts';

/** What an amount column holds. */
export const largestMinor = 2_147_483_647;

/** Text that may come as a number; null is an emptied field, absent one that was not mentioned. */
export const wireText = z
  .union([z.string(), z.number()])
  .nullable()
  .transform((value) => (value === null ? '' : String(value)))
  .optional();

export const wireFlag = z
  .union([
    z.boolean(),
    z.enum(['true', 'false', '1', '0', '']).transform((word) => word === 'true' || word === '1'),
    z.literal([0, 1]).transform((digit) => digit === 1),
  ])
  .nullable()
  .transform((value) => value === true)
  .optional();

/** Fields that a merchant named. */
export const wireCustomFields = z
  .record(z.string(), wireText)
  .nullable()
  .transform((fields) => fields ?? {})
  .optional();

/** An object that may be missing or null. */
export function wireObject<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .object(shape)
    .nullable()
    .transform((value) => value ?? undefined)
    .optional();
}

/** What stands below the root of a request's body; what the server SDK cannot have sent is 400. */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  root: string,
): z.output<Schema> {
  const content = z.looseObject({}).safeParse(body ?? {});
  const parsed = schema.safeParse((content.success ? content.data[root] : undefined) ?? {});
  if (!content.success || !parsed.success) refuse(400, 'The request is malformed.');
  return parsed.data;
}

/** Empty is absent, for columns that hold null. */
export function orNull(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}
