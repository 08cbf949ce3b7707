import { createHttpServer } from '@albumen/server-kit/http-server';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import { answerErrorsAsJson } from './http/json-errors.ts';
import { targetOf } from './http/targets.ts';
import { addModules } from './modules.ts';

/** The whole gateway over HTTP: client API, server API, frames and their files, from its dependencies. */
export async function createApp(deps: Dependencies): Promise<FastifyInstance> {
  const { settings } = deps;
  const app = createHttpServer({
    logger: settings.LOG_LEVEL === 'silent' ? false : { level: settings.LOG_LEVEL },
    trustedProxies: settings.TRUSTED_PROXIES,
    rewriteUrl: targetOf,
  });
  answerErrorsAsJson(app);
  await addModules(app, deps);
  return app;
}
