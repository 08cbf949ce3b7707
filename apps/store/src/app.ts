import cookie from '@fastify/cookie';
import { createHttpServer } from '@albumen/server-kit/http-server';
import { traceRequests } from '@albumen/server-kit/tracing';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Dependencies } from './dependencies.ts';
import { caller } from './http/caller-constraint.ts';
import { servePageAssets } from './http/page-assets.ts';
import { servePages } from './http/pages.ts';
import { answerErrorsAsProblems } from './http/problem-reply.ts';
import { readableTarget } from './http/readable-target.ts';
import { createRouter } from './http/route.ts';
import { answerAtApi } from './http/api-host.ts';
import { turningAway } from './http/turn-away.ts';
import { addVisits } from './http/visit.ts';
import { addModules } from './modules.ts';
import { findSignedIn } from './modules/accounts/sessions.service.ts';
import { getSharedGallery } from './modules/galleries/gallery-sharing.service.ts';
import { findOperator } from './modules/operator/operator-session.ts';
import { keepUndeclaredProxy } from './modules/operator/undeclared-proxies.service.ts';

const maxFields = 200;

/** The whole storefront over HTTP: API, uploads, files and pages, from its dependencies. */
export async function createApp(deps: Dependencies): Promise<FastifyInstance> {
  const { settings } = deps;
  const app = createHttpServer({
    logger: settings.LOG_LEVEL === 'silent' ? false : { level: settings.LOG_LEVEL },
    trustedProxies: settings.TRUSTED_PROXIES,
    onUndeclaredProxy: keepUndeclaredProxy(deps),
    constraints: { caller },
    ...(settings.LOAD_SHEDDING && { shedding: turningAway(deps) }),
    rewriteUrl: ({ url = '/' }) => readableTarget(url),
  });
  deps.metrics?.measureRequests(app);
  traceRequests(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(cookie);
  acceptForms(app);
  answerErrorsAsProblems(app, deps.errors);
  addVisits(app, {
    addresses: settings,
    findSignedIn: (token, labBrand) => findSignedIn(deps.db, token, labBrand),
    findOperator: (token) => findOperator(deps, token),
  });
  answerAtApi(app);
  await addModules(app, createRouter(app, deps.csrf), deps);
  await servePageAssets(app);
  await servePages(app, deps, (visit, shareId) => getSharedGallery(deps, visit, shareId));
  return app;
}

/** Forms that work without script; a repeated field keeps its last value. */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const fields = [...new URLSearchParams(String(body))].slice(0, maxFields);
      done(null, Object.fromEntries(fields));
    },
  );
}
