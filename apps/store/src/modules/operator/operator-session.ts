import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { SignedInOperator } from '../../http/rights.ts';
import type { SessionOrigin } from '../../http/session-origin.ts';
import { cookieOf, setCookie } from '../../http/visit.ts';
import { hashToken, newId } from '../../ids.ts';
import { derivedKey, derivedKeys } from '../../secrets.ts';
import * as queries from './operator-sessions.queries.ts';

const halfDaySeconds = 43_200;
const shownAgent = 300;

type Needs = Pick<Dependencies, 'db' | 'secrets'>;

interface NewSession {
  operatorId: string;
  origin: SessionOrigin;
  /** Opened by more than a mailbox. */
  isStrong?: boolean;
}

export interface Http {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Follows from both secrets, so a new token ends every operator session. */
function openedWith(key: Buffer, { operatorToken }: Dependencies['secrets']): Buffer {
  return createHmac('sha256', key).update(operatorToken).digest();
}

const purpose = 'operator';

export async function findOperator(
  deps: Needs & Pick<Dependencies, 'settings'>,
  token: string,
): Promise<SignedInOperator | undefined> {
  if (token === '') return undefined;
  const keys = derivedKeys(deps.secrets.appSecret, purpose);
  const found = await queries.findOpen(deps.db, {
    tokenHash: hashToken(token),
    openedWith: keys.map((key) => openedWith(key, deps.secrets)),
  });
  if (found === undefined) return undefined;
  const { isStrong, ...operator } = found;
  const needsSecondFactor = deps.settings.OPERATOR_SECOND_FACTOR === 'required' && !isStrong;
  return { ...operator, needsSecondFactor };
}

/** Returns the value of the session's cookie, for `keepSession` once the transaction has ended well. */
export async function startSession(
  trx: Kysely<Tables>,
  deps: Pick<Needs, 'secrets'>,
  { operatorId, origin, isStrong = false }: NewSession,
): Promise<string> {
  const value = randomBytes(24).toString('base64url');
  await queries.insertSession(trx, {
    id: newId(),
    operatorId,
    isStrong,
    tokenHash: hashToken(value),
    openedWith: openedWith(derivedKey(deps.secrets.appSecret, purpose), deps.secrets),
    ip: origin.ip,
    userAgent: origin.userAgent.slice(0, shownAgent),
    lifetimeSeconds: halfDaySeconds,
  });
  return value;
}

export function keepSession({ request, reply }: Http, value: string): void {
  setCookie(reply, request.visit, { name: 'operator', value, maxAgeSeconds: halfDaySeconds });
}

/** Ends it for whoever holds the cookie, not only in this browser. */
export async function closeSession({ request, reply }: Http, { db }: Needs): Promise<void> {
  await queries.deleteByToken(db, hashToken(cookieOf(request, 'operator') ?? ''));
  setCookie(reply, request.visit, { name: 'operator', value: '' });
}
