import type { Dependencies } from '../../dependencies.ts';
import type { Visit } from '../../http/visit.ts';
import { catalogFor } from '../markups/selling-markups.service.ts';
import type { Catalog } from './load-catalogs.ts';
import { shownGallery } from './shop-photos.service.ts';

/** What the shop sells at the prices of the gallery whose photos it shows: what follows costs that. */
export async function shownCatalog(
  deps: Dependencies,
  visit: Visit,
  { gallery }: { gallery?: string | undefined },
): Promise<Catalog> {
  return catalogFor(deps, visit, (await shownGallery(deps, visit, gallery))?.id);
}
