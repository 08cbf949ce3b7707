import { storableJson, storableText } from '../../db/storable-json.ts';
import { changeLabOrder, type LabDependencies } from './change-lab-order.service.ts';

/**
 * A lab order that the lab refused or that can't be made is not made: its money goes back, and its
 * customer reads why. False when it no longer waits for a person.
 */
export async function giveUpLabOrder(
  deps: LabDependencies,
  labOrderId: string,
  reason: string,
): Promise<boolean> {
  const note = storableText(reason.trim());
  const outcome = await deps.db.transaction().execute((trx) =>
    changeLabOrder(deps, trx, {
      labOrderId,
      event: 'cancel',
      facts: { note },
      values: () => ({ reason: note }),
      news: { note },
    }),
  );
  return outcome === 'changed';
}

/** Begins a lab order that was refused or held anew; false when it is neither. */
export async function resendLabOrder(deps: LabDependencies, labOrderId: string): Promise<boolean> {
  const outcome = await deps.db.transaction().execute((trx) =>
    changeLabOrder(deps, trx, {
      labOrderId,
      event: 'resend',
      values: ({ attempt }) => ({
        attempt: attempt + 1,
        labReference: null,
        quote: null,
        reason: null,
      }),
    }),
  );
  return outcome === 'changed';
}

/** A parcel that a person reports; false when the lab order is not with the lab, or it is known. */
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
