import { calls } from '@albumen/contract/schemas/cards';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Router } from '../../http/route.ts';
import { presentCard, presentCards } from './cards.presenter.ts';
import { shownCatalog } from './shown-catalog.ts';

export function addCards(route: Router, deps: Dependencies): void {
  const { catalogs } = deps;
  // Designs and catalog stand still while we run.
  const lists = { halide: presentCards(catalogs.halide), cyan: presentCards(catalogs.cyan) };

  route(calls.listCards, async ({ visit, query }) => {
    const catalog = await shownCatalog(deps, visit, query);
    return catalog === catalogs[visit.labBrand] ? lists[visit.labBrand] : presentCards(catalog);
  });

  route(
    calls.getCard,
    async ({ visit, params: { designId }, query }) =>
      presentCard(await shownCatalog(deps, visit, query), designId) ?? fail('notFound'),
  );
}
