import type { z } from 'zod';
import type { Endpoint, EndpointShape } from '../endpoint.ts';
import type { Right, StudioRight } from '../rights.ts';

/** What checks a call: who may make it, and what its parts are. */
export interface CallSchemas {
  /**
   * Only operators whose role holds it; `any-operator` whoever of them is signed in. A call without it
   * says by other means who may make it.
   */
  right?: Right | 'any-operator';
  /**
   * What a member needs to make the call in the studio that the session works for; `any-member` is for all of
   * them. A call without it is never made in somebody else's studio.
   */
  studioRight?: StudioRight | 'any-member';
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** An allow-list: what it does not name never leaves. */
  reply: z.ZodType;
}

/** A call of the contract with the schemas of its parts. */
export interface DeclaredCall<Shape extends EndpointShape, Schemas extends CallSchemas> {
  endpoint: Endpoint<Shape>;
  schemas: Schemas;
}

type ShapeOf<Declared> = Declared extends Endpoint<infer Shape> ? Shape : never;

/** Names of the endpoints among what a file exports. */
type EndpointNames<Exports> = {
  [Name in keyof Exports]: Exports[Name] extends Endpoint<EndpointShape> ? Name : never;
}[keyof Exports];

type Part = Exclude<keyof CallSchemas, 'right' | 'studioRight'>;

/** Keys that one side has and the other has not; anything goes where one takes any key. */
type UnknownKeys<Taken, Declared> = string extends keyof Taken | keyof Declared
  ? never
  : Exclude<keyof Taken, keyof Declared>;

/** A schema takes what the endpoint declares of its part, and nothing that it does not declare. */
type Taking<Declared, Schema> = Schema extends z.ZodType
  ? [Declared] extends [z.input<Schema>]
    ? [UnknownKeys<z.input<Schema>, Declared>] extends [never]
      ? Schema
      : { undeclared: UnknownKeys<z.input<Schema>, Declared> }
    : { declared: Declared; taken: z.input<Schema> }
  : { declared: Declared };

/** What leaves is what the endpoint declares. */
type Replying<Declared, Schema> = Schema extends z.ZodType
  ? [z.output<Schema>] extends [Declared]
    ? Taking<Declared, Schema>
    : { declared: Declared; replied: z.output<Schema> }
  : { declared: Declared };

/** Callers may name a part of a query and leave it undefined: it is not sent. */
type Sent<Query> = { [Name in keyof Query]: Exclude<Query[Name], undefined> };

type CheckedCall<Shape, Schemas> = {
  [Name in Part & keyof Shape]-?: Name extends 'reply'
    ? Replying<Shape[Name], PartOf<Schemas, Name>>
    : Taking<Name extends 'query' ? Sent<Shape[Name]> : Shape[Name], PartOf<Schemas, Name>>;
} & { [Name in Exclude<Part, keyof Shape>]?: never };

type PartOf<Schemas, Name> = Name extends keyof Schemas ? Schemas[Name] : undefined;

type CheckedCalls<Exports, Schemas> = {
  [Name in EndpointNames<Exports>]: CheckedCall<ShapeOf<Exports[Name]>, PartOf<Schemas, Name>>;
} & { [Name in Exclude<keyof Schemas, EndpointNames<Exports>>]: never };

type DeclaredCalls<Exports, Schemas> = {
  [Name in keyof Schemas & EndpointNames<Exports>]: DeclaredCall<
    ShapeOf<Exports[Name]> & EndpointShape,
    Schemas[Name] & CallSchemas
  >;
};

/**
 * Declares the schemas of every endpoint of a file, by name. A missing, foreign or wrong one does not
 * compile.
 */
export function declareCalls<
  Exports extends object,
  const Schemas extends Record<keyof Schemas, CallSchemas>,
>(
  endpoints: Exports,
  schemas: Schemas & CheckedCalls<Exports, Schemas>,
): DeclaredCalls<Exports, Schemas> {
  const calls = Object.entries<CallSchemas>(schemas).map(([name, parts]) => [
    name,
    { endpoint: endpoints[name as keyof Exports], schemas: parts },
  ]);
  // The names of the schemas are those of endpoints, as `CheckedCalls` has seen to.
  return Object.fromEntries(calls) as DeclaredCalls<Exports, Schemas>; // of each export
}
