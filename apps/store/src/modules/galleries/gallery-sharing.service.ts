import type { GalleryChanged, SharedGallery } from '@albumen/contract/endpoints/galleries';
import type { Kysely } from 'kysely';
import QRCode from 'qrcode';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf } from '../../http/guards.ts';
import { fail } from '../../http/problem-error.ts';
import { countHit } from '../../http/rate-limits.ts';
import type { Visit } from '../../http/visit.ts';
import { hashToken, newId } from '../../ids.ts';
import { mailLater } from '../../mail-jobs.ts';
import { gallerySharedMail } from '../../third-parties/mail/gallery-mails.ts';
import { closeAddresses } from './close-addresses.service.ts';
import { ownerPolicy } from './galleries.policy.ts';
import { linkOf, presentShared } from './galleries.presenter.ts';
import { countUnready, keepShareId, updateGallery } from './galleries.queries.ts';
import { getOwnGallery, viewByLink, type GalleryRow } from './gallery-access.service.ts';
import { findCover } from './gallery-covers.queries.ts';
import { galleryLimits } from './rate-limits.ts';

/** The gallery's one link: the same at every call, until it is revoked. */
export async function shareGallery(
  deps: Dependencies,
  visit: Visit,
  galleryId: string,
): Promise<{ link: string }> {
  const gallery = await getSharable(deps, visit, galleryId);
  return { link: linkOf(visit.origin, await shareIdOf(deps.db, gallery)) };
}

async function getSharable(
  deps: Dependencies,
  visit: Visit,
  galleryId: string,
): Promise<GalleryRow> {
  const gallery = await getOwnGallery(deps, visit, galleryId);
  const owner = accountOf(visit);
  if (!owner.isVerified) fail('notVerified');
  return ownerPolicy(gallery, owner).share ? gallery : fail('galleryNotCreated');
}

async function shareIdOf(db: Kysely<Tables>, { id, shareId }: GalleryRow): Promise<string> {
  return shareId ?? (await keepShareId(db, id, newId())) ?? fail('notFound');
}

/** The link is worth nothing from now on; a later share makes another one. */
export async function revokeLink(
  deps: Dependencies,
  visit: Visit,
  galleryId: string,
): Promise<GalleryChanged> {
  await getOwnGallery(deps, visit, galleryId);
  const version = await deps.db.transaction().execute(async (trx) => {
    await closeAddresses(trx, deps, galleryId);
    return updateGallery(trx, galleryId, { shareId: null });
  });
  return version === undefined ? fail('notFound') : { galleryId, version };
}

/** One mail to one person; the address is not kept. */
export async function mailLink(
  deps: Dependencies,
  visit: Visit,
  { galleryId, email }: { galleryId: string; email: string },
): Promise<void> {
  const gallery = await getSharable(deps, visit, galleryId);
  const owner = accountOf(visit);
  const to = email.trim().toLowerCase();
  await countHit(deps.db, galleryLimits.mailPerAccount, owner.id);
  await countHit(deps.db, galleryLimits.mailPerRecipient, hashToken(to).toString('base64url'));
  await deps.db.transaction().execute(async (trx) => {
    const url = linkOf(visit.origin, await shareIdOf(trx, gallery));
    const studio = gallery.businessName || `${owner.firstName} ${owner.lastName}`;
    const content = gallerySharedMail(visit.labBrand, { url, title: gallery.title, studio });
    await mailLater(trx, deps, { to, content });
  });
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
  const [cover, unreadyCount] = await Promise.all([
    findCover(deps.db, viewed.gallery.id),
    countUnready(deps.db, viewed.gallery.id),
  ]);
  return presentShared({
    ...viewed,
    shareId,
    cover,
    unreadyCount,
    maxFavorites: deps.settings.MAX_FAVORITES,
  });
}
