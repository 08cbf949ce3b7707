/** Fields of a form or a query that hold text; one that is given twice counts for nothing. */
export type TextFields = Readonly<Record<string, string | undefined>>;

export function textFields(given: unknown): TextFields {
  const entries: [string, unknown][] = Object.entries(Object(given));
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
