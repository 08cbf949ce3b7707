/** A JSON object whose members are still to be read. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** The members of an object; of anything else there are none. */
export function recordOf(value: unknown): JsonRecord {
  return Object(value);
}

/** Text, also of a number; undefined for everything else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** A scalar as `String` writes it. */
export function literalText(value: unknown): string {
  // Callers pass scalars; the type only keeps lint from asking what an object looks like as text.
  return String(value as string | number | boolean | null);
}

/** A scalar as text; '' for none. */
export function scalarText(value: unknown): string {
  return value == null ? '' : literalText(value);
}

/** The first member of a list, as an object; of anything else there are no members. */
export function firstOf(list: unknown): JsonRecord {
  return recordOf(recordOf(list)['0']);
}

/** The members of the object in a JSON text; of anything else there are none. */
export function parseRecord(text: string): JsonRecord {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return {};
  }
}
