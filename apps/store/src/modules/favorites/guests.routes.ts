import { calls } from '@albumen/contract/schemas/guests';
import type { Dependencies } from '../../dependencies.ts';
import { signedIn } from '../../http/guards.ts';
import type { Router } from '../../http/route.ts';
import { rememberVisitor } from '../../http/visitor-cookie.ts';
import * as guests from './guests.service.ts';

/** Guests by email: who they are in a gallery, and who they were for its owner. */
export function addGuests(route: Router, deps: Dependencies): void {
  route(calls.getGuest, ({ visit, params: { shareId } }) => guests.getGuest(deps, visit, shareId));

  route(calls.becomeGuest, async ({ visit, params, body, request, reply }) => {
    const guest = await guests.becomeGuest(deps, visit, { ...params, ...body, ip: request.ip });
    rememberVisitor(visit, reply);
    return guest;
  });

  route(calls.joinGuest, async ({ visit, params, body, request, reply }) => {
    const guest = await guests.joinGuest(deps, visit, { ...params, ...body, ip: request.ip });
    rememberVisitor(visit, reply);
    return guest;
  });

  route(calls.listGuests, { guards: [signedIn] }, async ({ visit, params: { galleryId } }) => ({
    guests: await guests.listGuests(deps, visit, galleryId),
  }));
}
