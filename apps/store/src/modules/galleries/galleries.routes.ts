import * as endpoints from '@albumen/contract/endpoints/galleries';
import * as schemas from '@albumen/contract/schemas/galleries';
import { syncReply } from '@albumen/contract/schemas/photos';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { signedIn } from '../../http/guards.ts';
import type { Router } from '../../http/route.ts';
import * as galleries from './galleries.service.ts';
import { chooseHero } from './gallery-hero.service.ts';
import { giveKeysOfOpenedLinks } from './gallery-keys.ts';
import { listBin, listGalleries } from './gallery-list.service.ts';
import { addGallerySharing } from './gallery-sharing.routes.ts';
import { syncGallery, type GalleryPorts } from './gallery-sync.service.ts';

const params = schemas.galleryParams;
const guards = [signedIn];
const changes = { params, reply: schemas.changedReply };

export function addGalleries(
  app: FastifyInstance,
  route: Router,
  deps: Dependencies & GalleryPorts,
): void {
  giveKeysOfOpenedLinks(app);
  addGallerySharing(route, deps);
  addEditing(route, deps);
  addSettings(route, deps);
  addReading(route, deps);
}

function addEditing(route: Router, deps: Dependencies): void {
  route(endpoints.startDraft, { schemas: { reply: schemas.draftReply }, guards }, ({ visit }) =>
    galleries.startDraft(deps, visit),
  );

  route(
    endpoints.createGallery,
    { schemas: { ...changes, body: schemas.createBody }, guards },
    ({ visit, params: { galleryId }, body }) =>
      galleries.createGallery(deps, visit, { ...body, galleryId }),
  );

  route(
    endpoints.editGallery,
    { schemas: { ...changes, body: schemas.editBody }, guards },
    ({ visit, params: { galleryId }, body }) =>
      galleries.editGallery(deps, visit, { ...body, galleryId }),
  );

  route(
    endpoints.editGalleryDate,
    { schemas: { ...changes, body: schemas.editDateBody }, guards },
    ({ visit, params: { galleryId }, body: { date } }) =>
      galleries.editGalleryDate(deps, visit, { galleryId, date }),
  );

  route(endpoints.deleteGallery, { schemas: changes, guards }, ({ visit, params: { galleryId } }) =>
    galleries.deleteGallery(deps, visit, galleryId),
  );

  route(
    endpoints.restoreGallery,
    { schemas: changes, guards },
    ({ visit, params: { galleryId } }) => galleries.restoreGallery(deps, visit, galleryId),
  );
}

function addSettings(route: Router, deps: Dependencies): void {
  route(
    endpoints.editGallerySettings,
    { schemas: { ...changes, body: schemas.settingsBody }, guards },
    ({ visit, params: { galleryId }, body }) =>
      galleries.editGallerySettings(deps, visit, { ...body, galleryId }),
  );

  route(
    endpoints.shiftCameraClock,
    { schemas: { ...changes, body: schemas.clockShiftBody }, guards },
    ({ visit, params: { galleryId }, body }) =>
      galleries.shiftCameraClock(deps, visit, { ...body, galleryId }),
  );

  route(
    endpoints.chooseHero,
    { schemas: { params: schemas.heroParams, reply: schemas.heroReply }, guards },
    ({ visit, params: hero }) => chooseHero(deps, visit, hero),
  );
}

function addReading(route: Router, deps: Dependencies & GalleryPorts): void {
  route(
    endpoints.syncGallery,
    { schemas: { params, query: schemas.syncQuery, reply: syncReply }, guards },
    ({ visit, params: { galleryId }, query: { since } }) =>
      syncGallery(deps, visit, {
        galleryId,
        since: since === undefined ? undefined : Number(since),
      }),
  );

  route(
    endpoints.getGallery,
    { schemas: { params, reply: schemas.galleryReply }, guards },
    ({ visit, params: { galleryId } }) => galleries.getGallery(deps, visit, galleryId),
  );

  route(
    endpoints.listGalleries,
    { schemas: { query: schemas.listQuery, reply: schemas.listReply }, guards },
    ({ visit, query }) => listGalleries(deps, visit, query),
  );

  route(endpoints.listBin, { schemas: { reply: schemas.binReply }, guards }, ({ visit }) =>
    listBin(deps, visit),
  );
}
