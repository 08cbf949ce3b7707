import type { ColumnType } from 'kysely';

/** A column with a default may be left out of an insert. */
export type Generated<Type> =
  Type extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<Type, Type | undefined, Type>;

/** The database works it out of other columns. */
export type Computed<Type> = ColumnType<Type, never, never>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** Parsed on the way out; a string of JSON on the way in. */
export type Json = ColumnType<unknown, string, string>;
