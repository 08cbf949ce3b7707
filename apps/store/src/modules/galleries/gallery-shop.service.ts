import { pathOf } from '@albumen/contract/endpoint';
import type { Dependencies } from '../../dependencies.ts';
import type { Visit } from '../../http/visit.ts';
import { shopByGallery } from './gallery-access.service.ts';
import { findShowablePhoto } from './gallery-covers.queries.ts';

/** Where `/gallery/shop/{galleryId}/{photo or product}` leads: the shop with that gallery's photos. */
export async function shopAddress(
  deps: Dependencies,
  visit: Visit,
  { galleryId, target }: { galleryId: string; target: string },
): Promise<string> {
  const { gallery } = await shopByGallery(deps, visit, galleryId);
  const shown = { gallery: gallery.id };
  if (await findShowablePhoto(deps.db, gallery.id, target)) {
    return pathOf('/shop', {}, { ...shown, photo: target });
  }
  const isSold = deps.catalogs[visit.labBrand].products.has(target);
  // A photo that was deleted since the page was opened leaves the shop and the others.
  return isSold
    ? pathOf('/shop/:productId', { productId: target }, shown)
    : pathOf('/shop', {}, shown);
}
