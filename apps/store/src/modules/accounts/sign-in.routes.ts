import { isEmailAddress } from '@albumen/contract/email-grammar';
import { messages } from '@albumen/contract/messages';
import { calls } from '@albumen/contract/schemas/accounts';
import { networkOf } from '@albumen/server-kit/network';
import { fail } from '../../http/problem-error.ts';
import { countHit } from '../../http/rate-limits.ts';
import type { Router } from '../../http/route.ts';
import { originOf } from '../../http/session-origin.ts';
import { cookieOf } from '../../http/visit.ts';
import { ownPath } from '../../redirect-path.ts';
import type { AccountDependencies } from './account-ports.ts';
import { presentAccountRow } from './accounts.presenter.ts';
import { sendMailLink } from './mail-links.service.ts';
import { accountLimits } from './rate-limits.ts';
import { resetPassword } from './reset-password.service.ts';
import { letIn } from './let-in.ts';
import { endSession } from './session-cookies.ts';
import { deleteSession } from './sessions.queries.ts';
import { signIn } from './sign-in.service.ts';
import { redeemLink, type RedeemedLink } from './redeem-link.service.ts';

export function addSignIn(route: Router, deps: AccountDependencies): void {
  addPasswordSignIn(route, deps);
  addMailedLinks(route, deps);

  route(calls.signOut, { callers: ['data', 'script'] }, async ({ visit, reply }) => {
    if (visit.session !== undefined && visit.account !== undefined) {
      await deleteSession(deps.db, visit.account.id, visit.session.id);
    }
    endSession({ visit, reply, csrf: deps.csrf });
    return { next: '/signout' };
  });
}

function addPasswordSignIn(route: Router, deps: AccountDependencies): void {
  route(calls.signIn, async ({ visit, body, request, reply }) => {
    const { fields, url } = body;
    const origin = originOf(request);
    const device = cookieOf(request, 'device');
    const account = await signIn(deps, visit, { ...fields, origin, device });
    const wanted = { accountId: account.id, next: ownPath(url, '/dashboard') };
    const { next, isIn } = await letIn(deps, { visit, request, reply }, wanted);
    return { next, ...(isIn && { account: presentAccountRow(account) }) };
  });

  route(calls.resetPassword, async ({ visit, body, request, reply }) => {
    const { fields, token } = body;
    await countHit(deps.db, accountLimits.redeemPerIp, request.ip);
    const { password } = fields;
    const { accountId, redirectPath } = await resetPassword(deps, visit, { token, password });
    const wanted = { accountId, next: ownPath(redirectPath, '/dashboard') };
    // The session that asked has ended with all others, so nobody is in already.
    const outside = { ...visit, account: undefined, session: undefined };
    const { next } = await letIn(deps, { visit: outside, request, reply }, wanted);
    return { next };
  });
}

function addMailedLinks(route: Router, deps: AccountDependencies): void {
  route(calls.sendMailLink, async ({ visit, params, query, request }) => {
    const email = params.email.trim().toLowerCase();
    if (!isEmailAddress(email)) fail('invalidForm', { fields: { email: [messages.email] } });
    await countHit(deps.db, accountLimits.mailPerIp, request.ip);
    const target = `${visit.labBrand}:${email}`;
    await countHit(deps.db, accountLimits.mailPerIpAndEmail, `${target}:${networkOf(request.ip)}`);
    await countHit(deps.db, accountLimits.mailPerEmail, `${target}:${params.kind}`);
    await sendMailLink(deps, visit, { kind: params.kind, email, url: query.url });
    return { email };
  });

  route(calls.redeemLink, async ({ visit, body, request, reply }) => {
    await countHit(deps.db, accountLimits.redeemPerIp, request.ip);
    const redeemed = await redeemLink(deps, visit, body.token);
    const { accountId } = redeemed;
    const wanted = { accountId, next: nextOf(redeemed) };
    const { next } = await letIn(deps, { visit, request, reply }, wanted);
    return { outcome: redeemed.outcome, next };
  });
}

function nextOf({ outcome, redirectPath }: RedeemedLink): string {
  const fallback = outcome === 'verified' ? '/account/verify?mode=welcome' : '/dashboard';
  return ownPath(redirectPath, fallback);
}
