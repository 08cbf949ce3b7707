import { calls } from '@albumen/contract/schemas/galleries';
import type { Dependencies } from '../../dependencies.ts';
import { keyOf } from '../../http/request-keys.ts';
import { signedIn } from '../../http/guards.ts';
import { alreadySent, type Router } from '../../http/route.ts';
import { giveKey } from './gallery-keys.ts';
import { enterPin } from './enter-pin.service.ts';
import * as sharing from './gallery-sharing.service.ts';
import { mailLink } from './mail-link.service.ts';
import { shopAddress } from './gallery-shop.service.ts';

const guards = [signedIn];

export function addGallerySharing(route: Router, deps: Dependencies): void {
  addLink(route, deps);
  addVisiting(route, deps);
}

function addLink(route: Router, deps: Dependencies): void {
  route(calls.shareGallery, { guards }, ({ visit, params: { galleryId } }) =>
    sharing.shareGallery(deps, visit, galleryId),
  );

  route(calls.revokeLink, { guards }, ({ visit, params: { galleryId } }) =>
    sharing.revokeLink(deps, visit, galleryId),
  );

  route(calls.mailLink, { guards }, async ({ visit, params: { galleryId }, body, request }) => {
    await mailLink(deps, visit, { galleryId, ...body, key: keyOf(request) });
    return { isSent: true } as const;
  });

  route(calls.linkQrCode, { guards }, async ({ visit, params: { galleryId }, reply }) => {
    const svg = await sharing.linkQrCode(deps, visit, galleryId);
    void reply
      .type('image/svg+xml')
      .headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
      .send(svg);
    return alreadySent;
  });
}

function addVisiting(route: Router, deps: Dependencies): void {
  route(calls.getSharedGallery, ({ visit, params: { shareId } }) =>
    sharing.getSharedGallery(deps, visit, shareId),
  );

  route(calls.enterPin, async ({ visit, params: { shareId }, body: { pin }, request, reply }) => {
    const proof = await enterPin(deps, visit, { shareId, pin, ip: request.ip });
    giveKey(reply, visit, { shareId, proof });
    return { isOpen: true } as const;
  });

  route(calls.shopGallery, async ({ visit, params: target, reply }) => {
    void reply.redirect(await shopAddress(deps, visit, target));
    return alreadySent;
  });
}
