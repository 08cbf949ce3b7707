import * as endpoints from '@albumen/contract/endpoints/lab';
import * as schemas from '@albumen/contract/schemas/lab';
import { z } from 'zod';
import type { Router } from '../../http/route.ts';
import { operatorOnly } from '../operator/operator-session.ts';
import type { LabDependencies } from './change-lab-order.service.ts';
import { listRecent } from './lab-orders.queries.ts';
import { giveUpLabOrder } from './give-up.service.ts';
import { resendLabOrder } from './resend.service.ts';
import { shipByHand } from './ship-by-hand.service.ts';

const byId = z.strictObject({ id: z.string().max(100) });
const shownOrders = 100;

export function addOperatorLab(route: Router, deps: LabDependencies): void {
  const guards = [operatorOnly(deps)];
  const done = schemas.labOrderDone;

  route(
    endpoints.listLabOrders,
    { schemas: { reply: schemas.labOrderList }, guards },
    async () => ({
      labOrders: (await listRecent(deps.db, shownOrders)).map(({ updatedAt, ...labOrder }) => ({
        ...labOrder,
        updatedAt: updatedAt.toISOString(),
      })),
    }),
  );

  route(
    endpoints.resendLabOrder,
    { schemas: { params: byId, reply: done }, guards },
    async ({ params }) => ({ isDone: await resendLabOrder(deps, params.id) }),
  );

  route(
    endpoints.cancelLabOrder,
    { schemas: { params: byId, body: schemas.cancelLabOrderBody, reply: done }, guards },
    async ({ params, body }) => ({ isDone: await giveUpLabOrder(deps, params.id, body.note) }),
  );

  route(
    endpoints.shipLabOrder,
    { schemas: { params: byId, body: schemas.shipLabOrderBody, reply: done }, guards },
    async ({ params, body }) => ({ isDone: await shipByHand(deps, params.id, body) }),
  );
}
