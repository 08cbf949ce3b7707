import type { GalleryChanged, SharedGallery } from '@albumen/contract/endpoints/galleries';
import type { Kysely } from 'kysely';
import QRCode from 'qrcode';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf } from '../../http/guards.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { newId } from '../../ids.ts';
import { recordChange } from '../audit/audit.service.ts';
import { logoOf } from '../brands/brands.service.ts';
import { closeAddresses } from './close-addresses.service.ts';
import { ownerPolicy } from './galleries.policy.ts';
import { linkOf, presentShared } from './galleries.presenter.ts';
import { keepShareId, updateGallery } from './galleries.queries.ts';
import { getOwnGallery, viewByLink, type GalleryRow } from './gallery-access.service.ts';
import { findShown } from './gallery-covers.queries.ts';
import { readFindMe } from './read-find-me.ts';

/** The gallery's one link: the same at every call, until it is revoked. */
export async function shareGallery(
  deps: Dependencies,
  visit: Visit,
  galleryId: string,
): Promise<{ link: string }> {
  const gallery = await getSharable(deps, visit, galleryId);
  const share = (trx: Kysely<Tables>) => shareIdOf(trx, visit, gallery);
  return { link: linkOf(visit.origin, await deps.db.transaction().execute(share)) };
}

/** A gallery of this visit's own that may have a link. */
export async function getSharable(
  deps: Dependencies,
  visit: Visit,
  galleryId: string,
): Promise<GalleryRow> {
  const gallery = await getOwnGallery(deps, visit, galleryId);
  const owner = accountOf(visit);
  if (!owner.isVerified) fail('notVerified');
  return ownerPolicy(gallery, owner).share ? gallery : fail('galleryNotCreated');
}

/** The gallery's link; the first time it gets one. */
export async function shareIdOf(
  trx: Kysely<Tables>,
  visit: Visit,
  { id, shareId, title }: GalleryRow,
): Promise<string> {
  if (shareId !== null) return shareId;
  const made = newId();
  const kept = (await keepShareId(trx, id, made)) ?? fail('notFound');
  const change = { action: 'gallery.share', subjectId: id, subjectName: title } as const;
  if (kept === made) await recordChange(trx, visit, change);
  return kept;
}

/** The link is worth nothing from now on; a later share makes another one. */
export async function revokeLink(
  deps: Dependencies,
  visit: Visit,
  galleryId: string,
): Promise<GalleryChanged> {
  const { title, shareId } = await getOwnGallery(deps, visit, galleryId);
  const version = await deps.db.transaction().execute(async (trx) => {
    await closeAddresses(trx, deps, galleryId);
    const change = { action: 'gallery.revoke', subjectId: galleryId, subjectName: title } as const;
    if (shareId !== null) await recordChange(trx, visit, change);
    return updateGallery(trx, galleryId, { shareId: null });
  });
  return version === undefined ? fail('notFound') : { galleryId, version };
}

/** SVG of the existing link: it can be printed on a card of any size. */
export async function linkQrCode(
  deps: Dependencies,
  visit: Visit,
  galleryId: string,
): Promise<string> {
  const { shareId } = await getOwnGallery(deps, visit, galleryId);
  if (shareId === null) fail('notFound');
  return QRCode.toString(linkOf(visit.origin, shareId), {
    type: 'svg',
    margin: 4,
    errorCorrectionLevel: 'M',
  });
}

/** The gallery as a visitor sees it. */
export async function getSharedGallery(
  deps: Dependencies,
  visit: Visit,
  shareId: string,
): Promise<SharedGallery> {
  const viewed = await viewByLink(deps, visit, shareId);
  const { gallery } = viewed;
  const [shown, findMe] = await Promise.all([
    findShown(deps.db, gallery.id),
    readFindMe(deps, gallery),
  ]);
  return presentShared({
    ...viewed,
    ...(shown ?? fail('notFound')),
    findMe,
    logo: logoOf(deps, shown?.brand),
    shareId,
    maxFavorites: deps.settings.MAX_FAVORITES,
  });
}
