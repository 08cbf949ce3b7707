import type { FavoritePerson, ManagedFavorites } from '@albumen/contract/endpoints/favorites';
import type { ManagedColumns } from '@albumen/contract/endpoints/photos';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf } from '../../http/guards.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { getOwnGallery } from '../galleries/gallery-access.service.ts';
import { recordFavoritesChange } from '../galleries/gallery-changes.service.ts';
import { readColumns } from '../photos/photo-columns.service.ts';
import { ownsPhotos } from '../photos/photos.service.ts';
import * as queries from './favorite-people.queries.ts';
import type { PersonRow } from './favorite-people.queries.ts';

interface FavoritesRequest {
  galleryId: string;
  /** An account's or visitor's id; everybody without it. */
  person: string | undefined;
}

/** Who favorited what, for the owner. */
export async function listManagedFavorites(
  deps: Dependencies,
  visit: Visit,
  { galleryId, person }: FavoritesRequest,
): Promise<ManagedFavorites> {
  const { accountId } = await getOwnGallery(deps, visit, galleryId);
  const rows = await queries.listPeople(deps.db, galleryId);
  const photos = await favoritedColumns(deps, { galleryId, person });
  const total = await queries.countFavorited(deps.db, galleryId);
  return { people: presentPeople(rows, accountId), photos, total };
}

async function favoritedColumns(
  deps: Dependencies,
  { galleryId, person }: FavoritesRequest,
): Promise<ManagedColumns> {
  const favorited = await queries.listFavorited(deps.db, galleryId, person);
  const filter = ({ id }: { id: string }) => favorited.has(id);
  return readColumns(deps, 'owner', { galleryId, filter });
}

/** Visitors left no name: they are numbered in the order of their first favorite. */
function presentPeople(rows: readonly PersonRow[], ownerId: string): FavoritePerson[] {
  const visitors = rows.filter(({ visitorId }) => visitorId !== null);
  return rows.map((row) => {
    const { count, visitorId, accountId, guestId } = row;
    if (visitorId !== null) {
      const name = `Visitor ${visitors.indexOf(row) + 1}`;
      return { id: visitorId, name, kind: 'visitor', count };
    }
    if (guestId !== null) return { id: guestId, name: guestName(row, rows), kind: 'guest', count };
    const name = `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim();
    const kind = accountId === ownerId ? 'owner' : 'account';
    return { id: accountId ?? '', name, kind, count };
  });
}

/** One address typed on two devices stays two people until its owner joins them by a mailed link. */
function guestName(row: PersonRow, rows: readonly PersonRow[]): string {
  const first = rows.find(({ email }) => email === row.email);
  return first === row ? (row.email ?? '') : `${row.email ?? ''}, another device`;
}

interface NamesRequest extends FavoritesRequest {
  extension: 'with' | 'without';
  separator: 'comma' | 'line';
}

/** File names for the search field of Lightroom and its like, in the gallery's order. */
export async function listFavoriteNames(
  deps: Dependencies,
  visit: Visit,
  { extension, separator, ...request }: NamesRequest,
): Promise<string> {
  await getOwnGallery(deps, visit, request.galleryId);
  const { name } = await favoritedColumns(deps, request);
  const shown = extension === 'with' ? name : name.map((file) => file.replace(/\.[^.]*$/, ''));
  return [...new Set(shown)].join(separator === 'comma' ? ', ' : '\n');
}

/** The selected photos of the manage page become the owner's favorites, or stop being so; answers those that changed. */
export async function changeSelection(
  deps: Dependencies,
  visit: Visit,
  { ids, isFavorite }: { ids: string[]; isFavorite: boolean },
): Promise<string[]> {
  if (ids.length === 0) fail('emptySelection');
  const accountId = accountOf(visit).id;
  return deps.db.transaction().execute(async (trx) => {
    if (!(await ownsPhotos(trx, visit, ids))) fail('notFound');
    const write = isFavorite ? queries.insertSelection : queries.deleteSelection;
    const changed = await write(trx, accountId, ids);
    await recordFavoritesChange(trx, [...new Set(changed.map(({ galleryId }) => galleryId))]);
    return changed.map(({ photoId }) => photoId);
  });
}
