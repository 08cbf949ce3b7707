import type { Endpoint, EndpointShape } from '@albumen/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Csrf } from './csrf.ts';
import { guardStateChange } from './state-change-guard.ts';
import type { Visit } from './visit.ts';

/** What a handler gets: everything checked, typed by the endpoint. */
export interface Call<Shape extends EndpointShape> {
  visit: Visit;
  params: Shape['params'] extends undefined ? Record<string, never> : NonNullable<Shape['params']>;
  query: NonNullable<Shape['query']>;
  body: Shape['body'];
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Runs before the handler, in the order listed; throws to refuse. */
export type Guard = (request: FastifyRequest, reply: FastifyReply) => void | Promise<void>;

export interface RouteSchemas {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** An allow-list: what it does not name never leaves. */
  reply: z.ZodType;
}

export interface RouteSetup<Shape extends EndpointShape> {
  schemas: RouteSchemas;
  guards?: readonly Guard[];
  bodyLimitBytes?: number;
  /** A page lives at the same path: only calls that carry the CSRF token come here. */
  isByScriptOnly?: boolean;
  /** The same for calls with `X-PageType: Partial`. */
  isForPartials?: boolean;
  /** Answers HTML instead when the caller did not ask for JSON (decision 32). */
  html?: (reply: Shape['reply'], call: Call<Shape>) => string | Promise<string>;
}

/** What a handler answers that has sent its reply itself, such as text that is kept by version. */
export const alreadySent = Symbol('already sent');

export interface Router {
  <Shape extends EndpointShape>(
    endpoint: Endpoint<Shape>,
    setup: RouteSetup<Shape>,
    handle: (call: Call<Shape>) => Promise<Shape['reply'] | typeof alreadySent>,
  ): void;
}

/** Ties an endpoint of the contract to its schemas, guards and handler. */
export function createRouter(app: FastifyInstance, csrf: Csrf): Router {
  return (endpoint, setup, handle) => {
    const { params, query, body, reply } = setup.schemas;
    const route: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path,
      schema: {
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(setup.html === undefined && { response: { '2xx': reply } }),
      },
      ...(setup.isByScriptOnly === true && { constraints: { caller: 'script' } }),
      ...(setup.isForPartials === true && { constraints: { caller: 'partial' } }),
      ...(setup.bodyLimitBytes !== undefined && { bodyLimit: setup.bodyLimitBytes }),
      ...(endpoint.isBearer && { config: { ignoresCookies: true } }),
      ...(endpoint.changesState &&
        !endpoint.isBearer && { preValidation: guardPreValidation(csrf) }),
      preHandler: async (request, fastifyReply) => {
        for (const guard of setup.guards ?? []) await guard(request, fastifyReply);
      },
      handler: async (request, fastifyReply) => {
        const call = callOf<Parameters<typeof handle>[0]>(request, fastifyReply);
        const answer = await handle(call);
        if (answer === alreadySent || fastifyReply.sent) return fastifyReply;
        if (endpoint.changesState) setNoStore(fastifyReply);
        else if (!fastifyReply.hasHeader('cache-control')) setPrivate(fastifyReply);
        if (setup.html === undefined) return answer ?? null;
        if (asksForJson(request)) return reply.parse(answer);
        return fastifyReply.type('text/html; charset=utf-8').send(await setup.html(answer, call));
      },
    };
    app.route(route);
  };
}

function guardPreValidation(csrf: Csrf): NonNullable<RouteOptions['preValidation']> {
  return async (request) => guardStateChange(request, csrf);
}

/** The schemas of the route have checked these by the time a handler runs. */
function callOf<AnyCall>(request: FastifyRequest, reply: FastifyReply): AnyCall {
  const { params, query, body, visit } = request;
  return { visit, params, query, body, request, reply } as AnyCall;
}

function setNoStore(reply: FastifyReply): void {
  void reply.header('cache-control', 'no-store').header('vary', 'Sec-Fetch-Site, Origin');
}

/** What a session sees is nobody else's, and no cache's. */
function setPrivate(reply: FastifyReply): void {
  void reply.header('cache-control', 'private, no-store');
}

export function asksForJson(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('application/json');
}
