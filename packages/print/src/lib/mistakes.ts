import { isRecord } from '@albumen/domain/json-record';

/** Says where a value is not as expected; nothing when it is. */
export type FindMistake = (value: unknown, path: string) => string | undefined;

/** A test of a single value. */
export function is(test: (value: unknown) => boolean): FindMistake {
  return (value, path) => (test(value) ? undefined : path);
}

/** A text of at most so many letters. */
export function text(most: number): FindMistake {
  return is((value) => typeof value === 'string' && value.length <= most);
}

/** A finite number in a range. */
export function number(least: number, most: number): FindMistake {
  return is(
    (value) =>
      typeof value === 'number' && Number.isFinite(value) && value >= least && value <= most,
  );
}

/** One of these values. */
export function oneOf(values: readonly unknown[]): FindMistake {
  return is((value) => values.includes(value));
}

/** Absent, or as asked. */
export function optional(find: FindMistake): FindMistake {
  return (value, path) => (value === undefined ? undefined : find(value, path));
}

/** A list of at most so many. */
export function list(find: FindMistake, most: number): FindMistake {
  return (value, path) => {
    if (!Array.isArray(value) || value.length > most) return path;
    return firstOf(value.map((each: unknown, index) => () => find(each, `${path}.${index}`)));
  };
}

/** An object with these keys and no others. */
export function shape(finders: Readonly<Record<string, FindMistake>>): FindMistake {
  return (value, path) => {
    if (!isRecord(value)) return path;
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(finders, key));
    if (unknown !== undefined) return `${path}.${unknown}`;
    return firstOf(
      Object.entries(finders).map(
        ([key, find]) =>
          () =>
            find(value[key], `${path}.${key}`),
      ),
    );
  };
}

/** An object that is used as a dictionary. */
export function dictionary(find: FindMistake, most: number): FindMistake {
  return (value, path) => {
    if (!isRecord(value) || Object.keys(value).length > most) return path;
    return firstOf(
      Object.entries(value).map(
        ([key, each]) =>
          () =>
            find(each, `${path}.${key}`),
      ),
    );
  };
}

/** The shape that the value's own `kind` names. */
export function byKind(shapes: Readonly<Record<string, FindMistake>>): FindMistake {
  return (value, path) => {
    const kind = isRecord(value) ? value['kind'] : undefined;
    if (typeof kind !== 'string' || !Object.hasOwn(shapes, kind)) return `${path}.kind`;
    return shapes[kind]?.(value, path);
  };
}

function firstOf(finds: readonly (() => string | undefined)[]): string | undefined {
  for (const find of finds) {
    const mistake = find();
    if (mistake !== undefined) return mistake;
  }
  return undefined;
}
