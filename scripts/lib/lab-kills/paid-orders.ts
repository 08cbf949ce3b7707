import { createFactories } from '../../../apps/store/test/factories.ts';
import {
  designedItem,
  handedOrder,
  placedOrder,
  storedPhoto,
} from '../../../apps/store/test/lab-orders.ts';
import { sendToLab } from '../../../apps/store/src/modules/lab/lab-jobs.ts';
import type { Wired } from '../../../apps/store/src/wire.ts';

/** Paid orders of one small print each, whose change window has just closed. */
export async function placeForLab({ deps }: Wired, count: number): Promise<void> {
  const store = { db: deps.db, deps, make: createFactories(deps.db) };
  for (let number = 0; number < count; number += 1) {
    const item = designedItem(deps.catalogs.halide, {
      productId: 'photographic-print',
      attributes: { size: '4x6', paper: 'luster' },
      photos: [await storedPhoto(store)],
      pixelsPerInch: 72,
    });
    const orderId = await placedOrder(store, handedOrder(deps.catalogs.halide, [item]));
    await deps.jobs.enqueue(deps.db, sendToLab, { orderId });
  }
}
