import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { divideConnections } from './fair-connections.ts';
import { closeGently } from './gentle-close.ts';
import { letGoGradually } from './let-go.ts';
import { logSerializers } from './logged-error.ts';
import { passRequestIds, requestIds } from './request-id.ts';
import { shedLoad, type Shedding } from './shed-load.ts';
import { endWhenSlow, slowBodyLimits, type SlowBodyLimits } from './slow-body.ts';
import { trustedProxies } from './trusted-proxies.ts';
import { noticeUndeclaredProxies } from './undeclared-proxy.ts';

export interface HttpServerOptions {
  /** Which lines are logged, and where if not on standard output; or false. */
  logger: LogOptions | false;
  /** Addresses of proxies whose X-Forwarded-* and X-Request-Id headers are believed; empty believes nobody. */
  trustedProxies: readonly string[];
  /** Bytes of a body unless a route says otherwise; 1 MiB by default. */
  bodyLimitBytes?: number;
  /** Route constraints of the app's own, by name. */
  constraints?: NonNullable<FastifyServerOptions['routerOptions']>['constraints'];
  /** What a request's target stands for, before it is routed. */
  rewriteUrl?: NonNullable<FastifyServerOptions['rewriteUrl']>;
  /** Somebody forwards for others without being among the trusted; reported once for each address. */
  onUndeclaredProxy?: (address: string) => void;
  /** Sends callers away while there is too much to do; without it everybody waits. */
  shedding?: Shedding;
  /** What one client may hold up; for tests, which wait less. */
  limits?: Partial<ClientLimits>;
}

interface LogOptions {
  level: string;
  stream?: { write: (line: string) => void };
}

export interface ClientLimits {
  /** The time from the connection's first moment to the end of a request's head. */
  headersMs: number;
  /** Neither side moved a byte while a request was running: the reader of an answer has stalled. */
  standstillMs: number;
  slowBody: SlowBodyLimits;
  /** All clients together; a full server divides them fairly. */
  connections: number;
}

const clientLimits: ClientLimits = {
  headersMs: 10_000,
  standstillMs: 60_000,
  slowBody: slowBodyLimits,
  connections: 2_000,
};
const keepAliveTimeoutMs = 20_000;
const maxRequestsPerSocket = 10_000;
/** More than a request's head may hold: schemas say what is too long, in words. */
const maxParamLength = 20_000;

/**
 * A Fastify server with our limits: no HEAD beside a GET, an empty JSON body is `undefined`,
 * bounded headers, bodies, connections and requests per socket. Routes and error replies are the app's.
 */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const limits = { ...clientLimits, ...options.limits };
  const isTrusted = trustedProxies(options.trustedProxies);
  const app = Fastify({
    ...loggerOf(options.logger),
    ...(options.rewriteUrl && { rewriteUrl: options.rewriteUrl }),
    trustProxy: options.trustedProxies.length > 0 ? isTrusted : false,
    exposeHeadRoutes: false,
    bodyLimit: options.bodyLimitBytes ?? 1_048_576,
    genReqId: requestIds(isTrusted),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: {
      maxParamLength,
      ...(options.constraints && { constraints: options.constraints }),
    },
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: Math.ceil(limits.headersMs / 5),
    },
    clientErrorHandler: letGoGradually(),
    connectionTimeout: limits.standstillMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    maxRequestsPerSocket,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  closeGently(app.server);
  if (options.shedding) shedLoad(app, options.shedding);
  passRequestIds(app);
  boundClients(app, limits);
  noticeUndeclaredProxies(app, {
    isTrusted,
    notice: options.onUndeclaredProxy ?? (() => undefined),
  });
  acceptEmptyJson(app);
  return app;
}

function loggerOf(logger: LogOptions | false): Pick<FastifyServerOptions, 'logger'> {
  return { logger: logger && { ...logger, serializers: logSerializers } };
}

/** Nobody keeps a connection by being slow, and nobody all of them by being many. */
function boundClients(app: FastifyInstance, limits: ClientLimits): void {
  const connections = divideConnections(app.server, limits.connections);
  app.addHook('onRequest', ({ raw, ip }, _reply, done) => {
    connections.belongsTo(raw.socket, ip);
    endWhenSlow(raw, limits.slowBody);
    done();
  });
}

/** The specified client sends a JSON content type on every verb, bodies or not. */
function acceptEmptyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      done(null, JSON.parse(String(body), refuseProto));
    } catch {
      done(Object.assign(new Error('The body is not JSON.'), { statusCode: 400 }));
    }
  });
}

function refuseProto(key: string, value: unknown): unknown {
  if (key === '__proto__' || key === 'constructor') throw new SyntaxError('forbidden key');
  return value;
}
