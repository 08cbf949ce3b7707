import * as endpoints from '@albumen/contract/endpoints/cards';
import * as schemas from '@albumen/contract/schemas/cards';
import { shopPhotosQuery } from '@albumen/contract/schemas/shop-photos';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Router } from '../../http/route.ts';
import { presentCard, presentCards } from './cards.presenter.ts';
import { shownCatalog } from './shown-catalog.ts';

export function addCards(route: Router, deps: Dependencies): void {
  const { catalogs } = deps;
  // Designs and catalog stand still while we run.
  const lists = { halide: presentCards(catalogs.halide), cyan: presentCards(catalogs.cyan) };

  route(
    endpoints.listCards,
    { schemas: { query: shopPhotosQuery, reply: schemas.cardsReply } },
    async ({ visit, query }) => {
      const catalog = await shownCatalog(deps, visit, query);
      return catalog === catalogs[visit.labBrand] ? lists[visit.labBrand] : presentCards(catalog);
    },
  );

  route(
    endpoints.getCard,
    {
      schemas: { params: schemas.cardParams, query: shopPhotosQuery, reply: schemas.cardReply },
    },
    async ({ visit, params: { designId }, query }) =>
      presentCard(await shownCatalog(deps, visit, query), designId) ?? fail('notFound'),
  );
}
