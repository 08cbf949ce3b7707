import type { OrderedStudio, ShopPhotos, Studio } from '@albumen/contract/endpoints/shop-photos';
import { limits } from '@albumen/contract/limits';
import type { ProblemCode } from '@albumen/contract/problems';
import { shopProblem } from '@albumen/domain/galleries/sharing';
import type { Dependencies } from '../../dependencies.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { logoOf, wornBrand } from '../brands/brands.service.ts';
import { listFavoritesIn } from '../favorites/favorites.service.ts';
import {
  shopByGallery,
  viewByKnownGallery,
  viewByLink,
  type ViewedGallery,
} from '../galleries/gallery-access.service.ts';
import { holdsLink, openedLast } from '../galleries/gallery-keys.ts';
import { hasGalleries } from '../galleries/gallery-list.service.ts';
import { listInOrder } from '../photos/photo-columns.service.ts';
import { renditionBase } from '../../rendition-urls.ts';
import { findLatestGallery, listShopPhotos } from './shop-photos.queries.ts';

interface Wanted {
  gallery?: string | undefined;
  photo?: string | undefined;
}

interface ShownGallery {
  id: string;
  title: string;
}

/** What the shop shows its products with. Nothing that this visitor could not open anyway. */
export async function getShopPhotos(
  deps: Dependencies,
  visit: Visit,
  wanted: Wanted,
): Promise<ShopPhotos> {
  const gallery = await shownGallery(deps, visit, wanted.gallery);
  if (gallery === undefined) return { gallery: null, photos: [], favoriteCount: 0 };
  const favoriteIds = await listFavoritesIn(deps.db, visit, gallery.id);
  const rows = await listShopPhotos(deps.db, {
    ids: await listInOrder(deps.db, gallery.id),
    photoId: wanted.photo,
    favoriteIds,
    limit: limits.shopPhotos,
  });
  const base = renditionBase;
  return {
    gallery: { galleryId: gallery.id, title: gallery.title },
    photos: rows.map(({ id, renditionToken: token, width, height, isFavorite }) => ({
      photoId: id,
      base,
      token,
      width: width ?? 3,
      height: height ?? 2,
      isFavorite,
    })),
    favoriteCount: favoriteIds.length,
  };
}

/**
 * The one named, else the link opened last, else the newest of one's own. Refuses with `shopOff` when the
 * one named sells nothing; another one that does not is only not shown.
 */
export async function shownGallery(
  deps: Dependencies,
  visit: Visit,
  galleryId: string | undefined,
): Promise<ShownGallery | undefined> {
  const named = galleryId && (await ifAllowed(shopByGallery(deps, visit, galleryId), 'shopOff'));
  if (named) return named.gallery;
  const opened = await viewOpened(deps, visit);
  if (opened && shopProblem(opened.sharing, opened.viewer) === undefined) return opened.gallery;
  return visit.account && findLatestGallery(deps.db, visit.account.id);
}

/**
 * Whose guest this is: of the gallery whose photos are on the page, else of the one opened last. Nobody is
 * a guest of one's own.
 */
export async function studioOf(
  deps: Dependencies,
  visit: Visit,
  galleryId?: string,
): Promise<Studio | null> {
  const named = galleryId && (await ifAllowed(shopByGallery(deps, visit, galleryId)));
  return presentStudio(deps, visit, named || (await viewOpened(deps, visit)));
}

/**
 * The studio of a gallery that somebody ordered of, in whichever browser the order is read. The way into the gallery
 * is for who knows its link of today: it is the one that was ordered under, or this browser has opened it.
 */
export async function studioOfOrdered(
  deps: Dependencies,
  visit: Visit,
  { galleryId, shareId }: { galleryId: string; shareId: string | null },
): Promise<OrderedStudio | null> {
  const viewed = await ifAllowed(viewByKnownGallery(deps, visit, galleryId));
  const studio = await presentStudio(deps, visit, viewed);
  if (studio === null || viewed === undefined) return null;
  const isKnown = shareId === viewed.gallery.shareId || holdsLink(visit, viewed.gallery);
  if (isKnown) return studio;
  return studio.name === '' ? null : { ...studio, gallery: null };
}

async function presentStudio(
  deps: Dependencies,
  visit: Visit,
  opened: ViewedGallery | undefined,
): Promise<Studio | null> {
  if (opened === undefined || opened.viewer.isOwner) return null;
  const { gallery } = opened;
  const { title, shareId, allowsShop: hasShop } = gallery;
  if (shareId === null) return null;
  const brand = await wornBrand(deps.db, gallery);
  const name = gallery.businessName || (brand?.businessName ?? '');
  return {
    name,
    logoUrl: logoOf(deps, brand)?.url ?? null,
    gallery: { shareId, title },
    hasShop,
    isOnlyGuest: visit.account !== undefined && !(await hasGalleries(deps.db, visit.account.id)),
  };
}

function viewOpened(deps: Dependencies, visit: Visit) {
  const newest = openedLast(visit);
  return newest && ifAllowed(viewByLink(deps, visit, newest.shareId));
}

/** A gallery that is closed, locked or gone is only not shown. */
async function ifAllowed<Viewed>(
  viewing: Promise<Viewed>,
  said?: ProblemCode,
): Promise<Viewed | undefined> {
  try {
    return await viewing;
  } catch (error) {
    if (error instanceof ProblemError && error.problem.code !== said) return undefined;
    throw error;
  }
}
