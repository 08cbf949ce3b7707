import { splitForLab } from '@albumen/domain/lab/lab-request';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { faultPoint } from '../../fault-point.ts';
import type { LabDependencies } from './change-lab-order.service.ts';
import { makePrintFilesJob } from './lab-jobs.ts';
import * as queries from './lab-orders.queries.ts';
import type { HandedOrder } from './order-port.ts';

/**
 * Takes a paid order over: a lab order for each of its shipping groups, each with its files to be
 * made. A second run finds them there and adds nothing.
 */
export async function sendOrderToLab(deps: LabDependencies, orderId: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const order = await deps.orders.handOver(trx, orderId);
    if (order !== undefined) await addLabOrders(deps, trx, order);
    faultPoint('while-handing-over');
  });
}

async function addLabOrders(
  { jobs }: LabDependencies,
  trx: Kysely<Tables>,
  order: HandedOrder,
): Promise<void> {
  const { orderId, labBrand } = order;
  for (const request of splitForLab(order)) {
    const { reference, shippingGroup, departmentId } = request;
    const labOrder = { orderId, labBrand, reference, shippingGroup, departmentId, request };
    const labOrderId = await queries.insertLabOrder(trx, labOrder);
    if (labOrderId !== undefined) await jobs.enqueue(trx, makePrintFilesJob, { labOrderId });
  }
}
