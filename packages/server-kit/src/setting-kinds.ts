import { z } from 'zod';

/** A TCP port. */
export const port = z.coerce.number().int().min(1).max(65_535);

/** `on` or `off`, as a boolean. */
export const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

/** Words separated by commas. */
export const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );

/** The same, where each word has a form: one that has another would silently be none. */
export const listOf = (form: RegExp, like: string) =>
  list.refine((words) => words.every((word) => form.test(word)), `must be like ${like}`);

/** A scheme, a host and maybe a port. */
export const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, ''), {
    message: 'must be a scheme, a host and maybe a port, with no path',
  })
  .transform((text) => new URL(text).origin);
