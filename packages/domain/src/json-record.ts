/** A JSON object whose members are still to be read. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object: neither null nor a list. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The members of an object; of anything else there are none. */
export function recordOf(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}

/** Texts by name. */
export type Texts = Readonly<Record<string, string>>;

/** The members of an object that are texts; a form's field that is given twice is a list, and left out. */
export function textsOf(value: unknown): Texts {
  const texts = Object.entries(recordOf(value)).filter(
    (member): member is [string, string] => typeof member[1] === 'string',
  );
  return Object.fromEntries(texts);
}
