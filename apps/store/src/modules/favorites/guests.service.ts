import type { GalleryGuest, Guest } from '@albumen/contract/endpoints/guests';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { countHit, isUsedUp, type RateLimit } from '../../http/rate-limits.ts';
import type { Visit } from '../../http/visit.ts';
import { hashToken, newId } from '../../ids.ts';
import { mailLater } from '../../mail-jobs.ts';
import { guestFavoritesMail } from '../../third-parties/mail/gallery-mails.ts';
import { linkOf } from '../galleries/galleries.presenter.ts';
import { getOwnGallery, viewByLink, type GalleryRow } from '../galleries/gallery-access.service.ts';
import { recordFavoritesChange } from '../galleries/gallery-changes.service.ts';
import { copyFavorites, lockVisitor, moveFavorites } from './favorites.queries.ts';
import { guestOfToken, guestToken, isTokenOf } from './guest-links.ts';
import * as queries from './guests.queries.ts';
import type { GuestRow } from './guests.queries.ts';
import { findFavoriter, meetVisitor } from './visitors.service.ts';

const hour = 3600;

const guestLimits = {
  /** A wedding party on one network stays below. */
  perIp: { name: 'gallery-guest:ip', hits: 500, windowSeconds: hour },
  mailPerIp: { name: 'guest-mail:ip', hits: 20, windowSeconds: hour },
  mailPerEmail: { name: 'guest-mail:email', hits: 3, windowSeconds: 24 * hour },
} as const satisfies Record<string, RateLimit>;

/** Under which email this visit is known in a gallery: an account's own, or one that was left here. */
export async function getGuest(deps: Dependencies, visit: Visit, shareId: string): Promise<Guest> {
  const { gallery } = await viewByLink(deps, visit, shareId);
  if (visit.account !== undefined) return { email: visit.account.email };
  const person = await findFavoriter(deps.db, visit, gallery.id);
  if (person === undefined || !('guestId' in person)) return { email: null };
  const guest = await queries.findGuest(deps.db, person.guestId);
  return { email: guest?.email ?? null };
}

interface Introduction {
  shareId: string;
  email: string;
  ip: string;
}

/**
 * Leaves an email in a gallery: favorites have no limit from then on, and downloads need no account. What
 * the address has on another device comes here by a mailed link only; the answer does not say whether
 * there is any.
 */
export async function becomeGuest(
  deps: Dependencies,
  visit: Visit,
  { shareId, email, ip }: Introduction,
): Promise<Guest> {
  const { gallery } = await viewByLink(deps, visit, shareId);
  if (visit.account !== undefined) return { email: visit.account.email };
  await countHit(deps.db, guestLimits.perIp, ip);
  const visitorId = await meetVisitor(deps, visit, ip);
  const address = email.trim().toLowerCase();
  const namesake = await deps.db.transaction().execute(async (trx) => {
    if (!(await lockVisitor(trx, visitorId))) fail('foreignRequest');
    const guestId = await introduce(trx, { galleryId: gallery.id, visitorId }, address);
    return queries.findNamesake(trx, { galleryId: gallery.id, email: address, guestId });
  });
  if (namesake) await mailFavorites(deps, visit, { gallery, guest: namesake, ip });
  return { email: address };
}

/** An address that nobody proved can still be corrected; a proved one is somebody else's on this device. */
async function introduce(
  trx: Kysely<Tables>,
  device: queries.Device,
  email: string,
): Promise<string> {
  const known = await queries.findGuestOfDevice(trx, device);
  if (known !== undefined && (known.email === email || known.confirmedAt === null)) {
    await queries.setEmail(trx, known.id, email);
    return known.id;
  }
  const id = newId();
  await queries.insertGuest(trx, { id, galleryId: device.galleryId, email });
  await queries.setDevice(trx, { ...device, guestId: id });
  await moveHearts(trx, device, id);
  return id;
}

/** A visitor's hearts of this gallery only: elsewhere the visitor may be another guest, or none. */
async function moveHearts(
  trx: Kysely<Tables>,
  { visitorId, galleryId }: queries.Device,
  guestId: string,
): Promise<void> {
  const changed = await moveFavorites(trx, { from: { visitorId }, to: { guestId }, galleryId });
  await recordFavoritesChange(trx, changed);
}

interface Found {
  gallery: GalleryRow;
  guest: GuestRow;
  ip: string;
}

/** Whoever asks too often gets no mail, and is a guest nevertheless. */
async function mailFavorites(
  deps: Dependencies,
  visit: Visit,
  { gallery, guest, ip }: Found,
): Promise<void> {
  const to = hashToken(guest.email).toString('base64url');
  const { mailPerIp, mailPerEmail } = guestLimits;
  if (await isUsedUp(deps.db, mailPerIp, ip)) return;
  if (await isUsedUp(deps.db, mailPerEmail, to)) return;
  await countHit(deps.db, mailPerIp, ip);
  await countHit(deps.db, mailPerEmail, to);
  const token = guestToken(deps.secrets.appSecret, guest, deps.clock.now().getTime());
  const content = guestFavoritesMail(visit.labBrand, {
    url: `${linkOf(visit.origin, gallery.shareId ?? '')}?guest=${token}`,
    title: gallery.title,
    studio: gallery.businessName,
  });
  await deps.db.transaction().execute((trx) => mailLater(trx, deps, { to: guest.email, content }));
}

interface Joining {
  shareId: string;
  token: string;
  ip: string;
}

/** Opens the favorites of a mailed link on this device, too. Refuses with `linkInvalid`. */
export async function joinGuest(
  deps: Dependencies,
  visit: Visit,
  { shareId, token, ip }: Joining,
): Promise<Guest> {
  const { gallery } = await viewByLink(deps, visit, shareId);
  const now = deps.clock.now();
  const guestId = guestOfToken(token, now.getTime());
  if (guestId === undefined) fail('linkInvalid');
  const visitorId = visit.account ? undefined : await meetVisitor(deps, visit, ip);
  return deps.db.transaction().execute(async (trx) => {
    const named = await queries.lockGuest(trx, gallery.id, guestId);
    if (named === undefined || !isTokenOf(deps.secrets.appSecret, token, named))
      fail('linkInvalid');
    const guest = await confirmedGuest(trx, { galleryId: gallery.id, guest: named, now });
    if (visit.account)
      await copyFavorites(trx, {
        from: { guestId: guest.id },
        to: { accountId: visit.account.id },
      });
    if (visitorId !== undefined) await joinDevice(trx, { galleryId: gallery.id, visitorId }, guest);
    await recordFavoritesChange(trx, [gallery.id]);
    return { email: guest.email };
  });
}

/** Who opened the link of an address is the one person of that address here. */
async function confirmedGuest(
  trx: Kysely<Tables>,
  { galleryId, guest, now }: { galleryId: string; guest: GuestRow; now: Date },
): Promise<GuestRow> {
  if (guest.confirmedAt !== null) return guest;
  const confirmed = await queries.findConfirmed(trx, galleryId, guest.email);
  if (confirmed !== undefined) return confirmed;
  await queries.confirmGuest(trx, guest.id, now);
  return guest;
}

async function joinDevice(
  trx: Kysely<Tables>,
  device: queries.Device,
  guest: GuestRow,
): Promise<void> {
  if (!(await lockVisitor(trx, device.visitorId))) fail('foreignRequest');
  const before = await queries.findGuestOfDevice(trx, device);
  await queries.setDevice(trx, { ...device, guestId: guest.id });
  await moveHearts(trx, device, guest.id);
  if (before === undefined || before.id === guest.id || before.confirmedAt !== null) return;
  // Nobody but this device was known under it.
  if (before.email === guest.email) {
    await moveFavorites(trx, { from: { guestId: before.id }, to: { guestId: guest.id } });
    await queries.deleteGuest(trx, before.id);
  }
}

/** Whoever registers takes the guest's favorites along; a guest without a device is gone. Answers where. */
export async function leaveAsGuest(
  trx: Kysely<Tables>,
  visitorId: string,
  accountId: string,
): Promise<string[]> {
  const guests = await queries.listGuestsOfVisitor(trx, visitorId);
  for (const { guestId, devices } of guests) {
    await copyFavorites(trx, { from: { guestId }, to: { accountId } });
    if (devices === 1) await queries.deleteGuest(trx, guestId);
  }
  return guests.map(({ galleryId }) => galleryId);
}

/** Who left an email in a gallery, for its owner. */
export async function listGuests(
  deps: Dependencies,
  visit: Visit,
  galleryId: string,
): Promise<GalleryGuest[]> {
  await getOwnGallery(deps, visit, galleryId);
  const rows = await queries.listGuests(deps.db, galleryId);
  return rows.map((row) => ({
    guestId: row.id,
    email: row.email,
    isConfirmed: row.confirmedAt !== null,
    favoriteCount: row.favoriteCount,
    joinedAt: row.createdAt.getTime(),
    downloadedAt: row.downloadedAt?.getTime() ?? null,
  }));
}

/** An owner sees which guests have downloaded; accounts are not followed. */
export async function noteDownload(
  db: Kysely<Tables>,
  holder: { accountId: string } | { guestId: string },
): Promise<void> {
  if ('guestId' in holder) await queries.markDownloaded(db, holder.guestId);
}
