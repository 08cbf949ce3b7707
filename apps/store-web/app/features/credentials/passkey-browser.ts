import type { CredentialEndpoints } from '@albumen/contract/endpoints/credentials';
import type { EndpointShape, Endpoint } from '@albumen/contract/endpoint';
import { loadPart } from '../../shell/errors/missing-part.ts';
import { call } from '../../shell/api/browser-api.ts';
import type { Reply } from '../../shell/api/api.ts';

type Asked<Called> =
  Called extends Endpoint<infer Shape> ? (Shape & EndpointShape)['reply'] : never;
type CreationOptions = Asked<CredentialEndpoints['startPasskey']>;
type AssertionOptions = Asked<CredentialEndpoints['startPasskeySignIn']>;

/** What the browser has for passkeys is a part of its own: hardly a page needs it. */
const loadBrowserPart = () => loadPart(() => import('@simplewebauthn/browser'));

/** Browsers keep passkeys for names, over a connection that nobody listens to. */
export function canUsePasskeys(): boolean {
  const { hostname } = window.location;
  const isNumber = /^[\d.]+$|:/.test(hostname);
  return !isNumber && typeof window.PublicKeyCredential === 'function';
}

/** Undefined where the person closed the browser's window, or let it wait too long. */
export async function makePasskey(optionsJSON: CreationOptions) {
  const { startRegistration } = await loadBrowserPart();
  return unlessClosed(async () => ({
    ...(await startRegistration({ optionsJSON })),
    ...noExtensions,
  }));
}

/** The same of a passkey that signs; `isByAutofill` offers it in the field for emails, without a window. */
export async function askPasskey(optionsJSON: AssertionOptions, isByAutofill = false) {
  const { startAuthentication } = await loadBrowserPart();
  const ask = async () => ({
    ...(await startAuthentication({ optionsJSON, useBrowserAutofill: isByAutofill })),
    ...noExtensions,
  });
  // Nobody pressed anything: where a browser can't do it after all, the form stays as it is.
  return isByAutofill ? ask().catch(() => undefined) : unlessClosed(ask);
}

/** Whether this browser offers passkeys among what it fills fields with. */
export async function hasPasskeyAutofill(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  return (await loadBrowserPart()).browserSupportsWebAuthnAutofill();
}

/** None are asked for. */
const noExtensions = { clientExtensionResults: {} };

async function unlessClosed<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && closings.includes(nameOf(error))) return undefined;
    throw error;
  }
}

const closings = ['NotAllowedError', 'AbortError', 'InvalidStateError'];

/** The library wraps what browsers throw. */
function nameOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.name : error.name;
}

/** Adds a passkey of this browser; undefined where the person closed the window. */
export async function addPasskey(
  calls: CredentialEndpoints,
  name: string,
): Promise<Reply<unknown> | undefined> {
  const asked = await call(calls.startPasskey);
  if (!asked.ok) return asked;
  const attestation = await makePasskey(asked.value);
  return attestation && call(calls.addPasskey, { body: { name, attestation } });
}

/** Proves by a passkey who sits here; undefined where the person closed the window. */
export async function proveByPasskey(
  calls: CredentialEndpoints,
): Promise<Reply<unknown> | undefined> {
  const asked = await call(calls.startPasskeyProof);
  if (!asked.ok) return asked;
  const assertion = await askPasskey(asked.value);
  return assertion && call(calls.proveByPasskey, { body: { assertion } });
}
