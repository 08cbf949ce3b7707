import { calls } from '@albumen/contract/schemas/catalog';
import { calls as shopPhotosCalls } from '@albumen/contract/schemas/shop-photos';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Router } from '../../http/route.ts';
import { presentCatalog, presentProduct } from './catalog.presenter.ts';
import { shownCatalog } from './shown-catalog.ts';
import { getShopPhotos, studioOf } from './shop-photos.service.ts';

export function addCatalog(route: Router, deps: Dependencies): void {
  const { catalogs } = deps;
  // The catalog stands still while we run, so what the shop lists is worked out once.
  const lists = { halide: presentCatalog(catalogs.halide), cyan: presentCatalog(catalogs.cyan) };

  route(calls.getCatalog, async ({ visit, query }) => {
    const catalog = await shownCatalog(deps, visit, query);
    return catalog === catalogs[visit.labBrand] ? lists[visit.labBrand] : presentCatalog(catalog);
  });

  route(
    calls.getProduct,
    async ({ visit, params, query }) =>
      presentProduct(await shownCatalog(deps, visit, query), params.productId) ?? fail('notFound'),
  );
}

/** What the shop shows products with, apart because it asks who is looking. */
export function addShopPhotos(route: Router, deps: Dependencies): void {
  route(shopPhotosCalls.getShopPhotos, ({ visit, query }) => getShopPhotos(deps, visit, query));
  route(shopPhotosCalls.getStudio, async ({ visit, query }) => ({
    studio: await studioOf(deps, visit, query.gallery),
  }));
}
