import { calls } from '@albumen/contract/schemas/orders';
import type { Dependencies } from '../../dependencies.ts';
import { signedIn } from '../../http/guards.ts';
import { keyOf } from '../../http/request-keys.ts';
import { alreadySent, type Router } from '../../http/route.ts';
import { countAnew } from '../cart/cart-status.ts';
import { changeAddress } from './changes/change-address.service.ts';
import { changeDesign } from './changes/change-design.service.ts';
import { makeInvoice } from './reading/invoice.service.ts';
import * as orders from './orders.service.ts';
import { addOperatorOrders } from './operator-orders.routes.ts';
import { reorder } from './changes/reorder.service.ts';
import { startBankPayment } from './placing/start-payment.service.ts';
import { submitOrder } from './placing/submit-order.service.ts';
import * as support from './support.service.ts';

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
    calls.submitOrder,
    async ({ visit, params: { resourceId }, body, request, reply: answer }) => {
      const key = keyOf(request);
      await submitOrder(deps, visit, { ...body, resourceId, key, ip: request.ip });
      await countAnew(deps.db, visit, answer);
      await answer.header('cache-control', 'no-store').status(204).send();
      return alreadySent;
    },
  );

  route(
    calls.startBankPayment,
    async ({ visit, params: { resourceId }, body, request, reply: answer }) => {
      await startBankPayment(deps, visit, { ...body, resourceId, ip: request.ip });
      await answer.header('cache-control', 'no-store').status(204).send();
      return alreadySent;
    },
  );
}

function addReading(route: Router, deps: Dependencies): void {
  route(calls.getOrder, ({ visit, params: { resourceId } }) =>
    orders.getOrder(deps, visit, resourceId),
  );

  route(calls.listOrders, { guards: [signedIn] }, ({ visit, query: { next } }) =>
    orders.listOrders(deps, visit, next),
  );
}

function addChanges(route: Router, deps: Dependencies): void {
  route(calls.cancelOrder, ({ visit, params: { resourceId }, body, request: { ip } }) =>
    orders.cancelOrder(deps, visit, { ...body, resourceId, ip }),
  );

  route(calls.changeOrderAddress, ({ visit, params: { resourceId }, body, request: { ip } }) =>
    changeAddress(deps, visit, { ...body, resourceId, ip }),
  );

  route(calls.changeOrderDesign, ({ visit, params: item, body }) =>
    changeDesign(deps, visit, { ...body, ...item }),
  );

  route(calls.reorder, async ({ visit, params: { resourceId }, request, reply: answer }) => {
    const outcome = await reorder(deps, visit, { resourceId, ip: request.ip });
    await countAnew(deps.db, visit, answer);
    return outcome;
  });
}

function addSupport(route: Router, deps: Dependencies): void {
  route(calls.orderSupport, ({ visit, params: { referenceId }, body, request }) => {
    const asked = { referenceId, ip: request.ip, key: keyOf(request) };
    return support.writeToSupport(deps, visit, { ...body, ...asked });
  });

  route(calls.readSupport, ({ visit, params: { referenceId } }) =>
    support.readThread(deps, visit, referenceId),
  );
}

function addInvoice(route: Router, deps: Dependencies): void {
  route(calls.orderInvoice, async ({ visit, params: { resourceId }, reply }) => {
    const { pdf, fileName } = await makeInvoice(deps, visit, resourceId);
    void reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${fileName}"`)
      .header('cache-control', 'private, no-store')
      .send(pdf);
    return alreadySent;
  });
}
