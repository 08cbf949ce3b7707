import { calls } from '@albumen/contract/schemas/operator';
import type { Dependencies } from '../../dependencies.ts';
import { countHit } from '../../http/rate-limits.ts';
import type { Router } from '../../http/route.ts';
import { closeSession, openSession, operatorOnly, tokenAttempts } from './operator-session.ts';
import { findMail, getMail, overview } from './operator.service.ts';

export function addOperator(route: Router, deps: Dependencies): void {
  const guards = [operatorOnly(deps)];

  route(calls.openOperatorSession, async ({ request, reply, body }) => {
    await countHit(deps.db, tokenAttempts, request.ip);
    await openSession({ request, reply }, deps, body.token);
    return { isDone: true };
  });

  route(calls.closeOperatorSession, async ({ request, reply }) => {
    await closeSession({ request, reply }, deps);
    return { isDone: true };
  });

  route(calls.getOperatorOverview, { guards }, () => overview(deps));

  route(calls.retryDeadLetters, { guards }, async () => ({
    isDone: (await deps.jobs.retryDeadLetters()) > 0,
  }));
  route(calls.retryDeadLetter, { guards }, async ({ params }) => ({
    isDone: await deps.jobs.retryDeadLetter(params.id),
  }));

  route(calls.discardDeadLetter, { guards }, async ({ params }) => ({
    isDone: await deps.jobs.discardDeadLetter(params.id),
  }));

  route(calls.getOperatorMail, { guards }, ({ params }) => getMail(deps, params.id));

  route(calls.showOperatorMail, { guards, html: (html) => html }, async ({ params, reply }) => {
    void reply.headers(mailFrameHeaders);
    return (await findMail(deps, params.id)).html;
  });
}

/** A mail may style itself and be framed by us; it runs nothing and loads nothing. */
const mailFrameHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; " +
    'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
};
