import { createHttpServer } from '@albumen/server-kit/http-server';
import { traceparentIn, traceRequests } from '@albumen/server-kit/tracing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import { answerErrorsAsJson } from './http/json-errors.ts';
import { refuseUnreadable } from './http/readable-requests.ts';
import { targetOf } from './http/targets.ts';
import { turningAway } from './http/turn-away.ts';
import { addModules } from './modules.ts';
import { logRequests, type RequestLog } from './modules/requests/request-log.ts';
import { applyFaults } from './modules/faults/disturb.ts';

export interface GatewayApp {
  app: FastifyInstance;
  requestLog: RequestLog;
}

/** The whole gateway over HTTP: client API, server API, frames and their files, from its dependencies. */
export async function createApp(deps: Dependencies): Promise<GatewayApp> {
  const { settings } = deps;
  const app = createHttpServer({
    logger: settings.LOG_LEVEL === 'silent' ? false : { level: settings.LOG_LEVEL },
    trustedProxies: settings.TRUSTED_PROXIES,
    rewriteUrl: targetOf,
    ...(settings.LOAD_SHEDDING && { shedding: turningAway(deps) }),
    // A fault may hold an answer back for two minutes.
    limits: { standstillMs: 150_000 },
  });
  deps.metrics?.measureRequests(app);
  traceRequests(app, traceOfShop);
  answerErrorsAsJson(app);
  refuseUnreadable(app);
  applyFaults(app);
  const requestLog = logRequests(app, deps);
  await addModules(app, deps);
  return { app, requestLog };
}

/** A merchant's server, which comes with a key, may say what its call is a part of. */
function traceOfShop({ headers }: FastifyRequest): string | undefined {
  return headers.authorization?.startsWith('Basic ') ? traceparentIn(headers) : undefined;
}
