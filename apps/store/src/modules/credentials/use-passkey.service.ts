import {
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { hashToken } from '../../ids.ts';
import { mailLater } from '../../mail-jobs.ts';
import { passkeyOutOfStepMail } from '../../third-parties/mail/credential-mails.ts';
import { recordChange } from '../audit/audit.service.ts';
import { redeemChallenge } from './challenges.queries.ts';
import { columnOf, type HolderPort, type Person } from './holder.ts';
import { findPublicKey, lockByCredential, markUsed } from './passkeys.queries.ts';
import { relyingPartyOf } from './relying-party.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'settings'>;

interface PasskeyUse {
  visit: Visit;
  purpose: 'sign-in' | 'prove';
  assertion: AuthenticationResponseJSON;
}

/** Whose passkey signed the challenge of this session. */
export async function usePasskey(deps: Needs, port: HolderPort, use: PasskeyUse): Promise<Person> {
  const { visit, assertion } = use;
  const kept = await findPublicKey(deps.db, assertion.id);
  const holderId = kept?.[columnOf(port)];
  if (kept === undefined || holderId == null) fail('passkeyUnknown');
  const counter = await counterOf(deps.db, port, { ...use, publicKey: kept.publicKey });
  const person = (await port.find(deps.db, visit, holderId)) ?? fail('passkeyUnknown');
  const isInStep = await deps.db
    .transaction()
    .execute((trx) => accept(trx, deps, { port, visit, person, counter, id: assertion.id }));
  if (!isInStep) fail('passkeyOutOfStep');
  return person;
}

async function counterOf(
  db: Kysely<Tables>,
  { kind: holderKind }: HolderPort,
  { visit, purpose, assertion, publicKey }: PasskeyUse & { publicKey: Buffer },
): Promise<number> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(visit);
  const sessionHash = hashToken(visit.sessionToken);
  const outcome = await verifyAuthenticationResponse({
    response: assertion,
    expectedRPID,
    expectedOrigin,
    expectedChallenge: (challenge) =>
      redeemChallenge(db, { challenge, sessionHash, purpose, holderKind }),
    // The counter is compared under a lock, and what is wrong with it is mailed.
    credential: { id: assertion.id, publicKey: new Uint8Array(publicKey), counter: 0 },
    requireUserVerification: true,
  }).catch((_unfit: unknown) => undefined);
  if (outcome?.verified !== true) fail('passkeyRefused');
  return outcome.authenticationInfo.newCounter;
}

interface Signature {
  port: HolderPort;
  visit: Visit;
  person: Person;
  /** The credential's. */
  id: string;
  counter: number;
}

/** False for a counter that stands still or goes back: somebody else may have a copy. Those of 0 don't count. */
async function accept(
  trx: Kysely<Tables>,
  deps: Needs,
  { port, visit, person, id, counter }: Signature,
): Promise<boolean> {
  const passkey = (await lockByCredential(trx, id)) ?? fail('passkeyUnknown');
  const isInStep = counter > passkey.counter || (counter === 0 && passkey.counter === 0);
  if (isInStep) {
    await markUsed(trx, passkey.id, counter);
    return true;
  }
  await recordChange(trx, port.actingAs(visit, person), {
    action: 'passkey.refuse',
    subjectId: passkey.id,
    subjectName: passkey.name,
    before: { counter: passkey.counter },
    after: { counter },
  });
  const url = visit.origin + port.settingsPath;
  const facts = { url, name: passkey.name, at: deps.clock.now() };
  const content = passkeyOutOfStepMail(visit.labBrand, facts);
  await mailLater(trx, deps, { to: person.email, content });
  return false;
}
