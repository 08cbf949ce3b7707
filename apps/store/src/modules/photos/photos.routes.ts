import { calls } from '@albumen/contract/schemas/photos';
import type { Dependencies } from '../../dependencies.ts';
import { signedIn } from '../../http/guards.ts';
import type { Router } from '../../http/route.ts';
import { getOwnGallery, viewByLink } from '../galleries/gallery-access.service.ts';
import { createPhotoGrids } from './photo-grid.service.ts';
import * as photos from './photos.service.ts';
import { reorderPhotos } from './reorder.service.ts';

const guards = [signedIn];

export function addPhotos(route: Router, deps: Dependencies): void {
  addGrids(route, deps);
  addChanges(route, deps);

  route(calls.getPhoto, { guards }, ({ visit, params: { photoId } }) =>
    photos.getPhoto(deps, visit, photoId),
  );

  route(calls.listBinnedPhotos, { guards }, ({ visit, params: { galleryId } }) =>
    photos.listBinnedPhotos(deps, visit, galleryId),
  );
}

/** HTML by default, JSON when it is accepted; both are sent as text that is kept by version. */
function addGrids(route: Router, deps: Dependencies): void {
  const grids = createPhotoGrids(deps);

  route(
    calls.manageGrid,
    { guards },
    async ({ visit, params: { galleryId, windowWidth, sortValue }, request, reply }) => {
      const gallery = await getOwnGallery(deps, visit, galleryId);
      const grid = { whose: 'owner', gallery, sort: sortValue, windowWidth } as const;
      return grids.send({ request, reply }, grid);
    },
  );

  route(calls.sharedGrid, async ({ visit, params: { shareId, windowWidth }, request, reply }) => {
    const { gallery } = await viewByLink(deps, visit, shareId);
    const grid = { whose: 'visitors', gallery, sort: gallery.sort, windowWidth } as const;
    return grids.send({ request, reply }, grid);
  });
}

function addChanges(route: Router, deps: Dependencies): void {
  route(calls.deletePhotos, { guards }, ({ visit, body: { ids } }) =>
    photos.deletePhotos(deps, visit, ids),
  );

  route(calls.restorePhotos, { guards }, ({ visit, body: { ids } }) =>
    photos.restorePhotos(deps, visit, ids),
  );

  route(calls.reorderPhotos, { guards }, ({ visit, params: { galleryId }, body: move }) =>
    reorderPhotos(deps, visit, { galleryId, ...move }),
  );
}
