import { calls } from '@albumen/contract/schemas/lab';
import type { Router } from '../../http/route.ts';
import type { LabDependencies } from './change-lab-order.service.ts';
import { listRecent } from './lab-orders.queries.ts';
import { giveUpLabOrder, resendLabOrder, shipByHand } from './operator-lab.service.ts';

const shownOrders = 100;

export function addOperatorLab(route: Router, deps: LabDependencies): void {
  route(calls.listLabOrders, async () => ({
    labOrders: (await listRecent(deps.db, shownOrders)).map(({ updatedAt, ...labOrder }) => ({
      ...labOrder,
      updatedAt: updatedAt.toISOString(),
    })),
  }));

  route(calls.resendLabOrder, async ({ visit, params }) => ({
    isDone: await resendLabOrder(deps, visit, params.id),
  }));

  route(calls.cancelLabOrder, async ({ visit, params, body }) => ({
    isDone: await giveUpLabOrder(deps, visit, { labOrderId: params.id, ...body }),
  }));

  route(calls.shipLabOrder, async ({ visit, params, body }) => ({
    isDone: await shipByHand(deps, visit, { labOrderId: params.id, ...body }),
  }));
}
