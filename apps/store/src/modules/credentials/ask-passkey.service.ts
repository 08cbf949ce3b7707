import type { Kysely } from 'kysely';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type AuthenticatorTransportFuture,
} from '@simplewebauthn/server';
import { limits } from '@albumen/contract/limits';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { hashToken } from '../../ids.ts';
import { insertChallenge, type ChallengeKey } from './challenges.queries.ts';
import { requireOwner } from './fresh-proof.ts';
import type { HolderPort } from './holder.ts';
import { listPasskeys } from './passkeys.queries.ts';
import { relyingPartyOf } from './relying-party.ts';

type Needs = Pick<Dependencies, 'db' | 'clock'>;

/** What the browser of somebody who is signed in makes a new passkey from. */
export async function askForNew(deps: Needs, port: HolderPort, visit: Visit) {
  const person = port.current(visit);
  await requireOwner(deps, person);
  const passkeys = await listPasskeys(deps.db, person.holder);
  if (passkeys.length >= limits.passkeysPerPerson) fail('tooManyPasskeys');
  const { id: rpID, name: rpName } = relyingPartyOf(visit);
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: new TextEncoder().encode(`${port.kind}:${person.holder.id}`),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: passkeys.map(referenceOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { challenge, rp, user, pubKeyCredParams, timeout = 60_000 } = options;
  await keepChallenge(deps.db, visit, { challenge, purpose: 'add', holderKind: port.kind });
  return {
    challenge,
    rp: { ...rp, id: rpID },
    user,
    pubKeyCredParams,
    timeout,
    attestation: 'none' as const,
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    excludeCredentials: passkeys.map(referenceOf),
  };
}

/** What a browser asks any passkey of this host with. */
export async function askToSignIn(deps: Needs, port: HolderPort, visit: Visit) {
  return ask(deps, visit, { purpose: 'sign-in', holderKind: port.kind });
}

/** The same for the passkeys of whoever is signed in. */
export async function askToProve(deps: Needs, port: HolderPort, visit: Visit) {
  const passkeys = await listPasskeys(deps.db, port.current(visit).holder);
  return ask(deps, visit, { purpose: 'prove', holderKind: port.kind, passkeys });
}

async function ask({ db }: Needs, visit: Visit, { passkeys = [], ...purpose }: Question) {
  const { id: rpID } = relyingPartyOf(visit);
  const allowed = passkeys.map(referenceOf);
  const { challenge, timeout = 60_000 } = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
  });
  await keepChallenge(db, visit, { challenge, ...purpose });
  return {
    challenge,
    rpId: rpID,
    timeout,
    userVerification: 'required' as const,
    ...(allowed.length > 0 && { allowCredentials: allowed }),
  };
}

interface Question extends Pick<ChallengeKey, 'purpose' | 'holderKind'> {
  /** Any of the host's, where none are named. */
  passkeys?: readonly StoredPasskey[];
}

interface StoredPasskey {
  credentialId: string;
  transports: AuthenticatorTransportFuture[];
}

function referenceOf({ credentialId, transports }: StoredPasskey) {
  return { id: credentialId, type: 'public-key' as const, transports };
}

async function keepChallenge(
  db: Kysely<Tables>,
  { sessionToken }: Visit,
  key: Omit<ChallengeKey, 'sessionHash'>,
): Promise<void> {
  await insertChallenge(db, { ...key, sessionHash: hashToken(sessionToken) });
}
