import { rightsOfOperator } from '@albumen/domain/rights/roles';
import type { AuditAction } from '@albumen/contract/audit-actions';
import { isSameText } from '@albumen/server-kit/secrets';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { operatorName } from '../../http/actor.ts';
import { fail } from '../../http/problem-error.ts';
import { originOf } from '../../http/session-origin.ts';
import { newId } from '../../ids.ts';
import { mailLater } from '../../mail-jobs.ts';
import { operatorRecoveredMail } from '../../third-parties/mail/operator-mails.ts';
import { recordChange } from '../audit/audit.service.ts';
import { askForCode } from '../credentials/second-factor.service.ts';
import { redeemLink } from './operator-links.service.ts';
import { startSession } from './operator-session.ts';
import * as queries from './operators.queries.ts';

type Needs = Pick<Dependencies, 'db' | 'jobs' | 'secrets' | 'settings' | 'clock'>;

interface GivenToken {
  token: string;
  email: string;
  name: string;
}

/**
 * The token makes the first operator; later it lets an administrator in, and all of them are notified.
 * Returns the new session's cookie.
 */
export async function signInByToken(
  deps: Needs,
  request: FastifyRequest,
  { token, email, name }: GivenToken,
): Promise<string> {
  if (!isSameText(token.trim(), deps.secrets.operatorToken)) fail('wrongOperatorToken');
  return deps.db.transaction().execute(async (trx) => {
    await queries.lockOperators(trx);
    const address = email.trim().toLowerCase();
    const found = await queries.findByEmail(trx, address);
    if (found === undefined && (await queries.hasOperators(trx))) refuseEmail();
    if (found !== undefined && !rightsOfOperator(found.role).includes('operators:manage')) {
      refuseEmail();
    }
    const operatorId = found?.id ?? newId();
    const who = { id: operatorId, email: address, name: found?.name ?? name.trim() };
    if (found === undefined) {
      const role = 'administrator';
      await queries.insertOperator(trx, { ...who, role });
      await recordEntry(trx, request, { action: 'operator.create', who });
    } else {
      await recordEntry(trx, request, { action: 'operator.recover', who });
      await mailAdministrators(trx, deps, { request, name: found.name });
    }
    await queries.markJoined(trx, operatorId);
    return startSession(trx, deps, { operatorId, origin: originOf(request), isStrong: true });
  });
}

interface Entry {
  action: AuditAction;
  who: { id: string; email: string; name: string };
}

/** Whoever gets in does so as the operator that the link or the token is for. */
async function recordEntry(
  trx: Kysely<Tables>,
  { visit: { ip } }: Pick<FastifyRequest, 'visit'>,
  { action, who }: Entry,
): Promise<void> {
  const subject = { subjectId: who.id, subjectName: operatorName(who) };
  await recordChange(trx, { operator: who, account: undefined, ip }, { action, ...subject });
}

function refuseEmail(): never {
  const words = 'There are operators already. Enter the email of one who may manage operators.';
  fail('invalidForm', { fields: { email: [words] } });
}

async function mailAdministrators(
  trx: Kysely<Tables>,
  deps: Needs,
  { request, name }: { request: FastifyRequest; name: string },
): Promise<void> {
  const { labBrand, origin } = request.visit;
  const facts = { url: `${origin}/operator#operators`, name, ip: request.ip };
  const content = operatorRecoveredMail(labBrand, { ...facts, at: deps.clock.now() });
  for (const { email } of await queries.listByRole(trx, 'administrator')) {
    await mailLater(trx, deps, { to: email, content });
  }
}

/** Somebody who brought more than a mailbox; returns the new session's cookie. */
export async function signInById(
  deps: Needs,
  request: FastifyRequest,
  operatorId: string,
): Promise<string> {
  return deps.db
    .transaction()
    .execute((trx) => enter(trx, deps, { request, operatorId, isStrong: true }));
}

/** Returns the new session's cookie; undefined where a code is asked for first. */
export async function signInByLink(
  deps: Needs,
  request: FastifyRequest,
  token: string,
): Promise<string | undefined> {
  return deps.db.transaction().execute(async (trx) => {
    const operatorId = await redeemLink(trx, token);
    if (operatorId === undefined) fail('linkInvalid');
    const holder = { kind: 'operator', id: operatorId } as const;
    if (await askForCode(trx, request.visit, { holder, redirectPath: '' })) return undefined;
    return enter(trx, deps, { request, operatorId, isStrong: false });
  });
}

interface Entrance {
  request: FastifyRequest;
  operatorId: string;
  isStrong: boolean;
}

async function enter(
  trx: Kysely<Tables>,
  deps: Needs,
  { request, operatorId, isStrong }: Entrance,
): Promise<string> {
  const who = (await queries.findById(trx, operatorId)) ?? fail('linkInvalid');
  await queries.markJoined(trx, operatorId);
  await recordEntry(trx, request, { action: 'operator.sign-in', who });
  return startSession(trx, deps, { operatorId, origin: originOf(request), isStrong });
}
