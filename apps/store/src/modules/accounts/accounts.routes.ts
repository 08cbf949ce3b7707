import { calls, viewerCalls } from '@albumen/contract/schemas/accounts';
import { accountCredentialCalls } from '@albumen/contract/schemas/credentials';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf, signedIn } from '../../http/guards.ts';
import type { Router } from '../../http/route.ts';
import { rememberVisitor } from '../../http/visitor-cookie.ts';
import { addCredentials } from '../credentials/credentials.routes.ts';
import { accountHolders } from './account-holder.ts';
import type { AccountDependencies } from './account-ports.ts';
import { insertMarketingChoice, updateAccount } from './accounts.queries.ts';
import { addCreateAccount } from './create-account.routes.ts';
import { addSettings } from './settings.routes.ts';
import { addSignIn } from './sign-in.routes.ts';
import { isCookieConsentAsked, viewerOf } from './viewer.service.ts';

export function addAccounts(route: Router, deps: AccountDependencies): void {
  addCreateAccount(route, deps);
  addSignIn(route, deps);
  addSettings(route, deps);
  addCredentials(route, deps, { calls: accountCredentialCalls, port: accountHolders(deps) });
  addOnceOnlyOverlays(route, deps);

  route(viewerCalls.getViewer, async ({ visit, request, reply }) => {
    await deps.showCartStatus(visit, { request, reply });
    return viewerOf(deps.db, visit);
  });

  route(calls.isUserRegistered, async ({ visit }) => ({
    isRegistered: visit.account !== undefined,
  }));
}

/** welcomeAccount, marketingOptIn and cookieConsent: answered once, never asked again. */
function addOnceOnlyOverlays(route: Router, deps: Dependencies): void {
  const done = { isDone: true } as const;

  route(calls.markWelcomed, { guards: [signedIn] }, async ({ visit }) => {
    await updateAccount(deps.db, accountOf(visit).id, { welcomedAt: deps.clock.now() });
    return done;
  });

  route(calls.chooseMarketing, { guards: [signedIn] }, async ({ visit, query }) => {
    const accountId = accountOf(visit).id;
    const isOptedIn = query.choice !== 'out';
    await deps.db
      .transaction()
      .execute((trx) =>
        insertMarketingChoice(trx, { accountId, isOptedIn, source: 'marketingOptIn' }),
      );
    return done;
  });

  route(calls.consentToCookies, async ({ visit, reply }) => {
    if (isCookieConsentAsked(visit)) rememberVisitor(visit, reply);
    return done;
  });
}
