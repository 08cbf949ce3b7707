import { z } from 'zod';
import * as endpoints from '../endpoints/credentials.ts';
import { formBody } from '../form-body.ts';
import { appCodeForm, mailedCodeForm, passkeyForm } from '../forms/credential-forms.ts';
import { nextReply } from './accounts.ts';
import { declareCalls } from './declare-calls.ts';

export { nextReply };

const instant = z.string();
const id = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const byId = z.strictObject({ id });
/** Bytes of an authenticator, base64url. */
const encoded = z
  .string()
  .max(10_000)
  .regex(/^[A-Za-z0-9_-]+$/);
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const credentialReference = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(transport).exactOptional(),
});

export const credentialsDone = z.object({ isDone: z.boolean() });

export const credentialsReply = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Browsers offer it there only. */
      host: z.string(),
      createdAt: instant,
      lastUsedAt: instant.nullable(),
    }),
  ),
  /** False at addresses that no browser makes passkeys for, such as bare numbers. */
  canAddPasskeys: z.boolean(),
  hasPassword: z.boolean(),
  app: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() }),
});

export const startAppReply = z.object({
  /** To be typed where nothing can be scanned. */
  secret: z.string(),
  /** SVG. */
  qrCode: z.string(),
});

export const recoveryCodesReply = z.object({ recoveryCodes: z.array(z.string()) });

/** What browsers make a passkey from, as the standard names it. */
export const creationOptionsReply = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: z.array(credentialReference),
});

/** What browsers ask passkeys with; without `allowCredentials` the person chooses among all of the host. */
export const assertionOptionsReply = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(credentialReference).exactOptional(),
});

const answer = {
  id: encoded.max(2000),
  rawId: encoded.max(2000),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** A new passkey, as the browser answers. */
const attestation = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(transport).max(10).exactOptional(),
  }),
});

/** What a passkey signed, as the browser answers. */
export const assertion = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.exactOptional(),
  }),
});

export const renamePasskeyBody = formBody(passkeyForm);

export const addPasskeyBody = z.strictObject({ name: z.string().max(200), attestation });

const passkeySignInBody = z.strictObject({ assertion, url: z.string().max(500).optional() });

/** Every call with what checks it; signing in is for whoever asks. */
function credentialCalls(of: endpoints.CredentialEndpoints, signedIn: { right?: 'any-operator' }) {
  return declareCalls(of, {
    getCredentials: { ...signedIn, reply: credentialsReply },
    startPasskey: { ...signedIn, reply: creationOptionsReply },
    addPasskey: { ...signedIn, body: addPasskeyBody, reply: credentialsDone },
    renamePasskey: { ...signedIn, params: byId, body: renamePasskeyBody, reply: credentialsDone },
    removePasskey: { ...signedIn, params: byId, reply: credentialsDone },
    startPasskeySignIn: { reply: assertionOptionsReply },
    signInByPasskey: { body: passkeySignInBody, reply: nextReply },
    startPasskeyProof: { ...signedIn, reply: assertionOptionsReply },
    proveByPasskey: { ...signedIn, body: z.strictObject({ assertion }), reply: credentialsDone },
    startApp: { ...signedIn, reply: startAppReply },
    confirmApp: { ...signedIn, body: formBody(appCodeForm), reply: recoveryCodesReply },
    removeApp: { ...signedIn, reply: credentialsDone },
    renewRecoveryCodes: { ...signedIn, reply: recoveryCodesReply },
    signInByCode: { body: formBody(appCodeForm), reply: nextReply },
    mailProof: { ...signedIn, reply: credentialsDone },
    proveByMail: { ...signedIn, body: formBody(mailedCodeForm), reply: credentialsDone },
  });
}

export type CredentialCalls = ReturnType<typeof credentialCalls>;

export const accountCredentialCalls = credentialCalls(endpoints.accountCredentials, {});
export const operatorCredentialCalls = credentialCalls(endpoints.operatorCredentials, {
  right: 'any-operator',
});
