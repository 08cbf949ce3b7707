import { labBrandFacts } from '@albumen/contract/brands';
import type { AuditAction } from '@albumen/contract/audit-actions';
import type { Kysely } from 'kysely';
import QRCode from 'qrcode';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { countHit } from '../../http/rate-limits.ts';
import type { Visit } from '../../http/visit.ts';
import { hashToken } from '../../ids.ts';
import { mailLater } from '../../mail-jobs.ts';
import { appAddedMail, appRemovedMail } from '../../third-parties/mail/app-mails.ts';
import { recordChange } from '../audit/audit.service.ts';
import * as queries from './authenticator-apps.queries.ts';
import { credentialLimits } from './credential-limits.ts';
import { requireOwner } from './fresh-proof.ts';
import type { HolderPort, Person } from './holder.ts';
import { appAddress, newAppSecret, newRecoveryCodes, plainCode, stepOf } from './one-time-codes.ts';
import { appVault, openSecret, placeOf } from './sealed-secret.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'secrets' | 'settings'>;

/** What an app is set up from: as a picture to look at and as text to type. */
export async function startApp(deps: Needs, port: HolderPort, visit: Visit) {
  const person = port.current(visit);
  await requireOwner(deps, person);
  const secret = newAppSecret();
  const sealed = appVault(deps).seal(secret, placeOf(person.holder));
  const isKept = await deps.db
    .transaction()
    .execute((trx) => queries.replaceUnconfirmedApp(trx, person.holder, sealed));
  if (!isKept) fail('appInUse');
  const address = appAddress(secret, {
    issuer: labBrandFacts[visit.labBrand].name,
    label: person.email,
  });
  const qrCode = await QRCode.toString(address, { type: 'svg', margin: 2 });
  return { secret, qrCode };
}

/** The first code shows that the app is set up; returns the recovery codes, which are seen only now. */
export async function confirmApp(
  deps: Needs,
  port: HolderPort,
  { visit, code }: { visit: Visit; code: string },
): Promise<string[]> {
  const person = port.current(visit);
  await requireOwner(deps, person);
  await countHit(deps.db, credentialLimits.codePerDevice, `${port.kind}:${person.holder.id}`);
  const app = await queries.findApp(deps.db, person.holder);
  if (app === undefined || app.confirmedAt !== null) fail('appInUse');
  const secret = openSecret(deps, person.holder, app.sealedSecret) ?? '';
  const step = secret === '' ? undefined : stepOf(secret, plainCode(code), deps.clock.now());
  if (step === undefined) refuseCode();
  const codes = newRecoveryCodes();
  await deps.db.transaction().execute(async (trx) => {
    if (!(await queries.takeStep(trx, { id: app.id, step }))) refuseCode();
    if (!(await queries.confirmApp(trx, app.id))) fail('appInUse');
    await queries.replaceRecoveryCodes(trx, person.holder, codes.map(hashOf));
    await port.confirm(trx, person.sessionId, 'app');
    await record(trx, visit, { action: 'app.add', person });
    await mailAbout(trx, deps, { visit, port, person, content: appAddedMail });
  });
  return codes;
}

export async function removeApp(deps: Needs, port: HolderPort, visit: Visit): Promise<boolean> {
  const person = port.current(visit);
  await requireOwner(deps, person);
  return deps.db.transaction().execute(async (trx) => {
    if (!(await queries.deleteApp(trx, person.holder))) return false;
    await record(trx, visit, { action: 'app.remove', person });
    await mailAbout(trx, deps, { visit, port, person, content: appRemovedMail });
    return true;
  });
}

/** The older ones are worth nothing from now on. */
export async function renewRecoveryCodes(
  deps: Needs,
  port: HolderPort,
  visit: Visit,
): Promise<string[]> {
  const person = port.current(visit);
  await requireOwner(deps, person);
  const app = await queries.findApp(deps.db, person.holder);
  if (app?.confirmedAt == null) fail('notFound');
  const codes = newRecoveryCodes();
  await deps.db.transaction().execute(async (trx) => {
    await queries.replaceRecoveryCodes(trx, person.holder, codes.map(hashOf));
    await record(trx, visit, { action: 'app.recovery', person });
  });
  return codes;
}

/** Of 80 random bits a plain hash is enough: they let people in, too, once the store's secret is another. */
export function hashOf(recoveryCode: string): Buffer {
  return hashToken(plainCode(recoveryCode));
}

export function refuseCode(): never {
  fail('invalidForm', { fields: { code: ['That code is not right, or was used before.'] } });
}

function record(
  trx: Kysely<Tables>,
  visit: Visit,
  { action, person }: { action: AuditAction; person: Person },
): Promise<void> {
  const { holder, email } = person;
  return recordChange(trx, visit, { action, subjectId: holder.id, subjectName: email });
}

interface Notice {
  visit: Visit;
  port: HolderPort;
  person: Person;
  content: typeof appAddedMail;
}

async function mailAbout(
  trx: Kysely<Tables>,
  deps: Needs,
  { visit, port, person, content }: Notice,
): Promise<void> {
  const facts = { url: visit.origin + port.settingsPath, at: deps.clock.now() };
  await mailLater(trx, deps, { to: person.email, content: content(visit.labBrand, facts) });
}
