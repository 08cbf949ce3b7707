import * as endpoints from '@albumen/contract/endpoints/cards';
import * as schemas from '@albumen/contract/schemas/cards';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Router } from '../../http/route.ts';
import { presentCard, presentCards } from './cards.presenter.ts';

export function addCards(route: Router, { catalogs }: Pick<Dependencies, 'catalogs'>): void {
  // Designs and catalog stand still while we run.
  const lists = { halide: presentCards(catalogs.halide), cyan: presentCards(catalogs.cyan) };

  route(
    endpoints.listCards,
    { schemas: { reply: schemas.cardsReply } },
    async ({ visit }) => lists[visit.labBrand],
  );

  route(
    endpoints.getCard,
    { schemas: { params: schemas.cardParams, reply: schemas.cardReply } },
    async ({ visit, params: { designId } }) =>
      presentCard(catalogs[visit.labBrand], designId) ?? fail('notFound'),
  );
}
