import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { networkOf } from '@albumen/server-kit/network';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { clearHits, countGuess, countHit, takeBackHits } from '../../http/rate-limits.ts';
import type { Visit } from '../../http/visit.ts';
import { hashToken } from '../../ids.ts';
import { mailLater } from '../../mail-jobs.ts';
import { recoveryCodeUsedMail } from '../../third-parties/mail/app-mails.ts';
import { recordChange } from '../audit/audit.service.ts';
import { hashOf, refuseCode } from './authenticator-app.service.ts';
import * as apps from './authenticator-apps.queries.ts';
import { credentialLimits } from './credential-limits.ts';
import type { Holder, HolderPort, Person } from './holder.ts';
import { plainCode, stepOf } from './one-time-codes.ts';
import { deletePending, findPending, keepPending } from './pending-sign-ins.queries.ts';
import { openSecret } from './sealed-secret.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'secrets' | 'settings'>;

/** After a first proof: true where a code is asked for before there is a session. */
export async function askForCode(
  db: Kysely<Tables>,
  { sessionToken }: Pick<Visit, 'sessionToken'>,
  { holder, redirectPath }: { holder: Holder; redirectPath: string },
): Promise<boolean> {
  const app = await apps.findApp(db, holder);
  if (app?.confirmedAt == null) return false;
  await keepPending(db, holder, { sessionHash: hashToken(sessionToken), redirectPath });
  return true;
}

export interface GivenCode {
  visit: Visit;
  request: FastifyRequest;
  code: string;
}

/** Who has given both proofs now, and where to go on. */
export async function checkSignInCode(
  deps: Needs,
  port: HolderPort,
  { visit, request, code }: GivenCode,
): Promise<{ person: Person; redirectPath: string }> {
  const key = { sessionHash: hashToken(visit.sessionToken), kind: port.kind };
  const pending = (await findPending(deps.db, key)) ?? fail('signInOver');
  const person = (await port.find(deps.db, visit, pending.holder.id)) ?? fail('signInOver');
  const isKnown = port.isKnownBrowser(request, person.holder.id);
  await limited(deps, { isKnown, request, person }, () =>
    isRightCode(deps, port, { visit, person, code: plainCode(code) }),
  );
  await deletePending(deps.db, key);
  return { person, redirectPath: pending.redirectPath };
}

interface Attempt {
  /** A browser in which the person was signed in before. */
  isKnown: boolean;
  request: FastifyRequest;
  person: Person;
}

/** Attempts of strangers use up what strangers have; a browser that was signed in before has its own. */
async function limited(
  { db }: Needs,
  { isKnown, request, person: { holder } }: Attempt,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const value = `${holder.kind}:${holder.id}`;
  const target = { limit: credentialLimits.codePerPerson, value };
  const attempt = `${value}:${networkOf(request.ip)}`;
  const ofNetwork = [{ limit: credentialLimits.codePerIpAndPerson, value: attempt }];
  if (isKnown) await countHit(db, credentialLimits.codePerDevice, value);
  else await countGuess(db, { target, ofNetwork });
  if (!(await isRight())) refuseCode();
  if (!isKnown) await takeBackHits(db, [target]);
  await clearHits(db, credentialLimits.codePerIpAndPerson, attempt);
  await clearHits(db, credentialLimits.codePerDevice, value);
}

interface CheckedCode {
  visit: Visit;
  person: Person;
  code: string;
}

async function isRightCode(
  deps: Needs,
  port: HolderPort,
  { visit, person, code }: CheckedCode,
): Promise<boolean> {
  const { holder } = person;
  if (!/^\d{6}$/.test(code)) return useRecoveryCode(deps, port, { visit, person, code });
  const app = await apps.findApp(deps.db, holder);
  if (app === undefined) return false;
  const secret = openSecret(deps, holder, app.sealedSecret);
  const step = secret === undefined ? undefined : stepOf(secret, code, deps.clock.now());
  return step !== undefined && apps.takeStep(deps.db, { id: app.id, step });
}

/** Its use is mailed: whoever has them all needs no app. */
async function useRecoveryCode(
  deps: Needs,
  port: HolderPort,
  { visit, person, code }: CheckedCode,
): Promise<boolean> {
  const { holder, email } = person;
  return deps.db.transaction().execute(async (trx) => {
    if (!(await apps.redeemRecoveryCode(trx, holder, hashOf(code)))) return false;
    const left = await apps.countRecoveryCodes(trx, holder);
    await recordChange(trx, port.actingAs(visit, person), {
      action: 'app.recover',
      subjectId: holder.id,
      subjectName: email,
      after: { left },
    });
    const url = visit.origin + port.settingsPath;
    const content = recoveryCodeUsedMail(visit.labBrand, { url, at: deps.clock.now(), left });
    await mailLater(trx, deps, { to: email, content });
    return true;
  });
}
