import { storableJson } from '../../db/storable-json.ts';
import { changeLabOrder, type LabDependencies } from './change-lab-order.service.ts';

/** A parcel that a person tells us of; false when the lab order is not with the lab, or it is known. */
export async function shipByHand(
  deps: LabDependencies,
  labOrderId: string,
  { carrier, trackingNumber }: { carrier: string; trackingNumber: string },
): Promise<boolean> {
  const parcels = [{ carrier, trackingNumber, shippedAt: deps.clock.now().toISOString() }];
  const outcome = await deps.db.transaction().execute((trx) =>
    changeLabOrder(deps, trx, {
      labOrderId,
      event: 'ship',
      facts: { parcels, isByHand: true },
      messageId: `${labOrderId} ${trackingNumber}`,
      values: (before) => ({ parcels: storableJson([...before.parcels, ...parcels]) }),
      news: { parcels },
    }),
  );
  return outcome === 'changed';
}
