import { calls } from '@albumen/contract/schemas/uploads';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf, signedIn } from '../../http/guards.ts';
import { fail } from '../../http/problem-error.ts';
import type { Router } from '../../http/route.ts';
import { setCookie } from '../../http/visit.ts';
import { createUploadTokens, uploadTokenSeconds } from './upload-tokens.ts';

/** Only a session gets a token, so a token can never renew itself. */
export function addUploadToken(route: Router, deps: Dependencies): void {
  const tokens = createUploadTokens(deps.secrets.appSecret, deps.clock);
  route(calls.renewUploadToken, { guards: [signedIn] }, async ({ visit, reply }) => {
    const { token, expiresAt } = await tokens.issue({
      accountId: accountOf(visit).id,
      labBrand: visit.labBrand,
      sessionId: visit.session?.id ?? fail('notSignedIn'),
      ...(visit.member && { memberId: visit.member.id }),
    });
    setCookie(reply, visit, {
      name: 'uploadToken',
      value: token,
      maxAgeSeconds: uploadTokenSeconds,
      isReadableByScript: true,
    });
    return { expiresAt };
  });
}
