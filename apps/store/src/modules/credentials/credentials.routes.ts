import type { CredentialCalls } from '@albumen/contract/schemas/credentials';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { countHit } from '../../http/rate-limits.ts';
import type { Router } from '../../http/route.ts';
import { originOf } from '../../http/session-origin.ts';
import { ownPath } from '../../redirect-path.ts';
import { addPasskey, removePasskey, renamePasskey } from './add-passkey.service.ts';
import { askForNew, askToProve, askToSignIn } from './ask-passkey.service.ts';
import {
  confirmApp,
  removeApp,
  renewRecoveryCodes,
  startApp,
} from './authenticator-app.service.ts';
import { countRecoveryCodes, findApp } from './authenticator-apps.queries.ts';
import { credentialLimits } from './credential-limits.ts';
import type { HolderPort } from './holder.ts';
import { mailProof, proveByMail } from './mailed-proofs.service.ts';
import { listPasskeys } from './passkeys.queries.ts';
import { canAddPasskeys } from './relying-party.ts';
import { checkSignInCode } from './second-factor.service.ts';
import { usePasskey } from './use-passkey.service.ts';

const done = { isDone: true };

/** Passkeys of accounts or of operators, and what they open. */
export function addCredentials(
  route: Router,
  deps: Dependencies,
  { calls, port }: { calls: CredentialCalls; port: HolderPort },
): void {
  const { guards } = port;
  addPasskeys(route, deps, { calls, port });
  addPasskeySignIn(route, deps, { calls, port });
  addAuthenticatorApp(route, deps, { calls, port });

  route(calls.startPasskeyProof, { guards }, ({ visit }) => askToProve(deps, port, visit));

  route(calls.proveByPasskey, { guards }, async ({ visit, body, request }) => {
    await countHit(deps.db, credentialLimits.passkeyPerIp, request.ip);
    const { holder, sessionId } = port.current(visit);
    const proved = await usePasskey(deps, port, { visit, purpose: 'prove', ...body });
    if (proved.holder.id !== holder.id) fail('passkeyUnknown');
    await port.confirm(deps.db, sessionId, 'passkey');
    return done;
  });

  route(calls.mailProof, { guards }, async ({ visit }) => {
    await mailProof(deps, port, visit);
    return done;
  });

  route(calls.proveByMail, { guards }, async ({ visit, body }) => {
    await proveByMail(deps, port, { visit, ...body });
    return done;
  });
}

interface Served {
  calls: CredentialCalls;
  port: HolderPort;
}

function addPasskeys(route: Router, deps: Dependencies, { calls, port }: Served): void {
  const { guards } = port;
  route(calls.getCredentials, { guards }, async ({ visit }) => {
    const { holder } = port.current(visit);
    const passkeys = await listPasskeys(deps.db, holder);
    return {
      passkeys: passkeys.map(({ id, name, host, createdAt, lastUsedAt }) => ({
        id,
        name,
        host,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      canAddPasskeys: canAddPasskeys(visit),
      hasPassword: await port.hasPassword(deps.db, holder.id),
      app: {
        isOn: (await findApp(deps.db, holder))?.confirmedAt != null,
        recoveryCodesLeft: await countRecoveryCodes(deps.db, holder),
      },
    };
  });

  route(calls.startPasskey, { guards }, async ({ visit, request }) => {
    await countHit(deps.db, credentialLimits.challengePerIp, request.ip);
    return askForNew(deps, port, visit);
  });

  route(calls.addPasskey, { guards }, async ({ visit, body }) => {
    await addPasskey(deps, port, { visit, ...body });
    return done;
  });

  route(calls.renamePasskey, { guards }, async ({ visit, params, body }) => {
    await renamePasskey(deps, port, { visit, ...params, ...body });
    return done;
  });

  route(calls.removePasskey, { guards }, async ({ visit, params }) => ({
    isDone: await removePasskey(deps, port, { visit, ...params }),
  }));
}

function addPasskeySignIn(route: Router, deps: Dependencies, { calls, port }: Served): void {
  route(calls.startPasskeySignIn, async ({ visit, request }) => {
    await countHit(deps.db, credentialLimits.challengePerIp, request.ip);
    return askToSignIn(deps, port, visit);
  });

  route(calls.signInByPasskey, async ({ visit, body, request, reply }) => {
    await countHit(deps.db, credentialLimits.passkeyPerIp, request.ip);
    const { assertion, url } = body;
    const { holder } = await usePasskey(deps, port, { visit, purpose: 'sign-in', assertion });
    await port.enter({ visit, request, reply }, { id: holder.id, origin: originOf(request) });
    return { next: ownPath(url, port.homePath) };
  });
}

function addAuthenticatorApp(route: Router, deps: Dependencies, { calls, port }: Served): void {
  const { guards } = port;
  route(calls.startApp, { guards }, ({ visit }) => startApp(deps, port, visit));

  route(calls.confirmApp, { guards }, async ({ visit, body }) => ({
    recoveryCodes: await confirmApp(deps, port, { visit, ...body }),
  }));

  route(calls.removeApp, { guards }, async ({ visit }) => ({
    isDone: await removeApp(deps, port, visit),
  }));

  route(calls.renewRecoveryCodes, { guards }, async ({ visit }) => ({
    recoveryCodes: await renewRecoveryCodes(deps, port, visit),
  }));

  route(calls.signInByCode, async ({ visit, body, request, reply }) => {
    const { person, redirectPath } = await checkSignInCode(deps, port, { visit, request, ...body });
    await port.enter(
      { visit, request, reply },
      { id: person.holder.id, origin: originOf(request) },
    );
    return { next: ownPath(redirectPath, port.homePath) };
  });
}
