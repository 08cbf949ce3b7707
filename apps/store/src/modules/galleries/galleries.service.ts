import type {
  ClockShift,
  Gallery,
  GalleryChanged,
  NewGallery,
} from '@albumen/contract/endpoints/galleries';
import { dayOf } from '@albumen/domain/galleries/calendar-day';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf } from '../../http/guards.ts';
import { mayInStudio } from '../../http/rights.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { newId } from '../../ids.ts';
import { recordChange } from '../audit/audit.service.ts';
import { holdAccount } from '../accounts/hold-account.service.ts';
import { getOwnBrand, storedBrands } from '../brands/brands.service.ts';
import { closeAddresses } from './close-addresses.service.ts';
import { presentOwned } from './galleries.presenter.ts';
import * as queries from './galleries.queries.ts';
import { getOwnGallery, getOwnGalleryOrBinned } from './gallery-access.service.ts';
import { findCover } from './gallery-covers.queries.ts';
import { readFindMe } from './read-find-me.ts';

/** The account's draft for /gallery/create; one that nothing was done with is used again. */
export async function startDraft(
  { db }: Dependencies,
  visit: Visit,
): Promise<{ galleryId: string }> {
  const accountId = accountOf(visit).id;
  return db.transaction().execute(async (trx) => {
    // A second draft waits until the first is there.
    await holdAccount(trx, accountId);
    const empty = await queries.findEmptyDraft(trx, accountId);
    if (empty !== undefined) return { galleryId: empty.id };
    const id = newId();
    // Files arrive in any order; the time they were taken puts them right until somebody drags.
    await queries.insertGallery(trx, { id, accountId, sort: 'taken' });
    return { galleryId: id };
  });
}

/**
 * Fills the draft. A repeated call fills it again. A name that is the brand's own follows the brand.
 */
export async function createGallery(
  deps: Dependencies,
  visit: Visit,
  { galleryId, ...values }: NewGallery & { galleryId: string },
): Promise<GalleryChanged> {
  const brand = await getOwnBrand(deps.db, accountOf(visit), values.brandId);
  const businessName = values.businessName.trim();
  return change(deps, visit, {
    galleryId,
    state: 'active',
    title: values.title.trim(),
    occasion: values.occasion.trim(),
    brandId: brand.id,
    businessName: businessName === brand.businessName ? '' : businessName,
    datedOn: dayOrNull(values.date),
  });
}

interface GalleryEdit {
  galleryId: string;
  title?: string | undefined;
  occasion?: string | undefined;
  brandId?: string | undefined;
}

/** Another brand is worn with its own name. */
export async function editGallery(
  deps: Dependencies,
  visit: Visit,
  { galleryId, title, occasion, brandId }: GalleryEdit,
): Promise<GalleryChanged> {
  if (brandId !== undefined) await getOwnBrand(deps.db, accountOf(visit), brandId);
  return change(deps, visit, {
    galleryId,
    ...(brandId !== undefined && { brandId, businessName: '' }),
    ...(title !== undefined && { title: title.trim() }),
    ...(occasion !== undefined && { occasion: occasion.trim() }),
  });
}

export function editGalleryDate(
  deps: Dependencies,
  visit: Visit,
  { galleryId, date }: { galleryId: string; date: number | null },
): Promise<GalleryChanged> {
  return change(deps, visit, { galleryId, datedOn: dayOrNull(date) });
}

export async function shiftCameraClock(
  deps: Dependencies,
  visit: Visit,
  { galleryId, ...shift }: ClockShift & { galleryId: string },
): Promise<GalleryChanged> {
  await getOwnGallery(deps, visit, galleryId);
  const version = await queries.setCameraShift(deps.db, galleryId, shift);
  return version === undefined ? fail('notFound') : { galleryId, version };
}

type Patch = Parameters<typeof queries.updateGallery>[2] & { galleryId: string };

async function change(
  deps: Dependencies,
  visit: Visit,
  { galleryId, ...patch }: Patch,
): Promise<GalleryChanged> {
  await getOwnGallery(deps, visit, galleryId);
  const version = await queries.updateGallery(deps.db, galleryId, patch);
  return version === undefined ? fail('notFound') : { galleryId, version };
}

function dayOrNull(date: number | null): string | null {
  return date === null ? null : dayOf(date);
}

/** Into the bin, with its photos; the link answers like one that never was. */
export function deleteGallery(
  deps: Dependencies,
  visit: Visit,
  galleryId: string,
): Promise<GalleryChanged> {
  return setDeleted(deps, visit, { galleryId, deletedAt: deps.clock.now() });
}

export function restoreGallery(
  deps: Dependencies,
  visit: Visit,
  galleryId: string,
): Promise<GalleryChanged> {
  return setDeleted(deps, visit, { galleryId, deletedAt: null });
}

async function setDeleted(
  deps: Dependencies,
  visit: Visit,
  { galleryId, deletedAt }: { galleryId: string; deletedAt: Date | null },
): Promise<GalleryChanged> {
  const before = await getOwnGalleryOrBinned(deps, visit, galleryId);
  const isDeleted = deletedAt !== null;
  const isChanged = isDeleted === (before.deletedAt === null);
  await deps.db.transaction().execute(async (trx) => {
    if (isDeleted && isChanged) await closeAddresses(trx, deps, galleryId);
    if (!(await queries.setDeleted(trx, galleryId, deletedAt))) return;
    const action = isDeleted ? 'gallery.delete' : 'gallery.restore';
    await recordChange(trx, visit, { action, subjectId: galleryId, subjectName: before.title });
  });
  const { version } = await getOwnGalleryOrBinned(deps, visit, galleryId);
  return { galleryId, version };
}

/** Reads a gallery for the manage page; one from the bin too, which offers to restore it. */
export async function getGallery(
  deps: Dependencies,
  visit: Visit,
  galleryId: string,
): Promise<Gallery> {
  const { db, clock } = deps;
  const gallery = await getOwnGalleryOrBinned(deps, visit, galleryId);
  return presentOwned({
    gallery,
    owner: { ...accountOf(visit), mayChange: mayInStudio(visit, 'galleries:change') },
    origin: visit.origin,
    now: clock.now(),
    cover: await findCover(db, galleryId),
    brands: await storedBrands(db, accountOf(visit)),
    cameras: await queries.listCameras(db, galleryId),
    favoriteCount: await queries.countFavorites(db, galleryId),
    findMe: await readFindMe(deps, gallery),
  });
}

/** The manage page of the gallery that waits to be shared; undefined where none does. */
export async function waitingGalleryPath(
  db: Kysely<Tables>,
  accountId: string,
): Promise<string | undefined> {
  const gallery = await queries.findUnshared(db, accountId);
  return gallery && `/gallery/manage/${gallery.id}`;
}
