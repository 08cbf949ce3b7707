import { verifyRegistrationResponse, type RegistrationResponseJSON } from '@simplewebauthn/server';
import { limits } from '@albumen/contract/limits';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { storableText } from '../../db/storable-json.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { hashToken, newId } from '../../ids.ts';
import { mailLater } from '../../mail-jobs.ts';
import { passkeyAddedMail, passkeyRemovedMail } from '../../third-parties/mail/credential-mails.ts';
import { recordChange } from '../audit/audit.service.ts';
import { redeemChallenge } from './challenges.queries.ts';
import { requireOwner } from './fresh-proof.ts';
import type { HolderPort, Person } from './holder.ts';
import * as queries from './passkeys.queries.ts';
import { relyingPartyOf } from './relying-party.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'settings'>;

interface NewPasskey {
  name: string;
  attestation: RegistrationResponseJSON;
}

/** Keeps a passkey that the browser has just made. */
export async function addPasskey(
  deps: Needs,
  port: HolderPort,
  { visit, name, attestation }: NewPasskey & { visit: Visit },
): Promise<void> {
  const person = port.current(visit);
  await requireOwner(deps, person);
  const made = await verified(deps.db, port, { visit, attestation });
  const called = storableText(name.trim()).slice(0, limits.passkeyNameMaxCharacters) || 'Passkey';
  await deps.db.transaction().execute(async (trx) => {
    const { credential } = made;
    const id = newId();
    const isNew = await queries.insertPasskey(trx, person.holder, {
      id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: JSON.stringify(attestation.response.transports ?? []),
      name: called,
      host: relyingPartyOf(visit).id,
    });
    if (!isNew) fail('passkeyRefused');
    await port.confirm(trx, person.sessionId, 'passkey');
    const change = { action: 'passkey.add', subjectId: id, subjectName: called } as const;
    await recordChange(trx, visit, change);
    await mailAbout(trx, deps, { visit, port, person, name: called, content: passkeyAddedMail });
  });
}

async function verified(
  db: Kysely<Tables>,
  { kind: holderKind }: HolderPort,
  { visit, attestation }: { visit: Visit; attestation: RegistrationResponseJSON },
) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(visit);
  const sessionHash = hashToken(visit.sessionToken);
  const outcome = await verifyRegistrationResponse({
    response: attestation,
    expectedRPID,
    expectedOrigin,
    expectedChallenge: (challenge) =>
      redeemChallenge(db, { challenge, sessionHash, purpose: 'add', holderKind }),
    requireUserVerification: true,
  }).catch((_unfit: unknown) => undefined);
  return outcome?.registrationInfo ?? fail('passkeyRefused');
}

interface Removal {
  visit: Visit;
  id: string;
}

export async function removePasskey(
  deps: Needs,
  port: HolderPort,
  { visit, id }: Removal,
): Promise<boolean> {
  const person = port.current(visit);
  await requireOwner(deps, person);
  return deps.db.transaction().execute(async (trx) => {
    const name = await queries.deletePasskey(trx, person.holder, id);
    if (name === undefined) return false;
    await recordChange(trx, visit, { action: 'passkey.remove', subjectId: id, subjectName: name });
    await mailAbout(trx, deps, { visit, port, person, name, content: passkeyRemovedMail });
    return true;
  });
}

export async function renamePasskey(
  { db }: Needs,
  port: HolderPort,
  { visit, id, name: typed }: Removal & { name: string },
): Promise<void> {
  const { holder } = port.current(visit);
  const name = storableText(typed.trim());
  await db.transaction().execute(async (trx) => {
    const before = await queries.renamePasskey(trx, holder, { id, name });
    if (before === undefined) fail('notFound');
    if (before === name) return;
    await recordChange(trx, visit, {
      action: 'passkey.rename',
      subjectId: id,
      subjectName: name,
      before: { name: before },
      after: { name },
    });
  });
}

interface Notice {
  visit: Visit;
  port: HolderPort;
  person: Person;
  name: string;
  content: typeof passkeyAddedMail;
}

async function mailAbout(
  trx: Kysely<Tables>,
  deps: Needs,
  { visit, port, person, name, content }: Notice,
): Promise<void> {
  const facts = { url: visit.origin + port.settingsPath, name, at: deps.clock.now() };
  await mailLater(trx, deps, { to: person.email, content: content(visit.labBrand, facts) });
}
