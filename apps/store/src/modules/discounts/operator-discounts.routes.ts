import { calls } from '@albumen/contract/schemas/operator-discounts';
import type { Dependencies } from '../../dependencies.ts';
import type { Router } from '../../http/route.ts';
import { operatorOnly } from '../operator/operator-session.ts';
import { createDiscount, endDiscount, listDiscounts } from './operator-discounts.service.ts';

/** Codes of both lab brands, and what became of them. */
export function addOperatorDiscounts(route: Router, deps: Dependencies): void {
  const guards = [operatorOnly(deps)];

  route(calls.listDiscounts, { guards }, async () => ({ discounts: await listDiscounts(deps) }));

  route(calls.createDiscount, { guards }, async ({ body }) => {
    await createDiscount(deps, body);
    return { isDone: true };
  });

  route(calls.endDiscount, { guards }, async ({ params: { id } }) => ({
    isDone: await endDiscount(deps, id),
  }));
}
