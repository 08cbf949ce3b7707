import { calls } from '@albumen/contract/schemas/accounts';
import type { Dependencies } from '../../dependencies.ts';
import type { AccountDependencies } from './account-ports.ts';
import { accountOf, signedIn } from '../../http/guards.ts';
import { navigatedFromOwnPage } from '../../http/navigation-guard.ts';
import type { Router } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import { deleteAccount, prepareDeletion } from './deletion.service.ts';
import { exportAccount } from './export.service.ts';
import { endSession } from './session-cookies.ts';
import { deleteSession, listSessions } from './sessions.queries.ts';
import { checkPassword, getSettings, updateUser } from './settings.service.ts';

const guards = [signedIn];
const confirmationHeader = 'x-confirmation';

export function addSettings(route: Router, deps: AccountDependencies): void {
  route(calls.getSettings, { guards }, ({ visit }) => getSettings(deps, accountOf(visit).id));

  route(calls.updateUser, { guards }, ({ visit, body }) => updateUser(deps, visit, body));

  route(
    calls.exportAccount,
    { guards: [navigatedFromOwnPage, signedIn] },
    async ({ visit, reply }) =>
      sendFile(reply, { name: 'albumen-account.json', body: await exportAccount(deps.db, visit) }),
  );

  addSessions(route, deps);
  addDeletion(route, deps);
}

function addSessions(route: Router, deps: Dependencies): void {
  route(calls.listSessions, { guards }, async ({ visit }) => {
    const rows = await listSessions(deps.db, accountOf(visit).id);
    return {
      sessions: rows.map(({ userAgent, createdAt, lastSeenAt, ...row }) => ({
        ...row,
        device: userAgent,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isCurrent: row.id === visit.session?.id,
      })),
    };
  });

  route(calls.revokeSession, { guards }, async ({ visit, params }) => {
    await deleteSession(deps.db, accountOf(visit).id, params.sessionId);
    return { isDone: true as const };
  });
}

function addDeletion(route: Router, deps: AccountDependencies): void {
  route(calls.confirmPassword, { guards }, async ({ visit, body }) => {
    await checkPassword(deps, visit, { password: body.password, field: 'password' });
    return { isDone: true as const };
  });

  route(calls.prepareDeletion, { guards }, ({ visit }) => prepareDeletion(deps, visit));

  route(calls.deleteAccount, { guards }, async ({ visit, query, request, reply }) => {
    const confirmation = request.headers[confirmationHeader];
    const dueAt = await deleteAccount(deps, visit, {
      isTicked: query.confirmed === 'true',
      confirmation: typeof confirmation === 'string' ? confirmation : '',
      ip: request.ip,
    });
    endSession({ visit, reply, csrf: deps.csrf });
    return { next: '/signout?deleted=1', dueAt: dueAt.toISOString() };
  });
}
