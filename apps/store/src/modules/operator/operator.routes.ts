import { calls } from '@albumen/contract/schemas/operator';
import type { Dependencies } from '../../dependencies.ts';
import type { Router } from '../../http/route.ts';
import * as deadLetters from './dead-letters.service.ts';
import { readMail, getMail, listAccounts, listMails, overview } from './operator.service.ts';
import { addOperators } from './operators.routes.ts';

export function addOperator(route: Router, deps: Dependencies): void {
  addOperators(route, deps);

  route(calls.getOperatorOverview, () => overview(deps));

  route(calls.retryDeadLetters, async ({ visit }) => ({
    isDone: await deadLetters.retryDeadLetters(deps, visit),
  }));

  route(calls.retryDeadLetter, async ({ visit, params }) => ({
    isDone: await deadLetters.retryDeadLetter(deps, visit, params.id),
  }));

  route(calls.discardDeadLetter, async ({ visit, params }) => ({
    isDone: await deadLetters.discardDeadLetter(deps, visit, params.id),
  }));

  route(calls.listOperatorAccounts, () => listAccounts(deps));

  route(calls.listOperatorMails, async () => ({ mails: await listMails(deps) }));

  route(calls.getOperatorMail, ({ visit, params }) => getMail(deps, visit, params.id));

  route(calls.showOperatorMail, { html: (html) => html }, async ({ visit, params, reply }) => {
    void reply.headers(mailFrameHeaders);
    return (await readMail(deps, visit, params.id)).html;
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
