import { calls } from '@albumen/contract/schemas/galleries';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf, signedIn } from '../../http/guards.ts';
import type { Router } from '../../http/route.ts';
import * as galleries from './galleries.service.ts';
import { chooseHero, placeFocus } from './gallery-hero.service.ts';
import { editGallerySettings } from './gallery-settings.service.ts';
import { giveKeysOfOpenedLinks, goHome } from './gallery-keys.ts';
import { hasGalleries, listBin, listGalleries } from './gallery-list.service.ts';
import { addGallerySharing } from './gallery-sharing.routes.ts';
import { syncGallery, type GalleryPorts } from './gallery-sync.service.ts';

const guards = [signedIn];

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
  route(calls.startDraft, { guards }, ({ visit }) => galleries.startDraft(deps, visit));

  route(calls.createGallery, { guards }, ({ visit, params: { galleryId }, body }) =>
    galleries.createGallery(deps, visit, { ...body, galleryId }),
  );

  route(calls.editGallery, { guards }, ({ visit, params: { galleryId }, body }) =>
    galleries.editGallery(deps, visit, { ...body, galleryId }),
  );

  route(calls.editGalleryDate, { guards }, ({ visit, params: { galleryId }, body: { date } }) =>
    galleries.editGalleryDate(deps, visit, { galleryId, date }),
  );

  route(calls.deleteGallery, { guards }, ({ visit, params: { galleryId } }) =>
    galleries.deleteGallery(deps, visit, galleryId),
  );

  route(calls.restoreGallery, { guards }, ({ visit, params: { galleryId } }) =>
    galleries.restoreGallery(deps, visit, galleryId),
  );
}

function addSettings(route: Router, deps: Dependencies & GalleryPorts): void {
  route(calls.editGallerySettings, { guards }, ({ visit, params: { galleryId }, body }) =>
    editGallerySettings(deps, visit, { ...body, galleryId }),
  );

  route(calls.shiftCameraClock, { guards }, ({ visit, params: { galleryId }, body }) =>
    galleries.shiftCameraClock(deps, visit, { ...body, galleryId }),
  );

  route(calls.chooseHero, { guards }, ({ visit, params: hero }) => chooseHero(deps, visit, hero));

  route(calls.placeFocus, { guards }, ({ visit, params, body }) =>
    placeFocus(deps, visit, { ...params, ...body }),
  );
}

function addReading(route: Router, deps: Dependencies & GalleryPorts): void {
  route(calls.syncGallery, { guards }, ({ visit, params: { galleryId }, query: { since } }) =>
    syncGallery(deps, visit, {
      galleryId,
      since: since === undefined ? undefined : Number(since),
    }),
  );

  route(calls.getGallery, { guards }, ({ visit, params: { galleryId } }) =>
    galleries.getGallery(deps, visit, galleryId),
  );

  route(calls.listGalleries, { guards }, async ({ visit, query, reply }) => {
    if (await hasGalleries(deps.db, accountOf(visit).id)) goHome(reply, visit);
    return listGalleries(deps, visit, query);
  });

  route(calls.listBin, { guards }, ({ visit }) => listBin(deps, visit));
}
