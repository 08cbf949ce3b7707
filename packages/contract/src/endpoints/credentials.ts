import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/credentials.ts';

export type Credentials = z.infer<typeof schemas.credentialsReply>;
export type Passkey = Credentials['passkeys'][number];
type Done = z.infer<typeof schemas.credentialsDone>;
type Next = z.infer<typeof schemas.nextReply>;
type Options = z.infer<typeof schemas.assertionOptionsReply>;
type Assertion = z.input<typeof schemas.assertion>;
type RecoveryCodes = z.infer<typeof schemas.recoveryCodesReply>;
type Id = { id: string };

export type CredentialEndpoints = ReturnType<typeof credentialEndpoints>;

/**
 * What signs somebody in beside passwords and mailed links: the same calls for accounts and operators. Whoever
 * adds or removes something has proved within ten minutes to be the owner, by signing in or by a `prove…` call.
 */
/* @__NO_SIDE_EFFECTS__ */
function credentialEndpoints(root: '/user' | '/operator') {
  return {
    getCredentials: endpoint<{ reply: Credentials }>({
      method: 'GET',
      path: `${root}/credentials`,
    }),
    /** What the browser is to make a passkey from; its challenge works once, for ten minutes. */
    startPasskey: endpoint<{ reply: z.infer<typeof schemas.creationOptionsReply> }>({
      method: 'POST',
      path: `${root}/passkeys/options`,
    }),
    addPasskey: endpoint<{ body: z.input<typeof schemas.addPasskeyBody>; reply: Done }>({
      method: 'POST',
      path: `${root}/passkeys`,
    }),
    renamePasskey: endpoint<{
      params: Id;
      body: z.input<typeof schemas.renamePasskeyBody>;
      reply: Done;
    }>({ method: 'PATCH', path: `${root}/passkeys/:id`, isSafeToRepeat: true }),
    removePasskey: endpoint<{ params: Id; reply: Done }>({
      method: 'DELETE',
      path: `${root}/passkeys/:id`,
      isSafeToRepeat: true,
    }),
    startPasskeySignIn: endpoint<{ reply: Options }>({
      method: 'POST',
      path: `${root}/sign-in/passkey/options`,
    }),
    signInByPasskey: endpoint<{ body: { assertion: Assertion; url?: string }; reply: Next }>({
      method: 'POST',
      path: `${root}/sign-in/passkey`,
    }),
    startPasskeyProof: endpoint<{ reply: Options }>({
      method: 'POST',
      path: `${root}/proof/passkey/options`,
    }),
    proveByPasskey: endpoint<{ body: { assertion: Assertion }; reply: Done }>({
      method: 'POST',
      path: `${root}/proof/passkey`,
    }),
    /** Mails six digits that prove the mailbox in this session, for ten minutes. */
    mailProof: endpoint<{ reply: Done }>({ method: 'POST', path: `${root}/proof/mail` }),
    proveByMail: endpoint<{ body: { code?: string }; reply: Done }>({
      method: 'POST',
      path: `${root}/proof/code`,
    }),
    /** A secret that an authenticator app is set up with; it counts once a first code confirms it. */
    startApp: endpoint<{ reply: z.infer<typeof schemas.startAppReply> }>({
      method: 'POST',
      path: `${root}/authenticator-app`,
    }),
    /** Answers the recovery codes, which are seen only this once. */
    confirmApp: endpoint<{ body: { code?: string }; reply: RecoveryCodes }>({
      method: 'POST',
      path: `${root}/authenticator-app/confirmation`,
    }),
    removeApp: endpoint<{ reply: Done }>({
      method: 'DELETE',
      path: `${root}/authenticator-app`,
      isSafeToRepeat: true,
    }),
    renewRecoveryCodes: endpoint<{ reply: RecoveryCodes }>({
      method: 'POST',
      path: `${root}/authenticator-app/recovery-codes`,
    }),
    /** After a first proof in this browser: a code of the app, or a recovery code. */
    signInByCode: endpoint<{ body: { code?: string }; reply: Next }>({
      method: 'POST',
      path: `${root}/sign-in/code`,
    }),
  };
}

export const accountCredentials = credentialEndpoints('/user');
export const operatorCredentials = credentialEndpoints('/operator');
