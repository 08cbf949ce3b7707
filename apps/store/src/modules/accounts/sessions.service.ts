import type { LabBrand } from '@albumen/contract/brands';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { SessionOrigin } from '../../http/session-origin.ts';
import { newSessionToken } from '../../http/session-token.ts';
import type { SignedIn } from '../../http/visit.ts';
import { hashToken, newId } from '../../ids.ts';
import { countVisit } from './accounts.queries.ts';
import { studioOfSession } from '../members/studio-of-session.service.ts';
import * as queries from './sessions.queries.ts';

/** A session ends after this long without a visit. */
const sessionDays = 30;

/** Starts a session under a new token: what an attacker may have planted before is worth nothing after. */
export async function startSession(
  db: Kysely<Tables>,
  accountId: string,
  origin: SessionOrigin,
): Promise<{ token: string; sessionId: string }> {
  const token = newSessionToken('signed-in');
  const sessionId = newId();
  await queries.insertSession(db, {
    id: sessionId,
    tokenHash: hashToken(token),
    accountId,
    userAgent: origin.userAgent.slice(0, 300),
    ip: origin.ip,
    days: sessionDays,
  });
  return { token, sessionId };
}

/** Whether somebody is still signed in by it: their account may have been suspended, or be on its way out. */
export async function isSessionAlive(db: Kysely<Tables>, sessionId: string): Promise<boolean> {
  return (await queries.findAliveSession(db, sessionId)) !== undefined;
}

export async function findSignedIn(
  db: Kysely<Tables>,
  token: string,
  labBrand: LabBrand,
): Promise<SignedIn | undefined> {
  const row = await queries.findSession(db, hashToken(token), labBrand);
  if (row === undefined) return undefined;
  if (row.isStale) {
    await queries.touchSession(db, row.sessionId, sessionDays);
    await countVisit(db, row.id);
  }
  const { sessionId, confirmedAt, studioId, isStale: _, verifiedAt, welcomedAt, ...account } = row;
  const worksFor =
    studioId === null ? undefined : await studioOfSession(db, { studioId, accountId: row.id });
  return {
    worksFor,
    session: { id: sessionId, confirmedAt },
    account: { ...account, isVerified: verifiedAt !== null, isWelcomed: welcomedAt !== null },
  };
}
