import { operatorCredentialCalls } from '@albumen/contract/schemas/credentials';
import { calls } from '@albumen/contract/schemas/operators';
import { rightsOfOperator } from '@albumen/domain/rights/roles';
import { networkOf } from '@albumen/server-kit/network';
import type { Dependencies } from '../../dependencies.ts';
import { countHit, type RateLimit } from '../../http/rate-limits.ts';
import { operatorOf } from '../../http/rights.ts';
import type { Router } from '../../http/route.ts';
import { addCredentials } from '../credentials/credentials.routes.ts';
import { operatorHolders } from './operator-holder.ts';
import { mailSignInLink } from './operator-links.service.ts';
import { deleteSession, listSessionsOf } from './operator-sessions.queries.ts';
import { closeSession, keepSession } from './operator-session.ts';
import * as operators from './operators.service.ts';
import { signInByLink, signInByToken } from './sign-in.service.ts';

const tokenPerIp: RateLimit = { name: 'operator-token:ip', hits: 20, windowSeconds: 900 };
const linkPerIp: RateLimit = { name: 'operator-link:ip', hits: 30, windowSeconds: 3600 };
/** A stranger uses up only what strangers at that address have of an operator's mailbox. */
const mailPerIpAndEmail: RateLimit = {
  name: 'operator-mail:ip-email',
  hits: 3,
  windowSeconds: 900,
};

const done = { isDone: true };

/** Who operates the store, and how they get in. */
export function addOperators(route: Router, deps: Dependencies): void {
  addSignIn(route, deps);
  addOwnSessions(route, deps);
  addCredentials(route, deps, {
    calls: operatorCredentialCalls,
    port: operatorHolders(deps),
  });

  route(calls.listOperators, async () => ({ operators: await operators.listOperators(deps) }));

  route(calls.inviteOperator, async ({ visit, body }) => {
    await operators.inviteOperator(deps, visit, body);
    return done;
  });

  route(calls.remindOperator, async ({ visit, params }) => ({
    isDone: await operators.remindOperator(deps, visit, params.id),
  }));

  route(calls.changeOperatorRole, async ({ visit, params, body }) => {
    await operators.changeRole(deps, visit, { ...params, ...body });
    return done;
  });

  route(calls.endOperatorSessions, async ({ visit, params }) => ({
    isDone: await operators.signOutEverywhere(deps, visit, params.id),
  }));

  route(calls.resetOperatorFactor, async ({ visit, params }) => ({
    isDone: await operators.resetSecondFactor(deps, visit, params.id),
  }));

  route(calls.removeOperator, async ({ visit, params }) => {
    await operators.removeOperator(deps, visit, params.id);
    return done;
  });
}

function addSignIn(route: Router, deps: Dependencies): void {
  route(calls.openOperatorSession, async ({ request, reply, body }) => {
    await countHit(deps.db, tokenPerIp, request.ip);
    keepSession({ request, reply }, await signInByToken(deps, request, body));
    return done;
  });

  route(calls.mailOperatorLink, async ({ request, body }) => {
    const target = `${body.email.trim().toLowerCase()}:${networkOf(request.ip)}`;
    await countHit(deps.db, mailPerIpAndEmail, target);
    await mailSignInLink(deps, request, body.email);
    return done;
  });

  route(calls.redeemOperatorLink, async ({ request, reply, body }) => {
    await countHit(deps.db, linkPerIp, request.ip);
    const session = await signInByLink(deps, request, body.token);
    if (session !== undefined) keepSession({ request, reply }, session);
    return { ...done, isCodeAsked: session === undefined };
  });

  route(calls.closeOperatorSession, async ({ request, reply }) => {
    await closeSession({ request, reply }, deps);
    return done;
  });
}

function addOwnSessions(route: Router, { db }: Dependencies): void {
  route(calls.getOperatorViewer, async ({ visit }) => {
    const { id, email, name, role, needsSecondFactor } = operatorOf(visit);
    const rights = needsSecondFactor ? [] : [...rightsOfOperator(role)];
    return { id, email, name, role, rights, needsSecondFactor };
  });

  route(calls.listOperatorSessions, async ({ visit }) => {
    const { id: operatorId, sessionId } = operatorOf(visit);
    const rows = await listSessionsOf(db, operatorId);
    return {
      sessions: rows.map(({ id, userAgent, ip, createdAt }) => ({
        id,
        device: userAgent,
        ip,
        createdAt: createdAt.toISOString(),
        isCurrent: id === sessionId,
      })),
    };
  });

  route(calls.endOperatorSession, async ({ visit, params }) => ({
    isDone: await deleteSession(db, operatorOf(visit).id, params.id),
  }));
}
