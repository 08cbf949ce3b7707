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
import type { Favoriter, Person } from './favorites.queries.ts';
import { leaveAsGuest } from './guests.service.ts';
import { asGuest, findFavoriter, meetPerson } from './visitors.service.ts';

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
  const met = await meetPerson(deps, visit, ip);
  const place = { photoId, galleryId: gallery.id };
  return deps.db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, met, gallery.id);
    if (await isFull(trx, place, { person, maxFavorites: deps.settings.MAX_FAVORITES })) {
      const maxFavorites = deps.settings.MAX_FAVORITES;
      return { ...(await outcome(trx, place, { person, isFavorite: false })), maxFavorites };
    }
    const isNew = await queries.insertFavorite(trx, { ...place, ...person });
    if (isNew) await recordFavoritesChange(trx, [gallery.id]);
    return outcome(trx, place, { person, isFavorite: true });
  });
}

/** A visitor who leaves an email at this moment is the guest from then on. */
async function lockPerson(trx: Kysely<Tables>, met: Person, galleryId: string): Promise<Favoriter> {
  if ('visitorId' in met && !(await queries.lockVisitor(trx, met.visitorId)))
    fail('foreignRequest');
  return asGuest(trx, met, galleryId);
}

interface Place {
  photoId: string;
  galleryId: string;
}

/** Counted under the visitor's lock (`lockPerson`), so that 20 at once come out exactly. */
async function isFull(
  trx: Kysely<Tables>,
  { photoId, galleryId }: Place,
  { person, maxFavorites }: { person: Favoriter; maxFavorites: number },
): Promise<boolean> {
  if (!('visitorId' in person)) return false;
  if (await queries.isFavorite(trx, photoId, person)) return false;
  return (await queries.countFavorites(trx, galleryId, person)) >= maxFavorites;
}

async function outcome(
  db: Kysely<Tables>,
  { photoId, galleryId }: Place,
  { person, isFavorite }: { person: Favoriter | undefined; isFavorite: boolean },
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
  const person = await findFavoriter(deps.db, visit, gallery.id);
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
  const { gallery } = await viewByLink(deps, visit, shareId);
  const person = await findFavoriter(deps.db, visit, gallery.id);
  const isLimited = person === undefined || 'visitorId' in person;
  return {
    galleryId: gallery.id,
    photoIds: person ? await queries.listFavoriteIds(deps.db, gallery.id, person) : [],
    maxFavorites: isLimited ? deps.settings.MAX_FAVORITES : null,
  };
}

/** This viewer's favorites of a gallery that may be seen. */
export async function listFavoritesIn(
  db: Kysely<Tables>,
  visit: Visit,
  galleryId: string,
): Promise<string[]> {
  const person = await findFavoriter(db, visit, galleryId);
  return person === undefined ? [] : queries.listFavoriteIds(db, galleryId, person);
}

/**
 * Makes the favorites of a visitor, and of whom this browser is as a guest, the account's; then there is
 * nothing left of the visitor.
 */
export async function adoptVisitorFavorites(
  trx: Kysely<Tables>,
  visitorId: string,
  accountId: string,
): Promise<void> {
  const guests = await leaveAsGuest(trx, visitorId, accountId);
  const galleryIds = await queries.moveFavorites(trx, { from: { visitorId }, to: { accountId } });
  await people.deleteVisitor(trx, visitorId);
  await recordFavoritesChange(trx, [...new Set([...galleryIds, ...guests])]);
}
