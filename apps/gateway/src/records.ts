import { recordOf } from '@albumen/domain/json-record';

/** Fields of a form, a query or a path that hold text. */
export type TextFields = Readonly<Record<string, string | undefined>>;

/** A field that is given twice, and so is a list, counts for nothing. */
export function textFields(given: unknown): TextFields {
  return Object.fromEntries(
    Object.entries(recordOf(given)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
