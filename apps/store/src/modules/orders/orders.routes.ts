import * as endpoints from '@albumen/contract/endpoints/orders';
import {
  idempotencyKey,
  startBankPaymentBody,
  submitOrderBody,
} from '@albumen/contract/schemas/order-payment';
import * as schemas from '@albumen/contract/schemas/orders';
import { headers } from '@albumen/contract/wire-names';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { signedIn } from '../../http/guards.ts';
import { fail } from '../../http/problem-error.ts';
import { alreadySent, type Router } from '../../http/route.ts';
import { countAnew } from '../cart/cart-status.ts';
import { changeAddress } from './change-address.service.ts';
import { changeDesign } from './change-design.service.ts';
import { makeInvoice } from './invoice.service.ts';
import * as orders from './orders.service.ts';
import { addOperatorOrders } from './operator-orders.routes.ts';
import { reorder } from './reorder.service.ts';
import { startBankPayment } from './start-payment.service.ts';
import { submitOrder } from './submit-order.service.ts';

const { orderParams: params, orderReply: reply } = schemas;

export function addOrders(route: Router, deps: Dependencies): void {
  addPlacing(route, deps);
  addReading(route, deps);
  addChanges(route, deps);
  addSupport(route, deps);
  addInvoice(route, deps);
  addOperatorOrders(route, deps);
}

function addPlacing(route: Router, deps: Dependencies): void {
  route(
    endpoints.submitOrder,
    { schemas: { params, body: submitOrderBody, reply: z.null() } },
    async ({ visit, params: { resourceId }, body, request, reply: answer }) => {
      const key = keyOf(request.headers[headers.idempotencyKey]);
      await submitOrder(deps, visit, { ...body, resourceId, key, ip: request.ip });
      await countAnew(deps.db, visit, answer);
      await answer.header('cache-control', 'no-store').status(204).send();
      return alreadySent;
    },
  );

  route(
    endpoints.startBankPayment,
    { schemas: { params, body: startBankPaymentBody, reply: z.null() } },
    async ({ visit, params: { resourceId }, body, request, reply: answer }) => {
      await startBankPayment(deps, visit, { ...body, resourceId, ip: request.ip });
      await answer.header('cache-control', 'no-store').status(204).send();
      return alreadySent;
    },
  );
}

function addReading(route: Router, deps: Dependencies): void {
  route(endpoints.getOrder, { schemas: { params, reply } }, ({ visit, params: { resourceId } }) =>
    orders.getOrder(deps, visit, resourceId),
  );

  route(
    endpoints.listOrders,
    { schemas: { query: schemas.ordersQuery, reply: schemas.ordersReply }, guards: [signedIn] },
    ({ visit, query: { next } }) => orders.listOrders(deps, visit, next),
  );
}

function addChanges(route: Router, deps: Dependencies): void {
  route(
    endpoints.cancelOrder,
    { schemas: { params, reply } },
    ({ visit, params: { resourceId } }) => orders.cancelOrder(deps, visit, resourceId),
  );

  route(
    endpoints.changeOrderAddress,
    { schemas: { params, body: schemas.changeAddressBody, reply: schemas.addressChangedReply } },
    ({ visit, params: { resourceId }, body }) =>
      changeAddress(deps, visit, { ...body, resourceId }),
  );

  route(
    endpoints.changeOrderDesign,
    { schemas: { params: schemas.orderItemParams, body: schemas.changeDesignBody, reply } },
    ({ visit, params: item, body }) => changeDesign(deps, visit, { ...body, ...item }),
  );

  route(
    endpoints.reorder,
    { schemas: { params, reply: schemas.reorderReply } },
    async ({ visit, params: { resourceId }, request, reply: answer }) => {
      const outcome = await reorder(deps, visit, { resourceId, ip: request.ip });
      await countAnew(deps.db, visit, answer);
      return outcome;
    },
  );
}

function addSupport(route: Router, deps: Dependencies): void {
  route(
    endpoints.orderSupport,
    {
      schemas: {
        params: schemas.supportParams,
        body: schemas.orderSupportBody,
        reply: schemas.orderSupportReply,
      },
    },
    ({ visit, params: { referenceId }, body: { message } }) =>
      orders.writeToSupport(deps, visit, { referenceId, message }),
  );
}

/** A key of another form is refused before anything is charged under it. */
function keyOf(given: string | string[] | undefined): string | undefined {
  if (given === undefined) return undefined;
  const read = idempotencyKey.safeParse(given);
  return read.success ? read.data : fail('invalidRequest');
}

function addInvoice(route: Router, deps: Dependencies): void {
  route(
    endpoints.orderInvoice,
    { schemas: { params, reply: z.string() } },
    async ({ visit, params: { resourceId }, reply }) => {
      const { pdf, fileName } = await makeInvoice(deps, visit, resourceId);
      void reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${fileName}"`)
        .header('cache-control', 'private, no-store')
        .send(pdf);
      return alreadySent;
    },
  );
}
