import { calls } from '@albumen/contract/schemas/favorites';
import type { Dependencies } from '../../dependencies.ts';
import { signedIn } from '../../http/guards.ts';
import { alreadySent, type Router } from '../../http/route.ts';
import { rememberVisitor } from '../../http/visitor-cookie.ts';
import { readColumns } from '../photos/photo-columns.service.ts';
import * as favorites from './favorites.service.ts';
import { addGuests } from './guests.routes.ts';
import * as managed from './managed-favorites.service.ts';

const guards = [signedIn];

export function addFavorites(route: Router, deps: Dependencies): void {
  addHearts(route, deps);
  addViewing(route, deps);
  addManaging(route, deps);
  addGuests(route, deps);
}

function addHearts(route: Router, deps: Dependencies): void {
  route(calls.addFavorite, async ({ visit, params, request, reply }) => {
    const { photoId } = params;
    const favorite = await favorites.addFavorite(deps, visit, { photoId, ip: request.ip });
    // The first hearts live as long as the browser's session: the cookie is asked about beside them.
    if (visit.visitorToken !== undefined) rememberVisitor(visit, reply);
    return favorite;
  });

  route(calls.removeFavorite, ({ visit, params: { photoId } }) =>
    favorites.removeFavorite(deps, visit, photoId),
  );

  route(calls.favoriteSelection, { guards }, async ({ visit, body }) => ({
    photoIds: await managed.changeSelection(deps, visit, body),
  }));
}

function addViewing(route: Router, deps: Dependencies): void {
  route(calls.ownFavorites, ({ visit, params: { shareId } }) =>
    favorites.listOwnFavorites(deps, visit, shareId),
  );

  route(
    calls.sharedFavorites,
    { html: (photos, { params }) => renderFavorites(deps, 'visitors', { photos, params }) },
    async ({ visit, params: { shareId } }) => {
      const { galleryId, photoIds } = await favorites.listOwnFavorites(deps, visit, shareId);
      const own = new Set(photoIds);
      return readColumns(deps, 'visitors', {
        galleryId,
        filter: ({ id }) => own.has(id),
      });
    },
  );
}

function addManaging(route: Router, deps: Dependencies): void {
  route(
    calls.managedFavorites,
    { guards, html: (reply, { params }) => renderFavorites(deps, 'owner', { ...reply, params }) },
    ({ visit, params: { galleryId }, query: { person } }) =>
      managed.listManagedFavorites(deps, visit, { galleryId, person }),
  );

  route(calls.favoriteNames, { guards }, async ({ visit, params: { galleryId }, query, reply }) => {
    const { person, extension = 'with', separator = 'comma' } = query;
    const request = { galleryId, person, extension, separator };
    const names = await managed.listFavoriteNames(deps, visit, request);
    void reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .send(names);
    return alreadySent;
  });
}

interface FavoritesProps extends Record<string, unknown> {
  params: { windowWidth: string };
}

function renderFavorites(
  { pages }: Dependencies,
  whose: 'owner' | 'visitors',
  { params, ...props }: FavoritesProps,
): string {
  return pages.renderPartial('favorites', {
    whose,
    ...props,
    windowWidth: Number(params.windowWidth),
  });
}
