import type { JsonRecord } from './json.ts';

/** Small checks that the tables of the protocol are made of; each proves a type. */
export type Check<Value = unknown> = (value: unknown) => value is Value;

/** What a check proves. */
export type Checked<Given> = Given extends Check<infer Value> ? Value : never;

export const isText: Check<string> = (value) => typeof value === 'string';
export const isAnything: Check = (_value): _value is unknown => true;
export const isRecord: Check<JsonRecord> = (value): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An array whose members all pass. */
export function listOf<Value>(check: Check<Value>): Check<Value[]> {
  return (value): value is Value[] => Array.isArray(value) && value.every(check);
}

/** One of these texts. */
export function oneOf<Text extends string>(...texts: readonly Text[]): Check<Text> {
  return (value): value is Text => texts.some((text) => text === value);
}

/** An object whose named members pass; further members are let through. */
export function shape<Members extends Readonly<Record<string, Check>>>(
  members: Members,
): Check<{ [Key in keyof Members]: Checked<Members[Key]> }> {
  return (value): value is { [Key in keyof Members]: Checked<Members[Key]> } =>
    isRecord(value) && Object.entries(members).every(([key, check]) => check(value[key]));
}
