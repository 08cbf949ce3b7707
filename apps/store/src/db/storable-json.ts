import { isRecord, type JsonRecord } from '@albumen/domain/json-record';

/**
 * JSON that a `jsonb` column takes: PostgreSQL refuses the NUL character and halves of surrogate
 * pairs, which cameras and forgers both write into metadata.
 */
export function storableJson(value: unknown): string {
  const text = JSON.stringify(value);
  return mayBeRefused.test(text) ? walked(value) : text;
}

/* As JSON writes them; behind a further backslash it is text of these characters, which the walk keeps. */
const mayBeRefused = /\\u(?:0000|d[89a-f])/;

function walked(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'string') return storableText(part);
    return isRecord(part) ? withStorableKeys(part) : part;
  });
}

/** The same for a `text` column. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

function withStorableKeys(part: JsonRecord): Record<string, unknown> {
  return Object.fromEntries(Object.entries(part).map(([key, own]) => [storableText(key), own]));
}

/** A file name for people: what no screen shows goes too. */
export function storableName(name: string): string {
  return storableText(name).replaceAll(/\p{Cc}/gu, '');
}
