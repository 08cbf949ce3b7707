import * as endpoints from '@albumen/contract/endpoints/photos';
import { changedReply, galleryParams } from '@albumen/contract/schemas/galleries';
import * as schemas from '@albumen/contract/schemas/photos';
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

  route(
    endpoints.getPhoto,
    { schemas: { params: schemas.photoParams, reply: schemas.photoReply }, guards },
    ({ visit, params: { photoId } }) => photos.getPhoto(deps, visit, photoId),
  );

  route(
    endpoints.listBinnedPhotos,
    { schemas: { params: galleryParams, reply: schemas.binnedPhotosReply }, guards },
    ({ visit, params: { galleryId } }) => photos.listBinnedPhotos(deps, visit, galleryId),
  );
}

/** HTML by default, JSON when it is accepted; both are sent as text that is kept by version. */
function addGrids(route: Router, deps: Dependencies): void {
  const grids = createPhotoGrids(deps);

  route(
    endpoints.manageGrid,
    { schemas: { params: schemas.manageGridParams, reply: schemas.managedColumns }, guards },
    async ({ visit, params: { galleryId, windowWidth, sortValue }, request, reply }) => {
      const gallery = await getOwnGallery(deps, visit, galleryId);
      const grid = { whose: 'owner', gallery, sort: sortValue, windowWidth } as const;
      return grids.send({ request, reply }, grid);
    },
  );

  route(
    endpoints.sharedGrid,
    { schemas: { params: schemas.sharedGridParams, reply: schemas.publicColumns } },
    async ({ visit, params: { shareId, windowWidth }, request, reply }) => {
      const { gallery } = await viewByLink(deps, visit, shareId);
      const grid = { whose: 'visitors', gallery, sort: gallery.sort, windowWidth } as const;
      return grids.send({ request, reply }, grid);
    },
  );
}

function addChanges(route: Router, deps: Dependencies): void {
  route(
    endpoints.deletePhotos,
    { schemas: { body: schemas.photoIdsBody, reply: schemas.deletedReply }, guards },
    ({ visit, body: { ids } }) => photos.deletePhotos(deps, visit, ids),
  );

  route(
    endpoints.restorePhotos,
    { schemas: { body: schemas.photoIdsBody, reply: schemas.restoredReply }, guards },
    ({ visit, body: { ids } }) => photos.restorePhotos(deps, visit, ids),
  );

  route(
    endpoints.reorderPhotos,
    {
      schemas: { params: galleryParams, body: schemas.reorderBody, reply: changedReply },
      guards,
    },
    ({ visit, params: { galleryId }, body: { basis = 'custom', ...move } }) =>
      reorderPhotos(deps, visit, { galleryId, basis, ...move }),
  );
}
