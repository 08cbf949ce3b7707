import type { EndpointShape } from '@albumen/contract/endpoint';
import type { Problem } from '@albumen/contract/problems';
import type { CallSchemas, DeclaredCall } from '@albumen/contract/schemas/declare-calls';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { asksForJson } from './asks-for-json.ts';
import type { Caller } from './caller-constraint.ts';
import type { Csrf } from './csrf.ts';
import { requireRight, workForStudio } from './rights.ts';
import { guardStateChange } from './state-change-guard.ts';
import type { Visit } from './visit.ts';

type Checked<Schemas, Name> =
  Schemas extends Record<Name & string, infer Schema extends z.ZodType>
    ? z.output<Schema>
    : undefined;

/** What a handler gets: every part as its schema has read it. */
export interface Call<Schemas extends CallSchemas> {
  visit: Visit;
  params: Checked<Schemas, 'params'>;
  query: Checked<Schemas, 'query'>;
  body: Checked<Schemas, 'body'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Runs before the call's parts are checked, in the order listed; throws to refuse. */
export type Guard = (request: FastifyRequest, reply: FastifyReply) => void | Promise<void>;

export interface RouteSetup<Shape extends EndpointShape, Schemas extends CallSchemas> {
  guards?: readonly Guard[];
  bodyLimitBytes?: number;
  /** A page lives at the same path: only these come here. */
  callers?: readonly Caller[];
  /** Answers HTML instead when the caller did not ask for JSON. */
  html?: (reply: Shape['reply'], call: Call<Schemas>) => string | Promise<string>;
  /** The same for what is refused, or fails. */
  problemHtml?: (problem: Problem) => string;
}

/** What a handler answers that has sent its reply itself, such as text that is kept by version. */
export const alreadySent = Symbol('already sent');

export type Handler<Shape extends EndpointShape, Schemas extends CallSchemas> = (
  call: Call<Schemas>,
) => Promise<Shape['reply'] | typeof alreadySent>;

export interface Router {
  <Shape extends EndpointShape, Schemas extends CallSchemas>(
    declared: DeclaredCall<Shape, Schemas>,
    handle: Handler<Shape, Schemas>,
  ): void;
  <Shape extends EndpointShape, Schemas extends CallSchemas>(
    declared: DeclaredCall<Shape, Schemas>,
    setup: RouteSetup<Shape, Schemas>,
    handle: Handler<Shape, Schemas>,
  ): void;
}

/** Answers a call of the contract, checked by the schemas that are declared with it. */
export function createRouter(app: FastifyInstance, csrf: Csrf): Router {
  return <Shape extends EndpointShape, Schemas extends CallSchemas>(
    { endpoint, schemas }: DeclaredCall<Shape, Schemas>,
    ...how: [Handler<Shape, Schemas>] | [RouteSetup<Shape, Schemas>, Handler<Shape, Schemas>]
  ) => {
    const [setup, handle] = how.length === 2 ? how : [{}, how[0]];
    const { params, query, body, reply } = schemas;
    const route: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path,
      schema: {
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(setup.html === undefined && { response: { '2xx': reply } }),
      },
      ...(setup.bodyLimitBytes !== undefined && { bodyLimit: setup.bodyLimitBytes }),
      config: {
        ...(endpoint.isBearer && { ignoresCookies: true }),
        ...(setup.problemHtml && { problemHtml: setup.problemHtml }),
      },
      // Whoever may not call learns nothing of what the call takes.
      preValidation: async (request, fastifyReply) => {
        if (endpoint.changesState && !endpoint.isBearer) guardStateChange(request, csrf);
        if (schemas.right !== undefined) await requireRight(request, schemas.right);
        if (schemas.studioRight !== undefined) workForStudio(request, schemas.studioRight);
        for (const guard of setup.guards ?? []) await guard(request, fastifyReply);
      },
      handler: async (request, fastifyReply) => {
        const call = callOf<Schemas>(request, fastifyReply);
        const answer = await handle(call);
        if (answer === alreadySent || fastifyReply.sent) return fastifyReply;
        if (endpoint.changesState) setNoStore(fastifyReply);
        else if (!fastifyReply.hasHeader('cache-control')) setPrivate(fastifyReply);
        if (setup.html === undefined) return answer ?? null;
        if (asksForJson(request)) return reply.parse(answer);
        return fastifyReply.type('text/html; charset=utf-8').send(await setup.html(answer, call));
      },
    };
    if (setup.callers === undefined) return void app.route(route);
    for (const caller of setup.callers) app.route({ ...route, constraints: { caller } });
  };
}

/** The schemas of the route have checked these by the time a handler runs. */
function callOf<Schemas extends CallSchemas>(
  request: FastifyRequest,
  reply: FastifyReply,
): Call<Schemas> {
  const { params, query, body, visit } = request;
  return { visit, params, query, body, request, reply } as Call<Schemas>;
}

function setNoStore(reply: FastifyReply): void {
  void reply.header('cache-control', 'no-store').header('vary', 'Sec-Fetch-Site, Origin');
}

/** What a session sees is nobody else's, and no cache's. */
function setPrivate(reply: FastifyReply): void {
  void reply.header('cache-control', 'private, no-store');
}
