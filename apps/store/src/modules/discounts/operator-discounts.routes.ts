import { calls } from '@albumen/contract/schemas/operator-discounts';
import type { Dependencies } from '../../dependencies.ts';
import type { Router } from '../../http/route.ts';
import { createDiscount, endDiscount, listDiscounts } from './operator-discounts.service.ts';

/** Codes of both lab brands, and what became of them. */
export function addOperatorDiscounts(route: Router, deps: Dependencies): void {
  route(calls.listDiscounts, async () => ({ discounts: await listDiscounts(deps) }));

  route(calls.createDiscount, async ({ visit, body }) => {
    await createDiscount(deps, visit, body);
    return { isDone: true };
  });

  route(calls.endDiscount, async ({ visit, params: { id } }) => ({
    isDone: await endDiscount(deps, visit, id),
  }));
}
