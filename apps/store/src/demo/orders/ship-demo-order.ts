import { setTimeout as sleep } from 'node:timers/promises';
import type { Dependencies } from '../../dependencies.ts';
import { shipByHand } from '../../modules/lab/operator-lab.service.ts';
import { createOrderPort } from '../../modules/orders/lab-port.service.ts';
import type { DemoOrder } from './demo-order-list.ts';

const lookAgainMs = 2_000;

/** Who the audit log says has entered the parcels. */
const operator = { id: 'demo', name: 'Demo', email: 'demo@albumen.test' };

interface Placed {
  order: DemoOrder;
  checkoutId: string;
  signal: AbortSignal;
}

/** Enters the parcels of an order once its print files are made and lie with the lab. */
export async function shipDemoOrder(
  deps: Dependencies,
  { order: { end }, checkoutId, signal }: Placed,
): Promise<void> {
  if (end !== 'shipped' && end !== 'partlyShipped') return;
  const atLab = await untilAtLab(deps, { checkoutId, signal });
  const shipped = end === 'shipped' ? atLab : atLab.slice(0, 1);
  const lab = { ...deps, orders: createOrderPort(deps) };
  for (const [place, { id: labOrderId }] of shipped.entries()) {
    const trackingNumber = `1Z999AA1012345${6780 + place}`;
    await shipByHand(
      lab,
      { operator, account: undefined, ip: '127.0.0.1' },
      {
        labOrderId,
        carrier: 'UPS',
        trackingNumber,
      },
    );
  }
}

async function untilAtLab({ db }: Dependencies, { checkoutId, signal }: Omit<Placed, 'order'>) {
  for (;;) {
    const labOrders = await db
      .selectFrom('labOrders')
      .innerJoin('orders', 'orders.id', 'labOrders.orderId')
      .select(['labOrders.id', 'labOrders.status'])
      .where('orders.checkoutId', '=', checkoutId)
      .orderBy('labOrders.createdAt')
      .orderBy('labOrders.id')
      .execute();
    const isOnItsWay = labOrders.some(({ status }) => ['preparing', 'sending'].includes(status));
    if (labOrders.length > 0 && !isOnItsWay) return labOrders;
    await sleep(lookAgainMs, undefined, { signal });
  }
}
