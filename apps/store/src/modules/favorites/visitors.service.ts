import { isForeignKeyViolation } from '@albumen/server-kit/database-errors';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { countHit, type RateLimit } from '../../http/rate-limits.ts';
import { visitorTokenOf, type Visit } from '../../http/visit.ts';
import { hashToken, newId } from '../../ids.ts';
import { lockVisitorOfBrand } from './favorite-people.queries.ts';
import { findGuestOfDevice } from './guests.queries.ts';
import { findVisitor, insertVisitor, type Favoriter, type Person } from './favorites.queries.ts';

export type { Favoriter, Person };

/** A wedding party on one network stays far below; a script that makes visitors does not. */
const visitorsPerIp: RateLimit = { name: 'new-visitor:ip', hits: 1000, windowSeconds: 3600 };

/** Who this visit is; undefined for a visitor who has left nothing yet. */
export async function findPerson(db: Kysely<Tables>, visit: Visit): Promise<Person | undefined> {
  if (visit.account !== undefined) return { accountId: visit.account.id };
  const visitor = await findVisitor(db, hashToken(visitorTokenOf(visit)), visit.labBrand);
  return visitor && { visitorId: visitor.id };
}

/** Whose favorites of a gallery this visit sees. */
export async function findFavoriter(
  db: Kysely<Tables>,
  visit: Visit,
  galleryId: string,
): Promise<Favoriter | undefined> {
  const person = await findPerson(db, visit);
  return person && asGuest(db, person, galleryId);
}

/** The guest that a visitor is in a gallery; anybody else stays who it is. */
export async function asGuest(
  db: Kysely<Tables>,
  person: Person,
  galleryId: string,
): Promise<Favoriter> {
  if (!('visitorId' in person)) return person;
  const guest = await findGuestOfDevice(db, { galleryId, visitorId: person.visitorId });
  return guest === undefined ? person : { guestId: guest.id };
}

/** Who this visit is, made at the first thing that is left. */
export async function meetPerson(
  deps: Pick<Dependencies, 'db'>,
  visit: Visit,
  ip: string,
): Promise<Person> {
  if (visit.account !== undefined) return { accountId: visit.account.id };
  return { visitorId: await meetVisitor(deps, visit, ip) };
}

/**
 * What is written for a visitor who was met: refused where a sign-in of this moment has taken everything over,
 * so that nothing is left of the visitor. The page knows it after a reload.
 */
export async function keepFor<Written>(writing: Promise<Written>): Promise<Written> {
  try {
    return await writing;
  } catch (error) {
    if (visitorKeys.some((key) => isForeignKeyViolation(error, key))) fail('foreignRequest');
    throw error;
  }
}

const visitorKeys = ['carts_visitor_id_fkey', 'design_spaces_visitor_id_fkey'];

/** The id of this browser as a visitor. */
export async function meetVisitor(
  { db }: Pick<Dependencies, 'db'>,
  visit: Visit,
  ip: string,
): Promise<string> {
  const tokenHash = hashToken(visitorTokenOf(visit));
  const known = await findVisitor(db, tokenHash, visit.labBrand);
  if (known !== undefined) return known.id;
  await countHit(db, visitorsPerIp, ip);
  const visitor = { id: newId(), tokenHash, labBrand: visit.labBrand };
  const isNew = await insertVisitor(db, visitor);
  const met = isNew ? visitor : await findVisitor(db, tokenHash, visit.labBrand);
  // Undefined: the token was carried over from the other lab brand, where it is somebody's.
  return met === undefined ? fail('foreignRequest') : met.id;
}

/** Whom an account takes over from, held until that is done. */
export function lockVisitor(
  trx: Kysely<Tables>,
  visitorToken: string,
  accountId: string,
): Promise<{ id: string } | undefined> {
  return lockVisitorOfBrand(trx, hashToken(visitorToken), accountId);
}
