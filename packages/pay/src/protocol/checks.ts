/** Small checks that the tables of the protocol are made of. */
export type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';
export const isAnything: Check = () => true;
export const isRecord: Check = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An array whose members all pass. */
export function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

/** One of these texts. */
export function oneOf(...texts: readonly string[]): Check {
  return (value) => texts.includes(value as string);
}

/** An object whose named members pass; further members are let through. */
export function shape(members: Readonly<Record<string, Check>>): Check {
  return (value) =>
    isRecord(value) &&
    Object.entries(members).every(([key, check]) => check((value as Record<string, unknown>)[key]));
}

/** A scalar of the gateway's JSON as text; '' for none. */
export function textOf(value: unknown): string {
  return value == null ? '' : String(value as string | number | boolean);
}
