import { calls } from '@albumen/contract/schemas/studio';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf, signedIn } from '../../http/guards.ts';
import { countHit, type RateLimit } from '../../http/rate-limits.ts';
import type { Router } from '../../http/route.ts';
import { setCookie } from '../../http/visit.ts';
import type { FastifyReply } from 'fastify';
import type { Visit } from '../../http/visit.ts';
import * as members from './members.service.ts';
import * as memberships from './memberships.service.ts';

const guards = [signedIn];
const invitationsPerStudio: RateLimit = {
  name: 'member-invitation:studio',
  hits: 60,
  windowSeconds: 3600,
};
const done = { isDone: true };

/** Who works in a studio beside the account that it is, and for which studio a session works. */
export function addMembers(route: Router, deps: Dependencies): void {
  addMemberships(route, deps);

  route(calls.listStudioMembers, { guards }, ({ visit }) => members.listMembers(deps, visit));

  route(calls.inviteMember, { guards }, async ({ visit, body }) => {
    await countHit(deps.db, invitationsPerStudio, accountOf(visit).id);
    await members.inviteMember(deps, visit, body);
    return done;
  });

  route(calls.withdrawInvitation, { guards }, async ({ visit, params }) => ({
    isDone: await members.withdrawInvitation(deps, visit, params.id),
  }));

  route(calls.changeMemberRole, { guards }, async ({ visit, params, body }) => {
    await members.changeRole(deps, visit, { ...params, ...body });
    return done;
  });

  route(calls.removeMember, { guards }, async ({ visit, params }) => ({
    isDone: await members.removeMember(deps, visit, params.id),
  }));
}

function addMemberships(route: Router, deps: Dependencies): void {
  route(calls.listMemberships, { guards }, async ({ visit }) => ({
    studios: await memberships.listMemberships(deps, visit),
  }));

  route(calls.acceptInvitation, { guards }, async ({ visit, body, reply }) => {
    await memberships.acceptInvitation(deps, visit, body.token);
    forgetUploads(visit, reply);
    return done;
  });

  route(calls.switchStudio, { guards }, async ({ visit, body, reply }) => {
    await memberships.switchStudio(deps, visit, body.studioId);
    forgetUploads(visit, reply);
    return done;
  });

  route(calls.leaveStudio, { guards }, async ({ visit, params, reply }) => {
    forgetUploads(visit, reply);
    return { isDone: await memberships.leaveStudio(deps, visit, params.id) };
  });
}

/** The token of uploads is of the studio that was worked for until now. */
function forgetUploads(visit: Visit, reply: FastifyReply): void {
  setCookie(reply, visit, { name: 'uploadToken', value: '', isReadableByScript: true });
}
