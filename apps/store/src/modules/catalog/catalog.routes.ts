import * as endpoints from '@albumen/contract/endpoints/catalog';
import { getShopPhotos as shopPhotosEndpoint } from '@albumen/contract/endpoints/shop-photos';
import * as schemas from '@albumen/contract/schemas/catalog';
import { shopPhotosQuery, shopPhotosReply } from '@albumen/contract/schemas/shop-photos';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Router } from '../../http/route.ts';
import { presentCatalog, presentProduct } from './catalog.presenter.ts';
import { getShopPhotos } from './shop-photos.service.ts';

export function addCatalog(route: Router, { catalogs }: Pick<Dependencies, 'catalogs'>): void {
  // The catalog stands still while we run, so what the shop lists is worked out once.
  const lists = { halide: presentCatalog(catalogs.halide), cyan: presentCatalog(catalogs.cyan) };

  route(
    endpoints.getCatalog,
    { schemas: { reply: schemas.catalogReply } },
    async ({ visit }) => lists[visit.labBrand],
  );

  route(
    endpoints.getProduct,
    { schemas: { params: schemas.productParams, reply: schemas.productReply } },
    async ({ visit, params }) =>
      presentProduct(catalogs[visit.labBrand], params.productId) ?? fail('notFound'),
  );
}

/** What the shop shows products with, apart because it asks who is looking. */
export function addShopPhotos(route: Router, deps: Dependencies): void {
  route(
    shopPhotosEndpoint,
    { schemas: { query: shopPhotosQuery, reply: shopPhotosReply } },
    ({ visit, query }) => getShopPhotos(deps, visit, query),
  );
}
