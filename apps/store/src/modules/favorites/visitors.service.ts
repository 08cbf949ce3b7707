import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { countHit, type RateLimit } from '../../http/rate-limits.ts';
import { visitorTokenOf, type Visit } from '../../http/visit.ts';
import { hashToken, newId } from '../../ids.ts';
import { lockVisitorOfBrand } from './favorite-people.queries.ts';
import { findVisitor, insertVisitor, type Person } from './favorites.queries.ts';

export type { Person };

/** A wedding party on one network stays far below; a script that makes visitors does not. */
const visitorsPerIp: RateLimit = { name: 'new-visitor:ip', hits: 1000, windowSeconds: 3600 };

/** Whose favorites this visit sees; undefined for a visitor who has none yet. */
export async function findPerson(db: Kysely<Tables>, visit: Visit): Promise<Person | undefined> {
  if (visit.account !== undefined) return { accountId: visit.account.id };
  const visitor = await findVisitor(db, hashToken(visitorTokenOf(visit)), visit.labBrand);
  return visitor && { visitorId: visitor.id };
}

/** The same, made at the first favorite. */
export async function meetPerson(
  { db }: Pick<Dependencies, 'db'>,
  visit: Visit,
  ip: string,
): Promise<Person> {
  const known = await findPerson(db, visit);
  if (known !== undefined) return known;
  await countHit(db, visitorsPerIp, ip);
  const tokenHash = hashToken(visitorTokenOf(visit));
  const visitor = { id: newId(), tokenHash, labBrand: visit.labBrand };
  const isNew = await insertVisitor(db, visitor);
  const met = isNew ? visitor : await findVisitor(db, tokenHash, visit.labBrand);
  // Undefined: the token was carried over from the other lab brand, where it is somebody's.
  return met === undefined ? fail('foreignRequest') : { visitorId: met.id };
}

/** Whom an account takes over from, held until that is done. */
export function lockVisitor(
  trx: Kysely<Tables>,
  visitorToken: string,
  accountId: string,
): Promise<{ id: string } | undefined> {
  return lockVisitorOfBrand(trx, hashToken(visitorToken), accountId);
}
