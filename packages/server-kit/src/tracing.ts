import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A piece of work of a trace. */
export interface Span {
  /** As the header `traceparent` tells others that their work belongs to this one. */
  traceparent: string;
  end: (outcome?: SpanOutcome) => void;
}

export interface SpanOutcome {
  attributes?: Readonly<Record<string, string | number>>;
  hasFailed?: boolean;
}

export interface SpanOptions {
  /** Of its kind, such as a route's pattern: no ids and no tokens. */
  name: string;
  kind: 'server' | 'client' | 'consumer';
  /** The `traceparent` of what caused it; by default what runs now. */
  parent?: string | undefined;
}

/** Makes spans and hands them to whoever collects them. */
export interface SpanMaker {
  begin: (options: SpanOptions) => Span;
  stop: () => Promise<void>;
}

const running = new AsyncLocalStorage<Span>();
let maker: SpanMaker | undefined;

/**
 * From now on this process tells a collector what it does. OpenTelemetry is loaded only where there is one.
 * @param endpoint address that takes OTLP over HTTP; undefined where nobody collects
 * @returns hands over what is left
 */
export async function startTraces(
  endpoint: string | undefined,
  service: string,
): Promise<() => Promise<void>> {
  if (endpoint === undefined) return () => Promise.resolve();
  const { openSpanMaker } = await import('./lib/open-telemetry.ts');
  const own = openSpanMaker(endpoint, service);
  maker = own;
  return async () => {
    maker = undefined;
    await own.stop();
  };
}

/** Undefined where nobody collects. */
export function beginSpan(options: SpanOptions): Span | undefined {
  return maker?.begin({ parent: currentTrace(), ...options });
}

/** The `traceparent` of what runs now. */
export function currentTrace(): string | undefined {
  return running.getStore()?.traceparent;
}

/** Work that is a piece of a trace, until its promise settles. */
export async function inSpan<Result>(
  options: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = beginSpan(options);
  if (span === undefined) return work();
  try {
    const result = await running.run(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ hasFailed: true });
    throw error;
  }
}

/** What a caller says that its call is a part of; whether that is believed is not decided here. */
export function traceparentIn(headers: IncomingHttpHeaders): string | undefined {
  const { traceparent } = headers;
  return typeof traceparent === 'string' ? traceparent : undefined;
}

/** Each request is a span, by the pattern of its route: addresses with names and tokens stay out of it. */
export function traceRequests(
  app: FastifyInstance,
  parentOf: (request: FastifyRequest) => string | undefined = () => undefined,
): void {
  if (maker === undefined) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const name = `${request.method} ${request.routeOptions.url ?? 'none'}`;
    const span = beginSpan({ name, kind: 'server', parent: parentOf(request) });
    if (span === undefined) return done();
    spans.set(request, span);
    running.run(span, done);
  });
  // Whoever has read a body has come from the connection, which knows of no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else running.run(span, done);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const attributes = {
      'http.request.method': request.method,
      'http.response.status_code': statusCode,
      'albumen.request_id': request.id,
    };
    spans.get(request)?.end({ attributes, hasFailed: statusCode >= 500 });
  });
}
