import * as endpoints from '@albumen/contract/endpoints/operator';
import * as schemas from '@albumen/contract/schemas/operator';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { countHit } from '../../http/rate-limits.ts';
import type { Router } from '../../http/route.ts';
import { closeSession, openSession, operatorOnly, tokenTries } from './operator-session.ts';
import { findMail, getMail, overview } from './operator.service.ts';

const byId = z.strictObject({ id: z.string().max(100) });

export function addOperator(route: Router, deps: Dependencies): void {
  const guards = [operatorOnly(deps)];
  const done = schemas.operatorDone;

  route(
    endpoints.openOperatorSession,
    { schemas: { body: schemas.operatorSessionBody, reply: done } },
    async ({ request, reply, body }) => {
      await countHit(deps.db, tokenTries, request.ip);
      openSession({ request, reply }, deps, body.token);
      return { isDone: true };
    },
  );

  route(
    endpoints.closeOperatorSession,
    { schemas: { reply: done } },
    async ({ request, reply }) => {
      closeSession(request, reply);
      return { isDone: true };
    },
  );

  route(
    endpoints.getOperatorOverview,
    { schemas: { reply: schemas.operatorOverview }, guards },
    () => overview(deps),
  );

  route(
    endpoints.retryDeadLetter,
    { schemas: { params: byId, reply: done }, guards },
    async ({ params }) => ({ isDone: await deps.jobs.retryDeadLetter(params.id) }),
  );

  route(
    endpoints.discardDeadLetter,
    { schemas: { params: byId, reply: done }, guards },
    async ({ params }) => ({ isDone: await deps.jobs.discardDeadLetter(params.id) }),
  );

  route(
    endpoints.getOperatorMail,
    { schemas: { params: byId, reply: schemas.operatorMail }, guards },
    ({ params }) => getMail(deps, params.id),
  );

  route(
    endpoints.showOperatorMail,
    { schemas: { params: byId, reply: z.string() }, guards, html: (html) => html },
    async ({ params, reply }) => {
      void reply.headers(mailFrameHeaders);
      return (await findMail(deps, params.id)).html;
    },
  );
}

/** A mail may style itself and be framed by us; it runs nothing and loads nothing. */
const mailFrameHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; " +
    'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
};
