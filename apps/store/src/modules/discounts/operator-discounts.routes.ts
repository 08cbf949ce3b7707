import * as endpoints from '@albumen/contract/endpoints/discount-desk';
import * as schemas from '@albumen/contract/schemas/discount-desk';
import type { Dependencies } from '../../dependencies.ts';
import type { Router } from '../../http/route.ts';
import { operatorOnly } from '../operator/operator-session.ts';
import { createDiscount, endDiscount, listDiscounts } from './discount-desk.service.ts';

/** Codes of both lab brands, and what became of them. */
export function addOperatorDiscounts(route: Router, deps: Dependencies): void {
  const guards = [operatorOnly(deps)];

  route(
    endpoints.listDiscounts,
    { schemas: { reply: schemas.operatorDiscounts }, guards },
    async () => ({ discounts: await listDiscounts(deps) }),
  );

  route(
    endpoints.createDiscount,
    { schemas: { body: schemas.newDiscountBody, reply: schemas.discountDone }, guards },
    async ({ body }) => {
      await createDiscount(deps, body);
      return { isDone: true };
    },
  );

  route(
    endpoints.endDiscount,
    { schemas: { params: schemas.byDiscountId, reply: schemas.discountDone }, guards },
    async ({ params: { id } }) => ({ isDone: await endDiscount(deps, id) }),
  );
}
