import type { Favorite, OwnFavorites } from '@albumen/contract/endpoints/favorites';
import { favoriteProblem } from '@albumen/domain/galleries/sharing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { viewByLink, viewByPhoto } from '../galleries/gallery-access.service.ts';
import { recordFavoritesChange } from '../galleries/gallery-changes.service.ts';
import * as people from './favorite-people.queries.ts';
import * as queries from './favorites.queries.ts';
import type { Person } from './favorites.queries.ts';
import { findPerson, meetPerson } from './visitors.service.ts';

interface FavoriteRequest {
  photoId: string;
  ip: string;
}

/** Safe to repeat. A visitor who has reached the cap gets a refusal, and nothing is added. */
export async function addFavorite(
  deps: Dependencies,
  visit: Visit,
  { photoId, ip }: FavoriteRequest,
): Promise<Favorite> {
  const { gallery, sharing, viewer } = await viewByPhoto(deps, visit, photoId);
  const problem = favoriteProblem(sharing, viewer);
  if (problem !== undefined) fail(problem);
  const person = await meetPerson(deps, visit, ip);
  const place = { photoId, galleryId: gallery.id };
  return deps.db.transaction().execute(async (trx) => {
    if (await isFull(trx, place, { person, maxFavorites: deps.settings.MAX_FAVORITES })) {
      const maxFavorites = deps.settings.MAX_FAVORITES;
      return { ...(await outcome(trx, place, { person, isFavorite: false })), maxFavorites };
    }
    const isNew = await queries.insertFavorite(trx, { ...place, ...person });
    if (isNew) await recordFavoritesChange(trx, [gallery.id]);
    return outcome(trx, place, { person, isFavorite: true });
  });
}

interface Place {
  photoId: string;
  galleryId: string;
}

/** Counted under the visitor's lock, so that 20 at once come out exactly. */
async function isFull(
  trx: Kysely<Tables>,
  { photoId, galleryId }: Place,
  { person, maxFavorites }: { person: Person; maxFavorites: number },
): Promise<boolean> {
  if (!('visitorId' in person)) return false;
  if (!(await queries.lockVisitor(trx, person.visitorId))) fail('foreignRequest');
  if (await queries.isFavorite(trx, photoId, person)) return false;
  return (await queries.countFavorites(trx, galleryId, person)) >= maxFavorites;
}

async function outcome(
  db: Kysely<Tables>,
  { photoId, galleryId }: Place,
  { person, isFavorite }: { person: Person | undefined; isFavorite: boolean },
): Promise<Favorite> {
  const count = person === undefined ? 0 : await queries.countFavorites(db, galleryId, person);
  return { photoId, isFavorite, count };
}

/** Safe to repeat; allowed where adding no longer is. */
export async function removeFavorite(
  deps: Dependencies,
  visit: Visit,
  photoId: string,
): Promise<Favorite> {
  const { gallery } = await viewByPhoto(deps, visit, photoId);
  const person = await findPerson(deps.db, visit);
  return deps.db.transaction().execute(async (trx) => {
    if (person !== undefined && (await queries.deleteFavorite(trx, photoId, person))) {
      await recordFavoritesChange(trx, [gallery.id]);
    }
    return outcome(trx, { photoId, galleryId: gallery.id }, { person, isFavorite: false });
  });
}

/** What this viewer has favorited in a shared gallery. */
export async function listOwnFavorites(
  deps: Dependencies,
  visit: Visit,
  shareId: string,
): Promise<OwnFavorites & { galleryId: string }> {
  const { gallery, viewer } = await viewByLink(deps, visit, shareId);
  const person = await findPerson(deps.db, visit);
  return {
    galleryId: gallery.id,
    photoIds: person ? await queries.listFavoriteIds(deps.db, gallery.id, person) : [],
    maxFavorites: viewer.isRegistered ? null : deps.settings.MAX_FAVORITES,
  };
}

/** This viewer's favorites of a gallery that may be seen. */
export async function listFavoritesIn(
  db: Kysely<Tables>,
  visit: Visit,
  galleryId: string,
): Promise<string[]> {
  const person = await findPerson(db, visit);
  return person === undefined ? [] : queries.listFavoriteIds(db, galleryId, person);
}

/** Makes a visitor's favorites the account's; then there is nothing left of the visitor. */
export async function adoptVisitorFavorites(
  trx: Kysely<Tables>,
  visitorId: string,
  accountId: string,
): Promise<void> {
  const galleryIds = await people.moveFavorites(trx, visitorId, accountId);
  await people.deleteVisitor(trx, visitorId);
  await recordFavoritesChange(trx, galleryIds);
}
