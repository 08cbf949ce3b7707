/** Keys of both spellings in one: `credit_card` becomes `creditCard`, at every depth. */
export function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [camelKey(key), camelKeys(own)]),
  );
}

/** `credit_card` becomes `creditCard`. */
export function camelKey(key: string): string {
  return key.replaceAll(/(?<=[a-z0-9])_([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
}
