type JsonRecord = Readonly<Record<string, unknown>>;

/** The fields of a JSON object; of anything else there are none. */
export function recordOf(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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
